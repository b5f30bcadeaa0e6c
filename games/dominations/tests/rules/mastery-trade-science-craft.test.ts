import { describe, expect, it } from 'vitest';
import type { MasteryKey } from '../../data/mastery.ts';
import type { Card, Given, Laid } from '../position.ts';
import { table } from '../table.ts';

const options = { omens: 'off', goals: 'objectives' };
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
type Side = Given['players'][string];

/** What a card does on its Basic and on its Advanced side. */
const both = <T>(key: MasteryKey, of: (card: Card) => T): [T, T] => [of(key), of(`${key}+`)];

const ending = (tree: Card[], side: Side = {}, more: Partial<Given> = {}) =>
  table({ players: { A: { tree, ...side }, B: {} }, options, ...more });
/** VP of A's end-of-Age cards. */
const effects = (...given: Parameters<typeof ending>) => ending(...given).from('A', 'effects1');
/** VP of A's end-of-game cards. */
const gameEnd = (tree: Card[], side: Side = {}, more: Partial<Given> = {}) =>
  ending(tree, side, { age: 3, ...more }).from('A', 'gameEnd');

const developing = (tree: Card[], side: Side = {}, more: Partial<Given> = {}) =>
  table({
    players: { A: { tree, knowledge: PLENTY, ...side }, B: {} },
    turn: ['A', 'develop'],
    options,
    ...more,
  });
/** After A has gained a card. */
const gaining = (key: MasteryKey, ...given: Parameters<typeof developing>) => {
  const t = developing(...given);
  t.play(`A ${t.line('A', `gain ${key}`)}`);
  return t;
};
const advancing = (key: MasteryKey, ...given: Parameters<typeof developing>) => {
  const t = developing(...given);
  t.play(`A advance ${key}`);
  return t;
};

describe('Trade', () => {
  it('Mercenaries: 1 Knowledge of choice at the start of a turn, Advanced 2', () => {
    const start = (card: Card) => {
      const t = table({ players: { A: { tree: [card] }, B: {} }, turn: ['A', 'grow'], options });
      while (t.asked === 'A choice.choose') t.play('A choose ART');
      return t.knowledge('A');
    };
    expect(both('mercenaries', start)).toEqual([{ ART: 1 }, { ART: 2 }]);
    expect(
      table({ players: { A: { tree: ['mercenaries'] }, B: {} }, turn: ['B', 'grow'], options }).asked,
    ).toBe('B grow.place');
  });

  it('Guilds: cards of a Domain in whose colour one owns a City cost 1 less, Advanced 2', () => {
    const map = { 'U(9,9)': 'C01 0 A1', 'U(12,9)': 'S01 0 B1' } as const;
    const gain = (key: MasteryKey) => both('guilds', (card) => gaining(key, [card], {}, { map }).paid);
    expect(gain('mining')).toEqual([{ CRA: 5 }, { CRA: 4 }]);
    expect(gain('medicine')).toEqual([{ SCI: 6 }, { SCI: 6 }]);
    const advance = (card: Card) => advancing('fishing', [card, 'fishing'], {}, { map }).paid;
    expect(both('guilds', advance)).toEqual([{ CRA: 2 }, { CRA: 1 }]);
  });

  it('Banking: 1 VP for 3 Knowledge held, Advanced for 2, rounded down', () => {
    const vp = (knowledge: Side['knowledge']) => both('banking', (card) => effects([card], { knowledge }));
    expect([vp({ GOV: 5, SCI: 3 }), vp({ ART: 1 }), vp({ TRA: 6 })]).toEqual([
      [2, 4],
      [0, 0],
      [2, 3],
    ]);
  });

  it('Gold Trade: 2 VP whenever anybody’s tile activates an own City, Advanced 4', () => {
    const vp = (active: 'A' | 'B') => (card: Card) => {
      const hand = ['S03'];
      const t = table({
        players: {
          A: { tree: [card], ...(active === 'A' && { hand }) },
          B: { ...(active === 'B' && { hand }) },
        },
        map: { 'U(9,9)': 'G01 0 A1', 'U(10,9)': 'G02 0 A3', 'U(9,10)': 'R01 0 B1' },
        turn: [active, 'grow'],
        options,
      });
      t.play(`${active} place S03 D(9,9) 0`);
      return [t.from('A', 'triggers'), t.from('B', 'triggers')];
    };
    for (const active of ['A', 'B'] as const)
      expect(both('goldTrade', vp(active))).toEqual([
        [4, 0],
        [8, 0],
      ]);
  });

  it('Maritime League: 3 Influence at the end of an Age, Advanced 5', () => {
    expect(both('maritimeLeague', (card) => ending([card]).influence('A'))).toEqual([3, 5]);
  });

  it('Trade Fairs: 2 VP for each own City beside one of another player at the end, Advanced 4', () => {
    const map: { readonly [cell: string]: Laid } = {
      'U(9,9)': 'G01 0 A1',
      'D(9,9)': 'G02 0 B1',
      'U(10,9)': 'G03 0 A3',
      'U(12,9)': 'R01 0 A1',
      'D(12,9)': 'R02 0 A1',
      'U(13,9)': 'R04 0',
      'D(8,9)': 'R03 0 B2',
    };
    // U(9,9) is beside two, U(10,9) beside one, the other two beside each other only.
    expect(both('tradeFairs', (card) => gameEnd([card], {}, { map }))).toEqual([4, 8]);
    expect(effects(['tradeFairs'], {}, { map })).toBe(0);
  });
});

