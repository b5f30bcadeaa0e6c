import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { type By, SOURCES, type Source, type State } from './types.ts';
import { tell } from './vocabulary.ts';

const COLUMN = Object.fromEntries(SOURCES.map((source, i) => [source, i])) as Record<Source, number>;

/** Adds Knowledge up to the limit (DM-KNO-06). Returns how much of it is lost. */
export function addKnowledge(s: State, seat: Seat, domain: number, n: number): number {
  const held = s.knowledge[seat]!;
  const limit = s.limits[seat]![domain]!;
  const sum = held[domain]! + n;
  held[domain] = Math.min(sum, limit);
  return Math.max(0, sum - limit);
}

/** Gains Knowledge, which never counts as Produced (DM-KNO-02, 03). */
export function gain(s: State, seat: Seat, domain: number, n: number, by: By, which: number): void {
  if (n === 0) return;
  const lost = addKnowledge(s, seat, domain, n);
  tell(['gained', seat, domain, n, lost, by, which]);
}

/** Takes Knowledge away, never below 0 (DM-KNO-09). */
export function lose(s: State, seat: Seat, domain: number, most: number, by: By, which: number): void {
  const n = Math.min(most, s.knowledge[seat]![domain]!);
  if (n === 0) return;
  s.knowledge[seat]![domain]! -= n;
  tell(['lost', seat, domain, n, by, which]);
}

/** Pays amounts by Domain. */
export function pay(s: State, seat: Seat, amounts: readonly number[]): void {
  for (const [domain, n] of amounts.entries()) s.knowledge[seat]![domain]! -= n;
  tell(['paid', seat, [...amounts]]);
}

/** Scores VP at once; the total never falls below 0 (DM-FIN-01). */
export function score(s: State, seat: Seat, n: number, source: Source, by: By, which: number): void {
  const change = Math.max(n, -s.vp[seat]!);
  if (change === 0) return;
  s.vp[seat]! += change;
  s.sheet[seat]![COLUMN[source]]! += change;
  tell(['scored', seat, change, source, by, which]);
}

/** The most Influence that a seat can have: it has no end (DM-INF-01). */
export const mostInfluence = (s: Readonly<State>): number => tables(s).influenceEnd;

/** Gives or takes Influence, never below 0. */
export function influence(s: State, seat: Seat, n: number, by: By, which: number): void {
  const now = s.influence[seat]!;
  const change = Math.min(Math.max(n, -now), mostInfluence(s) - now);
  if (change === 0) return;
  s.influence[seat] = now + change;
  tell(['influenced', seat, change, by, which]);
}
