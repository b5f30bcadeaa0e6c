import type { GameText } from '../text.ts';
import type { Event, Move, State } from './rules/types.ts';
import { sayEvent } from './text/event.ts';
import { help, topics } from './text/help.ts';
import { map } from './text/map.ts';
import { sayMove } from './text/move.ts';
import { offer } from './text/offer.ts';
import { spell } from './text/spelling.ts';
import { brief, table } from './text/table.ts';

/** Dominations in plain text. */
const text: GameText<State, Move, Event> = {
  table,
  brief,
  map,
  sayMove,
  offer,
  spell,
  sayEvent,
  help,
  topics,
};

export default text;
