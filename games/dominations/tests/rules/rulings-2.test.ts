import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../data/hegemon.ts';
import { KIND, MASTERY } from '../../data/mastery.ts';
import { tables } from '../../data/tables.ts';
import { dominations as game } from '../../index.ts';
import { bag } from '../../rules/bag.ts';
import { cityCost, levelCost } from '../../rules/costs.ts';
import { hegemonCount } from '../../rules/hegemon.ts';
import { fulfilled } from '../../rules/objectives.ts';
import { OPTIONS } from '../../rules/setup.ts';
import type { Given, Laid } from '../position.ts';
import { started } from '../started.ts';
import { table } from '../table.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const tileOf = (id: string): number => HEGEMON.findIndex((tile) => tile.id === id);
const options = { omens: 'off' };

describe('the end of an Age', () => {
  it('DM-R-06: a draw for a Hegemon tile goes by initiative', () => {
    const t = table({ players: { A: { influence: 4 }, B: { influence: 4 } }, order: 'BA' });
    const [, , counts, seat] = t.all('dominated').find(([, tile]) => tile === tileOf('HT-INF'))!;
    expect([counts, seat]).toEqual([[4, 4], 1]);
    expect([t.from('A', 'hegemon1'), t.from('B', 'hegemon1')]).toEqual([0, 50]);
  });

  it('DM-R-12: only the leader in Influence assimilates, in Age III too', () => {
    const t = table({
      players: { A: { influence: 4, tree: ['fishing'] }, B: { influence: 5, tree: ['barter'] } },
      age: 3,
      options,
    });
    expect([t.asked, t.offers('A')]).toEqual(['B assimilation.choose', []]);
    t.play(`B ${t.line('B', 'gain fishing')}`);
    expect([t.s.outcome === null, t.from('B', 'mastery')]).toEqual([false, 2]);
  });

  it('DM-R-13: an assimilated card is Basic, though the other one has it Advanced', () => {
    const t = table({ players: { A: { influence: 4 }, B: { tree: ['fishing+'] } }, options });
    expect(t.kinds('A', 'advance')).toEqual([]);
    t.play(`A ${t.line('A', 'gain fishing')}`);
    expect([t.s.mastery[0]![KIND.fishing], t.s.mastery[1]![KIND.fishing]]).toEqual([1, 2]);
  });

  it('DM-R-14: who was last begins the next Age', () => {
    const t = table({ players: { A: { vp: 30 }, B: { vp: 20 }, C: { vp: 25 } }, options });
    expect([t.s.order, t.asked]).toEqual([[2, 1, 0], 'C redraw.choose']);
  });

  it('DM-R-15: the highest initiative takes what nobody has', () => {
    const t = table({
      players: { A: { influence: 1 }, B: {} },
      rack: ['HT-CI2', 'HT-MA2', 'HT-NOG'],
      order: 'BA',
      options,
    });
    expect([t.from('A', 'hegemon1'), t.from('B', 'hegemon1')]).toEqual([10, 40]);
    expect(t.all('dominated').map(([, , , seat]) => seat)).toEqual([1, 0, 1, 1, 1]);
  });

  it('DM-R-16: Hegemon tiles see the assimilated card', () => {
    const t = table({
      players: { A: { tree: ['fishing', 'barter'] }, B: { influence: 1, tree: ['fishing', 'music'] } },
      rack: ['HT-MA1'],
      order: 'AB',
      options,
    });
    t.play(`B ${t.line('B', 'gain barter')}`);
    const [, , counts, seat] = t.all('dominated').find(([, tile]) => tile === tileOf('HT-MA1'))!;
    expect([counts, seat]).toEqual([[2, 3], 1]);
  });

  it('DM-R-17: each adjacent City counts once, and a corner is not enough', () => {
    const count = (map: { readonly [cell: string]: Laid }) =>
      hegemonCount(table({ players: { A: {}, B: {} }, map, turn: ['A', 'build'] }).s, 0, tileOf('HT-CI3'));
    const three = { 'U(9,9)': 'G01 0 A1', 'D(9,9)': 'G02 0 A1', 'U(10,9)': 'G03 0 A1' } as const;
    expect(count(three)).toBe(3);
    expect(count({ 'U(9,9)': 'G01 0 A1', 'U(10,9)': 'G03 0 A1' })).toBe(0);
  });

  it('DM-R-20: Influence is not spent when it scores', () => {
    const t = table({ players: { A: { influence: 7 }, B: { influence: 6 } }, options });
    expect([t.from('A', 'influence1'), t.influence('A')]).toEqual([7, 7]);
    expect(
      t
        .all('dominated')
        .find(([, tile]) => tile === tileOf('HT-INF'))!
        .slice(2),
    ).toEqual([[7, 6], 0]);
  });

  it('DM-R-24: tiles of an earlier Age may return', () => {
    const kept = Array.from({ length: 40 }, (_, seed) => {
      const { s } = started(2, {}, seed + 1);
      const before = s.rack.slice();
      while (s.age === 1) {
        const seat = game.waiting(s)[0]!;
        const moves = game.moves(s, seat);
        game.apply(s, seat, moves.at(-1)!);
      }
      return before.slice(2).filter((tile) => s.rack.includes(tile)).length;
    });
    expect(Math.max(...kept)).toBeGreaterThan(0);
    expect(Math.min(...kept)).toBeLessThan(3);
  });

  it('DM-R-29: Domination cards and Hegemon points are not declined', () => {
    const t = table({ players: { A: { knowledge: { ART: 1 }, influence: 1 }, B: {} }, options });
    expect([t.s.age, t.from('A', 'domination1'), t.from('A', 'hegemon1')]).toEqual([2, 5, 50]);
    const choice = table({ players: { A: { tree: ['mercenaries'] }, B: {} }, turn: ['A', 'grow'], options });
    expect(choice.whyNot('A pass')).toMatchObject({ code: 'cannot-pass', rule: 'DM-R-29' });
  });
});

