import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clone } from '../../rules/clone.ts';
import type { Event } from '../../rules/types.ts';
import type { Given } from '../../tests/position.ts';
import { table } from '../../tests/table.ts';
import { timed } from './acts.ts';
import { lasts } from './lasts.ts';
import { Actor } from './motion.tsx';

const CHAIN: Given = {
  players: { X: { cards: 'A17 C9 C5', reserve: [6] }, Y: {} },
  board: { '2,0': 'Y' },
};

/** What is seen of what lines make happen. */
function seen(given: Given, ...lines: readonly string[]) {
  const t = table(given);
  const before = clone(t.s);
  return timed(before, t.play(...lines));
}

describe('what is seen over the planet', () => {
  it('lets a chain follow step by step', () => {
    const acts = seen(
      CHAIN,
      'X play A17 1',
      'X orient 0,0 0',
      'X put 0,0 normal',
      'X put 1,0 C9',
      'X orient 1,0 0',
    );
    expect(acts.map(({ act }) => act.do)).toEqual(['drop', 'drop', 'pulse', 'strike', 'ship']);
    const waits = acts.map(({ wait }) => wait);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(new Set(waits).size).toBe(waits.length);
  });

  it('lets units that swap pass each other', () => {
    const acts = seen(
      { players: { X: { faction: 'IN' }, Y: {} }, board: { '1,0': 'X', '3,0': 'Y' } },
      'X ability',
      'X exchange 1,0',
      'X with 3,0',
    );
    const ways = acts.filter(({ act }) => act.do === 'travel');
    expect(ways.map(({ act }) => act)).toMatchObject([{ token: { seat: 0 } }, { token: { seat: 1 } }]);
    expect(ways[0]!.wait).toBe(ways[1]!.wait);
    expect(acts.at(-1)!.act).toMatchObject({ do: 'spark', n: 1 });
  });

  it('turns the die of a warlord that is hit', () => {
    const acts = seen(
      { players: { X: {}, Y: { warlord: '1,0', life: 4 } }, board: { '0,0': 'X' } },
      'X attack 0,0 1,0',
    );
    expect(acts.map(({ act }) => act)).toContainEqual(
      expect.objectContaining({ do: 'die', life: 3, isWorse: true }),
    );
  });

  it('lets a warlord fall that has lost its life, after the blow that took it', () => {
    const acts = seen(
      { players: { X: {}, Y: { warlord: '1,0', life: 1 } }, board: { '0,0': 'X' } },
      'X attack 0,0 1,0',
    );
    expect(acts.map(({ act }) => act.do).slice(-2)).toEqual(['die', 'fall']);
    expect(lasts(['eliminated', 1])).toBeGreaterThan(2000);
  });

  it('says how much hexilum comes and how much life is left', () => {
    const text = (act: Parameters<typeof Actor>[0]['act']) => renderToStaticMarkup(<Actor act={act} />);
    expect(text({ do: 'spark', at: 0, n: 3 })).toContain('+3');
    expect(text({ do: 'die', at: 0, life: 5, isWorse: false })).toContain('5');
  });

  it('gives a formation the time to be seen', () => {
    const formed: Event = ['formed', 0, 1, [1, 2, 3]];
    expect(lasts(formed)).toBeGreaterThan(2000);
    expect(lasts(['incomeRaised', 0, 2, 2])).toBe(0);
  });
});
