import { describe, expect, it } from 'vitest';
import { stardustImperium as game } from '../../index.ts';
import type { Given } from '../../tests/position.ts';
import { slipped, table } from '../../tests/table.ts';
import { automatic, onlyEnd } from './settings.ts';

describe('an answer by setting', () => {
  it('is plain yes or no', () => {
    expect(automatic([['accept'], ['decline']], 'always')).toEqual(['accept']);
    expect(automatic([['accept'], ['decline']], 'never')).toEqual(['decline']);
    expect(automatic([['accept'], ['decline']], 'ask')).toBeNull();
  });

  it('never chooses a card', () => {
    expect(automatic([['accept', 3], ['decline']], 'always')).toBeNull();
    expect(automatic([['unslip', 3], ['unslip', 4], ['decline']], 'always')).toBeNull();
  });

  it('answers nothing but an offer', () => {
    expect(
      automatic(
        [
          ['discard', 3],
          ['discard', 4],
        ],
        'never',
      ),
    ).toBeNull();
  });
});

describe('the end of the main phase by itself', () => {
  const end = (given: Given) => {
    const { s } = table({ window: 'after', ...given });
    return onlyEnd(s, 0, game.moves(s, 0));
  };

  it('is given where nothing else can be done', () => {
    expect(end({ players: [{ hand: 3, tableau: ['ark'] }, {}] })).toBeNull();
    expect(end({ players: [{ hand: 3, tableau: [slipped('industrialZonePlanet')] }, {}] })).toEqual(['end']);
  });

  it('is not given where only what is secret leaves nothing else', () => {
    // Without a card to build, or without VP cards to pay: both would be told by an answer at once.
    expect(end({ players: [{ hand: [] }, {}], extraBuilds: 1 })).toBeNull();
    expect(end({ players: [{ hand: 3, tableau: ['colonyPlanet'], vp: 0 }, {}] })).toBeNull();
  });
});