it('DM-R-19: VAL 3 asks for cards of value 3 exactly', () => {
  const { s } = table({
    players: {
      A: { nation: 'Celts', tree: ['military', 'fishing', 'barter', 'music', 'counting'] },
      B: { nation: 'Huns' },
    },
    options: { goals: 'objectives' },
    turn: ['A', 'build'],
  });
  expect(fulfilled(s, 0)[2]).toBe(false);
});

describe('cities and Monuments', () => {
  it('DM-R-25: no Monument on the tile of a City', () => {
    const t = table({
      players: { A: { knowledge: PLENTY }, B: {} },
      map: { 'U(9,9)': 'G01 0 A1', 'U(12,9)': 'T01 0', 'U(15,9)': 'T02 0' },
      monuments: { greatPyramid: '' },
      turn: ['A', 'build'],
    });
    t.play('A monument greatPyramid 0 1');
    expect(t.cells('A', 'site')).toEqual(['U(12,9)', 'U(15,9)']);
    expect(t.whyNot('A site U(9,9)')?.code).toBe('camp-taken');
  });

  it('DM-R-28: all cards that reward the same act apply, down to 1', () => {
    const cost = (holder: string, more: Partial<Given> = {}) =>
      cityCost(
        table({
          players: { A: { tree: ['education'], knowledge: PLENTY }, B: {} },
          map: { 'U(9,9)': 'G01 0' },
          holders: { GOV: holder },
          turn: ['A', 'build'],
          rules: 1,
          ...more,
        }).s,
        0,
        1,
      );
    expect([cost('B'), cost('A'), cost('A', { active: [['masterMasons', 'A']] })]).toEqual([2, 1, 1]);
  });

  it('DM-R-30: who places the tile resolves the site, not who built the Monument', () => {
    const t = table({
      players: { A: { hand: ['S03'] }, B: {} },
      map: { 'U(9,9)': 'G01 0 templeOfArtemis' },
      monuments: { templeOfArtemis: 'BBBB' },
      turn: ['A', 'grow'],
      options,
    });
    t.play('A place S03 D(9,9) 0');
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  });

  it('DM-R-32: the discount of Patronage belongs to its own action, and is added to the others', () => {
    const { s } = table({
      players: { A: { tree: ['sculpture', 'patronage'], knowledge: PLENTY }, B: {} },
      map: { 'U(9,9)': 'G01 0 petra' },
      monuments: { petra: 'BB' },
      turn: ['A', 'build'],
    });
    expect([levelCost(s, 0, 3, 0).total, levelCost(s, 0, 3, 2).total, levelCost(s, 0, 1, 2).total]).toEqual([
      6, 4, 1,
    ]);
    const t = table({
      players: { A: { tree: ['patronage'], knowledge: { TRA: 6, CRA: 6 } }, B: {} },
      map: { 'U(9,9)': 'G01 0 petra' },
      monuments: { petra: 'BB' },
      turn: ['A', 'build'],
    });
    // The normal action pays 4 and 4.
    t.play(`A ${t.line('A', 'monument petra')}`);
    expect(t.paid).toEqual({ TRA: 4, CRA: 4 });
  });
});

