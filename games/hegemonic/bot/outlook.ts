import type { Seat } from '@conclave/kernel';
import { type Tables, tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { keeps } from '../rules/arbitration.ts';
import { lastRound } from '../rules/ending.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import { boardPowers } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import type { Guard, Threats } from './threats.ts';
import { WEIGHT } from './weights.ts';

/** Action phases of a round (HG-ACT-01). */
const PHASES = 3;

/** A position as the bot of one seat looks at it; worths are in hundredths of a VP. */
export interface Outlook {
  readonly s: Readonly<State>;
  readonly seat: Seat;
  readonly seats: number;
  readonly boardOf: readonly number[];
  /** By board, then by seat: power for scoring. `gained` changes it. */
  readonly powers: number[][];
  /** By seat: how much what it has counts, 1 for the bot's own seat, less than 0 for rivals. */
  readonly weights: readonly number[];
  /** Scorings still to come, the one of this round included. */
  readonly rounds: number;
  /** Action turns that the seat still has in this round, the present one included. */
  readonly turns: number;
  /** How uncertain majorities are at the scoring of this round, and whether anybody may still come to a board. */
  readonly doubt: number;
  readonly entry: number;
  /** What later scorings count beside the one of this round. */
  readonly later: number;
  /** What one CAP is worth now, when it is carried to the next round, and as income in all rounds to come. */
  readonly cap: number;
  readonly capCarried: number;
  readonly income: number;
  /** What one CAP is worth that comes in every round, this one included as far as there are turns. */
  readonly incomeNow: number;
  /** CAPs that the next Arbitration leaves the seat. */
  readonly keeps: number;
  /** By board: its worth as things stand, once it has been asked for. */
  readonly boards: (number | undefined)[];
  /**
   * What has been found out about the position once it has been asked for: what threatens the seat, which stays so while
   * its own builds are compared, how near each seat's networks are to each sector, and what unseen technologies bring.
   */
  readonly memo: {
    threats?: Threats;
    guards?: { [type in Type]?: Guard };
    near?: Uint8Array[][];
    advances?: readonly number[];
  };
}

/** What a CAP is worth that can be spent before so many scorings. */
export const capAt = (scorings: number): number =>
  scorings <= 0 ? 0 : WEIGHT.cap + WEIGHT.capARound * scorings;

/** Rounds still to come, the present one included: until the stack is empty, or in the longer game the galaxy full. */
export function roundsLeft(s: Readonly<State>): number {
  let empty = 0;
  for (const tile of s.tiles) if (tile < 0) empty++;
  const inExpansion =
    s.phase === 'expansion'
      ? s.queue.length
      : s.phase === 'action' || s.phase === 'arbitration'
        ? 0
        : s.seats;
  const tiles = s.longer ? Math.min(empty, s.stack.length + s.pool.length) : Math.min(empty, s.stack.length);
  const rounds = 1 + Math.max(0, Math.ceil((tiles - inExpansion) / s.seats));
  return Math.min(rounds, lastRound(s) + 1 - Math.max(1, s.round));
}

function turnsLeft(s: Readonly<State>, seat: Seat): number {
  if (s.phase === 'arbitration') return 0;
  if (s.phase !== 'action') return PHASES;
  const isToCome = s.active === seat || s.active < 0 || s.queue.includes(seat);
  return PHASES - s.actionPhase + (isToCome ? 1 : 0);
}

/** Rivals share a part of what counts against the seat; another part is for the best of them. */
function weightsOf(s: Readonly<State>, seat: Seat): number[] {
  let best = -1;
  for (let p = 0; p < s.seats; p++) if (p !== seat && (best < 0 || s.points[p]! > s.points[best]!)) best = p;
  return s.points.map((_, p) =>
    p === seat ? 1 : -WEIGHT.rivals / (s.seats - 1) - (p === best ? WEIGHT.bestRival : 0),
  );
}

/** The position as the bot of a seat looks at it. */
export function outlookOf(s: Readonly<State>, seat: Seat): Outlook {
  const rounds = roundsLeft(s);
  const turns = turnsLeft(s, seat);
  const phases =
    s.phase === 'arbitration'
      ? 0
      : s.phase === 'action'
        ? PHASES - s.actionPhase + (s.active < 0 || s.queue.length > 0 ? 0.6 : 0.1)
        : PHASES;
  let later = 0;
  let income = 0;
  for (let t = 1; t < rounds; t++) {
    later += WEIGHT.keptARound ** t;
    income += capAt(rounds - t);
  }
  return {
    s,
    seat,
    seats: s.seats,
    boardOf: galaxyOf(s).boardOf,
    powers: boardPowers(s),
    weights: weightsOf(s, seat),
    rounds,
    turns,
    doubt: WEIGHT.doubt + WEIGHT.doubtAPhase * phases,
    entry: WEIGHT.entry * phases,
    later,
    cap: turns > 0 ? capAt(rounds) : capAt(rounds - 1),
    capCarried: capAt(rounds - 1),
    income,
    incomeNow: income + (capAt(rounds) * Math.max(0, turns - 1)) / PHASES,
    keeps: s.learning ? Number.POSITIVE_INFINITY : keeps(s, seat),
    boards: [],
    memo: {},
  };
}

/** CAPs by what they can be used for: each one more counts less, down to a small part. */
function useful(caps: number): number {
  const bend = Math.min(caps, WEIGHT.capsUseful * (1 - WEIGHT.capAtLeast));
  return bend - (bend * bend) / (2 * WEIGHT.capsUseful) + WEIGHT.capAtLeast * (caps - bend);
}

/** What that many CAPs are worth to the seat: in its last turn of a round only what it may keep counts. */
export function capsWorth(o: Outlook, caps: number): number {
  if (o.turns > 1) return o.cap * useful(caps);
  const kept = Math.min(caps, o.keeps);
  return o.capCarried * (useful(kept) + WEIGHT.lostCap * (caps - kept)) + 0.5 * caps;
}

/** What it costs the seat to spend CAPs of those it has. */
export const spending = (o: Outlook, cost: number, caps = o.s.caps[o.seat]!): number =>
  capsWorth(o, caps) - capsWorth(o, caps - cost);

/** Chance to have more at a scoring, by what one has more now. A tie is hardly worth anything. */
const beats = (margin: number, doubt: number): number => {
  const m = margin - 0.3;
  return 0.5 + (0.5 * m) / (doubt + Math.abs(m));
};

/** What a seat may expect of one scoring of a board. */
export function expected(
  { control, influence, presence, alone: single, coreBonus }: Tables,
  powers: readonly number[],
  seat: Seat,
  isCore: boolean,
  doubt: number,
  entry: number,
): number {
  const own = powers[seat]!;
  let first = 1;
  let odds = 0;
  let alone = 1;
  for (let q = 0; q < powers.length; q++) {
    if (q === seat) continue;
    const other = powers[q]!;
    const chance = other === 0 ? 1 - entry : Math.max(0.02, beats(own - other, doubt));
    first *= chance;
    odds += (1 - chance) / chance;
    alone *= other === 0 ? 1 - 2 * entry : 0;
  }
  const second = Math.min(1 - first, first * odds);
  const rest = 1 - first - second;
  return control * first + influence * second + presence * rest + single * alone + (isCore ? coreBonus : 0);
}

function boardWorth(o: Outlook, board: number): number {
  const powers = o.powers[board]!;
  const t = tables(o.s);
  let sum = 0;
  for (let p = 0; p < o.seats; p++) {
    if (powers[p] === 0) continue;
    const soon = expected(t, powers, p, board === 0, o.doubt, o.entry);
    const later =
      o.later === 0 ? 0 : o.later * expected(t, powers, p, board === 0, WEIGHT.doubtLater, WEIGHT.entryLater);
    sum += o.weights[p]! * (soon + later);
  }
  return WEIGHT.point * sum;
}

/** What all scorings to come of a board are worth to the seat, against its rivals. */
export function worthOfBoard(o: Outlook, board: number): number {
  o.boards[board] ??= boardWorth(o, board);
  return o.boards[board];
}

/** Power that a seat has more, or less, on a board from now on. */
export function gained(o: Outlook, board: number, seat: Seat, n: number): void {
  o.powers[board]![seat]! += n;
  delete o.boards[board];
}

/** How much better it would be for the bot's seat if seats had that much more, or less, on a board. */
export function swing(
  o: Outlook,
  board: number,
  ...changes: readonly (readonly [seat: Seat, n: number])[]
): number {
  const before = worthOfBoard(o, board);
  const powers = o.powers[board]!;
  for (const [seat, n] of changes) powers[seat]! += n;
  const after = boardWorth(o, board);
  for (const [seat, n] of changes) powers[seat]! -= n;
  return after - before;
}
