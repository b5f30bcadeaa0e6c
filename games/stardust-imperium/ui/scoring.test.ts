import { playOut } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { KIND_OF } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import { score } from '../rules/scoring.ts';
import type { Event, State } from '../rules/types.ts';
import { table } from '../tests/table.ts';
import ui from './index.tsx';

const seatsOf = (s: State) => [...s.hands.keys()];
const cardPoints = (s: State, seat: number) =>
  score(s, seat).cards.reduce((sum, card) => sum + card.points, 0);
const scored = (events: readonly Event[], seat: number) =>
  events.reduce((sum, event) => sum + (ui.scoring!(event, [])?.points[seat] ?? 0), 0);

/** VPs that a seat gained by a function it chose to use, paid, turned into cards, or had taken from its pile. */
function byChoice(event: Event, seat: number): number {
  switch (event[0]) {
    case 'gainedVp': {
      const isChosen = functionsOf(KIND_OF[event[4]]!).some(
        (fn) => fn.kind === 'active' || (fn.kind === 'reaction' && fn.may),
      );
      return event[1] === seat && isChosen ? event[2] + event[3] : 0;
    }
    case 'lostVp':
      return event[1] === seat && event[4] === 'paid' ? -event[2].length - event[3] : 0;
    case 'cashedVp':
      return event[1] === seat ? -event[2].length : 0;
    case 'took':
      return event[4] === seat ? -1 : 0;
    default:
      return 0;
  }
}

describe('the biggest gains', () => {
  it('are those of the moves, apart from what must happen; together they are the score', () => {
    const kinds = new Set<string>();
    for (const number of [51, 52, 53, 54, 55, 56]) {
      let totals: number[] | null = null;
      let cards: number[] = [];
      const sums: number[] = [];
      playOut(game, { number, seats: 2 + (number % 3) }, (s, events) => {
        for (const seat of seatsOf(s)) {
          const total = score(s, seat).total;
          const built = cardPoints(s, seat);
          if (totals === null) sums.push(total);
          else {
            const apart = scored(events, seat);
            const moved = events.reduce((sum, event) => sum + byChoice(event, seat), 0);
            expect(total - totals[seat]!).toBe(apart + moved + built - cards[seat]!);
            sums[seat]! += apart + moved + built - cards[seat]!;
          }
        }
        for (const event of events) {
          const given = ui.scoring!(event, []);
          if (given) kinds.add(given.text);
        }
        totals = seatsOf(s).map((seat) => score(s, seat).total);
        cards = seatsOf(s).map((seat) => cardPoints(s, seat));
        if (s.outcome) expect(sums).toEqual(s.outcome.scores);
      });
    }
    expect([...kinds].sort()).toEqual(['VP lost', 'Works Project Administration']);
  });

  it('name Works Project Administration for its VP, and the build for the points of the card', () => {
    const t = table({
      players: [{ hand: ['corveeSystem'], tableau: ['worksProjectAdministration', 'bubbleEconomy'] }, {}],
      budget: 3,
    });
    const events = t.play('0 build corveeSystem');
    const scorings = events.flatMap((event) => ui.scoring!(event, []) ?? []);
    expect(scorings).toEqual([{ text: 'Works Project Administration', points: [2, 0, 0, 0] }]);
    const causes = events
      .flatMap((event) => ui.describe(event, [], t.s) ?? [])
      .filter(({ depth }) => depth === 0);
    expect(causes.map(({ rule }) => rule)).toEqual(['SI-BLD-02', 'SI-BLD-09']);
  });
});
