import { describe, expect, it } from 'vitest';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

/** The placements that build up one Locus, in order, and then two more. */
const PLACES = [
  ['D(0,0)', 'G01 0'],
  ['U(1,0)', 'R05 1'],
  ['D(1,0)', 'A07 0'],
  ['U(1,1)', 'T03 2'],
  ['D(0,1)', 'S09 1'],
  ['U(0,1)', 'C12 0'],
  ['D(-1,1)', 'R02 1'],
  ['U(-1,1)', 'A01 2'],
] as const;

/** A about to make the placement of this number, from 1, the earlier ones made. */
function before(number: number, given: Partial<Given> = {}) {
  const map = Object.fromEntries(PLACES.slice(0, number - 1)) as Record<string, Laid>;
  const [cell, laid] = PLACES[number - 1]!;
  const [tile, rotation] = laid.split(' ') as [string, string];
  const t = table({
    players: { A: { hand: [tile] }, B: {} },
    options: { omens: 'off' },
    turn: ['A', 'grow'],
    map,
    ...given,
  });
  return { t, line: `A place ${tile} ${cell} ${rotation}` };
}

/** What A Produces with the placement of this number. */
function produced(number: number) {
  const { t, line } = before(number);
  t.play(line);
  return t.produced('A');
}

describe('the build-up of one Locus', () => {
  it('EX-01: beside the Cradle, with a pair (DM-PRO-01, DM-PRO-04, DM-PRO-07)', () => {
    expect(produced(1)).toEqual({ GOV: 2, REL: 3, TRA: 1 });
  });

  it('EX-02: a corner of the Cradle that is only touched gives nothing (DM-PRO-01, DM-GRO-03)', () => {
    expect(produced(2)).toEqual({ REL: 1, SCI: 1, CRA: 1, TRA: 2 });
  });

  it('EX-03: one shared edge (DM-PRO-01)', () => {
    expect(produced(3)).toEqual({ ART: 2, SCI: 1, GOV: 1, TRA: 1 });
  });

  it('EX-04: one shared edge (DM-PRO-01)', () => {
    expect(produced(4)).toEqual({ TRA: 1, GOV: 1, SCI: 1, ART: 1, CRA: 1 });
  });

  it('EX-05: one shared edge (DM-PRO-01)', () => {
    expect(produced(5)).toEqual({ SCI: 1, GOV: 2, CRA: 2 });
  });

  it('EX-06: the sixth tile closes the Locus (DM-PRO-03, DM-PRO-08, DM-PRO-09)', () => {
    expect(produced(6)).toEqual({ CRA: 3, REL: 3, SCI: 3, GOV: 1, TRA: 1, ART: 1 });
    const { t, line } = before(6);
    t.play(line);
    expect(t.count('locusClosed')).toBe(1);
  });

  it('EX-38: one edge with a pair (DM-PRO-01, DM-PRO-04)', () => {
    expect(produced(7)).toEqual({ REL: 4, ART: 1, SCI: 1 });
  });

  it('EX-39: one dot in two pairs Produces once, beside the Cradle (DM-PRO-03, DM-PRO-05, DM-PRO-10)', () => {
    expect(produced(8)).toEqual({ ART: 2, REL: 5, GOV: 1, TRA: 1, CRA: 1 });
  });
});

describe('EX-39 and EX-36: the four cells round a corner of the Cradle are filled', () => {
  it('closes no Locus and draws no Omen (DM-PRO-10, DM-R-04)', () => {
    const { t, line } = before(8, { options: { omens: 'on' } });
    t.play(line);
    expect([t.count('locusClosed'), t.count('omenDrawn')]).toEqual([0, 0]);
  });

  it.each([
    ['mining', 1],
    ['mining+', 2],
  ] as const)('Cartography acts and %s scores %i VP', (mining, vp) => {
    const { t, line } = before(8, {
      players: { A: { hand: ['A01'], tree: ['cartography', mining] }, B: {} },
    });
    t.play(line);
    expect(t.from('A', 'triggers')).toBe(vp);
    expect(t.asked).toBe('A choice.choose');
    t.play('A choose SCI', 'A choose SCI');
    expect(t.asked).not.toContain('choice');
  });
});
