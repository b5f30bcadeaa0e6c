import { describe, expect, it } from 'vitest';
import { CRA, GOV, SCI } from '../../data/domains.ts';
import { KIND } from '../../data/mastery.ts';
import { limitOf } from '../../rules/limits.ts';
import type { Card, Given } from '../position.ts';
import { table } from '../table.ts';

const options = { omens: 'off' };

describe('EX-13: Fishing, Agriculture and Livestock', () => {
  const given = (tile: string, city: boolean): Given => ({
    players: { A: { tree: ['fishing', 'agriculture', 'livestock'], hand: [tile] }, B: {} },
    map: city ? { 'U(10,10)': 'C01 0 A1' } : {},
    turn: ['A', 'grow'],
    options,
  });

  it('feed each other as far as Knowledge is Produced (DM-KNO-02, DM-KNO-03, DM-KNO-04)', () => {
    const t = table(given('C03', true));
    expect(t.knowledge('A')).toEqual({ CRA: 1 });
    t.play('A place C03 D(0,0) 0');
    expect(t.produced('A').CRA).toBe(4);
    expect(t.knowledge('A').CRA).toBe(7);
  });

  it('are held up by the limit', () => {
    const t = table(given('C03', false));
    t.play('A place C03 D(0,0) 0');
    expect(t.knowledge('A').CRA).toBe(6);
    expect(t.last('gained').slice(2, 5)).toEqual([CRA, 2, 1]);
  });

  it('give nothing more where no Craftsmanship is Produced', () => {
    const t = table(given('G05', true));
    t.play('A place G05 D(0,0) 0');
    expect(t.produced('A').CRA).toBeUndefined();
    expect(t.knowledge('A').CRA).toBe(1);
  });
});

it('EX-17: what the limit takes was Produced all the same (DM-KNO-06, DM-KNO-07)', () => {
  const t = table({
    players: { A: { tree: ['herbalism', 'hydraulics+'], knowledge: { SCI: 5 }, hand: ['S03'] }, B: {} },
    turn: ['A', 'grow'],
    options,
  });
  t.play('A place S03 D(0,0) 0');
  expect(t.produced('A').SCI).toBe(4);
  expect(t.last('produced')[2][0]![SCI]).toBe(3);
  expect(t.last('gained').slice(2)).toEqual([SCI, 4, 4, 'card', KIND.hydraulics]);
  expect(t.knowledge('A').SCI).toBe(6);
});

it('EX-18: a City raises the limit at once (DM-CIT-03, DM-CIT-04, DM-CIT-07)', () => {
  const t = table({
    players: { A: { knowledge: { GOV: 6 } }, B: {} },
    map: { 'D(0,0)': 'G01 0' },
    turn: ['A', 'build'],
    options,
  });
  t.play('A city D(0,0)');
  expect([t.knowledge('A').GOV, t.limit('A', 'GOV'), t.vp('A'), t.influence('A')]).toEqual([3, 9, 2, 1]);
  const later = table({
    players: { A: { knowledge: { GOV: 6 } }, B: {} },
    map: { 'D(0,0)': 'G01 0 A1' },
    turn: ['A', 'build'],
    options,
  });
  later.play('A upgrade D(0,0)');
  expect(later.knowledge('A').GOV).toBeUndefined();
  expect([later.limit('A', 'GOV'), later.vp('A'), later.influence('A')]).toEqual([12, 4, 2]);
});

describe('EX-19: a card of value 9 (DM-KNO-05, DM-DEV-09, DM-BLD-03)', () => {
  const given = (side: Given['players'][string], more: Partial<Given> = {}): Given => ({
    players: { A: side, B: {} },
    turn: ['A', 'develop'],
    options,
    ...more,
  });
  const tree: Card[] = ['metallurgy'];

  it('cannot be paid without a City of its colour', () => {
    const t = table(given({ tree: [...tree, 'currency'], knowledge: { CRA: 6, TRA: 3 } }));
    expect(t.limit('A', 'CRA')).toBe(6);
    expect(t.kinds('A', 'gain')).not.toContain('engineering');
    expect(t.whyNot('A gain engineering a 0 -1')?.code).toBe('cannot-pay');
  });

  it('can be paid with one', () => {
    const t = table(given({ tree, knowledge: { CRA: 9 } }, { map: { 'U(5,5)': 'C01 0 A1' } }));
    expect(t.kinds('A', 'gain')).toContain('engineering');
  });

  it('can be paid with Alchemy, 6 and 3 others', () => {
    const t = table(given({ tree: [...tree, 'alchemy'], knowledge: { CRA: 6, GOV: 3 } }));
    t.play(`A ${t.line('A', 'gain engineering')}`);
    expect(t.last('paid')[2]).toEqual([3, 0, 0, 0, 0, 6]);
  });

  it('can be paid with Alchemy and the Scholar, 5 and 3 others', () => {
    const t = table(
      given({ tree: [...tree, 'alchemy'], knowledge: { CRA: 5, GOV: 3 } }, { holders: { SCI: 'A' } }),
    );
    t.play(`A ${t.line('A', 'gain engineering')}`);
    expect(t.last('paid')[2]).toEqual([3, 0, 0, 0, 0, 5]);
  });
});

