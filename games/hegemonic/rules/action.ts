import type { Next, Seat } from '@conclave/kernel';
import { ACTION_CARDS, ORDER } from '../data/cards.ts';
import { leaderWindow } from './leaders/window.ts';
import { openPhase } from './phase.ts';
import { clockwise } from './seats.ts';
import { turn } from './turn.ts';
import type { State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

const LAST_ORDER = 4;

/** The seats whose cards have a number, clockwise from the Arbiter. */
const seatsWithOrder = (s: Readonly<State>, number: number): Seat[] =>
  clockwise(s, s.arbiter).filter((seat) => ORDER[s.chosen[seat]!] === number);

/** HG-ACT-02, 03: cards by number; among equal numbers the Arbiter says who begins. */
const ordering = procedure<{ number: number }>(
  'ordering',
  { number: 'all' },
  {
    passSingles(s, f) {
      let group: Seat[] = [];
      while (group.length < 2 && f.number < LAST_ORDER) {
        s.queue.push(...group);
        group = seatsWithOrder(s, ++f.number);
      }
      if (group.length >= 2) return;
      s.queue.push(...group);
      return 'done';
    },
    chooseStart: {
      rule: 'HG-ACT-03',
      who: (s) => s.arbiter,
      options: (s, f, _seat, emit) => seatsWithOrder(s, f.number).forEach((seat) => emit(['start', seat])),
      take(s, f, _seat, move) {
        const first = move[1] as Seat;
        s.queue.push(...clockwise(s, first).filter((seat) => ORDER[s.chosen[seat]!] === f.number));
      },
    },
    next: (_s, f): Next => (f.number < LAST_ORDER ? call(ordering, { number: f.number }) : undefined),
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
      s.queue = [];
      return call(ordering, { number: 0 });
    },
    tellOrder(s) {
      tell(['ordered', s.queue.slice()]);
    },
    turns: (s): Next => (s.queue.length > 0 ? loop(turn, {}) : undefined),
    /** HG-ACT-07 */
    recover(s) {
      s.chosen.fill(null);
      s.active = -1;
    },
  },
);
