import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { AGES } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { mostInfluence } from '../rules/gain.ts';
import type { State } from '../rules/types.ts';
import { type Contest, contestsOf } from './contests.ts';
import { type Marginal, marginalOf } from './marginal.ts';
import { WEIGHT } from './weights.ts';

/** A position as the bot of one seat looks at it; worths are in hundredths of a VP. */
export interface Outlook {
  readonly s: Readonly<State>;
  readonly seat: Seat;
  /** Own turns to come after the present one: in this Age, and in all. */
  readonly soon: number;
  readonly turns: number;
  /** Ends of Ages to come at which card effects and Influence count. */
  readonly ends: number;
  /** One Knowledge that comes in a later turn; one Influence, what depends on it apart. */
  readonly knowledge: number;
  readonly influence: number;
  /** By seat: how much what it has counts, 1 for the bot's own seat, less than 0 for rivals. */
  readonly weights: readonly number[];
  /** Majorities of Hegemon tiles that are still to be decided. */
  readonly contests: readonly Contest[];
  /** What one more of everything that counts is worth. */
  readonly more: Marginal;
}

/** Turns that a seat has in this Age after the present one of whoever it is. */
export function turnsToCome(s: Readonly<State>, seat: Seat): number {
  if (s.phase === 'draft' || s.phase === 'redraw') return tables(s).rounds;
  const hasPlayed = s.active === -1 || s.order.indexOf(seat) <= s.order.indexOf(s.active);
  return tables(s).rounds - s.round + (hasPlayed ? 0 : 1);
}

/** Whether the end of the Age has come as far as Influence. */
const isEnding = (s: Readonly<State>): boolean => s.active === -1 && s.phase === 'end';

/** Rivals share a part of what counts against the seat; another part is for the best of them. */
function weightsOf(s: Readonly<State>, seat: Seat): number[] {
  let best = -1;
  for (let p = 0; p < s.seats; p++) if (p !== seat && (best < 0 || s.vp[p]! > s.vp[best]!)) best = p;
  return s.vp.map((_, p) =>
    p === seat ? 1 : -WEIGHT.rivals / (s.seats - 1) - (p === best ? WEIGHT.bestRival : 0),
  );
}

/** The position as the bot of a seat looks at it; `weights` as they stand there. */
export function outlookOf(
  s: Readonly<State>,
  seat: Seat,
  weights: readonly number[] = weightsOf(s, seat),
): Outlook {
  const agesLater = AGES - Math.max(1, s.age);
  const soon = turnsToCome(s, seat);
  const ends = agesLater + (isEnding(s) ? 0 : 1);
  const contests = contestsOf(s, weights);
  const base = {
    s,
    seat,
    soon,
    turns: soon + tables(s).rounds * agesLater,
    ends,
    knowledge: agesLater === 0 ? WEIGHT.knowledgeLast : WEIGHT.knowledge,
    influence:
      s.influence[seat]! >= mostInfluence(s)
        ? 0
        : WEIGHT.point * ends + (soon < tables(s).rounds ? WEIGHT.assimilation : 0),
    weights,
    contests,
  };
  return { ...base, more: marginalOf(base) };
}

/** The sum at all ends of Ages to come of something that is `now` and grows by so much an Age. */
export function atEnds(o: Omit<Outlook, 'more'>, now: number, growth: number): number {
  const first = now + (growth * o.soon) / tables(o.s).rounds;
  return o.ends <= 0 ? 0 : o.ends * first + (growth * o.ends * (o.ends - 1)) / 2;
}

/** A list with one entry a Domain. */
export const byDomain = <T>(make: (domain: number) => T): T[] => DOMAINS.map((_, domain) => make(domain));
