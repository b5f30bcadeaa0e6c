import { type Seat, Unknown } from '@conclave/kernel';
import { raiseResearched } from './triggers.ts';
import type { Move } from './types.ts';
import { effect, tell } from './vocabulary.ts';
import { takeCards, toDiscard, toHand } from './zones.ts';

const LOOKED_AT = 4;
const KEPT = 2;

/** SI-RES-01 to 04: look at four, keep two, discard two. */
export const research = effect<{ seat: Seat; looked: number[] }>(
  'research',
  { seat: 'all', looked: 'owner' },
  {
    look(s, f) {
      s.window = 'main';
      tell(['researching', f.seat]);
      f.looked = takeCards(s, LOOKED_AT);
      if (f.looked.includes(-1)) throw new Unknown('the top of the deck');
      if (f.looked.length > 0) tell(['looked', f.seat, f.looked.toSorted((a, b) => a - b), -1]);
    },
    keep: {
      rule: 'SI-RES-01',
      auto: true,
      who: (_s, f) => f.seat,
      options(_s, f, _seat, emit) {
        const uids = f.looked.slice().sort((a, b) => a - b);
        if (uids.length <= KEPT) emit(['keep', ...uids]);
        else
          for (let i = 0; i < uids.length; i++)
            for (let j = i + 1; j < uids.length; j++) emit(['keep', uids[i]!, uids[j]!]);
      },
      take(s, f, seat, move: Move) {
        const kept = move.slice(1) as number[];
        const rest = f.looked.filter((uid) => !kept.includes(uid));
        for (const uid of kept) toHand(s, seat, uid);
        toDiscard(s, rest);
        f.looked = [];
        s.mainDone = true;
        tell(['researched', seat, kept, rest]);
        raiseResearched(s, seat, rest);
      },
    },
  },
);
