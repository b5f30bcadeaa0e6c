import type { Next, Seat } from '@conclave/kernel';
import { ACTION_CARDS } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { leaderWindow } from './leaders/window.ts';
import { openPhase } from './phase.ts';
import { clockwise } from './seats.ts';
import { turn } from './turn.ts';
import type { State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** Before rules number 3 all ties were ordered before the first turn, not each when it is reached (HG-R-56). */
export const isOrderedBeforehand = (s: Readonly<State>): boolean => s.rules < 3;

const numberOf = (s: Readonly<State>, seat: Seat): number => tables(s).order[s.chosen[seat]!];

const lastNumber = (s: Readonly<State>): number => Math.max(...Object.values(tables(s).order));

/** The seats whose cards have a number, clockwise from one of them. */
const seatsWithOrder = (s: Readonly<State>, number: number, first: Seat): Seat[] =>
  clockwise(s, first).filter((seat) => numberOf(s, seat) === number);

/** HG-ACT-02: everybody by number; equal ones stand clockwise from the Arbiter until they are ordered. */
const byNumber = (s: Readonly<State>): Seat[] =>
  clockwise(s, s.arbiter).sort((a, b) => numberOf(s, a) - numberOf(s, b));

/** HG-ACT-03: among equal numbers the Arbiter says who begins, when all lower ones have had their turns (HG-R-56). */
export const ordering = procedure<{ number: number }>(
  'ordering',
  { number: 'all' },
  {
    passSingles(s, f) {
      let group: Seat[] = [];
      const pass = () => isOrderedBeforehand(s) && s.queue.push(...group);
      const last = lastNumber(s);
      while (group.length < 2 && f.number < last) {
        pass();
        group = seatsWithOrder(s, ++f.number, s.arbiter);
      }
      if (group.length >= 2) return;
      pass();
      return 'done';
    },
    lowerNumbers(s, f): Next {
      if (isOrderedBeforehand(s)) return;
      if (numberOf(s, s.queue[0]!) < f.number) return loop(turn, {});
      s.active = -1;
    },
    chooseStart: {
      rule: 'HG-ACT-03',
      who: (s) => s.arbiter,
      options: (s, f, _seat, emit) =>
        seatsWithOrder(s, f.number, s.arbiter).forEach((seat) => emit(['start', seat])),
      take(s, f, _seat, move) {
        const group = seatsWithOrder(s, f.number, move[1] as Seat);
        if (isOrderedBeforehand(s)) {
          s.queue.push(...group);
          return;
        }
        s.queue.splice(0, group.length, ...group);
        tell(['ordered', group]);
      },
    },
    next: (s, f): Next => (f.number < lastNumber(s) ? call(ordering, { number: f.number }) : undefined),
  },
);

/** One of the three action phases (HG-ACT-01). */
export const actionPhase = procedure(
  'actionPhase',
  {},
  {
    open(s) {
      openPhase(s, 'action');
      for (const marks of s.marks) marks.length = 0;
      return leaderWindow(s, 'phase');
    },
    choose: {
      rule: 'HG-ACT-01',
      who: (s) => clockwise(s, 0),
      options: (_s, _f, _seat, emit) => ACTION_CARDS.forEach((card) => emit(['card', card])),
      reveal(s, _f, picks) {
        const cards = picks.map((pick) => pick![1] as (typeof ACTION_CARDS)[number]);
        s.chosen = cards;
        tell(['cardsRevealed', cards.slice()]);
        return leaderWindow(s, 'revealed');
      },
    },
    order(s) {
      s.queue = isOrderedBeforehand(s) ? [] : byNumber(s);
      return call(ordering, { number: 0 });
    },
    tellOrder(s) {
      if (isOrderedBeforehand(s)) tell(['ordered', s.queue.slice()]);
    },
    turns: (s): Next => (s.queue.length > 0 ? loop(turn, {}) : undefined),
    /** HG-ACT-07 */
    recover(s) {
      s.chosen.fill(null);
      s.active = -1;
    },
  },
);
