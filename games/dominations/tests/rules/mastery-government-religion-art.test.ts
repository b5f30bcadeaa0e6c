import { describe, expect, it } from 'vitest';
import type { MasteryKey } from '../../data/mastery.ts';
import type { Card, Given, Laid } from '../position.ts';
import { table } from '../table.ts';

const options = { omens: 'off', goals: 'objectives' };
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
type Side = Given['players'][string];

/** What a card does on its Basic and on its Advanced side. */
const both = <T>(key: MasteryKey, of: (card: Card) => T): [T, T] => [of(key), of(`${key}+`)];

/** VP of A's end-of-Age cards. */
const ending = (tree: Card[], side: Side = {}, more: Partial<Given> = {}) =>
  table({ players: { A: { tree, ...side }, B: {} }, options, ...more });
const effects = (...given: Parameters<typeof ending>) => ending(...given).from('A', 'effects1');
/** VP of A's end-of-game cards. */
const gameEnd = (tree: Card[], side: Side = {}, more: Partial<Given> = {}) =>
  ending(tree, side, { age: 3, ...more }).from('A', 'gameEnd');

const CITIES: { readonly [cell: string]: Laid } = {
  'U(9,9)': 'G01 0 A1',
  'U(12,9)': 'G02 0 A2',
  'U(15,9)': 'R01 0 A3',
  'U(18,9)': 'S01 0 B3',
};
const LEVELS: Partial<Given> = {
  map: { 'U(9,9)': 'G01 0 stonehenge' },
  monuments: { stonehenge: 'AAB' },
};

const building = (tree: Card[], more: Partial<Given> = {}) =>
  table({
    players: { A: { tree, knowledge: PLENTY }, B: {} },
    map: { 'D(0,0)': 'G01 0', 'U(9,9)': 'R01 0 A1', 'U(12,9)': 'S01 0 greatPyramid', 'U(15,9)': 'A01 0' },
    monuments: { greatPyramid: 'B' },
    turn: ['A', 'build'],
    options,
    ...more,
  });
const level = (t: ReturnType<typeof building>) => t.play(`A ${t.line('A', 'monument greatPyramid')}`);

describe('Government', () => {
  it.each([
    { rules: 1, less: 1, more: 2 },
    { rules: 2, less: 2, more: 3 },
  ])(
    'Education: building and upgrading a City costs $less less, Advanced $more; not Monuments (rules $rules)',
    ({ rules, less, more }) => {
      const city = (card: Card) => {
        const t = building([card], { rules });
        t.play('A city D(0,0)');
        return t.paid;
      };
      expect(both('education', city)).toEqual([{ GOV: 3 - less }, { GOV: Math.max(1, 3 - more) }]);
      const upgrade = (card: Card) => {
        const t = building([card], { rules });
        t.play('A upgrade U(9,9)');
        return t.paid;
      };
      expect(both('education', upgrade)).toEqual([{ REL: 6 - less }, { REL: 6 - more }]);
      const t = building(['education+']);
      level(t);
      expect(t.paid).toEqual({ GOV: 3, CRA: 3 });
    },
  );

  it('Military: 1 Influence more, Advanced 2, for a City founded or upgraded', () => {
    const influence = (line: string) => (card: Card) => {
      const t = building([card]);
      t.play(line);
      return t.influence('A');
    };
    expect(both('military', influence('A city D(0,0)'))).toEqual([1 + 1, 1 + 2]);
    expect(both('military', influence('A upgrade U(9,9)'))).toEqual([2 + 1, 2 + 2]);
    const t = building(['military']);
    level(t);
    expect(t.influence('A')).toBe(1);
  });

  it('Monarchy: 2 VP for each own City, Advanced 3', () => {
    expect(both('monarchy', (card) => effects([card], {}, { map: CITIES }))).toEqual([6, 9]);
  });

  it('Republic: 2 VP for each colour of Camp with an own City, Advanced 4', () => {
    expect(both('republic', (card) => effects([card], {}, { map: CITIES }))).toEqual([4, 8]);
  });

  it('Bureaucracy: one Build action of any kind more in an Age, Advanced two', () => {
    const built = (card: Card) => {
      const t = building([card]);
      t.play('A city D(0,0)');
      level(t);
      if (t.asked === 'A build.choose' && t.can('A city U(15,9)')) t.play('A city U(15,9)');
      return [t.s.uses[0]![0], t.s.owners.filter((owner) => owner === 0).length];
    };
    expect(both('bureaucracy', built)).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(building(['republic']).s.builds).toBe(1);
  });

  it('Empire: 2 VP for each own City level at the end, Advanced 3', () => {
    expect(both('empire', (card) => gameEnd([card], {}, { map: CITIES }))).toEqual([12, 18]);
    expect(effects(['empire'], {}, { map: CITIES })).toBe(0);
  });
});