describe('Science', () => {
  it('Medicine: turning a card costs 2 less, Advanced 3; gaining one does not', () => {
    expect(both('medicine', (card) => advancing('mining', [card, 'mining']).paid)).toEqual([
      { CRA: 4 },
      { CRA: 3 },
    ]);
    expect(both('medicine', (card) => advancing('fishing', [card, 'fishing']).paid)).toEqual([
      { CRA: 1 },
      { CRA: 1 },
    ]);
    expect(both('medicine', (card) => gaining('mining', [card]).paid)).toEqual([{ CRA: 6 }, { CRA: 6 }]);
  });

  it('Cartography: 2 Knowledge of choice for a tile on 2 or 3 edges, Advanced 4', () => {
    const chosen = (map: Given['map'], cell = 'D(9,9)') =>
      both('cartography', (card) => {
        const t = table({
          players: { A: { tree: [card], hand: ['S03'] }, B: {} },
          map,
          turn: ['A', 'grow'],
          options,
        });
        t.play(`A place S03 ${cell} 0`);
        while (t.asked === 'A choice.choose') t.play('A choose CRA');
        return t.gained('A', 'card').CRA ?? 0;
      });
    const one = { 'U(9,9)': 'G01 0' } as const;
    const two = { ...one, 'U(10,9)': 'G02 0' } as const;
    expect([chosen(one), chosen(two), chosen({ ...two, 'U(9,10)': 'G03 0' })]).toEqual([
      [0, 0],
      [2, 4],
      [2, 4],
    ]);
    // U(1,-1) is beside the Cradle and beside D(1,-1).
    expect([chosen({ 'D(1,-1)': 'G01 0' }, 'U(1,-1)'), chosen({}, 'U(1,-1)')]).toEqual([
      [2, 4],
      [0, 0],
    ]);
  });

  it('Astronomy: 2 VP for each Advanced Mastery card, Advanced 3', () => {
    const others: Card[] = ['fishing+', 'mining+', 'barter'];
    // On its Advanced side it counts itself.
    expect(both('astronomy', (card) => effects([card, ...others]))).toEqual([4, 9]);
    expect(effects(['astronomy'])).toBe(0);
  });

  it('Alchemy: up to 3 of a card’s cost in any Domains, Advanced 6, to gain and to turn', () => {
    const may = (knowledge: Side['knowledge']) =>
      both('alchemy', (card) => {
        const t = developing([card, 'mining'], { knowledge });
        return [t.kinds('A', 'gain').includes('metallurgy'), t.kinds('A', 'advance').includes('mining')];
      });
    expect(may({ CRA: 3, ART: 2, SCI: 1 })).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(may({ CRA: 2, ART: 2, SCI: 2 })).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(may({ CRA: 3, ART: 2 })).toEqual([
      [false, false],
      [false, false],
    ]);
    const city = developing(
      ['alchemy+'],
      { knowledge: { ART: 6 } },
      { turn: ['A', 'build'], map: { 'U(9,9)': 'C01 0' } },
    );
    expect(city.cells('A', 'city')).toEqual([]);
  });

  it('Printing: one Develop action more in an Age, Advanced two', () => {
    const actions = (card: Card) => {
      const t = developing([card]);
      for (const key of ['fishing', 'barter', 'music', 'counting'] as const)
        if (t.asked === 'A develop.choose') t.play(`A ${t.line('A', `gain ${key}`)}`);
      return [t.count('cardGained'), t.s.uses[0]![2]];
    };
    expect(both('printing', actions)).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(developing(['printing'], { uses: { printing: 1 } }).s.develops).toBe(1);
    const used = gaining('fishing', ['printing'], { uses: { printing: 1 } });
    expect(used.asked).toBe('B grow.place');
  });

  it('Great Library: 2 VP for each Mastery card of value 6 or 9 at the end, Advanced 3', () => {
    const others: Card[] = ['fishing', 'barter+', 'mining', 'medicine+'];
    expect(both('greatLibrary', (card) => gameEnd([card, ...others]))).toEqual([6, 9]);
  });
});

