import { withNames } from '@conclave/frame/says.ts';
import type { GameText } from '@conclave/frame/text.ts';
import { toldApart } from '@conclave/frame/told-apart.ts';
import {
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  opening,
  parseMove,
  parseRecord,
  type Refusal,
  replay,
  type Seat,
  type Viewer,
} from '@conclave/kernel';
import type { GameUi, LogLine, SeatInfo } from '@conclave/kit';
import { deedOf } from '../live/log.ts';

/** A recorded game, laid out to be looked at from any place. */
export interface Film {
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** The state before the first move, then after each one. */
  readonly states: readonly Core[];
  /** What the move that led to each state caused; nothing for the first. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Places at which a turn begins, ascending; the first is 0. */
  readonly turns: readonly number[];
}

export type Filmed =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly error: Refusal };

/** Plays a record into a film. Refuses with the place at which it is broken. */
export function film(game: Game, ui: Pick<GameUi, 'turn'>, json: unknown): Filmed {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const first = opening(game, record);
  if (!first.ok) return first;
  const states: Core[] = [first.value];
  const events: (readonly GameEvent[])[] = [[]];
  const played = replay(game, record, (s, happened) => {
    states.push(game.clone(s));
    events.push(happened);
  });
  if (!played.ok) return played;
  const turns = states.flatMap((state, i) => {
    if (i === 0) return [0];
    const [before, now] = [ui.turn(states[i - 1]!), ui.turn(state)];
    return before.round === now.round && before.seat === now.seat ? [] : [i];
  });
  const names = toldApart(record.seats.map(({ name }) => name));
  const seats = record.seats.map(({ kind }, seat) => ({
    name: names[seat]!,
    kind: kind === 'human' ? ('human' as const) : ('bot' as const),
    away: false,
  }));
  return { ok: true, film: { record, seats, states, events, turns } };
}

/** A state as a viewer saw it, or with all cards open. */
export const seen = (game: Game, state: Core, viewer: Viewer, open: boolean): Core =>
  open ? state : game.view(state, viewer);

/** What of some events the viewer noticed. */
export const noticed = (
  game: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
  open: boolean,
): readonly GameEvent[] =>
  open ? events : events.map((event) => game.eventFor(event, viewer)).filter((event) => event !== null);

/** What the log says of the move that led to a place, as a viewer saw it. */
export const linesAt = (
  { seats, states, events }: Film,
  game: Game,
  ui: Pick<GameUi, 'describe'>,
  at: number,
  viewer: Viewer,
  open: boolean,
): readonly LogLine[] => {
  const after = seen(game, states[at]!, viewer, open);
  return noticed(game, events[at]!, viewer, open).flatMap((event) => ui.describe(event, seats, after) ?? []);
};

/** A move in one line: as the log tells it, or else what was chosen, to stand behind a name. */
export interface Deed {
  readonly seat: Seat;
  readonly line: LogLine | undefined;
  readonly chosen: string;
}

/** The move that led to a place, as far as the viewer may know it; null before the first one. */
export function deedAt(
  film: Film,
  game: Game,
  { describe, sayMove }: Pick<GameUi, 'describe'> & Partial<Pick<GameText, 'sayMove'>>,
  at: number,
  viewer: Viewer,
  open: boolean,
): Deed | null {
  const made = film.record.moves[at - 1];
  if (!made) return null;
  const [seat, text] = made;
  const before = film.states[at - 1]!;
  const lines = linesAt(film, game, { describe }, at, viewer, open);
  const isSealed = game.asks(before)?.sealed ?? false;
  // Who chose last in secret laid open what all chose, which comes first.
  const line = isSealed ? lines[0] : deedOf({ version: at, seat, lines }, null).line;
  // What no event tells is seen by everybody, if it is no secret choice.
  if (isSealed && !open && viewer !== seat) return { seat, line, chosen: ' chooses in secret.' };
  const move = parseMove(text);
  const names = film.seats.map(({ name }) => name);
  const chosen =
    move.ok && sayMove ? `: ${withNames(sayMove(seen(game, before, seat, false), move.value), names)}` : '';
  return { seat, line, chosen };
}
