import type { At } from '@conclave/frame/event-parts.ts';
import { type Seat, shuffle, Unknown } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { CARDS } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** All cards, ascending. */
export const ALL = CARDS.map(({ index }) => index);

/** AX-SET-02: the cards of a game with this many players, ascending. */
export function cardsOf(s: At): readonly number[] {
  const { cards, circleFrom } = tables(s);
  return s.seats >= circleFrom ? ALL : ALL.filter((card) => !cards[card - 1]!.circle);
}

/** AX-AGE-02, AX-DUE-01: how many cards each player is dealt in an age. */
const dealtEach = (s: Readonly<State>): number => tables(s).hand[s.duel ? 'duel' : s.seats]!;

/** How many cards of a hand are left after the last round of an age (AX-AGE-06, 07). */
export const leftAtEnd = (s: Readonly<State>): number => dealtEach(s) - tables(s).rounds * (s.duel ? 2 : 1);

/** To which side hands are passed in this age: 1 is the left neighbour, -1 the right one (AX-AGE-05). */
export const passing = (s: Readonly<State>): 1 | -1 => (s.age === 2 ? -1 : 1);

/** The seat that sits `steps` places to the left. */
const seatAt = (s: Readonly<State>, seat: Seat, steps: number): Seat =>
  (((seat + steps) % s.seats) + s.seats) % s.seats;

/** AX-R-37: whether `viewer` holds or has held the hand which now is `seat`'s, being no more passes behind than there were. */
export const hasHeld = (s: Readonly<State>, viewer: Seat, seat: Seat): boolean =>
  seatAt(s, 0, (seat - viewer) * passing(s)) < s.round;

/** AX-R-37: the seats that hold or have held the hand which now is this seat's, and so know it, the last first. */
function holders(s: Readonly<State>, seat: Seat): Seat[] {
  const list: Seat[] = [];
  for (let passes = 0; passes < Math.min(s.round, s.seats); passes++)
    list.push(seatAt(s, seat, -passes * passing(s)));
  return list;
}

/** AX-AGE-02, 03: shuffles all cards of the game, deals hands and lays the rest face up. */
export function deal(s: State): void {
  const row = shuffle(s.rng, [...cardsOf(s)]);
  const each = dealtEach(s);
  s.hands = s.hands.map((_, seat) => sort(row.slice(seat * each, (seat + 1) * each)));
  s.leftovers = sort(row.slice(s.seats * each));
  s.discards = [];
  s.unused = s.hands.map(() => []);
}

/** Tells everybody who may know which hand each seat has got. */
export function tellHands(s: Readonly<State>): void {
  for (const [seat, hand] of s.hands.entries()) tell(['received', seat, hand.slice(), holders(s, seat)]);
}

/**
 * AX-AGE-05: all pass their whole hand at once.
 * @throws Unknown where the viewer of this view would learn a hand
 */
export function passHands(s: State): void {
  const passed = s.hands.map((_, seat) => s.hands[seatAt(s, seat, -passing(s))]!);
  for (const [seat, hand] of passed.entries())
    if (hand.includes(-1) && !s.hands[seat]!.includes(-1)) throw new Unknown('a hand that is passed on');
  s.hands = passed;
}

/** AX-AGE-06: what is left in the hands is put away, seen by nobody who has not held it. */
export function putHandsAway(s: State): void {
  s.unused = s.hands;
  s.hands = s.hands.map(() => []);
}
