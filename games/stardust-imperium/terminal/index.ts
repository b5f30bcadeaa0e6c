import { sayEventBy } from '@conclave/frame/event-parts.ts';
import type { GameText } from '@conclave/frame/text.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { sayMove } from '../words/move.ts';
import { MOVES } from '../words/moves.ts';
import { help, topics } from './help.ts';
import { offer } from './offer.ts';
import { spell } from './spelling.ts';
import { table } from './table.ts';

/** Stardust Imperium in plain text. */
const text: GameText<State, Move, Event> = {
  moves: MOVES,
  table,
  sayMove,
  offer,
  spell,
  sayEvent: sayEventBy(eventLine),
  help,
  topics,
};

export default text;
