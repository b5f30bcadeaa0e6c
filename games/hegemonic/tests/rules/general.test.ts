import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import { income, nextCost, retention, tier } from '../../rules/networks.ts';
import { fresh, playUntil } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const built = (industrial: number, political: number, martial: number) =>
  table({ players: { Blue: { built: [industrial, political, martial] }, ...others } }).s;

describe('CAPs', () => {
  const given = {
    players: { Blue: { caps: 7 }, Red: { caps: 3 }, Green: {}, Yellow: {} },
    turn: ['B', 'assault'],
  } as const;

  it('HG-GEN-01: go from any player to any other at any time, as much as one has', () => {
    const t = table(given);
    // Red is not asked anything.
    t.play('R give Yellow 1', 'B give Red 5', 'B give Green 1', 'B give Green 1');
    expect(t.s.caps).toEqual([0, 7, 2, 1]);
    expect(t.whyNot('B give Red 1')).toMatchObject({ code: 'cannot-pay', params: { cost: 1, caps: 0 } });
    t.play('R give Blue 5');
    expect(t.whyNot('B give Blue 1')?.code).toBe('no-such-player');
    expect(t.whyNot('B give 4 1')?.code).toBe('no-such-player');
    expect(t.whyNot('B give Red 2')?.code).toBe('one-or-five');
    expect(t.offers('Y')).toEqual(['give 0 1', 'give 1 1', 'give 2 1']);
  });

  it('HG-GEN-01: can be given while others have yet to choose a card', () => {
    const t = table({ players: { Blue: { caps: 2 }, ...others } });
    t.play('B card assault', 'B give Green 1', 'G give Yellow 1');
    expect(t.s.caps).toEqual([1, 0, 0, 1]);
    expect(t.asked).toBe('1,2,3 actionPhase.choose');
  });

  it('HG-GEN-02: bind nobody; a gift leaves no other trace', () => {
    const t = table(given);
    const before = game.clone(t.s);
    t.play('B give Red 5');
    expect(t.s).toEqual({ ...before, caps: [2, 8, 0, 0] });
    expect(t.asked).toBe('0 action.choose');
  });

  it('HG-GEN-05: pay a cost whole, and are never fewer than none', () => {
    const paying = (caps: number) =>
      table({
        players: { Blue: { caps }, ...others },
        sectors: { '3,0': { pieces: { B: '3c' } }, '3,-1': { tile: { industrial: 1 } } },
        turn: ['B', 'industrialize'],
      });
    // The fourth Complex costs 2.
    expect(paying(1).whyNot('B complex 3,-1')).toMatchObject({
      code: 'cannot-pay',
      params: { cost: 2, caps: 1 },
    });
    const t = paying(2);
    t.play('B complex 3,-1');
    expect(t.s.caps[0]).toBe(0);
  });

  it('HG-GEN-05: are not earned by a reduction below 0', () => {
    const t = table({
      players: { Blue: { advanced: ['nanoFabricants'] }, ...others },
      sectors: { '3,0': { pieces: { B: 'c' } }, '3,-1': { tile: { industrial: 2 }, pieces: { R: 'c' } } },
      turn: ['B', 'industrialize'],
    });
    t.play('B complex 3,-1');
    expect([t.last('built')[4], t.s.caps[0]]).toEqual([0, 0]);
  });
});

describe('the supply', () => {
  const sectors = {
    '3,0': { pieces: { B: 'c e o' } },
    '3,-1': { tile: { industrial: 1, political: 2, martial: 1 }, pieces: { B: 'f' } },
  };
  const standing = { complex: 15, embassy: 9, outpost: 12 };
  const cards = { complex: 'industrialize', embassy: 'politicize', outpost: 'martialize' } as const;

  it.each(['complex', 'embassy', 'outpost'] as const)(
    'HG-GEN-03: limits the bases of a player: %s',
    (base) => {
      const withBuilt = (n: number) =>
        table({
          players: { Blue: { caps: 50, built: [n, n, n] }, ...others },
          sectors,
          turn: ['B', cards[base]],
        });
      expect(withBuilt(standing[base] - 1).can(`B ${base} 3,-1`)).toBe(true);
      expect(withBuilt(standing[base]).whyNot(`B ${base} 3,-1`)?.code).toBe('no-base-left');
    },
  );

  it.each([
    { unit: 'agent', card: 'politicize', base: 'e' },
    { unit: 'fleet', card: 'martialize', base: 'o' },
  ] as const)('HG-GEN-03: has three of each unit: $unit', ({ unit, card, base }) => {
    const t = table({
      players: { Blue: { caps: 50 }, ...others },
      sectors: { '3,0': { pieces: { B: base } } },
      turn: ['B', card],
    });
    t.play(`B ${unit} 3,0`, `B ${unit} 3,0`, `B ${unit} 3,0`);
    expect(t.whyNot(`B ${unit} 3,0`)?.code).toBe('no-unit-left');
  });

  it('HG-GEN-03: has three Gate pairs', () => {
    const pair = ['B', '3,0', '3,-1'] as const;
    const withGates = (n: number) =>
      table({
        players: { Blue: { caps: 50 }, ...others },
        sectors,
        gates: Array(n).fill(pair),
        turn: ['B', 'industrialize'],
      });
    expect(withGates(2).can('B gate 3,0')).toBe(true);
    expect(withGates(3).whyNot('B gate 3,0')?.code).toBe('no-gate-left');
  });
});

