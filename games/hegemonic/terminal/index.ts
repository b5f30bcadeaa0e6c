import { sayEventBy } from '@conclave/frame/event-parts.ts';
import type { GameText } from '@conclave/frame/text.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { LEADER_ASKS, LEADER_ASKS_TEXT, passesByItself } from '../words/leader-asks.ts';
import { sayMove } from '../words/move.ts';
import { MOVES } from '../words/moves.ts';
import { tiedText } from '../words/names.ts';
import { help, topics } from './help.ts';
import { map } from './map.ts';
import { offer } from './offer.ts';
import { spell } from './spelling.ts';
import { brief, table } from './table.ts';

/** Hegemonic in plain text. */
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
  standing: Object.fromEntries(
    LEADER_ASKS.map((when) => [
      `leader-${when}`,
      {
        says: LEADER_ASKS_TEXT[when].passes,
        answer: (view, seat, moves) => (passesByItself(view, seat, moves, when) ? ['pass'] : null),
      },
    ]),
  ),
};

export default text;
