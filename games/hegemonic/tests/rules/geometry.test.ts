import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../rules/distances.ts';
import { galaxyOf, sectorAt } from '../../rules/galaxy.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const Blue = { caps: 30 };
/** A tile with a Location of each type. */
const any = { industrial: 1, political: 2, martial: 1 } as const;

const bare = table({ players: { Blue, ...others } });
const far = (a: string, b: string, t = bare): number => distanceBetween(t.s, t.at(a), t.at(b));

describe('the centre of the core', () => {
  it('HG-GEO-01: is no sector, and every way leads round it', () => {
    expect(sectorAt(bare.s, [0, 0])).toBe(-1);
    expect(bare.s.tiles).toHaveLength(36);
    for (const [a, b] of [
      ['1,0', '-1,0'],
      ['1,-1', '-1,1'],
      ['0,-1', '0,1'],
    ] as const)
      expect(far(a, b)).toBe(3);
  });

  it('HG-GEO-01: lets neither range nor movement through', () => {
    const t = table({
      players: { Blue, ...others },
      sectors: {
        '1,0': { pieces: { B: '3o f' } },
        '-1,0': { tile: { martial: 1 } },
        '-2,0': { tile: { martial: 1 } },
        '0,1': { tile: { martial: 1 } },
      },
      turn: ['B', 'martialize'],
    });
    expect(t.can('B outpost 0,1')).toBe(true);
    expect(t.whyNot('B outpost -1,0')?.code).toBe('out-of-range');
    // Three steps through the centre, four round it.
    expect(t.can('B moveFleet 0 -1,0')).toBe(true);
    expect(t.whyNot('B moveFleet 0 -2,0')).toMatchObject({ code: 'too-far', params: { distance: 4 } });
    for (const line of ['outpost -1', 'moveFleet 0 -1', 'outpost 36'])
      expect(t.whyNot(`B ${line}`)?.code).toBe('no-such-sector');
  });
});

describe('adjacency', () => {
  it('HG-GEO-02: is a shared side, on one board or on two, or a Gate pair', () => {
    expect(far('3,0', '3,-1')).toBe(1);
    expect(far('2,0', '2,1')).toBe(1);
    expect(far('2,0', '1,0')).toBe(1);
    const gates = [['R', '3,0', '-3,0']] as const;
    const gated = table({ players: { Blue, ...others }, gates });
    expect(far('3,0', '-3,0', gated)).toBe(1);
    expect(far('-3,0', '3,0', gated)).toBe(1);
    // Only the two sectors themselves are joined.
    expect(far('3,-1', '-3,0', gated)).toBe(2);
  });

  it('HG-GEO-03: by a Gate holds for all players and purposes', () => {
    const given = (card: 'industrialize' | 'martialize', gates: Given['gates'] = []): Given => ({
      players: { Yellow: { caps: 30 }, Blue: {}, Red: {}, Green: {} },
      sectors: {
        '3,0': { tile: any, pieces: { Y: 'c f' } },
        '-3,0': { tile: { industrial: 2 }, pieces: { R: 'c' } },
        '-3,1': { tile: any },
      },
      gates,
      turn: ['Y', card],
    });
    const gates = [['B', '3,0', '-3,0']] as const;
    const lines = {
      industrialize: ['Y complex -3,0', 'Y attack acquire 3,0 -3,0 R industrial'],
      martialize: ['Y moveFleet 0 -3,1'],
    };
    for (const card of ['industrialize', 'martialize'] as const)
      for (const line of lines[card]) {
        expect(table(given(card, gates)).can(line)).toBe(true);
        expect(['out-of-range', 'target-out-of-range', 'too-far']).toContain(
          table(given(card)).whyNot(line)?.code,
        );
      }
  });
});

describe('distance', () => {
  it('HG-GEO-04: counts hexes with or without tiles; to itself it is 0', () => {
    expect([far('3,0', '3,0'), far('3,0', '3,-3'), far('3,0', '0,3'), far('3,0', '-3,0')]).toEqual([
      0, 3, 3, 7,
    ]);
    const t = table({
      players: { Blue, ...others },
      sectors: { '3,0': { pieces: { B: '3o' } }, '3,-2': { tile: { martial: 1 } } },
      turn: ['B', 'martialize'],
    });
    expect(t.s.tiles[t.at('3,-1')]).toBe(-1);
    expect(t.can('B outpost 3,-2')).toBe(true);
  });

  it('HG-GEO-05: leads through the homes of others', () => {
    const t = table({
      players: { Blue, Red: { home: [3, -1] }, Green: {}, Yellow: {} },
      sectors: { '3,0': { pieces: { B: '3o' } }, '3,-2': { tile: { martial: 1 } } },
      turn: ['B', 'martialize'],
    });
    // The only way of two steps is straight through 3,-1.
    expect(far('3,0', '3,-2', t)).toBe(2);
    expect(t.can('B outpost 3,-2')).toBe(true);
  });
});

