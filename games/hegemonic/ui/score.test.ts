import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../rules/setup.ts';
import { playEagerly } from '../testing/eager.ts';
import { scoreParts } from './score.ts';
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

describe('settings', () => {
  it('have words for every value', () => {
    for (const { id, values } of OPTIONS)
      expect(Object.keys(options[id].values ?? {}).sort()).toEqual([...values].sort());
  });
});
