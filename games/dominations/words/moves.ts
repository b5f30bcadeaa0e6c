import { moveTable, type PartsOf } from '@conclave/frame/moves.ts';
import type { Move } from '../rules/types.ts';

/** What each kind of move is called, and what stands behind its label. A place of a Tree is two numbers. */
export const MOVES = moveTable<Move>()({
  keep: { name: 'Keep cards', args: ['monument', 'nation:objective?'] },
  redraw: { name: 'Exchange tiles', args: ['tiles'] },
  declare: { name: 'Declare an ambition', args: ['n'] },
  choose: { name: 'Gain Knowledge', args: ['domain'] },
  place: { name: 'Place a tile', args: ['tile', 'place:cell', 'rotation'] },
  omen: { name: 'Resolve this Omen', args: ['omen'] },
  giveBack: { name: 'Give tiles back', args: ['tile:given', 'tile:other'] },
  lose: { name: 'Lose Knowledge', args: ['domain'] },
  fall: { name: 'Let a City fall a level', args: ['place:cell'] },
  payVp: { name: 'Lose VP' },
  payKnowledge: { name: 'Lose Knowledge' },
  exchange: { name: 'Exchange Knowledge', args: ['domain', 'domain:from'] },
  more: { name: 'Exchange more', args: ['domain:from'] },
  stop: { name: 'No more' },
  city: { name: 'Found a City', args: ['place:cell'] },
  upgrade: { name: 'Raise a City', args: ['place:cell'] },
  monument: { name: 'Build a Monument level', args: ['inPlay:monument', 'spot', '+'] },
  patronage: { name: 'Build a Monument level by Patronage', args: ['inPlay:monument', 'spot', '+'] },
  site: { name: 'Put the Monument here', args: ['place:cell'] },
  gain: { name: 'Gain a Mastery card', args: ['card:kind', 'copy', 'spot', '+'] },
  advance: { name: 'Turn a card Advanced', args: ['card:kind'] },
  pay: { name: 'Pay', args: ['n', 'n:secondary'] },
  spend: { name: 'Pay with this Knowledge', args: ['domain'] },
  pass: { name: 'Pass' },
});

/** What one chooses to make a move. */
export type Parts = PartsOf<Move, typeof MOVES>;
