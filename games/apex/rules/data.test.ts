import { distance } from '@conclave/mechanics/hex';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action } from '../data/actions.ts';
import { CARDS, type StrategyCard } from '../data/cards.ts';
import { CIVILISATIONS, type Start } from '../data/civilisations.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { BONUSES, TILES } from '../data/sectors.ts';
import { NEWEST } from '../data/tables.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { newest } from '../tests/names.ts';
import { cardsOf } from './cards.ts';
import { galaxyOf } from './galaxy.ts';

const SEATS = [2, 3, 4, 5, 6];

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const counts = (values: readonly string[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((v) => v === value).length]));
const withoutCircle = CARDS.filter(({ circle }) => !circle);
const actions = (cards: readonly StrategyCard[]) =>
  Object.fromEntries(
    ACTIONS.map((action) => [action, sum(cards.map((card) => card.expansion[action] ?? 0))]),
  );

/** Ships, then levels in the order of the boards. */
const numbersOf = ({ ships, levels }: Start) => [
  ships,
  ...EVOLUTIONS.map((evolution) => levels[evolution] ?? 0),
];

describe('the civilisations (2.2)', () => {
  it('are six, with one or two levels above 0 and 24 ships in all', () => {
    const all = CIVILISATIONS.map((key) => NEWEST.starts[key]);
    expect(all).toHaveLength(6);
    expect(sum(all.map(({ ships }) => ships))).toBe(24);
    for (const { levels } of all) expect([1, 2]).toContain(Object.keys(levels).length);
    const favoured = new Set(all.flatMap(({ levels }) => Object.keys(levels)));
    expect([...favoured].sort()).toEqual([...EVOLUTIONS].sort());
  });

  it('begin with the ships and levels of the specification', () => {
    expect(CIVILISATIONS.map((key) => [key, ...numbersOf(NEWEST.starts[key])])).toEqual([
      ['humans', 5, 1, 0, 1, 0],
      ['minerls', 2, 1, 1, 0, 0],
      ['dragonites', 2, 0, 1, 0, 1],
      ['sherais', 4, 1, 0, 0, 1],
      ['nagaritakas', 3, 0, 1, 1, 0],
      ['cireades', 8, 2, 0, 0, 0],
    ]);
  });

  it('stay within what the worked examples show', () => {
    const [humans, minerls, , sherais] = CIVILISATIONS.map((key) => NEWEST.starts[key]) as [
      Start,
      Start,
      Start,
      Start,
    ];
    expect([minerls.levels.influence ?? 0, minerls.levels.armament ?? 0]).toEqual([0, 0]);
    expect(sherais.levels.influence ?? 0).toBeLessThanOrEqual(1);
    expect(sherais.levels.armament).toBeLessThanOrEqual(4);
    const ofHumans = EVOLUTIONS.map((evolution) => humans.levels[evolution] ?? 0);
    for (const [i, most] of [1, 2, 3, 3].entries()) expect(ofHumans[i]).toBeLessThanOrEqual(most);
  });
});

