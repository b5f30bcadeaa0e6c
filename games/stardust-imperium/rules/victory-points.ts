import { type Seat, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { KIND } from '../data/cards.ts';
import { numbersOf } from '../data/tables.ts';
import type { State, VpLoss } from './types.ts';
import { tell } from './vocabulary.ts';
import { countBuilt, takeTop, toDiscard } from './zones.ts';

/** VPs in cards and tokens, apart from those of the tableau. */
export const vpCount = (s: Readonly<State>, seat: Seat): number => s.piles[seat]!.length + s.tokens[seat]!;

/** How many VPs a gain of n VPs by an own card function brings (SI-CARD-03, SI-R-16). */
const raisedGain = (s: Readonly<State>, seat: Seat, n: number): number =>
  n < 1 ? n : n + numbersOf(s, KIND.bubbleEconomy).more * countBuilt(s, seat, KIND.bubbleEconomy);

/** SI-VP-01, 07: one gain of n VPs by a function of the seat's own card `uid`. */
export function gainVp(s: State, seat: Seat, n: number, uid: number): void {
  let cards = 0;
  let tokens = 0;
  for (let left = raisedGain(s, seat, n); left > 0; left--) {
    const top = takeTop(s);
    if (top === undefined) tokens++;
    else {
      s.piles[seat]!.push(top);
      cards++;
    }
  }
  s.tokens[seat]! += tokens;
  if (cards + tokens > 0) tell(['gainedVp', seat, cards, tokens, uid]);
}

/** SI-VP-03 to 06, 08: n VPs, or as many as there are, go from the top; cards before tokens. */
export function takeVp(s: State, seat: Seat, n: number, how: VpLoss): void {
  const pile = s.piles[seat]!;
  const uids: number[] = [];
  while (uids.length < n && pile.length > 0) uids.push(pile.pop()!);
  const tokens = Math.min(n - uids.length, s.tokens[seat]!);
  if (uids.length + tokens === 0) return;
  s.tokens[seat]! -= tokens;
  toDiscard(s, uids);
  tell(['lostVp', seat, uids, tokens, how]);
}

/** SI-CARD-20: n VP cards from the top go to their owner's hand. */
export function cashVp(s: State, seat: Seat, n: number): void {
  const uids = s.piles[seat]!.splice(-n).reverse();
  for (const uid of uids) {
    if (uid < 0) throw new Unknown('a VP card');
    insert(s.hands[seat]!, uid);
  }
  tell(['cashedVp', seat, uids]);
}
