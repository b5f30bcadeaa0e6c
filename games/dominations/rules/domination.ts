import { DOMAINS } from '../data/domains.ts';
import { tables } from '../data/tables.ts';
import { score } from './gain.ts';
import { everyone, leader } from './seats.ts';
import type { Source, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** E4, DM-DOM-01 to 05: each card goes to the seat with the most Knowledge of its Domain, or stays out. */
export function takeDominations(s: State): void {
  for (const domain of DOMAINS.keys()) {
    const counts = everyone(s).map((seat) => s.knowledge[seat]![domain]!);
    const seat = leader(s, (other) => counts[other]!);
    s.holders[domain] = seat;
    tell(['dominationTaken', domain, counts, seat]);
    if (seat >= 0)
      score(s, seat, tables(s).dominationVp, `domination${s.age}` as Source, 'domination', domain);
  }
}
