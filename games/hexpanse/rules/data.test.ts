import { distance } from '@conclave/mechanics/hex';
import { embeddings, oriented, type Pattern, placements } from '@conclave/mechanics/pattern';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { BOARDS } from '../data/boards.ts';
import { CARDS, isMercenary } from '../data/cards.ts';
import type { Ability } from '../data/effects.ts';
import { FACTIONS } from '../data/factions.ts';
import { MERCENARIES } from '../data/mercenaries.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { MISSION_DECKS, MISSIONS } from '../data/missions.ts';
import { NUMBERS } from '../data/numbers.ts';
import { actionCardOf, mercenaryOf, NEWEST, tables } from '../data/tables.ts';

const { small, large } = BOARDS;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const ids = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const patternsOf = (ability: Ability) =>
  ability.flatMap((effect) => (effect.kind === 'pattern' ? [effect.pattern] : []));

const onTokens = [...FACTIONS, ...MERCENARIES].flatMap(({ ability }) => patternsOf(ability));
const onCards = ACTION_CARDS.flatMap(({ options }) => options.flatMap(patternsOf));
const shapes = MISSIONS.map(({ shape }) => shape);

/** All sets of cells that a pattern can mark on the large board; one about the acting token: in the middle. */
function marked(pattern: Pattern): string[] {
  const { cells } = placements(large, pattern);
  const names = (pattern.anchor === 'free' ? cells : [cells[0]!]).flat().flatMap((row) => {
    if (row.includes(-1)) return [];
    return row
      .map((territory, i) => pattern.cells[i]![2] + territory)
      .sort()
      .join(' ');
  });
  return [...new Set(names)].sort();
}

const mirrored = ({ anchor, cells }: Pattern): Pattern => ({
  anchor,
  cells: cells.map(([q, r, mark]) => [r, q, mark]),
});

describe('the boards', () => {
  it('have 61 and 91 territories with the same numbers, an edge ring of 30', () => {
    expect([small.cells.length, large.cells.length]).toEqual([61, 91]);
    expect(large.cells.slice(0, 61)).toEqual(small.cells);
    expect(large.cells.slice(61).map((hex) => distance(hex, [0, 0]))).toEqual(Array(30).fill(5));
  });

  it.each([
    [small, 6],
    [large, 12],
  ])('turn into themselves with their hexilum territories: %#', (board, count) => {
    expect(board.hexilum.filter(Boolean)).toHaveLength(count);
    for (const [territory, [q, r]] of board.cells.entries())
      expect(board.hexilum[board.at(-r, q + r)]).toBe(board.hexilum[territory]);
    expect(board.hexilum[board.at(3, -3)]).toBe(true);
    expect(board.hexilum[board.at(4, 0)]).toBe(false);
  });
});

describe('the cards', () => {
  it('are C1 to C25 and A1 to A25 for 125 hexilum in all', () => {
    expect(CARDS.map(({ id }) => id)).toEqual([...ids('C', 25), ...ids('A', 25)]);
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(50);
    expect(sum(MERCENARIES.map(({ price }) => price))).toBe(69);
    expect(sum(ACTION_CARDS.map(({ price }) => price))).toBe(56);
    const histogram = [1, 2, 3, 4, 5].map((price) => CARDS.filter((card) => card.price === price).length);
    expect(histogram).toEqual([3, 24, 20, 1, 2]);
  });

  it('are numbered mercenaries first', () => {
    for (const [number, card] of CARDS.entries())
      expect(
        isMercenary(number) ? mercenaryOf({ rules: 2 }, number) : actionCardOf({ rules: 2 }, number),
      ).toBe(card);
    expect(CARDS.filter((_, number) => isMercenary(number))).toHaveLength(25);
  });

  it('are reusable: C1, C2, C18 to C22', () => {
    const reusable = MERCENARIES.filter((card) => card.reusable).map(({ id }) => id);
    expect(reusable).toEqual(['C1', 'C2', 'C18', 'C19', 'C20', 'C21', 'C22']);
  });

  it('have the same two options on A3 and A4 alone (HX-R-20)', () => {
    const options = ACTION_CARDS.map((card) => JSON.stringify(card.options));
    expect(new Set(options).size).toBe(24);
    expect(options[2]).toBe(options[3]);
  });
});

