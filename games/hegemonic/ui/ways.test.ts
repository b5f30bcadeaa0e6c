import { describe, expect, it } from 'vitest';
import type { ACTION_CARDS } from '../data/cards.ts';
import { table } from '../tests/table.ts';
import { brief, isIdle, waysWith } from './ways.ts';

const others = { Violet: {}, White: {} };
const given = {
  players: { Yellow: { caps: 9, home: [3, -1] as const }, ...others },
  sectors: {
    '3,-1': { pieces: { Y: 'c e o' } },
    '2,0': { tile: { industrial: 2, political: 0 } },
    '2,-1': { tile: { industrial: 3 }, pieces: { V: '2c' } },
  },
};

describe('what an action card offers', () => {
  it('is said thing by thing, with places and prices', () => {
    const { s } = table(given);
    const ways = waysWith(s, 0, 'industrialize');
    expect(ways.map(({ name, effect }) => `${name}: ${effect}`)).toEqual([
      'Complex: pay 1 CAP; 2 places',
      'Gate pair: pay 3 CAPs',
      'Acquire: +2 VP; 1 target, pay 4 CAPs',
      'Gain 2 CAPs: Basic',
      'Draw a card: Basic; then use one',
    ]);
    expect(brief(s, 0, 'industrialize', ways)).toBe('Complex, Gate pair, 1 target, ≤ +2 VP');
  });

  it('names why nothing of a thing is possible', () => {
    const { s } = table(given);
    const lacks = (card: (typeof ACTION_CARDS)[number]) =>
      waysWith(s, 0, card).flatMap(({ name, lack }) => (lack ? [`${name}: ${lack}`] : []));
    expect(lacks('subvert')).toEqual([
      'Buyout: Your Complexes reach no target, or have attacked already.',
      'Annex: You have no Agent on the board: it is what attacks here.',
      'Invade: You have no Fleet on the board: it is what attacks here.',
    ]);
    const briefly = waysWith(s, 0, 'subvert').flatMap(({ effect, lack }) => (lack ? [effect] : []));
    expect(briefly).toEqual(['no target in reach', 'first place an Agent', 'first place a Fleet']);
    expect(isIdle(waysWith(s, 0, 'subvert'))).toBe(true);
    expect(brief(s, 0, 'subvert', waysWith(s, 0, 'subvert'))).toBe('only Basic');
  });

  it('tells a target that is too dear from none in reach', () => {
    const poor = table({
      ...given,
      players: { ...given.players, Yellow: { ...given.players.Yellow, caps: 3 } },
    });
    const acquire = waysWith(poor.s, 0, 'industrialize').find(({ name }) => name === 'Acquire')!;
    expect([acquire.effect, acquire.lack]).toEqual([
      'can’t pay 4 CAPs',
      'Targets are in reach; the cheapest costs 4 CAPs.',
    ]);
  });

  it('says what the second action could do once the first has brought CAPs', () => {
    const poor = table({
      ...given,
      players: { ...given.players, Yellow: { ...given.players.Yellow, caps: 0 } },
    });
    const ways = waysWith(poor.s, 0, 'industrialize');
    expect(isIdle(ways)).toBe(true);
    expect(brief(poor.s, 0, 'industrialize', ways)).toBe('Basic, then Complex');
  });

  it('says what Discover would bring', () => {
    const { s } = table(given);
    expect(brief(s, 0, 'discover', waysWith(s, 0, 'discover'))).toBe('gain 2 CAPs, Survey, Research');
  });
});
