import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { gain } from './gain.ts';
import { leastAfter } from './older.ts';
import type { By } from './types.ts';
import { procedure } from './vocabulary.ts';

/** How many are left to choose; in older games from which Domain on, else 0. */
type Choice = { seat: Seat; left: number; least: number; by: By; which: number };

/** A choice of `left` Knowledge among all Domains. */
export const choiceOf = (seat: Seat, left: number, by: By, which: number): Choice => ({
  seat,
  left,
  least: 0,
  by,
  which,
});

/** D-CHOICE, O-KNOW: Gains Knowledge of the seat's choice one by one, in any order (DM-KNO-10). */
export const choice = procedure<Choice>(
  'choice',
  { seat: 'all', left: 'all', least: 'all', by: 'all', which: 'all' },
  {
    choose: {
      rule: 'DM-KNO-10',
      who: (_s, f) => (f.left > 0 ? f.seat : null),
      options(_s, f, _seat, emit) {
        for (let domain = f.least; domain < DOMAINS.length; domain++) emit(['choose', domain]);
      },
      take(s, f, seat, move) {
        const domain = move[1] as number;
        gain(s, seat, domain, 1, f.by, f.which);
        f.least = leastAfter(s, domain);
        f.left--;
        return 'again';
      },
    },
  },
);
