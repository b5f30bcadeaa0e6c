import { sayEventBy } from '@conclave/frame/event-parts.ts';
import type { GameText } from '@conclave/frame/text.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { sayMove } from '../words/move.ts';
import { MOVES } from '../words/moves.ts';
import { tiedText } from '../words/names.ts';
import { help, topics } from './help.ts';
import { map } from './map.ts';
import { offer } from './offer.ts';
import { spell } from './spelling.ts';
import { brief, table } from './table.ts';

/** Hexpanse in plain text. */
const text: GameText<State, Move, Event> = {
  moves: MOVES,
  table,
  brief,
  map,
  sayMove,
  offer,
  spell,
  sayEvent: sayEventBy(eventLine),
  help,
  topics,
  tied: tiedText,
};

export default text;