describe('the patterns', () => {
  it('are anchored on tokens and warlords, free on action cards and missions', () => {
    expect(onTokens).toHaveLength(16);
    expect(onCards).toHaveLength(11);
    expect(onTokens.every(({ anchor }) => anchor === 'self')).toBe(true);
    expect([...onCards, ...shapes].every(({ anchor }) => anchor === 'free')).toBe(true);
  });

  it('are mirror-symmetric, so that turning alone makes all images (HX-R-07)', () => {
    for (const pattern of [...onTokens, ...onCards, ...shapes]) {
      expect(marked(pattern).length).toBeGreaterThan(0);
      expect(marked(mirrored(pattern))).toEqual(marked(pattern));
    }
  });

  it('mark each cell once, and never the acting token', () => {
    for (const { anchor, cells } of [...onTokens, ...onCards, ...shapes]) {
      const hexes = cells.map(([q, r]) => `${q},${r}`);
      expect(new Set(hexes).size).toBe(cells.length);
      expect(hexes.includes('0,0')).toBe(anchor === 'free');
    }
  });
});

describe('the missions', () => {
  const cards = (list: readonly number[]) => list.map((mission) => MISSIONS[mission]!.id).join(' ');

  it('are fourteen shapes of nine cells and six of seven, all different in every orientation', () => {
    expect(shapes.map(({ cells }) => cells.length)).toEqual([...Array(14).fill(9), ...Array(6).fill(7)]);
    const all = shapes.flatMap((shape) => [0, 1, 2, 3, 4, 5].map((k) => marked(oriented(shape, k))[0]));
    expect(new Set(all).size).toBe(MISSIONS.length);
  });

  it('lie in three decks', () => {
    expect(cards(MISSION_DECKS.nine)).toBe('P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14');
    expect(cards(MISSION_DECKS.melee)).toBe('P01 P02 P03 P04 P06 P07 P11 P12 P13 P14');
    expect(cards(MISSION_DECKS.swift)).toBe('Q01 Q02 Q03 Q04 Q05 Q06');
  });

  it.each([
    ['P01', 50, 92, 12],
    ['P02', 69, 129, 14],
    ['P03', 38, 74, 9],
    ['P04', 144, 270, 15],
    ['P05', 57, 111, 10],
    ['P06', 30, 114, 8],
    ['P07', 87, 153, 16],
    ['P08', 114, 222, 6],
    ['P09', 38, 74, 6],
    ['P10', 38, 74, 3],
    ['P11', 114, 222, 10],
    ['P12', 114, 222, 8],
    ['P13', 174, 306, 16],
    ['P14', 138, 258, 14],
    ['Q01', 37, 61, 12],
    ['Q02', 96, 204, 6],
    ['Q03', 192, 330, 11],
    ['Q04', 38, 74, 6],
    ['Q05', 132, 252, 6],
    ['Q06', 138, 258, 8],
  ])(
    '%s has %i places on the small board, %i on the large one, %i adjacent pairs',
    (id, onSmall, onLarge, pairs) => {
      const { shape } = MISSIONS.find((mission) => mission.id === id)!;
      expect(embeddings(small, shape).sets).toHaveLength(onSmall);
      expect(embeddings(large, shape).sets).toHaveLength(onLarge);
      const apart = shape.cells.flatMap(([q1, r1]) =>
        shape.cells.map(([q2, r2]) => distance([q1, r1], [q2, r2])),
      );
      expect(apart.filter((steps) => steps === 1)).toHaveLength(2 * pairs);
    },
  );
});

describe('factions and modes', () => {
  it('are four and twelve, the fixed ones those with a destruction ability (HX-R-16, 17)', () => {
    expect(FACTIONS.map(({ id }) => id)).toEqual(['TE', 'CC', 'IN', 'UT']);
    for (const rules of [1, 2])
      expect(tables({ rules }).offered.map((number) => MINOR_FACTIONS[number]!.id)).toEqual(ids('M', 12));
    expect(tables({ rules: 2 })).toBe(NEWEST);
    expect(tables({ rules: 1 }).offered).toEqual([...Array(12).keys()]);
    for (const { type, destruction, action } of MINOR_FACTIONS) {
      expect(type === 'fixed').toBe(destruction !== undefined);
      if (type === 'reusable') expect(action).toBeDefined();
    }
  });

  it('give each player twelve units (section 2.5)', () => {
    for (const { normal, minor } of Object.values(NUMBERS.modes)) {
      expect(normal + minor).toBe(12);
      expect([0, 3]).toContain(minor);
    }
  });
});
