import { describe, expect, it } from 'vitest';
import { dominations as game } from '../../index.ts';
import type { Given } from '../position.ts';
import { type Table, table } from '../table.ts';

const options = { omens: 'on' };

/** Every order of some words. */
function orders(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  const first = [...new Set(words)];
  return first.flatMap((word) => {
    const rest = [...words];
    rest.splice(rest.indexOf(word), 1);
    return orders(rest).map((order) => [word, ...order]);
  });
}

/** What is left of A's Knowledge, and what is asked then, after words in every order. */
function outcomes(given: Given, before: readonly string[], label: string, words: readonly string[]) {
  const seen = orders(words).map((order) => {
    const t = table(given);
    t.play(...before, ...order.map((word) => `A ${label} ${word}`));
    return JSON.stringify([t.knowledge('A'), t.knowledge('B'), t.asked]);
  });
  return [...new Set(seen)];
}

describe('EX-50: Knowledge of one’s choice is named in any order (DM-KNO-10, DM-R-35)', () => {
  // Two Government Cities of level 1 make a limit of 12 there; in Craftsmanship it is 6.
  const harvest: Given = {
    players: { A: { knowledge: { CRA: 5, GOV: 1 } }, B: {} },
    map: { 'U(9,9)': 'G01 0 A1', 'U(12,9)': 'G02 0 A1' },
    omens: ['bountifulHarvest'],
    turn: ['A', 'omen'],
    options,
  };

  it('Craftsmanship first, then Government twice: nothing is lost', () => {
    const t = table(harvest);
    expect([t.limit('A', 'GOV'), t.limit('A', 'CRA')]).toEqual([12, 6]);
    t.play('A choose CRA');
    expect(t.offers('A')).toEqual([0, 1, 2, 3, 4, 5].map((domain) => `choose ${domain}`));
    t.play('A choose GOV', 'A choose GOV');
    expect(t.knowledge('A')).toEqual({ CRA: 6, GOV: 3 });
    expect(t.all('gained').map(([, , , , lost]) => lost)).toEqual([0, 0, 0]);
  });

  it('the same in any other order gives the same', () => {
    expect(outcomes(harvest, [], 'choose', ['CRA', 'GOV', 'GOV'])).toEqual([
      JSON.stringify([{ GOV: 3, CRA: 6 }, {}, 'A develop.choose']),
    ]);
  });

  it('an exchange for Art that names Science first may still take Government', () => {
    const t = table({
      players: { A: { knowledge: { SCI: 1, GOV: 2, ART: 1 }, tree: ['rhetoric'] }, B: {} },
      turn: ['A', 'develop'],
      options,
    });
    t.play('A exchange ART SCI');
    expect(t.offers('A')).toEqual(['more 0', 'stop']);
    t.play('A more GOV', 'A more GOV');
    expect(t.knowledge('A')).toEqual({ ART: 4 });
  });
});

/** What one is asked for Knowledge by, and three or four words that answer it. */
const CASES: readonly (readonly [string, Given, string[], string, string[]])[] = [
  [
    'Golden Age',
    { players: { A: {}, B: {} }, order: 'AB', omens: ['goldenAge'], turn: ['A', 'omen'], options },
    [],
    'choose',
    ['CRA', 'REL', 'GOV'],
  ],
  [
    'Mercenaries',
    { players: { A: { tree: ['mercenaries+'] }, B: {} }, turn: ['A', 'grow'], options },
    [],
    'choose',
    ['SCI', 'ART'],
  ],
  [
    'Tribute',
    {
      players: { A: { vp: 9, knowledge: { GOV: 3, ART: 2, CRA: 3 } }, B: {} },
      omens: ['tribute'],
      turn: ['A', 'omen'],
      options,
    },
    ['A payKnowledge'],
    'lose',
    ['CRA', 'GOV', 'ART', 'GOV'],
  ],
  [
    'Alchemy',
    {
      players: { A: { knowledge: { CRA: 5, GOV: 1, TRA: 2 }, tree: ['alchemy b 0 1'] }, B: {} },
      turn: ['A', 'develop'],
      options,
    },
    ['A gain mining a 0 -1'],
    'spend',
    ['TRA', 'GOV', 'CRA'],
  ],
  ...((['GOV', 'REL', 'ART', 'TRA', 'SCI', 'CRA'] as const).map((domain, i) => {
    const card = ['administration', 'pilgrimage', 'rhetoric', 'moneyChanging', 'writing', 'carpentry'][
      i
    ] as 'rhetoric';
    const others = ['GOV', 'REL', 'ART', 'TRA', 'SCI', 'CRA'].filter((other) => other !== domain);
    const given: Given = {
      players: { A: { knowledge: { GOV: 2, REL: 2, ART: 2, TRA: 2, SCI: 2, CRA: 2 }, tree: [card] }, B: {} },
      turn: ['A', 'develop'],
      options,
    };
    const first = `A exchange ${domain} ${others[4]}`;
    return [`the exchange for ${domain}`, given, [first], 'more', [others[3]!, others[0]!]] as const;
  }) as unknown as (readonly [string, Given, string[], string, string[]])[]),
];