describe('Craftsmanship', () => {
  it('Metallurgy: 1 VP for a Mastery card gained, Advanced 2; not for one turned', () => {
    expect(both('metallurgy', (card) => gaining('fishing', [card]).from('A', 'triggers'))).toEqual([1, 2]);
    expect(advancing('fishing', ['metallurgy', 'fishing']).from('A', 'triggers')).toBe(0);
  });

  it('Mining: 1 VP for a tile with a matching pair, Advanced for each pair', () => {
    const vp = (rotation: number) =>
      both('mining', (card) => {
        const t = table({
          players: { A: { tree: [card], hand: ['S03'] }, B: {} },
          map: { 'D(9,9)': 'G05 0' },
          turn: ['A', 'grow'],
          options,
        });
        t.play(`A place S03 U(9,10) ${rotation}`);
        return t.from('A', 'triggers');
      });
    // G05 has REL at (9,10) and TRA at (10,10); S03 has there GOV and REL, TRA and GOV, or, turned by 2, REL and TRA.
    expect([vp(0), vp(1), vp(2)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 2],
    ]);
  });

  it('Engineering: 1 VP for 2 Nodus of any colour, Advanced for each, rounded down', () => {
    const tree: Card[] = ['fishing b 1 0', 'barter c 2 0'];
    // With itself beside the Campfire three Nodus.
    expect(both('engineering', (card) => effects([`${card} a 0 1` as Card, ...tree]))).toEqual([1, 3]);
    expect(both('engineering', (card) => effects([`${card} a 0 1` as Card]))).toEqual([0, 1]);
  });

  it('Shipbuilding: limits are 3 higher, Advanced 6, and at most 15', () => {
    const map = { 'U(9,9)': 'C01 0 A3', 'U(12,9)': 'S01 0 A1' } as const;
    const limits = (card: Card) => developing([card], {}, { map }).s.limits[0];
    expect(both('shipbuilding', limits)).toEqual([
      [9, 9, 9, 9, 12, 15],
      [12, 12, 12, 12, 15, 15],
    ]);
    const t = developing(['mining'], { knowledge: { CRA: 9 } }, { map: { 'U(9,9)': 'C01 0 A1' } });
    t.play(`A ${t.line('A', 'gain shipbuilding')}`);
    expect(t.s.limits[0]).toEqual([9, 9, 9, 9, 9, 12]);
  });

  it('Steelmaking: 2 VP for each Mastery card of Craftsmanship, Advanced 3', () => {
    const others: Card[] = ['fishing', 'mining+', 'barter'];
    expect(both('steelmaking', (card) => effects([card, ...others]))).toEqual([6, 9]);
  });

  it('Glassmaking: 1 Influence more when a Build or Develop action gives Influence, Advanced 2', () => {
    const city = (card: Card) => {
      const t = table({
        players: { A: { tree: [card, 'military'], knowledge: PLENTY }, B: {} },
        map: { 'U(9,9)': 'G01 0' },
        turn: ['A', 'build'],
        options,
      });
      t.play('A city U(9,9)');
      return t.influence('A');
    };
    // City 1, Military 1, once more.
    expect(both('glassmaking', city)).toEqual([3, 4]);
    expect(both('glassmaking', (card) => gaining('mining', [card]).influence('A'))).toEqual([2, 3]);
    expect(both('glassmaking', (card) => advancing('fishing', [card, 'fishing']).influence('A'))).toEqual([
      2, 3,
    ]);
    // A card of value 3 brings no Influence, and so nothing more.
    expect(both('glassmaking', (card) => gaining('fishing', [card]).influence('A'))).toEqual([0, 0]);
    expect(ending(['glassmaking', 'relics']).influence('A')).toBe(2);
  });
});
