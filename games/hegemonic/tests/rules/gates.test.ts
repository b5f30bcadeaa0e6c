import { describe, expect, it } from 'vitest';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };

const given = (more: Partial<Given>): Given => ({
  players: { Blue: { caps: 30 }, ...others },
  turn: ['B', 'industrialize'],
  ...more,
});

describe('a Gate pair', () => {
  const sectors = {
    '3,0': { pieces: { B: 'c' } },
    // T02 has no industrial Location.
    '3,-1': { tile: 1 },
    '2,0': { tile: { industrial: 1 } },
    '3,-2': { tile: 0, pieces: { R: '3c' } },
    '3,-3': { tile: { industrial: 1 } },
    '2,-3': { tile: { industrial: 1 } },
    '1,-3': { tile: { industrial: 1 } },
  };
  const placing = (industrial: number, more: Partial<Given> = {}, caps = 9) =>
    table({
      ...given({ sectors, ...more }),
      players: { Blue: { caps, built: [industrial, 0, 0] }, ...others },
    });

  it.each([
    { industrial: 5, tier: 1, places: ['2,0', '3,-2'] },
    { industrial: 6, tier: 2, places: ['2,0', '3,-2', '3,-3'] },
    { industrial: 11, tier: 3, places: ['2,0', '3,-2', '3,-3', '2,-3'] },
  ])('HG-BLD-10: spans 2, 3 or 4 steps in tier 1, 2 or 3: tier $tier', ({ industrial, tier, places }) => {
    const t = placing(industrial);
    t.play('B gate 3,0');
    expect(t.caps('B')).toBe(6);
    expect(t.places('B', 'otherHalf').toSorted()).toEqual(places.toSorted());
    expect(t.whyNot('B otherHalf 1,-3')).toMatchObject({
      code: 'gate-too-far',
      params: { distance: 5, reach: tier + 1 },
    });
    expect(t.whyNot('B otherHalf 3,-1')?.code).toBe('no-industrial-location');
    expect(t.whyNot('B otherHalf 3,0')?.code).toBe('same-sector');
    expect(t.whyNot('B stop')?.code).toBe('other-half-first');
    // All Locations there are Red’s.
    t.play('B otherHalf 3,-2');
    expect(t.s.gates[0]!.slice(0, 2)).toEqual([t.at('3,0'), t.at('3,-2')]);
    expect(t.last('gateBuilt')[5]).toBe(3);
  });

  it('HG-BLD-10: begins at an own Complex, and is paid', () => {
    expect(placing(1).whyNot('B gate 2,0')?.code).toBe('no-own-complex');
    expect(placing(1).whyNot('B gate 3,-2')?.code).toBe('no-own-complex');
    expect(placing(1, {}, 2).whyNot('B gate 3,0')).toMatchObject({ code: 'cannot-pay', params: { cost: 3 } });
    const alone = placing(1, { sectors: { '3,0': { pieces: { B: 'c' } } } });
    expect(alone.whyNot('B gate 3,0')?.code).toBe('no-other-half');
  });

  it('HG-BLD-11: is measured over other pairs, not over itself', () => {
    const gates = [
      ['B', '3,0', '3,-2'],
      ['R', '3,0', '3,-2'],
    ] as const;
    // To 2,-3 it is four steps, over a pair that joins 3,0 and 3,-2 three.
    const own = placing(6, { gates: gates.slice(0, 1) });
    own.play('B relocateGate 0 3,0');
    expect(own.whyNot('B otherHalf 2,-3')).toMatchObject({ code: 'gate-too-far', params: { distance: 4 } });
    const both = placing(6, { gates });
    both.play('B relocateGate 0 3,0');
    expect(both.can('B otherHalf 2,-3')).toBe(true);
    const second = placing(6, { gates: gates.slice(0, 1) });
    second.play('B gate 3,0');
    expect(second.can('B otherHalf 2,-3')).toBe(true);
  });

  it('HG-BLD-12: moves as a whole for 3 CAPs, other pairs unbuilt or not', () => {
    const gates = [['B', '2,0', '3,-2']] as const;
    const t = placing(6, { gates });
    expect(t.whyNot('B relocateGate 1 3,0')).toMatchObject({ code: 'no-such-gate', rule: 'HG-BLD-12' });
    expect(t.whyNot('B relocateGate 0 2,0')?.code).toBe('no-own-complex');
    t.play('B relocateGate 0 3,0');
    expect(t.places('B', 'otherHalf').toSorted()).toEqual(['2,0', '3,-2', '3,-3'].toSorted());
    t.play('B otherHalf 3,-3');
    expect(t.s.gates[0]).toEqual([t.at('3,0'), t.at('3,-3'), -1, -1, -1, -1]);
    expect([t.s.caps[0], t.last('gateRelocated')[5]]).toEqual([6, 3]);
    expect(placing(6, { gates }, 2).whyNot('B relocateGate 0 3,0')).toMatchObject({
      code: 'cannot-pay',
      rule: 'HG-BLD-12',
    });
  });

  it('HG-BLD-12: has to go to a new place', () => {
    const t = placing(1, { gates: [['B', '3,0', '3,-2']] });
    t.play('B relocateGate 0 3,0');
    // 2,0 is the only other place in reach, so that nothing is asked.
    expect(t.s.gates[0]!.slice(0, 2)).toEqual([t.at('3,0'), t.at('2,0')]);
  });

  it('HG-BLD-13: gives no range of its own, it only makes sectors adjacent', () => {
    const building = (a: string) =>
      table(
        given({
          sectors: {
            '3,0': { pieces: { B: 'c' } },
            '-3,0': { tile: { industrial: 2 } },
            '-3,1': { tile: { industrial: 2 } },
          },
          gates: [['B', a, '-3,0']],
        }),
      );
    const apart = building('-3,1');
    for (const hex of ['-3,0', '-3,1']) expect(apart.whyNot(`B complex ${hex}`)?.code).toBe('out-of-range');
    const joined = building('3,0');
    expect(joined.can('B complex -3,0')).toBe(true);
    expect(joined.whyNot('B complex -3,1')?.code).toBe('out-of-range');
  });
});