describe('DM-KNO-10: what is named first rules out nothing', () => {
  it.each(CASES)('by %s', (_name, given, before, label, words) => {
    expect(outcomes(given, before, label, words)).toHaveLength(1);
  });

  it('by Cartography', () => {
    const cartography = (): Table => {
      const t = table({
        players: { A: { tree: ['cartography+'], hand: ['A01'] }, B: {} },
        map: { 'D(0,0)': 'G01 0', 'D(0,1)': 'R02 1' },
        turn: ['A', 'grow'],
        options: { omens: 'off' },
      });
      const place = game.moves(t.s, 0).find((move) => {
        const next = game.clone(t.s);
        game.apply(next, 0, move);
        return game.asks(next)?.procedure === 'choice';
      })!;
      game.apply(t.s, 0, place);
      return t;
    };
    const held = orders(['CRA', 'ART', 'GOV', 'GOV']).map((order) => {
      const t = cartography();
      t.play(...order.map((word) => `A choose ${word}`));
      return JSON.stringify(t.knowledge('A'));
    });
    expect(new Set(held).size).toBe(1);
  });

  it('and tiles that are given back stand ascending in what is offered, and may be named in any order', () => {
    const given: Given = {
      players: { A: { hand: ['G01', 'R01', 'S01'] }, B: {} },
      omens: ['greatMigration'],
      turn: ['A', 'omen'],
      options,
    };
    const hands = [
      ['S01', 'G01'],
      ['G01', 'S01'],
    ].map(([one, other]) => {
      const t = table(given);
      for (const move of game.moves(t.s, 0)) expect(move[1]).toBeLessThan(move[2] as number);
      t.play(`A giveBack ${one} ${other}`);
      return t.s.hands[0];
    });
    expect(hands[0]).toEqual(hands[1]);
  });
});

describe('games of older rules', () => {
  it('name Knowledge in ascending order, as they began', () => {
    const t = table({
      players: { A: { tree: ['mercenaries+'] }, B: {} },
      turn: ['A', 'grow'],
      rules: 2,
    });
    t.play('A choose SCI');
    expect(t.offers('A')).toEqual(['choose 4', 'choose 5']);
    expect(t.whyNot('A choose GOV')?.code).toBe('order-of-older-rules');
  });
});

describe('EX-53: Education (DM-BLD-03)', () => {
  it('takes 2 off a City, Advanced 3, and the Ruler 1 more, down to 1', () => {
    const costs = (card: 'education' | 'education+', ruler: boolean) => {
      const t = table({
        players: { A: { tree: [card], knowledge: { GOV: 12 } }, B: {} },
        map: { 'U(9,9)': 'G01 0', 'U(12,9)': 'G02 0 A1', 'U(15,9)': 'G03 0 A2' },
        ...(ruler && { holders: { GOV: 'A' } }),
        turn: ['A', 'build'],
        options,
      });
      return ['city U(9,9)', 'upgrade U(12,9)', 'upgrade U(15,9)'].map((line) => {
        const one = new (t.constructor as typeof Table)(t.given);
        one.play(`A ${line}`);
        return one.paid.GOV;
      });
    };
    expect(costs('education', false)).toEqual([1, 4, 7]);
    expect(costs('education+', false)).toEqual([1, 3, 6]);
    expect(costs('education', true)).toEqual([1, 3, 6]);
  });
});
