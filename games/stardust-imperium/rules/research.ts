import { type Seat, Unknown } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { raiseResearched } from './triggers.ts';
import type { Move } from './types.ts';
import { effect, tell } from './vocabulary.ts';
import { takeCards, toDiscard, toHand } from './zones.ts';

/** A move names as many, whatever is looked at: no number of the tables. */
export const KEPT = 2;

/** Emits each choice of two cards: first alone, then with the others named, to be discarded in that order (SI-ZON-06). */
function emitPairs(uids: readonly number[], emit: (move: Move) => void): void {
  const naming: Move[] = [];
  for (let i = 0; i < uids.length; i++)
    for (let j = i + 1; j < uids.length; j++) {
      emit(['keep', uids[i]!, uids[j]!]);
      const others = uids.filter((_, n) => n !== i && n !== j);
      if (others.length > 1) naming.push(['keep', uids[i]!, uids[j]!, ...others]);
    }
  naming.forEach(emit);
}

/** SI-RES-01 to 04: look at some, keep two, discard the others. */
export const research = effect<{ seat: Seat; looked: number[] }>(
  'research',
  { seat: 'all', looked: 'owner' },
  {
    look(s, f) {
      s.window = 'main';
      tell(['researching', f.seat]);
      f.looked = takeCards(s, tables(s).lookedAt);
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
        else emitPairs(uids, emit);
      },
      take(s, f, seat, move: Move) {
        const [kept, named] = [move.slice(1, 1 + KEPT), move.slice(1 + KEPT)] as [number[], number[]];
        const rest = named.length > 0 ? named : f.looked.filter((uid) => !kept.includes(uid));
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
