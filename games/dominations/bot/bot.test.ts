import { describe, expect, it } from 'vitest';
import { CRA, GOV, SCI } from '../data/domains.ts';
import { MASTERY } from '../data/mastery.ts';
import { dominations as game } from '../index.ts';
import type { Move } from '../rules/types.ts';
import { cellText, kindOf, monumentOf } from '../tests/notation.ts';
import type { Given, Laid } from '../tests/position.ts';
import { type Table, table } from '../tests/table.ts';
import { promise, worth } from './index.ts';

/** The move of a player that promises most. */
function best(t: Table, initial: string): Move {
  const seat = t.seat(initial);
  const moves = game.moves(t.s, seat);
  const promises = promise(t.s, seat, moves);
  return moves[promises.indexOf(Math.max(...promises))]!;
}

/** The same with the name of the card, for gains and for turning one: `gain fishing`. */
function bestCard(t: Table, initial: string): string {
  const [label, kind] = best(t, initial);
  return label === 'gain' || label === 'advance' ? `${label} ${MASTERY[kind]!.key}` : label;
}

/** A City of A on a Camp of Craftsmanship far from everything, and what `given` says. */
const workshop = (given: Omit<Partial<Given>, 'players'> & { A: Given['players'][string] }): Table => {
  const { A, ...rest } = given;
  return table({
    players: { A, B: {} },
    map: { 'U(9,9)': 'C01 0 A1' },
    turn: ['A', 'develop'],
    age: 2,
    ...rest,
  });
};