it('DM-R-26: tiles set aside are not drawn again at once', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { s } = started(4, {}, seed);
    const seat = s.order[0]!;
    const hand = s.hands[seat]!.slice();
    game.apply(s, seat, ['redraw', 127]);
    expect(s.hands[seat]!.filter((tile) => hand.includes(tile))).toEqual([]);
    expect(bag(s)).toEqual(expect.arrayContaining(hand));
  }
});

it('DM-R-27: the only modules are Hegemon tiles and Omens', () => {
  const goals = OPTIONS.find(({ id }) => id === 'goals')!;
  const omens = OPTIONS.find(({ id }) => id === 'omens')!;
  expect([goals.values, omens.values]).toEqual([
    ['hegemon', 'objectives'],
    ['on', 'off'],
  ]);
  // The others are the variants of section 8, and whether Influence is given at the start.
  expect(OPTIONS).toHaveLength(7);
});

/** Section 2.6, slots 1 to 12: the numbers of the Basic and the Advanced side. */
const ALIKE = '1/2 3/5 2/4 1/2 1/2 2/4';
const SPECIAL = [
  '1/2 1/2 2/3 2/4 1/2 2/3',
  '2/4 2/3 3/5 2/3 4/7 4/2',
  '2/4 3/5 3/5 3/5 1/2 3/5',
  '1/2 1/2 3/2 2/4 3/5 2/4',
  '2/3 2/4 2/3 3/6 1/2 2/3',
  '1/2 1/1 2/1 3/6 2/3 1/2',
];

it('DM-R-31: the numbers of the cards are in games of rules number 1 those of the table', () => {
  const numbers = MASTERY.map((_, kind) => tables({ rules: 1 }).mastery[kind]!.n.join('/'));
  expect(numbers).toEqual(SPECIAL.flatMap((row) => `${ALIKE} ${row}`.split(' ')));
});

it('DM-R-36: a Monument works by its Level cards, its site and its control, whoever kept its card', () => {
  const keep = (first: number, second: number) => {
    const s = game.setup(seedOf(3), 2);
    const [a, b] = [s.monumentOffers[0]![first]!, s.monumentOffers[1]![second]!];
    const events = [...game.apply(s, 0, ['keep', a]), ...game.apply(s, 1, ['keep', b])];
    return { s, gifts: events.filter(([name]) => ['gained', 'scored', 'influenced'].includes(name)) };
  };
  for (const [first, second] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const) {
    const { s, gifts } = keep(first, second);
    expect(gifts).toEqual([]);
    expect([s.vp, s.influence, s.knowledge.flat().every((n) => n === 0)]).toEqual([[0, 0], [0, 0], true]);
  }
});

it('DM-R-37: objective cards lie open once they are kept', () => {
  const { s } = started(3, { goals: 'objectives' });
  for (const viewer of [0, 1, 2, 'table'] as const)
    expect(game.view(s, viewer).objectives).toEqual(s.objectives);
});