describe('EX-20: a City of another (DM-ACT-01, DM-ACT-02, DM-ACT-06, DM-ACT-08)', () => {
  const given = (active: 'A' | 'B', tile: string, tree: Card[], hand: string): Given => ({
    players: {
      A: active === 'A' ? { hand: [hand] } : {},
      B: active === 'B' ? { tree, hand: [hand] } : { tree },
    },
    map: { 'D(0,0)': `${tile} 0 B2` },
    turn: [active, 'grow'],
    options,
  });
  const ofCity = (t: ReturnType<typeof table>) =>
    t.last('produced')[1].filter(([part]) => part === 'city' || part === 'cityCard');

  it('Produces for its owner, whose Markets do not act', () => {
    const t = table(given('A', 'T01', ['ports', 'markets'], 'C03'));
    t.play('A place C03 U(1,0) 0');
    expect(t.produced('B')).toEqual({ TRA: 3 });
    expect(ofCity(t).every(([, seat]) => seat === 1)).toBe(true);
    expect(t.knowledge('B')).toEqual({ TRA: 3 });
    expect(t.vp('B')).toBe(0);
  });

  it('scores with Gold Trade', () => {
    const t = table(given('A', 'T01', ['ports', 'goldTrade'], 'C03'));
    t.play('A place C03 U(1,0) 0');
    expect(t.from('B', 'triggers')).toBe(2);
  });

  it('Produces in its own colour, Ports in Trade', () => {
    const t = table(given('A', 'G09', ['ports'], 'C03'));
    t.play('A place C03 U(1,0) 0');
    expect(t.produced('B')).toEqual({ GOV: 2, TRA: 1 });
  });

  it('counts for the Markets of who places the tile', () => {
    const t = table(given('B', 'G09', ['ports', 'markets+'], 'C03'));
    t.play('B place C03 U(1,0) 0');
    expect(ofCity(t).map(([, , domain, n]) => [domain, n])).toEqual([
      [GOV, 2],
      [3, 1],
    ]);
    expect(t.knowledge('B').TRA).toBe(2);
  });
});

it('EX-21: a City at a corner is not activated (DM-ACT-04)', () => {
  const t = table({
    players: { A: { hand: ['S09'] }, B: {} },
    map: { 'U(1,0)': 'R05 1 A1', 'D(1,0)': 'A07 0', 'U(1,1)': 'T03 2' },
    turn: ['A', 'grow'],
    options,
  });
  t.play('A place S09 D(0,1) 1');
  expect(t.last('produced')[1].some(([part]) => part === 'city')).toBe(false);
});

it('EX-33: Harsh Winter takes the Camp and what cards add to it (DM-PRO-12)', () => {
  const t = table({
    players: { A: { tree: ['livestock', 'agriculture'], hand: ['C06'] }, B: {} },
    active: [['harshWinter', 'B']],
    turn: ['A', 'grow'],
  });
  t.play('A place C06 U(1,-1) 0');
  expect(t.produced('A')).toEqual({ CRA: 3, REL: 1, GOV: 1 });
  expect(t.knowledge('A').CRA).toBe(5);
});

it('EX-41: the limit in Government (DM-KNO-05)', () => {
  const limit = (cities: string[], tree: Card[]) => {
    const map = Object.fromEntries(
      cities.map((city, i) => [`U(${9 + i},9)`, `G0${i + 1} 0 ${city}` as const]),
    );
    return limitOf(table({ players: { A: { tree }, B: {} }, map, turn: ['A', 'build'] }).s, 0, GOV);
  };
  expect(limit(['A2', 'A1'], [])).toBe(15);
  expect(limit(['A2', 'A2'], [])).toBe(15);
  expect(limit(['A2', 'A1'], ['shipbuilding'])).toBe(15);
  expect(limit([], ['shipbuilding'])).toBe(9);
  expect(limit([], ['shipbuilding+'])).toBe(12);
});

it('EX-45: Silent Oracles leave the card bonus, and the City is activated (DM-ACT-02, DM-ACT-08)', () => {
  const t = table({
    players: { A: { tree: ['ports', 'temples', 'goldTrade'], hand: ['G05'] }, B: {} },
    map: { 'D(0,0)': 'C03 0 A1' },
    active: [['silentOracles', 'B']],
    turn: ['A', 'grow'],
  });
  t.play('A place G05 U(1,0) 0');
  const parts = t.last('produced')[1].filter(([part]) => part.startsWith('city'));
  expect(parts.map(([part, , domain, n]) => [part, domain, n])).toEqual([['cityCard', 3, 1]]);
  expect(t.from('A', 'triggers')).toBe(4);
});
