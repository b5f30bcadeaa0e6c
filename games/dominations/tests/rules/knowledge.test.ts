import { describe, expect, it } from 'vitest';
import { CRA, GOV, REL } from '../../data/domains.ts';
import { KIND } from '../../data/mastery.ts';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

const options = { omens: 'off' };
const CITIES: { readonly [cell: string]: Laid } = {
  'U(9,9)': 'R01 0 A1',
  'U(10,9)': 'R02 0 A2',
  'U(11,9)': 'S01 0 A3',
  'U(12,9)': 'S02 0 A3',
  'U(13,9)': 'R03 0 B3',
};

describe('Knowledge', () => {
  it('DM-KNO-01: in six Domains, by player', () => {
    const t = table({ players: { A: { knowledge: { GOV: 1, CRA: 2 } }, B: {} }, turn: ['A', 'grow'] });
    expect(t.s.knowledge).toEqual([
      [1, 0, 0, 0, 0, 2],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('DM-KNO-02: a tile and Cities Produce, all else is Gained', () => {
    const t = table({
      players: { A: { tree: ['barter', 'offerings'], hand: ['R05'] }, B: {} },
      map: { 'D(0,0)': 'G01 0 A1', 'D(1,0)': 'A07 0 petra' },
      monuments: { petra: 'B' },
      turn: ['A', 'grow'],
      options,
    });
    expect(t.gained('A', 'card')).toEqual({ TRA: 1 });
    t.play('A place R05 U(1,0) 1');
    // R05, turned: (1,0) SCI, (1,1) TRA, (2,0) ART. G01 beside it: (1,1) CRA, (1,0) TRA. A07: (1,1) SCI, (2,0) GOV.
    expect(t.produced('A')).toEqual({ REL: 1, SCI: 2, TRA: 2, ART: 1, CRA: 1, GOV: 2 });
    // Offerings see one REL only; the site of Petra gives CRA.
    expect([t.gained('A', 'card'), t.gained('A', 'site')]).toEqual([{ TRA: 1 }, { CRA: 1 }]);
  });

  it('DM-KNO-03: what is Gained never counts as Produced', () => {
    const t = table({
      players: { A: { tree: ['mysticism+', 'offerings+'], hand: ['G15'] }, B: {} },
      holders: { TRA: 'A' },
      turn: ['A', 'grow'],
      options,
    });
    t.play('A choose REL');
    expect(t.knowledge('A')).toEqual({ REL: 3 });
    t.play('A place G15 D(0,-2) 0');
    // Camp GOV, own ART (and GOV turned away), Cradle SCI and CRA: no REL.
    expect(t.produced('A').REL).toBeUndefined();
    expect(t.knowledge('A').REL).toBe(3);
  });

  it('DM-KNO-04: what PRODUCE cards add is Produced', () => {
    const t = table({
      players: { A: { tree: ['caravanserai', 'markets+'], hand: ['T01'] }, B: {} },
      turn: ['A', 'grow'],
      options,
    });
    t.play('A place T01 U(1,-1) 0');
    // T01 is SAG: S at (1,-1), A at (1,0). Cradle CRA and GOV.
    expect(t.produced('A')).toEqual({ TRA: 4, SCI: 1, ART: 1, GOV: 1, CRA: 1 });
    expect(t.gained('A', 'card')).toEqual({ TRA: 4 });
  });

  it('DM-KNO-05: the limit is 6 and 3 for each own City level of the colour, at most 15', () => {
    const given: Given = { players: { A: {}, B: {} }, map: CITIES, turn: ['A', 'build'], options };
    const limits = (g: Given) => table(g).s.limits;
    expect(limits(given)).toEqual([
      [6, 15, 6, 6, 15, 6],
      [6, 15, 6, 6, 6, 6],
    ]);
    const { 'U(10,9)': _, ...less } = CITIES;
    expect(limits({ ...given, map: less as typeof CITIES })[0]![REL]).toBe(9);
    const ships: Given = {
      ...given,
      players: { A: { tree: ['shipbuilding'] }, B: { tree: ['shipbuilding+'] } },
    };
    expect(limits(ships)).toEqual([
      [9, 15, 9, 9, 15, 9],
      [12, 15, 12, 12, 12, 12],
    ]);
  });

  it('DM-KNO-06: what is above the limit is lost, on the turn of another too', () => {
    const t = table({
      players: { A: { hand: ['G05'] }, B: { knowledge: { TRA: 11 } } },
      map: { 'D(0,0)': 'T01 0 B2' },
      turn: ['A', 'grow'],
      options,
    });
    t.play('A place G05 U(1,0) 0');
    expect(t.produced('B')).toEqual({ TRA: 2 });
    expect([t.knowledge('B').TRA, t.last('produced')[2][1]]).toEqual([12, [0, 0, 0, 1, 0, 0]]);
    const gain = table({
      players: { A: { knowledge: { CRA: 6 }, tree: ['fishing+'] }, B: {} },
      turn: ['A', 'grow'],
    });
    expect(gain.knowledge('A').CRA).toBe(6);
    expect(gain.last('gained').slice(2, 5)).toEqual([CRA, 2, 2]);
  });

  it('DM-KNO-07: what is lost to the limit was Produced all the same', () => {
    const t = table({
      players: {
        A: { tree: ['chiefdom', 'taxation', 'mining'], knowledge: { GOV: 6 }, hand: ['G01'] },
        B: {},
      },
      turn: ['A', 'grow'],
      options,
    });
    t.play('A place G01 U(-1,-1) 0');
    expect(t.produced('A').GOV).toBe(4);
    expect(t.last('gained').slice(2)).toEqual([GOV, 2, 2, 'card', KIND.taxation]);
    expect(t.knowledge('A').GOV).toBe(6);
  });

  it('DM-KNO-08: a limit that falls takes what is above it', () => {
    const t = table({
      players: { A: { knowledge: { GOV: 12, REL: 6 } }, B: {} },
      map: { 'D(0,0)': 'G01 0 A2' },
      omens: ['greatFire'],
      turn: ['A', 'omen'],
    });
    expect([t.limit('A', 'GOV'), t.knowledge('A')]).toEqual([9, { GOV: 9, REL: 6 }]);
    expect(t.last('lost').slice(1)).toEqual([0, GOV, 3, 'limit', GOV]);
  });

  it('DM-KNO-09: it is neither given away nor below 0', () => {
    const t = table({
      players: { A: { knowledge: { SCI: 1 } }, B: { knowledge: { ART: 1 } } },
      omens: ['drought'],
      turn: ['A', 'omen'],
    });
    expect([t.knowledge('A'), t.knowledge('B')]).toEqual([{}, {}]);
    const develop = table({
      players: { A: { knowledge: { GOV: 6 }, tree: ['rhetoric'] }, B: {} },
      turn: ['A', 'develop'],
    });
    const labels = new Set(develop.offers('A').map((text) => text.split(' ')[0]));
    expect(labels).toEqual(new Set(['gain', 'exchange', 'pass']));
  });
});
