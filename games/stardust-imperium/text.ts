import type { GameText } from '../text.ts';
import type { Event, Move, State } from './rules/types.ts';
import { sayEvent } from './text/event.ts';
import { help } from './text/help.ts';
import { sayMove } from './text/move.ts';
import { offer } from './text/offer.ts';
import { table } from './text/table.ts';

/** Stardust Imperium in plain text. */
const text: GameText<State, Move, Event> = { table, sayMove, offer, sayEvent, help };

export default text;
