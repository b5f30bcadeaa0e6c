import type { GameMeta, Gentle } from '@conclave/games';
import type { Options } from '@conclave/kernel';
import { kept } from '@conclave/kit';

/** A table that one press lays: how many sit there, and what is played. */
export interface Form {
  readonly name: string;
  /** What sets it apart; nothing for the full game. */
  readonly says: string | null;
  readonly seats: number;
  readonly options: Options;
}

/** By game, whether its gentle form was what was played last in this browser. */
const playedGently = kept<Readonly<Record<string, boolean>>>('conclave.gentle', {});

/** By game, how many sat at the table that was laid last in this browser. */
const playedSeats = kept<Readonly<Record<string, number>>>('conclave.seats', {});

export function rememberForm(game: string, { says, seats }: Form): void {
  playedGently.set({ ...playedGently.get(), [game]: says !== null });
  playedSeats.set({ ...playedSeats.get(), [game]: seats });
}

/** Whether *Play now* lays the gentle form: what was played last; at first only for somebody to whom the game is new. */
export const useGentle = (game: string, isNew: boolean): boolean => playedGently.use()[game] ?? isNew;

/** How many may sit at a table that one press lays: two at least. */
export function countsOf({ seats: { min, max } }: GameMeta): readonly number[] {
  const fewest = Math.max(2, min);
  return Array.from({ length: max - fewest + 1 }, (_, i) => fewest + i);
}

const usualOf = (meta: GameMeta): number => meta.usual ?? countsOf(meta)[0]!;

/** Players at the table that is offered: as many as sat at the last one. */
export function useCount(meta: GameMeta, isGentle: boolean): number {
  const last = playedSeats.use()[meta.id];
  return last !== undefined && countsOf(meta).includes(last) ? last : firstCount(meta, isGentle);
}

/** Players at the table that is offered first. */
export const firstCount = (meta: GameMeta, isGentle: boolean): number =>
  (isGentle ? meta.gentle?.seats : undefined) ?? usualOf(meta);

const gentleForm = ({ name, says, options, seats }: Gentle, count: number): Form => ({
  name,
  says,
  options,
  seats: seats ?? count,
});
const fullForm = (seats: number): Form => ({ name: 'Full game', says: null, options: {}, seats });

/** What *Play now* starts with so many players, and the other form, one press away; null if there is none. */
export function formsOf(
  meta: GameMeta,
  isGentle: boolean,
  count: number,
): { readonly main: Form; readonly other: Form | null } {
  const { gentle } = meta;
  if (!gentle) return { main: fullForm(count), other: null };
  const isForCount = gentle.seats === count;
  return isForCount || (isGentle && gentle.seats === undefined)
    ? { main: gentleForm(gentle, count), other: fullForm(isForCount ? usualOf(meta) : count) }
    : { main: fullForm(count), other: gentleForm(gentle, count) };
}

/** The gentle form, if it is played at this table. */
export function gentleAt(meta: GameMeta, options: Options, seats: number): Form | null {
  const { gentle } = meta;
  if (!gentle || (gentle.seats ?? seats) !== seats) return null;
  const isPlayed = Object.entries(gentle.options).every(([id, value]) => options[id] === value);
  return isPlayed ? gentleForm(gentle, seats) : null;
}

/** The full game for somebody who sits at a gentle table. */
export const fullFor = (meta: GameMeta, seats: number): Form =>
  fullForm(meta.gentle?.seats === seats ? usualOf(meta) : seats);