describe('what a move promises', () => {
  it('is most for a card of value 9 that can be paid', () => {
    const t = workshop({ A: { knowledge: { CRA: 9 }, tree: ['fishing', 'mining'] }, round: 3 });
    const [label, kind] = best(t, 'A');
    expect(label).toBe('gain');
    expect(MASTERY[kind as number]!.value).toBe(9);
  });

  it('is less for spending what one turn more makes enough for a card of value 9', () => {
    const tree = ['fishing+', 'mining', 'metallurgy'] as const;
    const saving = workshop({ A: { knowledge: { CRA: 8 }, tree, hand: ['G01'] }, round: 4 });
    expect(saving.offers('A', 'gain').length).toBeGreaterThan(0);
    expect(bestCard(saving, 'A')).toBe('pass');
    const last = workshop({ A: { knowledge: { CRA: 8 }, tree }, age: 3, round: 5 });
    expect(bestCard(last, 'A')).not.toBe('pass');
  });

  it('is more for what takes a Hegemon tile', () => {
    const tree = ['storytelling', 'theatre+'] as const;
    const given = (rack: string): Table =>
      table({
        players: { A: { knowledge: { ART: 3 }, tree }, B: { tree: ['relics+', 'music', 'offerings'] } },
        order: 'BA',
        rack: [rack],
        turn: ['A', 'develop'],
        age: 3,
        round: 5,
      });
    expect(bestCard(given('HT-MA2'), 'A')).toBe('advance storytelling');
    expect(bestCard(given('HT-MA1'), 'A')).toMatch(/^gain /);
  });

  it('is more for an objective of the own nation', () => {
    const given = (nation: string): Table =>
      table({
        players: { A: { knowledge: { GOV: 6 }, nation }, B: {} },
        options: { goals: 'objectives' },
        turn: ['A', 'develop'],
        age: 3,
        round: 4,
      });
    expect(bestCard(given('Persians'), 'A')).toBe('gain administration');
    expect(bestCard(given('Huns'), 'A')).toBe('gain military');
  });

  it('keeps Knowledge that wins a Domination card, where it buys little', () => {
    const given = (held: number): Table =>
      table({
        players: { A: { knowledge: { SCI: 3 } }, B: { knowledge: { SCI: held } } },
        turn: ['A', 'develop'],
        options: { goals: 'objectives' },
        order: 'BA',
        age: 3,
        round: 5,
      });
    expect(bestCard(given(2), 'A')).toBe('pass');
    expect(bestCard(given(6), 'A')).not.toBe('pass');
  });

  it('is more for the level of a Monument that decides its control', () => {
    const map: { readonly [cell: string]: Laid } = {
      'U(9,9)': 'G01 0 greatPyramid',
      'U(12,9)': 'G02 0 colossus',
    };
    const t = table({
      players: { A: { knowledge: { GOV: 6, CRA: 6, TRA: 6, ART: 6 } }, B: {} },
      map,
      monuments: { greatPyramid: 'BBB', colossus: 'BA' },
      order: 'AB',
      turn: ['A', 'build'],
      age: 3,
      round: 5,
    });
    const [label, monument] = best(t, 'A');
    expect([label, t.s.monuments[monument as number]]).toEqual(['monument', monumentOf('colossus')]);
  });

  it('is less for a tile that feeds the City of a rival', () => {
    const cells = (city: Laid): string => {
      const t = table({
        players: { A: { hand: ['R05'] }, B: { vp: 20 } },
        map: { 'D(0,0)': city },
        turn: ['A', 'grow'],
      });
      const [, , cell] = best(t, 'A') as ['place', number, number, number];
      return cellText(cell);
    };
    const beside = ['U(1,0)', 'U(0,1)'];
    expect(beside).toContain(cells('G01 0 A3'));
    expect(beside).not.toContain(cells('G01 0 B3'));
  });

  it('tries one rotation of a tile on a cell, and one place for a card', () => {
    const placing = table({ players: { A: { hand: ['R05', 'G02'] }, B: {} }, turn: ['A', 'grow'] });
    const tried = (t: Table): Move[] => {
      const moves = game.moves(t.s, t.seat('A'));
      const promises = promise(t.s, t.seat('A'), moves);
      return moves.filter((_, i) => promises[i]! > Number.NEGATIVE_INFINITY);
    };
    const names = (moves: readonly Move[], parts: number) =>
      moves.map((move) => move.slice(0, parts).join(' '));
    const places = names(tried(placing), 3);
    expect(new Set(places).size).toBe(places.length);
    const gains = names(tried(workshop({ A: { knowledge: { CRA: 6 } } })), 2);
    expect(gains).toContain(`gain ${kindOf('mining')}`);
    expect(new Set(gains).size).toBe(gains.length);
  });

  it('exchanges what it needs for a card of value 9', () => {
    const t = workshop({
      A: {
        knowledge: { CRA: 8, REL: 3 },
        tree: ['fishing', 'mining', 'metallurgy', 'carpentry', 'mercenaries'],
      },
      round: 5,
      age: 3,
    });
    expect(best(t, 'A').slice(0, 2)).toEqual(['exchange', 5]);
    while (t.s.exchanged.length === 0) game.apply(t.s, 0, best(t, 'A'));
    expect(MASTERY[best(t, 'A')[1] as number]!.value).toBe(9);
  });

  it('names Knowledge that it may choose together, and none that the limit takes', () => {
    const t = table({
      players: { A: { knowledge: { GOV: 6, REL: 6, ART: 6 }, tree: ['mercenaries+'] }, B: {} },
      turn: ['A', 'grow'],
    });
    expect(t.asked).toBe('A choice.choose');
    const chosen: number[] = [];
    while (t.asked === 'A choice.choose') {
      const move = best(t, 'A');
      chosen.push(move[1] as number);
      game.apply(t.s, 0, move);
    }
    expect(chosen).toHaveLength(2);
    expect(Math.min(...chosen)).toBeGreaterThan(2);
  });

  it('takes two of a Domain where one alone buys nothing', () => {
    // Two more Craftsmanship make a card of value 9 payable; one more of anything buys nothing.
    const t = table({
      players: {
        A: {
          knowledge: { CRA: 7 },
          tree: ['fishing', 'mining', 'metallurgy', 'mercenaries+'],
          hand: ['C01'],
        },
        B: {},
      },
      map: { 'U(9,9)': 'C02 0 A1' },
      turn: ['A', 'grow'],
      age: 3,
      round: 5,
    });
    const chosen: number[] = [];
    // Fishing has given one: 8 of 9.
    expect(t.knowledge('A').CRA).toBe(8);
    while (t.asked === 'A choice.choose') {
      const move = best(t, 'A');
      chosen.push(move[1] as number);
      game.apply(t.s, 0, move);
    }
    expect(chosen).toContain(CRA);
  });

  it('gives for an exchange what hurts least, whatever its place in the order of Domains', () => {
    // Of six one can be spared; the other one wins a Domination card.
    const given = (six: 'GOV' | 'SCI', one: 'GOV' | 'SCI') => {
      const t = table({
        players: {
          A: {
            knowledge: { CRA: 8, [six]: 6, [one]: 1 },
            tree: ['fishing', 'mining', 'metallurgy', 'carpentry'],
          },
          B: { knowledge: { [six]: 2 } },
        },
        map: { 'U(9,9)': 'C01 0 A1' },
        turn: ['A', 'develop'],
        order: 'BA',
        age: 3,
        round: 5,
      });
      return best(t, 'A');
    };
    expect(given('GOV', 'SCI')).toEqual(['exchange', CRA, GOV]);
    expect(given('SCI', 'GOV')).toEqual(['exchange', CRA, SCI]);
  });

  it('gains a card for Camps with tiles of its colour in hand, and not without', () => {
    const worth = (hand: string) => {
      const t = table({
        players: { A: { knowledge: { CRA: 3 }, hand: [hand, hand.replace('1', '2')] }, B: {} },
        turn: ['A', 'develop'],
        round: 2,
      });
      const moves = game.moves(t.s, 0);
      const promises = promise(t.s, 0, moves);
      const most = (kind: number) =>
        Math.max(
          ...moves.flatMap((move, i) => (move[0] === 'gain' && move[1] === kind ? [promises[i]!] : [])),
        );
      return most(kindOf('livestock')) - most(kindOf('fishing'));
    };
    expect(worth('C01')).toBeGreaterThan(worth('G01') + 300);
  });

  it('leaves the position as it is', () => {
    for (const phase of ['grow', 'build', 'develop'] as const) {
      const t = workshop({ A: { knowledge: { CRA: 6, ART: 3 }, tree: ['carpentry'] }, turn: ['A', phase] });
      const before = game.hash(t.s);
      promise(t.s, 0, game.moves(t.s, 0));
      worth(t.s, 0);
      expect(game.hash(t.s)).toBe(before);
    }
  });
});

