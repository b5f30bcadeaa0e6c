import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../../data/missions.ts';
import { at, type Given, position } from '../../tests/position.ts';
import { lackText, lyingText } from './lifted-panel.tsx';
import { lyingAt } from './lying.ts';

/** The 3x3 rhombus about the middle. */
const MISSION = MISSIONS.findIndex(({ id }) => id === 'P07');
const GIVEN: Given = {
  players: { X: { warlord: '4,0' }, Y: { warlord: '1,1' } },
  common: 'P07',
  board: { '-1,-1': 'X', '0,0': 'X', '1,0': 'Y' },
};
const here = { mission: MISSION, k: 0 };

describe('a mission that is tried out', () => {
  const s = position(GIVEN);

  it('tells what its side holds, what is missing and what is taken', () => {
    const lying = lyingAt(s, 0, here, at(s, '0,0'));
    expect(lying.cells).toHaveLength(9);
    expect(lying.missing).toHaveLength(7);
    expect(lying.blocked).toEqual([at(s, '1,0'), at(s, '1,1')].sort((a, b) => a - b));
    expect(lyingText(at(s, '0,0'), lying)).toMatch(/^About .*: 2 of 9 held, 2 of the others taken\.$/);
    expect(lackText(lying)).toMatch(/^ Missing .* and .*, taken .* and .*\.$/);
  });

  it('is turned about its middle', () => {
    const places = [0, 1, 2, 3, 4, 5].map((k) => lyingAt(s, 0, { ...here, k }, at(s, '0,0')));
    for (const { cells } of places) expect(cells).toContain(at(s, '0,0'));
    expect(places[1]!.cells).not.toEqual(places[0]!.cells);
    expect(places[3]!.cells).toEqual(places[0]!.cells);
  });

  it('does not fit where cells lie beyond the edge', () => {
    const edge = at(s, '4,0');
    const lying = lyingAt(s, 0, here, edge);
    expect(lying.beyond).toBeGreaterThan(0);
    expect(lyingText(edge, lying)).toContain('it does not fit here');
  });
});
