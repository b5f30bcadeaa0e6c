import { describe, expect, it } from 'vitest';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
/** A tile with a Location of each type. */
const any = { industrial: 1, political: 2, martial: 1 } as const;
const CARDS = { complex: 'industrialize', embassy: 'politicize', outpost: 'martialize' } as const;
const BASES = ['complex', 'embassy', 'outpost'] as const;

const given = (card: NonNullable<Given['turn']>[1], more: Partial<Given>, caps = 30): Given => ({
  players: { Blue: { caps }, ...others },
  turn: ['B', card],
  ...more,
});

describe('a BUILD', () => {
  const growing = (caps: number) =>
    table(
      given(
        'industrialize',
        {
          sectors: {
            '2,0': { tile: { industrial: 3 }, pieces: { B: 'c' } },
            '3,-1': { tile: { industrial: 1 } },
            '3,-2': { tile: { industrial: 1, political: 1 }, pieces: { B: 'e' } },
          },
        },
        caps,
      ),
    );

  it('HG-BLD-01: is one action of any number of builds of its type in any order, as long as they are paid', () => {
    const t = growing(5);
    // Complexes 1 each, a Gate pair 3.
    t.play('B complex 2,0', 'B gate 2,0', 'B otherHalf 3,-2', 'B complex 2,0');
    expect([t.s.caps[0], t.s.actionsLeft]).toEqual([0, 1]);
    const poor = growing(4);
    poor.play('B complex 2,0', 'B gate 2,0', 'B otherHalf 3,-2');
    expect(poor.whyNot('B complex 2,0')).toMatchObject({ code: 'cannot-pay', params: { cost: 1, caps: 0 } });
  });

  it('HG-BLD-01: says what cannot be paid, and builds nothing of another type', () => {
    const t = growing(4);
    t.play('B complex 2,0');
    expect(t.whyNot('B embassy 2,0')).toMatchObject({ code: 'another-build', rule: 'HG-BLD-01' });
    expect(t.whyNot('B agent 3,-2')?.code).toBe('another-build');
    t.play('B complex 2,0');
    expect([t.s.caps[0], t.asked]).toEqual([2, '0 build.next']);
    expect(t.whyNot('B gate 2,0')).toMatchObject({ code: 'cannot-pay', params: { cost: 3, caps: 2 } });
    t.play('B stop');
    expect([t.asked, t.s.actionsLeft]).toEqual(['0 action.choose', 1]);
  });

  it('HG-BLD-02: counts each piece at once, for range as well', () => {
    const t = table(
      given('politicize', {
        sectors: {
          '3,0': { pieces: { B: 'e' } },
          '3,-1': { tile: any },
          '3,-2': { tile: any },
        },
      }),
    );
    expect(t.whyNot('B embassy 3,-2')?.code).toBe('out-of-range');
    expect(t.whyNot('B agent 3,-1')?.code).toBe('no-own-base');
    t.play('B embassy 3,-1', 'B embassy 3,-2', 'B agent 3,-2');
    expect(t.s.built[0]![1]).toBe(3);
    expect(t.s.agents[0]![0]).toBe(t.at('3,-2'));
  });

  it.each(BASES)('HG-BLD-03: puts a base (%s) on a free Location of a placed tile in range', (base) => {
    const t = table(
      given(CARDS[base], {
        sectors: {
          '3,0': { tile: any, pieces: { B: 'c e f' } },
          '3,-1': { tile: base === 'complex' ? 1 : base === 'embassy' ? 18 : 0 },
          '3,-2': { tile: any },
          '2,0': { tile: any, pieces: { R: '2c e o' } },
        },
      }),
    );
    // T02 has no industrial, T19 no political, T01 no martial Location.
    expect(t.whyNot(`B ${base} 3,-1`)?.code).toBe('no-location');
    // Those of 2,0 are all taken.
    expect(t.whyNot(`B ${base} 2,0`)?.code).toBe('no-location');
    expect(t.whyNot(`B ${base} 1,2`)).toMatchObject({ code: 'no-tile', rule: 'HG-BLD-03' });
    expect(t.whyNot(`B ${base} 3,-2`)?.code).toBe('out-of-range');
    const beside = table(
      given(CARDS[base], { sectors: { '3,0': { tile: any, pieces: { B: 'c a f' } }, '2,1': { tile: any } } }),
    );
    expect(beside.can(`B ${base} ${base === 'complex' ? '2,1' : '3,0'}`)).toBe(true);
  });

  it.each(BASES)('HG-BLD-03: reaches from bases on the own home (%s), the Embassy there included', (base) => {
    const t = table({
      ...given(CARDS[base], {
        sectors: { '3,0': { pieces: { B: 'c e o f' } }, '3,-1': { tile: any } },
      }),
      players: { Blue: { caps: 30, home: [3, 0] }, ...others },
    });
    expect(t.can(`B ${base} 3,-1`)).toBe(base !== 'outpost');
    // One Outpost reaches no further than its own sector, where its Location is full.
    if (base === 'outpost') expect(t.whyNot('B outpost 3,0')?.code).toBe('no-location');
  });

  it('HG-BLD-04: asks the price of the left-most base still on the player board', () => {
    const t = table(
      given('politicize', {
        sectors: {
          '2,0': { pieces: { B: 'e' } },
          '3,0': { tile: any },
          '3,-1': { tile: any },
          '2,-1': { tile: any },
          '1,0': { tile: any },
        },
      }),
    );
    t.s.built[0]![1] = 4;
    t.play('B embassy 3,0', 'B embassy 3,-1', 'B embassy 2,-1');
    // Slots 5 to 7.
    expect(t.events.flatMap((event) => (event[0] === 'built' ? [event[4]] : []))).toEqual([5, 9, 10]);
    expect(t.whyNot('B embassy 1,0')).toMatchObject({ code: 'cannot-pay', params: { cost: 11, caps: 6 } });
  });

  it.each(BASES)('HG-BLD-05: builds and relocates nothing into the home of another (%s)', (base) => {
    const sectors = { '2,0': { pieces: { B: 'c e f' } }, '2,-1': { pieces: { B: '2o' } } };
    const at = (built: readonly [number, number, number]) =>
      table({
        ...given(CARDS[base], { sectors }),
        players: { Blue: { caps: 30, built }, Red: { home: [3, -1] }, Green: {}, Yellow: {} },
      });
    const from = base === 'outpost' ? '2,-1' : '2,0';
    expect(at([3, 3, 3]).whyNot(`B ${base} 3,-1`)).toMatchObject({ code: 'foreign-home', rule: 'HG-BLD-05' });
    expect(at([15, 9, 12]).whyNot(`B relocate ${from} 3,-1`)).toMatchObject({
      code: 'foreign-home',
      rule: 'HG-BLD-05',
    });
  });

  it('HG-BLD-05: sets no Gate into the home of another, and may build on the own home', () => {
    const t = table({
      ...given('industrialize', {
        sectors: {
          '2,0': { pieces: { B: 'c' } },
          '2,-1': { tile: { industrial: 1 } },
          '1,0': { tile: { industrial: 1 } },
        },
      }),
      players: { Blue: { caps: 30, home: [3, 0] }, Red: { home: [3, -1] }, Green: {}, Yellow: {} },
    });
    expect(t.can('B complex 3,0')).toBe(true);
    t.play('B gate 2,0');
    expect(t.whyNot('B otherHalf 3,-1')?.code).toBe('foreign-home');
    expect(t.can('B otherHalf 3,0')).toBe(true);
  });

  it('HG-BLD-06: raises an own stack one Outpost at a time, each at its price, up to its limit', () => {
    const t = table({
      ...given('martialize', { sectors: { '3,0': { tile: 19, pieces: { B: 'o' } } } }),
      players: { Blue: { caps: 30, built: [0, 0, 4] }, ...others },
    });
    t.play('B outpost 3,0', 'B outpost 3,0');
    // Slots 5 and 6.
    expect(t.events.map((event) => event[4])).toEqual([3, 3]);
    expect(t.s.heights[t.at('3,0')]).toBe(3);
    expect(t.whyNot('B outpost 3,0')?.code).toBe('no-location');
  });

  it.each([
    { unit: 'agent', card: 'politicize', base: 'e', other: 'o' },
    { unit: 'fleet', card: 'martialize', base: 'o', other: 'e' },
  ] as const)(
    'HG-BLD-07: an $unit costs 2 CAPs where an own base of its type stands',
    ({ unit, card, base, other }) => {
      const sectors = {
        '3,0': { pieces: { B: base } },
        '3,-1': { pieces: { B: other } },
        '3,-2': { pieces: { R: base } },
      };
      const t = table(given(card, { sectors }));
      for (const hex of ['3,-1', '3,-2', '2,0'])
        expect(t.whyNot(`B ${unit} ${hex}`)).toMatchObject({ code: 'no-own-base', rule: 'HG-BLD-07' });
      t.play(`B ${unit} 3,0`);
      expect([t.caps('B'), t.last('unitBuilt').slice(2)]).toEqual([28, [unit, 0, t.at('3,0'), 2]]);
      const poor = table(given(card, { sectors }, 1));
      expect(poor.whyNot(`B ${unit} 3,0`)).toMatchObject({ code: 'cannot-pay', params: { cost: 2 } });
    },
  );
});

