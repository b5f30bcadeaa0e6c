import { describe, expect, it } from 'vitest';
import type { Move } from '../rules/types.ts';
import { following } from './sending.ts';

const PUTS: readonly Move[] = [['put', 1, 'normal'], ['put', 2, 'normal'], ['stop']];

describe('moves that wait', () => {
  it('are sent as they are asked for', () => {
    expect(following(PUTS, PUTS, 'pattern.put')).toEqual({ send: PUTS[0], rest: PUTS.slice(1) });
    expect(following([], PUTS, 'pattern.put')).toEqual({ send: null, rest: [] });
  });

  it('are left out where a place can’t be filled any more', () => {
    expect(following(PUTS, PUTS.slice(1), 'pattern.put')).toEqual({ send: PUTS[1], rest: [['stop']] });
  });

  it('wait for a question in between', () => {
    expect(following(PUTS, [['strike', 3]], 'pattern.strike')).toEqual({ send: null, rest: PUTS });
  });

  it('are given up where something else is asked: a later “stop” is not meant', () => {
    expect(following([['put', 1, 'normal'], ['stop']], [['buy', 3], ['stop']], 'market.buy')).toEqual({
      send: null,
      rest: [],
    });
  });
});
