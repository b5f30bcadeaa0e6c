import { describe, expect, it } from 'vitest';
import type { Card, Given, Laid } from '../position.ts';
import { table } from '../table.ts';

/** A places S03, which is GTR, on D(9,9): (9,10) GOV, (10,10) TRA, (10,9) REL. */
function placed(map: { readonly [cell: string]: Laid }, tree: Card[] = [], more: Partial<Given> = {}) {
  const t = table({
    players: { A: { hand: ['S03'], tree }, B: {}, C: {} },
    map,
    turn: ['A', 'grow'],
    options: { omens: 'off' },
    ...more,
  });
  t.play('A place S03 D(9,9) 0');
  return t;
}

type Placed = ReturnType<typeof placed>;
const cities = (t: Placed) =>
  t.last('produced')[1].flatMap(([part, seat, domain, n]) => (part === 'city' ? [[seat, domain, n]] : []));

describe('activated Cities', () => {
  it('DM-ACT-01: every City beside the tile, whoever owns it', () => {
    const t = placed({ 'U(9,9)': 'C01 0 A1', 'U(10,9)': 'G02 0 B3', 'U(9,10)': 'T02 0 C2' });
    expect(cities(t).sort()).toEqual([
      [0, 5, 1],
      [1, 0, 3],
      [2, 3, 2],
    ]);
    expect([t.knowledge('B'), t.knowledge('C')]).toEqual([{ GOV: 3 }, { TRA: 2 }]);
  });

  it('DM-ACT-02: its level in the colour of its Camp, and what slot-4 cards of any Domain add', () => {
    const t = placed({ 'U(9,9)': 'C01 0 B2' }, [], {
      players: { A: { hand: ['S03'] }, B: { tree: ['schools', 'urbanism+'] }, C: { tree: ['masonry'] } },
    });
    expect(t.produced('B')).toEqual({ CRA: 2, SCI: 1, GOV: 2 });
    expect(t.produced('C')).toEqual({});
    const silent = placed({ 'U(9,9)': 'C01 0 B2', 'U(10,9)': 'G02 0 B1' }, [], {
      players: { A: { hand: ['S03'] }, B: { tree: ['schools'] }, C: {} },
      active: [
        ['silentOracles', 'B'],
        ['silentOracles', 'C'],
      ],
      options: {},
    });
    expect(silent.produced('B')).toEqual({ SCI: 2 });
  });

  it('DM-ACT-03: the tile itself brings no City, and has three sides', () => {
    const t = placed({
      'U(9,9)': 'C01 0 A1',
      'U(10,9)': 'G02 0 A1',
      'U(9,10)': 'T02 0 A1',
      'D(8,9)': 'R02 0 A1',
    });
    expect(cities(t)).toHaveLength(3);
    expect([t.s.owners.at(-1), t.s.levels.at(-1)]).toEqual([-1, 0]);
  });

  it('DM-ACT-04: not at a corner', () => {
    // D(8,9), D(8,10) and U(10,10) touch D(9,9) at corners.
    const t = placed({
      'U(9,9)': 'C01 0',
      'D(8,9)': 'R02 0 A3',
      'D(8,10)': 'R03 0 B3',
      'U(10,10)': 'A03 0 C3',
    });
    expect(cities(t)).toEqual([]);
  });

  it('DM-ACT-05: Knowledge of own Cities counts as Produced', () => {
    const t = placed({ 'U(9,9)': 'C02 0 A3' }, ['agriculture+']);
    // C02 is CSG: (9,10) SCI, (10,9) GOV: no other CRA.
    expect([t.produced('A').CRA, t.gained('A', 'card')]).toEqual([3, { CRA: 3 }]);
  });

  it('DM-ACT-06: cards of others do not act on what their Cities Produce', () => {
    const t = placed({ 'U(9,9)': 'C02 0 B3' }, [], {
      players: { A: { hand: ['S03'] }, B: { tree: ['agriculture+', 'cartography'] }, C: {} },
    });
    expect([t.produced('B'), t.gained('B', 'card'), t.knowledge('B')]).toEqual([{ CRA: 3 }, {}, { CRA: 3 }]);
  });
});

describe('after production', () => {
  it('DM-ACT-07: slot-3 cards and Cartography Gain once, on the totals of the phase', () => {
    const t = placed({ 'U(9,9)': 'S01 0 A2', 'U(10,9)': 'C01 0' }, ['hydraulics', 'cartography']);
    // SCI: Camp 1, City 2; S01 CTR and C01 GSA add no SCI at (9,10), (10,9), but (10,10) of C01 is SCI.
    expect(t.produced('A').SCI).toBe(4);
    expect(t.gained('A', 'card')).toEqual({ SCI: 2 });
    expect(t.asked).toBe('A choice.choose');
    t.play('A choose ART', 'A choose TRA');
    expect(t.gained('A', 'card')).toEqual({ SCI: 2, ART: 1, TRA: 1 });
    expect(t.asked).not.toContain('choice');
  });

  it('DM-ACT-08: Temples for the active player, Gold Trade for every owner', () => {
    const map: { readonly [cell: string]: Laid } = {
      'U(9,9)': 'C01 0 A1',
      'U(10,9)': 'G02 0 B3',
      'U(9,10)': 'T02 0 B2',
    };
    const tree: Card[] = ['temples', 'goldTrade'];
    const t = placed(map, [], {
      players: {
        A: { hand: ['S03'], tree },
        B: { tree: ['temples b', 'goldTrade+ b'] },
        C: { tree: ['goldTrade c'] },
      },
    });
    expect(['A', 'B', 'C'].map((initial) => t.from(initial, 'triggers'))).toEqual([2 + 2, 4 * 2, 0]);
  });

  it('DM-ACT-09: then what Monuments beside the tile give', () => {
    const t = placed({ 'U(9,9)': 'C01 0 templeOfArtemis', 'U(10,9)': 'G02 0 hangingGardens' }, [], {
      monuments: { templeOfArtemis: 'B', hangingGardens: 'B' },
    });
    expect(t.asked).toBe('A choice.choose');
    t.play('A choose REL');
    expect([t.gained('A', 'site'), t.from('A', 'triggers'), t.from('B', 'triggers')]).toEqual([
      { REL: 1 },
      2,
      0,
    ]);
  });

  it('DM-ACT-10: last one Omen for each closed Locus, if there are Omens', () => {
    const map: { readonly [cell: string]: Laid } = {
      'U(9,9)': 'C01 0 petra',
      'D(8,9)': 'G01 0',
      'U(8,10)': 'R05 1',
      'D(8,10)': 'A07 0',
      'U(9,10)': 'T03 2',
    };
    const given: Partial<Given> = { monuments: { petra: 'B' }, omens: ['greatFestival'], options: {} };
    const t = placed(map, ['prophecy'], given);
    const after = t.events.flatMap((event) =>
      ['produced', 'scored', 'gained', 'omenDrawn'].includes(event[0]) ? [event[0]] : [],
    );
    expect(after).toEqual(['produced', 'scored', 'gained', 'omenDrawn', 'scored']);
    expect([t.from('A', 'triggers'), t.from('A', 'omens')]).toEqual([4, 5]);
    const without = placed(map, ['prophecy'], { ...given, omens: undefined, options: { omens: 'off' } });
    expect([without.count('omenDrawn'), without.from('A', 'triggers')]).toEqual([0, 4]);
  });
});
