import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../rules/setup.ts';
import { playEagerly } from '../tests/eager.ts';
import { scoreParts, scoring } from './score.ts';
import { options } from './settings.ts';

describe('points by source', () => {
  it('sum to the points at any time', () => {
    const end = playEagerly(2, 3, (s) => {
      for (const [seat, points] of s.points.entries())
        expect(scoreParts(s, seat).reduce((sum, part) => sum + part.points, 0)).toBe(points);
    });
    expect(scoreParts(end, 0).length).toBeGreaterThanOrEqual(end.scored.length);
  });
});

describe('scorings', () => {
  it.each([2, 3, 4, 6])(
    'bring all points, and no move brings any (HG-SCO-01, HG-END-03), with %i seats',
    (seats) => {
      const totals = new Array<number>(seats).fill(0);
      const texts = new Set<string>();
      const end = playEagerly(seats + 5, seats, (s, before, _seat, events) => {
        const scored = events.flatMap((event) => scoring(event) ?? []);
        for (let seat = 0; seat < seats; seat++) {
          const brought = scored.reduce((sum, { points }) => sum + points[seat]!, 0);
          expect(s.points[seat]! - before.points[seat]!).toBe(brought);
          totals[seat]! += brought;
        }
        for (const { text } of scored) texts.add(text);
      });
      expect(totals).toEqual(end.outcome!.scores);
      expect([...texts]).toEqual(
        expect.arrayContaining(['Scoring of board B', 'Scoring of Advanced Technologies']),
      );
    },
  );
});

describe('the scoring of the core', () => {
  it('is named as such, and nothing that is no scoring', () => {
    expect(scoring(['boardScored', 0, [2, 1], [7, 4]])).toEqual({
      text: 'Scoring of the core',
      points: [7, 4],
    });
    expect(scoring(['gained', 0, 2, 'basic'])).toBeNull();
  });
});

describe('settings', () => {
  it('have words for every value', () => {
    for (const { id, values } of OPTIONS)
      expect(Object.keys(options[id].values ?? {}).sort()).toEqual([...values].sort());
  });
});