describe('Religion', () => {
  it('Relics: 2 Influence at the end of an Age, Advanced 4', () => {
    expect(both('relics', (card) => ending([card]).influence('A'))).toEqual([2, 4]);
  });

  it('Temples: 2 VP for each own City that an own tile activates, Advanced 3', () => {
    const vp = (card: Card, active: 'A' | 'B' = 'A') => {
      const t = table({
        players: {
          A: { tree: [card], ...(active === 'A' && { hand: ['S03'] }) },
          B: { ...(active === 'B' && { hand: ['S03'] }) },
        },
        map: { 'U(9,9)': 'G01 0 A1', 'U(10,9)': 'G02 0 A3', 'U(9,10)': 'R01 0 B1' },
        turn: [active, 'grow'],
        options,
      });
      t.play(`${active} place S03 D(9,9) 0`);
      return t.from('A', 'triggers');
    };
    expect(both('temples', (card) => vp(card))).toEqual([4, 6]);
    expect(vp('temples', 'B')).toBe(0);
  });

  it('Cathedrals: 3 VP for each own City of level 2 or 3, Advanced 5', () => {
    expect(both('cathedrals', (card) => effects([card], {}, { map: CITIES }))).toEqual([6, 10]);
  });

  it('Monotheism: 2 VP for each Mastery card of the Domain of which one has most, Advanced 3', () => {
    const vp = (...others: Card[]) => both('monotheism', (card) => effects([card, ...others]));
    expect(vp()).toEqual([2, 3]);
    expect(vp('offerings', 'taxation', 'military', 'urbanism+')).toEqual([6, 9]);
    expect(vp('taxation')).toEqual([2, 3]);
    const levels: Partial<Given> = {
      map: { 'U(9,9)': 'G01 0 stonehenge' },
      monuments: { stonehenge: 'AAAA' },
    };
    expect(effects(['monotheism'], {}, levels)).toBe(2);
  });

  it('Prophecy: 4 VP for each Locus that one closes, Advanced 7', () => {
    const vp = (card: Card) => {
      const t = table({
        players: { A: { tree: [card], hand: ['C12'] }, B: { tree: ['prophecy c'] } },
        map: {
          'D(0,0)': 'G01 0',
          'U(1,0)': 'R05 1',
          'D(1,0)': 'A07 0',
          'U(1,1)': 'T03 2',
          'D(0,1)': 'S09 1',
        },
        turn: ['A', 'grow'],
        options,
      });
      t.play('A place C12 U(0,1) 0');
      return [t.from('A', 'triggers'), t.from('B', 'triggers')];
    };
    expect(both('prophecy', vp)).toEqual([
      [4, 0],
      [7, 0],
    ]);
  });

  it('Theology: 1 VP for 4 Influence, Advanced for 2, rounded down', () => {
    const vp = (influence: number) => both('theology', (card) => effects([card], { influence }));
    expect([vp(11), vp(3), vp(1)]).toEqual([
      [2, 5],
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('Art', () => {
  it('Sculpture: a Monument level costs 2 less, Advanced 4; not Cities', () => {
    const paid = (card: Card) => {
      const t = building([card]);
      level(t);
      const [first] = t.offers('A', 'pay ');
      t.play(`A ${first}`);
      return Object.values(t.paid).reduce((sum, n) => sum + n, 0);
    };
    expect(both('sculpture', paid)).toEqual([4, 2]);
    const t = building(['sculpture+']);
    t.play('A city D(0,0)');
    expect(t.paid).toEqual({ GOV: 3 });
  });

  it('Theatre: 3 VP for a Monument level, Advanced 5; not for Cities', () => {
    const vp = (card: Card) => {
      const t = building([card]);
      level(t);
      return t.from('A', 'triggers');
    };
    expect(both('theatre', vp)).toEqual([3, 5]);
    const t = building(['theatre']);
    t.play('A city D(0,0)');
    expect(t.from('A', 'triggers')).toBe(0);
  });

  it('Architecture: 3 VP for each own Level card, Advanced 5', () => {
    expect(both('architecture', (card) => effects([card], {}, LEVELS))).toEqual([6, 10]);
  });

  it('Diplomacy: 3 Influence for a Monument level, Advanced 5; not for Cities', () => {
    const influence = (card: Card) => {
      const t = building([card]);
      level(t);
      return t.influence('A');
    };
    expect(both('diplomacy', influence)).toEqual([1 + 3, 1 + 5]);
    const t = building(['diplomacy']);
    t.play('A city D(0,0)');
    expect(t.influence('A')).toBe(1);
  });

  it('Patronage: one Monument level more in an Age for 2 less, Advanced two', () => {
    const left = (card: Card) => {
      const t = building([card]);
      t.play(`A ${t.line('A', 'patronage greatPyramid')}`);
      // Level 2 costs 3 and 3.
      t.play('A pay 3 1');
      return [t.paid, t.offers('A', 'patronage').length > 0];
    };
    expect(both('patronage', left)).toEqual([
      [{ GOV: 3, CRA: 1 }, false],
      [{ GOV: 3, CRA: 1 }, true],
    ]);
    expect(building(['sculpture']).whyNot('A patronage greatPyramid 0 -1')?.code).toBe('no-patronage');
  });

  it('Epic: 3 VP for each colour of Nodus at the end, Advanced 5', () => {
    const vp = (...others: Card[]) => both('epic', (card) => gameEnd([`${card} c 0 1` as Card, ...others]));
    // The south side of Epic c is Art; Fishing b has Art to the west, Barter c Craftsmanship.
    expect([vp(), vp('fishing b 1 0'), vp('barter c 1 0')]).toEqual([
      [3, 5],
      [3, 5],
      [6, 10],
    ]);
  });
});