describe('range', () => {
  const line = (pieces: string, card: 'industrialize' | 'politicize' | 'martialize', tile: object = any) =>
    table({
      players: { Blue, ...others },
      sectors: {
        '3,0': { tile, pieces: { B: pieces } },
        '3,-1': { tile: any },
        '3,-2': { tile: any },
        '3,-3': { tile: any },
      },
      turn: ['B', card],
    });

  it.each([
    {
      of: 'a Complex is 1',
      pieces: 'c',
      card: 'industrialize',
      base: 'complex',
      near: '3,-1',
      beyond: '3,-2',
    },
    { of: 'an Embassy is 1', pieces: 'e', card: 'politicize', base: 'embassy', near: '3,-1', beyond: '3,-2' },
    { of: 'an Agent is 0', pieces: 'a', card: 'politicize', base: 'embassy', near: '3,0', beyond: '3,-1' },
    { of: 'a Fleet is 0', pieces: 'f', card: 'martialize', base: 'outpost', near: '3,0', beyond: '3,-1' },
    {
      of: 'one Outpost is 0',
      pieces: 'o',
      card: 'martialize',
      base: 'outpost',
      tile: { martial: 2 },
      near: '3,0',
      beyond: '3,-1',
    },
    {
      of: 'two Outposts is 1',
      pieces: '2o',
      card: 'martialize',
      base: 'outpost',
      tile: {},
      near: '3,-1',
      beyond: '3,-2',
    },
    {
      of: 'three Outposts is 2',
      pieces: '3o',
      card: 'martialize',
      base: 'outpost',
      tile: {},
      near: '3,-2',
      beyond: '3,-3',
    },
  ] as const)('HG-GEO-06: of $of', ({ pieces, card, base, near, beyond, ...more }) => {
    const t = line(pieces, card, 'tile' in more ? more.tile : any);
    expect(t.can(`B ${base} ${near}`)).toBe(true);
    expect(t.whyNot(`B ${base} ${beyond}`)?.code).toBe('out-of-range');
  });

  it.each([
    { of: 'Complexes and Agents', pieces: 'c a', card: 'martialize', base: 'outpost' },
    { of: 'Complexes and Fleets', pieces: 'c f', card: 'politicize', base: 'embassy' },
    { of: 'Embassies and Fleets', pieces: 'e f a', card: 'industrialize', base: 'complex' },
  ] as const)('HG-GEO-07: of $of is of no use for another type', ({ pieces, card, base }) => {
    const t = table({
      players: { Blue, ...others },
      sectors: {
        '3,0': { tile: any, pieces: { B: pieces } },
        '3,-1': { tile: any },
        '-3,0': { tile: { industrial: 1, political: 1, martial: 1 }, pieces: { B: 'c e o' } },
      },
      turn: ['B', card],
    });
    for (const hex of ['3,-1', ...(pieces.includes('c') ? ['3,0'] : [])])
      expect(t.whyNot(`B ${base} ${hex}`)?.code).toBe('out-of-range');
  });

  it('HG-GEO-08: of 2 takes in all that is nearer', () => {
    const t = line('3o', 'martialize', {});
    expect(t.can('B outpost 3,-1')).toBe(true);
    expect(t.can('B outpost 3,-2')).toBe(true);
    const complexes = line('c', 'industrialize', { industrial: 2 });
    expect(complexes.can('B complex 3,0')).toBe(true);
  });
});

describe('a sector', () => {
  it('HG-GEO-09: has room for any number of units, which leave its Locations open', () => {
    const t = table({
      players: { Blue, ...others },
      sectors: { '3,0': { tile: any, pieces: { B: '3a', R: '3f', G: '3a 3f', Y: '2f' } } },
      turn: ['B', 'politicize'],
    });
    t.play('B embassy 3,0');
    expect(t.s.embassies[t.at('3,0')]).toBe(0);
    const all = [...t.s.agents, ...t.s.fleets].flat();
    expect(all.filter((sector) => sector === t.at('3,0'))).toHaveLength(14);
  });

  it('HG-GEO-10: is of one board, and a step to another one crosses a border', () => {
    const { boardOf, neighbours } = galaxyOf(bare.s);
    expect([0, 1, 2, 3, 4, 5, 6].map((board) => boardOf.filter((b) => b === board).length)).toEqual([
      6, 5, 5, 5, 5, 5, 5,
    ]);
    const price = (to: string) => {
      const t = table({
        players: { Blue, ...others },
        sectors: { '2,0': { pieces: { B: 'a' } }, [to]: { tile: any } },
        turn: ['B', 'politicize'],
      });
      expect(neighbours[t.at('2,0')]).toContain(t.at(to));
      t.play(`B moveAgent 0 ${to}`);
      return t.last('unitMoved')[6];
    };
    expect([price('2,-1'), price('3,-1'), price('2,1'), price('1,0')]).toEqual([0, 0, 2, 2]);
  });
});