describe('what a position is worth', () => {
  const given = (A: Given['players'][string], B: Given['players'][string] = {}, rest: Partial<Given> = {}) =>
    worth(table({ players: { A, B }, turn: ['A', 'develop'], age: 2, ...rest }).s, 0);
  const plain = given({});

  it('rises with VP by a hundred, and more with Influence', () => {
    expect(given({ vp: 5 }) - plain).toBeCloseTo(500);
    expect(given({ influence: 5 }) - plain).toBeGreaterThan(1000);
  });

  it('rises with cards, most with those that act often', () => {
    expect(given({ tree: ['fishing'] })).toBeGreaterThan(plain);
    expect(given({ tree: ['fishing+'] })).toBeGreaterThan(given({ tree: ['fishing'] }));
  });

  it('rises with Knowledge and with Cities', () => {
    expect(given({ knowledge: { SCI: 3 } })).toBeGreaterThan(plain);
    const map: { readonly [cell: string]: Laid } = { 'U(9,9)': 'G01 0 A1' };
    expect(given({}, {}, { map })).toBeGreaterThan(given({}, {}, { map: { 'U(9,9)': 'G01 0' } }));
  });

  it('falls with what a rival has', () => {
    for (const B of [{ vp: 5 }, { influence: 5 }, { knowledge: { SCI: 5 } }])
      expect(given({}, B)).toBeLessThan(plain);
  });

  it('is more for who leads where a Hegemon tile counts', () => {
    const lead = (rack: string) => given({ tree: ['fishing', 'music'] }, {}, { rack: [rack], round: 5 });
    expect(lead('HT-MA1')).toBeGreaterThan(lead('HT-MA2') + 500);
  });
});