describe('relocating', () => {
  it.each([
    { base: 'complex', piece: 'c', all: [15, 0, 0], cost: 1 },
    { base: 'embassy', piece: 'e', all: [0, 9, 0], cost: 2 },
    { base: 'outpost', piece: '2o', all: [0, 0, 12], cost: 2 },
  ] as const)(
    'HG-BLD-08: moves a $base from anywhere into range for the price of slot 1, when none is left',
    ({ base, piece, all, cost }) => {
      const moving = (built: readonly [number, number, number], caps = cost as number) =>
        table({
          ...given(CARDS[base], {
            sectors: {
              '3,0': { pieces: { B: piece } },
              '3,-1': { tile: any },
              '-3,0': { pieces: { B: piece } },
              '0,3': { tile: any },
            },
          }),
          players: { Blue: { caps, built }, ...others },
        });
      const t = moving(all);
      expect(t.whyNot('B relocate -3,0 0,3')?.code).toBe('out-of-range');
      expect(t.whyNot('B relocate 0,3 3,-1')?.code).toBe('no-own-base');
      expect(t.whyNot('B relocate -3,0 -3,0')?.code).toBe('same-sector');
      expect(t.whyNot(`B ${base} 3,-1`)?.code).toBe('no-base-left');
      t.play('B relocate -3,0 3,-1');
      expect([t.s.caps[0], t.s.built[0]]).toEqual([0, all]);
      expect(t.last('relocated').slice(3)).toEqual([t.at('-3,0'), t.at('3,-1'), cost]);
      const more = moving(all.map((n) => Math.max(0, n - 1)) as [number, number, number], 9);
      expect(more.whyNot('B relocate -3,0 3,-1')).toMatchObject({ code: 'bases-left', params: { left: 1 } });
      expect(moving(all, cost - 1).whyNot('B relocate -3,0 3,-1')?.code).toBe('cannot-pay');
    },
  );

  it('HG-BLD-09: leaves the own home, and can come back there', () => {
    const t = table({
      ...given('industrialize', {
        sectors: { '3,0': { pieces: { B: 'c' } }, '3,-1': { tile: { industrial: 1 } } },
      }),
      players: { Blue: { caps: 2, built: [15, 0, 0], home: [3, 0] }, ...others },
    });
    t.play('B relocate 3,0 3,-1');
    expect(t.s.complexes[0]![t.at('3,0')]).toBe(0);
    t.play('B relocate 3,-1 3,0');
    expect(t.s.complexes[0]![t.at('3,0')]).toBe(1);
  });

  it('HG-BLD-09: takes one Outpost at a time from a stack', () => {
    const t = table({
      ...given('martialize', {
        sectors: { '3,0': { pieces: { B: '3o' } }, '3,-1': { tile: { martial: 3 } } },
      }),
      players: { Blue: { caps: 4, built: [0, 0, 12] }, ...others },
    });
    const heights = () => [t.s.heights[t.at('3,0')], t.s.heights[t.at('3,-1')]];
    t.play('B relocate 3,0 3,-1');
    expect(heights()).toEqual([2, 1]);
    t.play('B relocate 3,0 3,-1');
    expect([heights(), t.s.caps[0]]).toEqual([[1, 2], 0]);
  });
});

