import { moveTable, type PartsOf } from '@conclave/frame/moves.ts';
import type { Move } from '../rules/types.ts';

/** What each kind of move is called, and what stands behind its label; `from` is also the only sector that one is about. */
export const MOVES = moveTable<Move>()({
  civilisation: { name: 'Choose a civilisation', args: ['civilisation'] },
  slot: { name: 'Choose a home', args: ['sector:from'] },
  choose: { name: 'Choose a card', args: ['card', 'strategy', 'card:discard?'] },
  battle: { name: 'Start a battle', args: ['sector:from'] },
  endWar: { name: 'End War' },
  colonize: { name: 'Place a colony', args: ['sector:from'] },
  pass: { name: 'Pass' },
  move: { name: 'Movement', args: ['sector:from', 'sector:to', 'n'] },
  portal: { name: 'Portal', args: ['sector:from', 'sector:to', 'n'] },
  produce: { name: 'Production', args: ['sector:from'] },
  ambush: { name: 'Ambush', args: ['sector:from', 'people:opponent'] },
  convert: { name: 'Conversion', args: ['sector:from', 'people:opponent'] },
  endExpansion: { name: 'End turn' },
});

/** What one chooses to make a move. */
export type Parts = PartsOf<Move, typeof MOVES>;
