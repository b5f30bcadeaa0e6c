import { playOut } from '@conclave/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { dominations } from '../rules/game.ts';
import { OPTIONS } from '../rules/setup.ts';
import { scoreParts } from './score.ts';
import { options } from './settings.ts';

describe('points by source', () => {
  it.each(['hegemon', 'objectives'])('sum to the points at any time of a game with %s', (goals) => {
    playOut(dominations, { number: 5, seats: 3, options: { goals, ambition: 'on' } }, (s) => {
      for (const [seat, vp] of s.vp.entries())
        expect(scoreParts(s, seat).reduce((sum, { points }) => sum + points, 0)).toBe(vp);
    });
  });
});

describe('settings', () => {
  it('have words for every value', () => {
    for (const { id, values } of OPTIONS)
      expect(Object.keys(options[id].values ?? {}).sort()).toEqual([...values].sort());
  });
});