describe('a player without pieces of a type', () => {
  const homeless = (card: NonNullable<Given['turn']>[1], pieces?: string, gates: Given['gates'] = []) =>
    table({
      turn: ['B', card],
      players: { Blue: { caps: 30, home: [3, 0] }, ...others },
      sectors: {
        '3,-1': { tile: any },
        '-3,0': { tile: any, ...(pieces === undefined ? {} : { pieces: { B: pieces } }) },
        '-3,1': { tile: { industrial: 1 } },
      },
      gates,
    });

  it.each([
    { base: 'complex', others: 'e o a f', own: 'c' },
    { base: 'embassy', others: 'c o f', own: 'a' },
    { base: 'outpost', others: 'c e a', own: 'f' },
  ] as const)('HG-BLD-14: may begin again on the own home: $base', ({ base, others: foreign, own }) => {
    for (const t of [homeless(CARDS[base]), homeless(CARDS[base], foreign)]) {
      expect(t.places('B', base)).toEqual(['3,0']);
      expect(t.whyNot(`B ${base} 3,-1`)?.code).toBe('begins-at-home');
    }
    expect(homeless(CARDS[base], own).whyNot(`B ${base} 3,0`)?.code).toBe('out-of-range');
  });

  it('HG-BLD-14: is one whose only pieces are Gates', () => {
    const t = homeless('industrialize', undefined, [['B', '-3,0', '-3,1']]);
    expect(t.places('B', 'complex')).toEqual(['3,0']);
  });
});

describe('units', () => {
  it('HG-BLD-15: are not moved by a BUILD', () => {
    const t = table(
      given('politicize', {
        sectors: {
          '3,0': { tile: any, pieces: { B: 'e a' } },
          '3,-1': { tile: any },
          '3,-2': { tile: any },
        },
      }),
    );
    expect(t.can('B moveAgent 0 3,-2')).toBe(true);
    t.play('B embassy 3,-1');
    expect(t.asked).toBe('0 build.next');
    expect(t.whyNot('B moveAgent 0 3,-2')?.code).toBe('build-or-stop-first');
    expect(t.offers('B', 'moveAgent')).toEqual([]);
    t.play('B stop', 'B moveAgent 0 3,-2');
    expect(t.s.agents[0]![0]).toBe(t.at('3,-2'));
  });
});
