import { sayEventBy } from '../frame/event-parts.ts';
import type { GameText } from '../frame/text.ts';
import { eventLine } from './events.ts';
import type { Event, Move, State } from './rules/types.ts';
import { help, topics } from './text/help.ts';
import { map } from './text/map.ts';
import { sayMove } from './text/move.ts';
import { offer } from './text/offer.ts';
import { spell } from './text/spelling.ts';
import { brief, table } from './text/table.ts';
import { tiedText } from './texts.ts';

/** APEX in plain text. */
const text: GameText<State, Move, Event> = {
  table,
  brief,
  map,
  sayMove,
  offer,
  spell,
  sayEvent: sayEventBy(eventLine),
  help,
  tied: tiedText,
  topics,
};

export default text;
