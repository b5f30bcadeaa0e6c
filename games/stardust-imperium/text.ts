import { sayEventBy } from '../frame/event-parts.ts';
import type { GameText } from '../frame/text.ts';
import { eventLine } from './events.ts';
import type { Event, Move, State } from './rules/types.ts';
import { help, topics } from './text/help.ts';
import { sayMove } from './text/move.ts';
import { offer } from './text/offer.ts';
import { spell } from './text/spelling.ts';
import { table } from './text/table.ts';

/** Stardust Imperium in plain text. */
const text: GameText<State, Move, Event> = {
  table,
  sayMove,
  offer,
  spell,
  sayEvent: sayEventBy(eventLine),
  help,
  topics,
};

export default text;