describe('the strategy cards (2.4)', () => {
  it('are thirty, ten of them with a circle', () => {
    expect(CARDS.map(({ index }) => index)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(CARDS.filter(({ circle }) => circle).map(({ index }) => index)).toEqual([
      1, 4, 7, 10, 13, 16, 19, 22, 25, 28,
    ]);
    expect(SEATS.map((seats) => cardsOf(newest(seats)).length)).toEqual([20, 20, 30, 30, 30]);
  });

  it('name each evolution about as often', () => {
    expect(counts(CARDS.map(({ evolution }) => evolution))).toEqual({
      production: 8,
      movement: 8,
      influence: 7,
      armament: 7,
    });
    expect(counts(withoutCircle.map(({ evolution }) => evolution))).toEqual({
      production: 5,
      movement: 5,
      influence: 5,
      armament: 5,
    });
  });

  it('hold the actions that were counted', () => {
    expect(actions(CARDS)).toEqual({ movement: 30, production: 27, ambush: 8, portal: 5, conversion: 5 });
    expect(actions(withoutCircle)).toEqual({
      movement: 19,
      production: 19,
      ambush: 5,
      portal: 4,
      conversion: 3,
    });
  });

  it('are the stronger in Expansion the later they act', () => {
    const worth: Record<Action, number> = {
      movement: 1,
      production: 1,
      ambush: 1.25,
      portal: 2,
      conversion: 2,
    };
    const strength = ({ expansion }: StrategyCard) =>
      sum(ACTIONS.map((action) => worth[action] * (expansion[action] ?? 0)));
    const means = [0, 10, 20].map((from) => sum(CARDS.slice(from, from + 10).map(strength)) / 10);
    expect(means[0]).toBeCloseTo(2.05);
    expect(means[1]).toBeCloseTo(2.95);
    expect(means[2]).toBeCloseTo(3.7);
  });

  it('fit the examples: 3 and 20 without a circle, 3 one portal and nothing else', () => {
    expect([CARDS[2]!.circle, CARDS[19]!.circle]).toEqual([false, false]);
    expect(CARDS[2]!.expansion).toEqual({ portal: 1 });
    expect(CARDS.some(({ evolution }) => evolution === 'influence')).toBe(true);
  });
});

describe('the neutral tiles (2.5)', () => {
  it('are 24, three of each of eight kinds', () => {
    expect(TILES).toHaveLength(24);
    expect(counts(TILES)).toEqual(Object.fromEntries(BONUSES.map((bonus) => [bonus, 3])));
  });
});

/** The cells around a galaxy that can be reached from far outside without crossing a sector. */
function openSpace(cells: readonly (readonly [number, number])[]): Set<string> {
  const taken = new Set(cells.map(String));
  const open = new Set<string>();
  const queue: [number, number][] = [[-9, 0]];
  for (const [q, r] of queue) {
    if (open.has(`${q},${r}`) || taken.has(`${q},${r}`) || distance([q, r], [0, 0]) > 9) continue;
    open.add(`${q},${r}`);
    queue.push([q + 1, r], [q - 1, r], [q, r + 1], [q, r - 1], [q + 1, r - 1], [q - 1, r + 1]);
  }
  return open;
}

describe.each(SEATS)('the layout for %i players (2.6)', (seats) => {
  const { neutral, slots } = LAYOUTS[seats]!;
  const { cells, neighbours, steps } = galaxyOf(newest(seats));

  it('has four neutral sectors and one slot a player, none twice', () => {
    expect([neutral.length, slots.length]).toEqual([4 * seats, seats]);
    expect(new Set(cells.map(String)).size).toBe(5 * seats);
  });

  it('lists neutral sectors row by row and slots clockwise', () => {
    const inRows = [...neutral].sort(([q1, r1], [q2, r2]) => r1 - r2 || q1 - q2);
    expect(neutral).toEqual(inRows);
    const middle = [0, 1].map((i) => sum(slots.map((slot) => slot[i]!)) / seats) as [number, number];
    const angle = ([q, r]: readonly [number, number]) =>
      Math.atan2(1.5 * (r - middle[1]), Math.sqrt(3) * (q - middle[0] + (r - middle[1]) / 2));
    const turns = slots.map((slot, i) => {
      const turn = angle(slots[(i + 1) % seats]!) - angle(slot);
      return turn <= 0 ? turn + 2 * Math.PI : turn;
    });
    expect(sum(turns)).toBeCloseTo(2 * Math.PI);
  });

  it('is connected and has no hole', () => {
    expect(steps[0]).not.toContain(-1);
    const open = openSpace(cells);
    const taken = new Set(cells.map(String));
    for (let q = -6; q <= 6; q++)
      for (let r = -6; r <= 6; r++)
        if (distance([q, r], [0, 0]) <= 8 && !taken.has(`${q},${r}`)) expect(open).toContain(`${q},${r}`);
  });

  it('is as fair as the table says', () => {
    const origins = slots.map((_, i) => neutral.length + i);
    const adjacent = origins.map((origin) => neighbours[origin]!.filter((n) => n < neutral.length).length);
    const within2 = origins.map((origin) => neutral.filter((_, n) => steps[origin]![n]! <= 2).length);
    const apart = origins.map((origin) =>
      origins
        .filter((other) => other !== origin)
        .map((other) => steps[origin]![other]!)
        .sort((a, b) => a - b)
        .join(),
    );
    const all = (value: number) => Array(seats).fill(value);
    const expected: { [players: number]: [number[], number[], string[]] } = {
      2: [all(2), all(5), ['4', '4']],
      3: [all(2), all(5), ['4,4', '4,4', '4,4']],
      4: [all(2), all(6), ['4,4,5', '4,4,5', '4,4,5', '4,4,5']],
      5: [all(2), [5, 6, 6, 6, 6], ['4,4,7,7', '4,4,4,5', '3,4,5,7', '3,4,5,7', '4,4,4,5']],
      6: [all(3), all(7), Array(6).fill('3,3,5,5,5')],
    };
    expect([adjacent, within2, apart]).toEqual(expected[seats]);
  });
});

it('five seats: nearest shares of the neutral sectors (2.6)', () => {
  const { steps } = galaxyOf(newest(5));
  const origins = [20, 21, 22, 23, 24];
  const shares = origins.map(() => 0);
  for (let sector = 0; sector < 20; sector++) {
    const nearest = Math.min(...origins.map((origin) => steps[origin]![sector]!));
    const near = origins.filter((origin) => steps[origin]![sector] === nearest);
    for (const origin of near) shares[origin - 20]! += 1 / near.length;
  }
  for (const [i, share] of [4, 4.5, 3.5, 3.5, 4.5].entries()) expect(shares[i]).toBeCloseTo(share);
});

describe('the rule ids', () => {
  it('are each listed once', () => {
    expect(RULE_IDS).toHaveLength(193);
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    expect(RULE_IDS).toContain('AX-WAR-16');
    expect(RULE_IDS).toContain('AX-R-39');
  });
});
