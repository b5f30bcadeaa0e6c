import { describe, expect, it } from 'vitest';
import { cityCost } from '../../rules/costs.ts';
import { controller } from '../../rules/monuments.ts';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

describe('EX-16: control of a Monument (DM-MON-12, DM-MON-13)', () => {
  const control = (key: 'stonehenge' | 'greatPyramid', built: string, order = 'ABC') => {
    const { s } = table({
      players: { A: {}, B: {}, C: {} },
      map: { 'D(0,0)': `G01 0 ${key}` },
      monuments: { [key]: built },
      turn: ['A', 'build'],
      order,
    });
    return 'ABC'[controller(s, 0)];
  };

  it('goes among equals to who has built level 1', () => {
    expect(control('stonehenge', 'BABA')).toBe('B');
    expect(control('stonehenge', 'CABC')).toBe('C');
  });

  it('goes by initiative if none of the equals has', () => {
    expect(control('greatPyramid', 'CAABB', 'ABC')).toBe('A');
    expect(control('greatPyramid', 'CAABB', 'CBA')).toBe('B');
  });

  it('brings 10 VP with four levels and 14 with five', () => {
    const end = (key: 'stonehenge' | 'greatPyramid', built: string) =>
      table({
        players: { A: {}, B: {}, C: {} },
        map: { 'D(0,0)': `G01 0 ${key}` },
        monuments: { [key]: built },
        age: 3,
        order: 'ABC',
      });
    expect(end('stonehenge', 'BABA').from('B', 'control')).toBe(10);
    expect(end('greatPyramid', 'CAABB').from('A', 'control')).toBe(14);
  });
});

describe('EX-23: what a Monument level costs with reductions (DM-BLD-03, DM-BLD-04)', () => {
  it('may be split as the builder likes', () => {
    const t = table({
      players: { A: { tree: ['sculpture'], knowledge: { GOV: 6, CRA: 6 } }, B: {} },
      map: { 'D(0,0)': 'G01 0 greatPyramid' },
      monuments: { greatPyramid: 'BB' },
      holders: { ART: 'A' },
      turn: ['A', 'build'],
    });
    t.play(`A ${t.line('A', 'monument greatPyramid')}`);
    expect(t.offers('A')).toEqual(['pay 4 0', 'pay 3 1', 'pay 2 2', 'pay 1 3', 'pay 0 4']);
    t.play('A pay 1 3');
    expect(t.knowledge('A')).toEqual({ GOV: 5, CRA: 3 });
  });

  it('is never below 1', () => {
    const t = table({
      players: { A: { tree: ['sculpture+'], knowledge: { GOV: 1, CRA: 1 } }, B: {} },
      map: { 'D(0,0)': 'G01 0' },
      monuments: { greatPyramid: '' },
      holders: { ART: 'A' },
      active: [['masterMasons', 'A']],
      turn: ['A', 'build'],
    });
    t.play(`A ${t.line('A', 'monument greatPyramid')}`);
    expect(t.offers('A')).toEqual(['pay 1 0', 'pay 0 1']);
  });
});

describe('EX-34: City counters (DM-CIT-06, DM-CIT-09)', () => {
  const FIVE: { readonly [cell: string]: Laid } = {
    'U(9,9)': 'G02 0 A1',
    'U(10,9)': 'G03 0 A1',
    'U(11,9)': 'G04 0 A1',
    'U(12,9)': 'G05 0 A1',
    'U(13,9)': 'G06 0 A1',
  };

  it('five of a level are all there are, until one is raised', () => {
    const t = table({
      players: { A: { tree: ['bureaucracy'], knowledge: { GOV: 9 } }, B: {} },
      map: { ...FIVE, 'D(0,0)': 'G01 0' },
      turn: ['A', 'build'],
    });
    expect(t.whyNot('A city D(0,0)')?.code).toBe('no-counter');
    t.play('A upgrade U(9,9)');
    t.play('A city D(0,0)');
    expect(t.s.levels).toEqual([2, 1, 1, 1, 1, 1]);
  });

  it('the Great Fire leaves a sixth one, and it counts', () => {
    const t = table({
      players: { A: { knowledge: { CRA: 6 } }, B: {} },
      map: { ...FIVE, 'U(14,9)': 'G07 0 A2', 'D(0,0)': 'C03 0' },
      omens: ['greatFire'],
      turn: ['A', 'omen'],
    });
    t.play('A fall U(14,9)');
    expect(t.s.levels.filter((level) => level === 1)).toHaveLength(6);
    expect(t.asked).not.toContain('build');
    const next = table({
      players: { A: { knowledge: { CRA: 6, GOV: 6 } }, B: {} },
      map: { ...FIVE, 'U(14,9)': 'G07 0 A1', 'D(0,0)': 'C03 0' },
      turn: ['A', 'build'],
    });
    expect(next.whyNot('A city D(0,0)')?.code).toBe('no-counter');
    next.play('A upgrade U(14,9)');
    expect(next.s.levels.filter((level) => level === 1)).toHaveLength(5);
  });
});

describe('EX-49: Patronage (DM-BLD-01, DM-BLD-02, DM-R-32)', () => {
  const given: Given = {
    players: { A: { tree: ['patronage'], knowledge: { GOV: 6, CRA: 6 } }, B: {} },
    map: { 'D(0,0)': 'A07 0', 'U(1,0)': 'G01 0' },
    monuments: { greatPyramid: '' },
    turn: ['A', 'build'],
  };

  it('builds a further level for less, and nothing else', () => {
    const t = table(given);
    t.play(`A ${t.line('A', 'monument greatPyramid')}`, 'A site D(0,0)');
    expect(t.knowledge('A')).toEqual({ GOV: 4, CRA: 4 });
    expect(t.whyNot('A city U(1,0)')?.code).toBe('only-patronage-left');
    t.play(`A ${t.line('A', 'patronage greatPyramid')}`);
    expect(t.offers('A')).toEqual(['pay 3 1', 'pay 2 2', 'pay 1 3']);
    t.play('A pay 3 1');
    expect(t.knowledge('A')).toEqual({ GOV: 1, CRA: 3 });
    expect(t.asked).not.toContain('build');
  });

  it('is used once in an Age, Advanced twice', () => {
    const later = (card: 'patronage' | 'patronage+') =>
      table({
        ...given,
        players: { A: { tree: [card], knowledge: { GOV: 6, CRA: 6 }, uses: { patronage: 1 } }, B: {} },
      }).offers('A', 'patronage').length;
    expect(later('patronage')).toBe(0);
    expect(later('patronage+')).toBeGreaterThan(0);
  });
});

it('EX-32: Barbarians last until the next turn of who drew them (DM-OME-03, DM-BLD-03)', () => {
  const costs = (more: Partial<Given>) => {
    const { s } = table({
      players: { A: { knowledge: { GOV: 6 } }, B: { knowledge: { GOV: 6 } } },
      map: { 'D(0,0)': 'G01 0' },
      active: [['barbarians', 'A']],
      turn: ['B', 'build'],
      ...more,
    });
    return [0, 1].map((seat) => [1, 2, 3].map((level) => cityCost(s, seat, level)));
  };
  expect(costs({})).toEqual([
    [4, 7, 10],
    [4, 7, 10],
  ]);
  expect(costs({ holders: { GOV: 'B' } })[1]).toEqual([3, 6, 9]);
  expect(costs({ turn: ['A', 'grow'], round: 3 })[0]).toEqual([3, 6, 9]);
  expect(costs({ turn: undefined })[1]).toEqual([3, 6, 9]);
});