describe('the player board', () => {
  it('HG-GEN-04: takes bases back from right to left, so that price, income and limit go back', () => {
    const t = table({
      players: { Blue: { caps: 9 }, Red: { built: [0, 4, 0] }, Green: {}, Yellow: {} },
      sectors: {
        '2,0': { pieces: { B: '3c' } },
        '2,-1': { tile: { political: 1 }, pieces: { R: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    const board = () => [nextCost(t.s, 1, 'political'), income(t.s, 1, 'political'), retention(t.s, 1)];
    expect(board()).toEqual([5, 5, 4]);
    t.play('B attack embargo 2,0 2,-1 R political');
    expect(t.s.built[1]).toEqual([0, 3, 0]);
    expect(board()).toEqual([5, 4, 6]);
  });

  it('HG-GEN-06: has tiers by the last slot emptied', () => {
    const tiers = (n: number) => {
      const s = built(n, n, n);
      return (['industrial', 'political', 'martial'] as const).map((type) => tier(s, 0, type)).join('');
    };
    expect([0, 1, 3, 4, 5, 6, 7, 8, 9].map(tiers)).toEqual([
      '111',
      '111',
      '111',
      '121',
      '122',
      '222',
      '232',
      '232',
      '233',
    ]);
    expect([10, 11, 15].map((n) => tier(built(n, 0, 0), 0, 'industrial'))).toEqual([2, 3, 3]);
  });

  it('HG-GEN-06: without a base of a type is of tier 1 and brings nothing', () => {
    const none = built(0, 0, 0);
    const one = built(1, 1, 1);
    for (const type of ['industrial', 'political', 'martial'] as const) {
      expect([tier(none, 0, type), income(none, 0, type)]).toEqual([1, 0]);
      expect([tier(one, 0, type), income(one, 0, type)]).toEqual([1, 2]);
    }
  });

  it.each([
    { bases: [0, 0, 0], limit: 10 },
    { bases: [1, 1, 1], limit: 10 },
    { bases: [15, 0, 0], limit: 3 },
    { bases: [0, 9, 0], limit: 2 },
    { bases: [0, 0, 5], limit: 7 },
    { bases: [5, 2, 1], limit: 8 },
    { bases: [3, 4, 8], limit: 4 },
  ] as const)('HG-GEN-07: keeps the smallest exposed number: $bases, $limit', ({ bases, limit }) => {
    const [industrial, political, martial] = bases;
    expect(retention(built(industrial, political, martial), 0)).toBe(limit);
  });
});

describe('a round', () => {
  it('HG-GEN-08: is played phase by phase, by all before the next one', () => {
    const t = fresh(3);
    playUntil(t, () => t.s.round === 2);
    const phases: string[] = [];
    const turns = new Map<string, number[]>();
    for (const event of t.events)
      if (event[0] === 'phaseStarted') {
        phases.push(event[2] === 0 ? event[1] : `${event[1]} ${event[2]}`);
        turns.set(phases.at(-1)!, []);
      } else if (event[0] === 'turnStarted') turns.get(phases.at(-1)!)!.push(event[1]);
    expect(phases.slice(0, 6)).toEqual([
      'collection',
      'expansion',
      'action 1',
      'action 2',
      'action 3',
      'arbitration',
    ]);
    for (const phase of ['action 1', 'action 2', 'action 3'])
      expect(turns.get(phase)!.toSorted()).toEqual([0, 1, 2]);
    const taken = t.events.slice(
      0,
      t.events.findIndex(([, phase]) => phase === 'action'),
    );
    expect(taken.filter(([name]) => name === 'turnStarted').map(([, seat]) => seat)).toEqual(
      [0, 1, 2]
        .map((i) => (taken.find(([name]) => name === 'turnStarted')![1] as number) + i)
        .map((n) => n % 3),
    );
  });
});
