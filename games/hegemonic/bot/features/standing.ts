import type { Outlook } from '../outlook.ts';

export const STANDING_KEYS = [
  'points',
  'lead',
  'total',
  'totalLate',
  'projected',
  'projectedLate',
  'decided',
  'arbiter',
  'time',
  'duel',
] as const;

type Standing = Record<(typeof STANDING_KEYS)[number], number>;

/** Points now, and what they come to; `technologies` are sure, the boards pay `now` or may be expected to pay `soon`. */
export function standing(
  o: Outlook,
  { technologies, now, soon, later }: { technologies: number; now: number; soon: number; later: number },
): Standing {
  const { s, seat, rounds } = o;
  const points = s.points[seat]!;
  let best = 0;
  for (let p = 0; p < o.seats; p++) if (p !== seat) best = Math.max(best, s.points[p]!);
  const total = points + technologies;
  return {
    points,
    lead: points - best,
    total: total + soon,
    totalLate: (total + soon) / rounds,
    projected: total + soon + later,
    projectedLate: (total + soon + later) / rounds,
    decided: rounds === 1 ? (total + now) / (1 + o.turns) : 0,
    arbiter: s.arbiter === seat ? 1 : 0,
    time: (3 * (rounds - 1) + o.turns) / 10,
    duel: o.seats === 2 ? 1 : 0,
  };
}
