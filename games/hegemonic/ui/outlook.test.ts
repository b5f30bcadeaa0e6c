import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { changeBy, changeFacts, excess, openedBy, wasteWarning } from './outlook.ts';

const others = { Violet: {}, White: {} };

describe('the outlook of a base', () => {
  it('tells what its track becomes (HG-GEN-06, HG-GEN-07, HG-BLD-04)', () => {
    const { s } = table({ players: { Blue: { built: [5, 3, 1] }, ...others } });
    const change = changeBy(s, 0, ['complex', 7]);
    expect(change).toEqual({
      type: 'industrial',
      income: [6, 7],
      tier: [1, 2],
      keeps: [6, 6],
      next: 2,
    });
    expect(changeFacts(change!, false)).toEqual([
      'income 6 → 7',
      'tier 1 → 2',
      'Arbitration limit stays 6',
      'next Complex: pay 2 CAPs',
    ]);
    expect(changeBy(s, 0, ['agent', 7])).toBeNull();
  });

  it('says when it is the last', () => {
    const { s } = table({ players: { Blue: { built: [1, 8, 1] }, ...others } });
    expect(changeFacts(changeBy(s, 0, ['embassy', 7])!, true)).toEqual(['income 6 → 7', 'last Embassy']);
  });
});

describe('what would be lost at Arbitration', () => {
  it('is said in the last action phase only, while something could still be bought (HG-ARB-04)', () => {
    const t = table({ players: { Blue: { caps: 14, built: [3, 4, 8] }, ...others }, turn: ['B', 'assault'] });
    expect(excess(t.s, 0)).toBe(10);
    expect(wasteWarning(t.s, 0, true)).toBeNull();
    t.s.actionPhase = 3;
    expect(wasteWarning(t.s, 0, true)).toBe(
      'You have 14 CAPs and may keep 4: 10 would be lost at Arbitration.',
    );
    expect(wasteWarning(t.s, 0, false)).toBeNull();
  });
});

describe('a Gate pair', () => {
  it('opens own bases to the Complexes of others at its other end (HG-GEO-03, HG-CON-02)', () => {
    const t = table({
      players: { Blue: { home: [3, -1] }, Violet: {}, White: {} },
      sectors: {
        '3,-1': { pieces: { B: 'c' } },
        '2,0': { pieces: { B: 'c' } },
        '-2,1': { pieces: { V: '2c' } },
      },
    });
    expect(openedBy(t.s, 0, t.at('2,0'), t.at('-2,1'))).toEqual({
      sectors: [t.at('2,0')],
      rivals: [1],
    });
    expect(openedBy(t.s, 0, t.at('3,-1'), t.at('-2,1')).sectors).toEqual([]);
  });
});
