import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, ATTACKERS, ORDER, PATTERN_KEYS, PATTERNS } from '../data/cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { tables } from '../data/tables.ts';
import { KIND_OF, TECHNOLOGIES } from '../data/technologies.ts';
import { TILES } from '../data/tiles.ts';
import { TYPES } from '../data/tracks.ts';
import { cardsFor } from './cards.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const rises = (list: readonly number[]) => list.every((n, i) => i === 0 || list[i - 1]! <= n);

describe('the sector tiles', () => {
  const small = TILES.filter((tile) => tile.small);

  it.each([
    { tiles: TILES, count: 48, industrial: 66, political: 69, embassies: 36, martial: 66 },
    { tiles: small, count: 24, industrial: 33, political: 36, embassies: 18, martial: 33 },
  ])(
    'are balanced among types: $count tiles',
    ({ tiles, count, industrial, political, embassies, martial }) => {
      expect(tiles).toHaveLength(count);
      expect(sum(tiles.map((tile) => tile.industrial))).toBe(industrial);
      expect(sum(tiles.map((tile) => tile.political))).toBe(political);
      expect(tiles.filter((tile) => tile.political > 0)).toHaveLength(embassies);
      expect(sum(tiles.map((tile) => tile.martial))).toBe(martial);
    },
  );

  it('are balanced among factions, and each has a Location', () => {
    for (const faction of [0, 1, 2]) {
      const own = TILES.filter((tile) => tile.faction === faction);
      expect(own).toHaveLength(12);
      expect(sum(own.map((tile) => tile.political))).toBe(23);
      expect(small.filter((tile) => tile.faction === faction)).toHaveLength(6);
    }
    for (const { industrial, political, faction, martial } of TILES) {
      expect(industrial + political + martial).toBeGreaterThan(0);
      expect(political > 0).toBe(faction >= 0);
      expect(Math.max(industrial, political, martial)).toBeLessThanOrEqual(3);
    }
  });
});

describe.each([
  { rules: 1, full: [12, 12, 12], costs: [43, 40, 42] },
  { rules: 2, full: [13, 7, 12], costs: [32, 62, 42] },
])('the player board in rules $rules', ({ rules, full, costs }) => {
  it.each(TYPES)('has a %s track of three equal tiers that only gets dearer', (type) => {
    const { tier, cost, income, retention } = tables({ rules }).tracks[type];
    const bases = { industrial: 15, political: 9, martial: 12 }[type];
    for (const row of [tier, cost, income, retention]) expect(row).toHaveLength(bases);
    for (const n of [1, 2, 3]) expect(tier.filter((t) => t === n)).toHaveLength(bases / 3);
    expect([cost, income, retention.toReversed(), tier].every(rises)).toBe(true);
  });

  it('brings and costs in all what its table says', () => {
    const tracks = TYPES.map((type) => tables({ rules }).tracks[type]);
    expect(tracks.map(({ income }) => income.at(-1))).toEqual(full);
    expect(tracks.map(({ cost }) => sum(cost.slice(1)))).toEqual(costs);
  });

  it('fits the worked example: 3 Complexes, 4 Embassies, 8 Outposts (HG-G-01)', () => {
    const built = [3, 4, 8];
    const tracks = TYPES.map((type) => tables({ rules }).tracks[type]);
    expect(tracks.map(({ cost }, i) => cost[built[i]!])).toEqual([2, 5, 5]);
    expect(tracks.map(({ income }, i) => income[built[i]! - 1])).toEqual([4, 5, 7]);
    expect(Math.min(...tracks.map(({ retention }, i) => retention[built[i]! - 1]!))).toBe(4);
  });
});

describe('the technology cards', () => {
  it('are 54 of 24 kinds, 30 with two or three players, equal for each type (HG-SET-05)', () => {
    expect(KIND_OF).toHaveLength(54);
    expect([2, 3, 4, 5, 6].map((players) => cardsFor({ seats: players, rules: 3 }).length)).toEqual([
      30, 30, 54, 54, 54,
    ]);
    for (const type of TYPES) {
      const own = TECHNOLOGIES.filter((technology) => technology.type === type);
      expect(sum(own.map(({ copies }) => copies))).toBe(18);
      expect(sum(own.map(({ smallCopies }) => smallCopies))).toBe(10);
      expect(sum(own.map(({ cost }) => cost))).toBe(31);
    }
  });

  it('have powers that are spread alike over the three types', () => {
    for (const { tier, power } of TECHNOLOGIES) expect(sum(power)).toBe(4 + 2 * tier);
    for (const i of [0, 1, 2]) {
      const spread = [1, 2, 3, 4, 5, 6].map((n) =>
        sum(TECHNOLOGIES.filter(({ power }) => power[i] === n).map(({ copies }) => copies)),
      );
      expect(spread).toEqual([16, 10, 14, 8, 2, 4]);
    }
  });
});

describe('the action cards', () => {
  it('have the numbers 1, 2, 2, 2, 3, 4 (HG-ACT-02)', () => {
    expect(ACTION_CARDS.map((card) => ORDER[card])).toEqual([1, 2, 2, 2, 3, 4]);
  });

  it('offer every pair of attacker and target as a takeover, and those across types for destruction (HG-R-10)', () => {
    const pairs = (result: string) =>
      PATTERN_KEYS.filter((key) => PATTERNS[key].result === result)
        .flatMap((key) => PATTERNS[key].targets.map((target) => `${ATTACKERS[key]} ${target}`))
        .sort();
    const all = TYPES.flatMap((attacker) => TYPES.map((target) => `${attacker} ${target}`)).sort();
    expect(pairs('takeover')).toEqual(all);
    expect(pairs('destroy')).toEqual(all.filter((pair) => new Set(pair.split(' ')).size === 2));
  });
});

describe('the leaders', () => {
  it('are twelve', () => {
    expect(LEADERS).toHaveLength(12);
    expect(new Set(LEADERS.map(({ key }) => key)).size).toBe(12);
  });
});
