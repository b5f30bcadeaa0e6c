import { colourOn, SIDES, WILD } from '@conclave/mechanics/edge-match';
import { cellAt, neighboursOf, vertexAt } from '@conclave/mechanics/triangles';
import { describe, expect, it } from 'vitest';
import {
  CAMPFIRE,
  copyOf,
  isLevelCard,
  isMasteryCard,
  kindOf,
  levelCard,
  levelOf,
  masteryCard,
  monumentOf,
} from '../data/cards.ts';
import { CRADLE_CELL_DOTS, CRADLE_CELLS, CRADLE_DOTS } from '../data/cradle.ts';
import { CRA, DOMAIN_NAMES, DOMAINS, domainOf, GOV, REL, TRA } from '../data/domains.ts';
import { dominationCard } from '../data/dominations.ts';
import { CATEGORIES, HEGEMON } from '../data/hegemon.ts';
import { COPIES, KIND, MASTERY, slotKind } from '../data/mastery.ts';
import { MONUMENT_KEYS, MONUMENTS } from '../data/monuments.ts';
import { NUMBERS, TOP_LEVEL, VALUES } from '../data/numbers.ts';
import { type Goal, OBJECTIVES } from '../data/objectives.ts';
import { OMEN_KEYS, OMENS } from '../data/omens.ts';
import { NEWEST, tables } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';

const count = <T>(list: readonly T[], fits: (entry: T) => boolean): number => list.filter(fits).length;
/** How often each Domain is in a list. */
const spread = (list: readonly number[]): number[] =>
  DOMAINS.map((_, domain) => count(list, (entry) => entry === domain));
const each = (n: number): number[] => DOMAINS.map(() => n);
const letters = (domains: readonly number[]): string => domains.map((domain) => DOMAINS[domain]![0]).join('');

/** The table of section 2.4 as it is printed there, Camp by Camp. */
const PRINTED = [
  'RCT GCR ACT GSC RTA GAS ATS GTR RSA RCS RTS ACC RSS TTC GAA',
  'AGS RGA TGS RCG AST RTC TSC RSA ACT AGC ASC TGG ACC SSG RTT',
  'TRC ART SRC AGR TCS ASG SCG ACT TGS TRG TCG SRR TGG CCR ASS',
  'SAG TAS CAG TRA SGC TCR CGR TGS SRC SAR SGR CAA SRR GGA TCC',
  'CTR STC GTR SAT CRG SGA GRA SRC CAG CTA CRA GTT CAA RRT SGG',
  'GSA CSG RSA CTS GAR CRT RAT CAG GTR GST GAT RSS GTT AAS CRR',
];

describe('the Domains', () => {
  it('are six, with letters of their own', () => {
    expect(DOMAIN_NAMES).toHaveLength(DOMAINS.length);
    expect([...'GRATSC'].map(domainOf)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the Land tiles', () => {
  it('are those of the table', () => {
    expect(TILES.map(({ dots }) => letters(dots))).toEqual(PRINTED.flatMap((row) => row.split(' ')));
    expect(TILES[0]).toMatchObject({ id: 'G01', camp: GOV });
    expect(TILES.at(-1)).toMatchObject({ id: 'C15', camp: CRA });
  });

  it('are 90 with 15 Camps and 45 dots of each colour', () => {
    expect(TILES).toHaveLength(90);
    expect(spread(TILES.map(({ camp }) => camp))).toEqual(each(15));
    expect(spread(TILES.flatMap(({ dots }) => dots))).toEqual(each(45));
  });

  it('all differ, however they are turned', () => {
    const kinds = TILES.map(({ camp, dots: [a, b, c] }) => {
      const turned = [letters([a, b, c]), letters([b, c, a]), letters([c, a, b])];
      return `${camp} ${turned.sort()[0]}`;
    });
    expect(new Set(kinds).size).toBe(90);
  });
});

describe('the Cradle', () => {
  it('has one dot of each colour at its corners and none in its middle', () => {
    expect([...CRADLE_DOTS.values()]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(CRADLE_DOTS.get(vertexAt(0, 1))).toBe(REL);
    expect(CRADLE_CELLS).toContain(cellAt(0, 0, 0));
    for (const dots of CRADLE_CELL_DOTS) expect(count(dots, (dot) => dot === -1)).toBe(1);
    expect(CRADLE_CELL_DOTS[0]).toEqual([-1, REL, GOV]);
  });

  it('is beside six open cells', () => {
    const open = CRADLE_CELLS.flatMap(neighboursOf).filter((cell) => !CRADLE_CELLS.includes(cell));
    expect(new Set(open).size).toBe(6);
    expect(open).toContain(cellAt(0, 0, 1));
  });
});

describe('the Mastery cards', () => {
  it('are twelve of each Domain, four of each value', () => {
    expect(MASTERY).toHaveLength(72);
    expect(new Set(MASTERY.map(({ name }) => name)).size).toBe(72);
    expect(spread(MASTERY.map(({ domain }) => domain))).toEqual(each(12));
    for (const value of VALUES)
      expect(spread(MASTERY.filter((card) => card.value === value).map(({ domain }) => domain))).toEqual(
        each(4),
      );
    expect(MASTERY[slotKind(CRA, 1)]!.name).toBe('Fishing');
    expect(MASTERY[KIND.codeOfLaws]).toMatchObject({ name: 'Code of Laws', domain: GOV, slot: 5, value: 6 });
  });

  it('do the same in each Domain from slot 1 to slot 6, and act on both sides', () => {
    for (const { slot, timing, n } of MASTERY) {
      if (slot <= 6)
        expect({ timing, n }).toMatchObject({ timing: MASTERY[slot - 1]!.timing, n: MASTERY[slot - 1]!.n });
      expect(Math.min(...n)).toBeGreaterThan(0);
    }
  });

  it('need a value-6 card of their Domain, or any two of it, if they are of value 9 (DM-DEV-04)', () => {
    for (const [kind, { value, needs, domain }] of MASTERY.entries()) {
      if (value < 9) expect(needs).toBe(-1);
      else if (needs !== 'any') expect(MASTERY[needs as number]).toMatchObject({ domain, value: 6 });
      if (value === 9) expect(needs === 'any').toBe(kind >= slotKind(domain, 11));
    }
    expect(MASTERY[KIND.monarchy]!.needs).toBe(KIND.education);
    expect(MASTERY[KIND.alchemy]!.needs).toBe(KIND.cartography);
  });

  it('have 192 half-Nodus of each colour, 48 on each side', () => {
    const copies = MASTERY.flatMap(({ nodus }) => nodus);
    expect(copies).toHaveLength(288);
    expect(spread(copies.flat())).toEqual(each(192));
    for (const side of SIDES.keys()) expect(spread(copies.map((copy) => copy[side]!))).toEqual(each(48));
  });

  it('have four copies that differ, each with the own Domain once', () => {
    for (const { nodus, domain } of MASTERY) {
      expect(nodus).toHaveLength(COPIES);
      expect(new Set(nodus.map(letters)).size).toBe(COPIES);
      for (const copy of nodus) expect(count(copy, (colour) => colour === domain)).toBe(1);
    }
    expect(letters(MASTERY[KIND.fishing]!.nodus[1]!)).toBe('TCGA');
  });
});

describe('the cards of a Tree', () => {
  it('have numbers that tell what they are', () => {
    for (const kind of MASTERY.keys())
      for (let copy = 0; copy < COPIES; copy++) {
        const card = masteryCard(kind, copy);
        expect([isMasteryCard(card), isLevelCard(card), kindOf(card), copyOf(card)]).toEqual([
          true,
          false,
          kind,
          copy,
        ]);
      }
    for (const [monument, { levels }] of MONUMENTS.entries())
      for (let level = 1; level <= levels; level++) {
        const card = levelCard(monument, level);
        expect([isMasteryCard(card), isLevelCard(card), monumentOf(card), levelOf(card)]).toEqual([
          false,
          true,
          monument,
          level,
        ]);
      }
    expect([isMasteryCard(CAMPFIRE), isLevelCard(CAMPFIRE)]).toEqual([false, false]);
  });

  it('show the half-Nodus of their kind, the Campfire four wild ones', () => {
    const shown = (card: number) => [...SIDES.keys()].map((side) => colourOn(NEWEST.sides[card]!, side));
    expect(letters(shown(masteryCard(KIND.fishing, 1)))).toBe('TCGA');
    expect(letters(shown(levelCard(MONUMENT_KEYS.indexOf('greatPyramid'), 5)))).toBe('CGAR');
    expect(shown(CAMPFIRE)).toEqual([WILD, WILD, WILD, WILD]);
    expect(NEWEST.sides).toHaveLength(CAMPFIRE + 1);
  });
});

describe('the Monuments', () => {
  it('are twelve with 50 Level cards, each Domain in four of them', () => {
    expect(MONUMENTS.map(({ key }) => key)).toEqual(MONUMENT_KEYS);
    expect(MONUMENTS.map(({ levels }) => levels).sort()).toEqual([...Array(10).fill(4), 5, 5]);
    expect(spread(MONUMENTS.flatMap(({ primary, secondary }) => [primary, secondary]))).toEqual(each(4));
    for (const { levels } of MONUMENTS) expect(NUMBERS.controlVp[levels]).toBeGreaterThan(0);
  });

  it('have Level cards that differ, each with four colours, those of the cost among them', () => {
    for (const { nodus, primary, secondary } of MONUMENTS) {
      expect(new Set(nodus.map(letters)).size).toBe(nodus.length);
      for (const card of nodus) {
        expect(new Set(card).size).toBe(4);
        expect(card).toEqual(expect.arrayContaining([primary, secondary]));
        expect([...card].sort()).toEqual([...nodus[0]!].sort());
      }
    }
  });
});

describe.each([1, 2])('the objective cards of rules number %i', (rules) => {
  const cards = tables({ rules }).dealt.map((number) => OBJECTIVES[number]!);
  const goals = cards.flatMap((card) => card.goals);
  const named = (kind: Goal['kind']) => goals.filter((goal) => goal.kind === kind);

  it('are sixteen of five, each with a Cities objective of a colour', () => {
    expect(cards).toHaveLength(16);
    for (const card of cards) {
      expect(card.goals).toHaveLength(5);
      expect(card.goals[0].kind).toBe('COL');
      expect(new Set(card.goals.map((goal) => JSON.stringify(goal))).size).toBe(5);
    }
    const colours = named('COL').map((goal) => ('domain' in goal ? goal.domain : -1));
    expect(spread(colours)).toEqual([3, 3, 2, 3, 3, 2]);
    expect(new Set(named('CARD').map((goal) => JSON.stringify(goal))).size).toBe(15);
  });

  it('name value-9 cards in the six that a first game leaves out (DM-VAR-04)', () => {
    expect(cards.filter(({ namesNine }) => namesNine).map(({ nation }) => nation)).toEqual([
      'Vikings',
      'Maya',
      'Romans',
      'Chinese',
      'Aztecs',
      'Malians',
    ]);
  });
});

it('the objective cards of rules number 2 ask for the same as those of 1, and for more of it', () => {
  const printed = tables({ rules: 1 }).dealt.map((number) => OBJECTIVES[number]!);
  for (const [i, number] of tables({ rules: 2 }).dealt.entries()) {
    const { nation, goals } = OBJECTIVES[number]!;
    expect(nation).toBe(printed[i]!.nation);
    for (const [j, goal] of goals.entries()) {
      const before = printed[i]!.goals[j]!;
      expect({ ...goal, n: before.n }).toEqual(before);
      expect(goal.n).toBeGreaterThanOrEqual(before.n);
    }
  }
});

describe('the Domination cards', () => {
  it('are one for each Domain; with Omens the Augur is that of Religion (DM-SET-03)', () => {
    const ids = (hasOmens: boolean) => DOMAINS.map((_, domain) => dominationCard(domain, hasOmens).id);
    expect(ids(false)).toEqual(DOMAINS.map((code) => `DC-${code}`));
    expect(ids(true)).toEqual(['DC-GOV', 'DC-AUG', 'DC-ART', 'DC-TRA', 'DC-SCI', 'DC-CRA']);
  });
});

describe('the Hegemon tiles', () => {
  it('are 1, 1, 4, 2 and 6 by category, and 150 VP in a game (DM-HEG-15)', () => {
    expect(CATEGORIES.map((category) => count(HEGEMON, (tile) => tile.category === category))).toEqual([
      1, 1, 4, 2, 6,
    ]);
    expect(new Set(HEGEMON.map(({ id }) => id)).size).toBe(14);
    expect(HEGEMON[8 + TRA]).toEqual({
      id: 'HT-NOT',
      category: 'nodus',
      measure: { kind: 'nodus', domain: TRA },
    });
    expect(3 * CATEGORIES.length * NUMBERS.hegemonVp).toBe(150);
  });
});

describe('the Omens', () => {
  it('are 26, half of them good', () => {
    expect(OMENS.map(({ key }) => key)).toEqual(OMEN_KEYS);
    expect(OMENS).toHaveLength(26);
    expect(count(OMENS, ({ isGood }) => isGood)).toBe(13);
  });

  it('last a turn for one player if they are good, and a round for all if they are ill', () => {
    expect(count(OMENS, ({ duration }) => duration === 'turn')).toBe(4);
    expect(count(OMENS, ({ duration }) => duration === 'round')).toBe(5);
    for (const { duration, isGood, scope } of OMENS) {
      if (duration === 'turn') expect([isGood, scope]).toEqual([true, 'you']);
      if (duration === 'round') expect([isGood, scope]).toEqual([false, 'all']);
    }
  });
});

describe('the numbers', () => {
  it('rise with levels and values', () => {
    const rises = (list: readonly number[]) => list.every((n, i) => i === 0 || list[i - 1]! <= n);
    for (const list of [NUMBERS.cityCost, NUMBERS.cityVp, NUMBERS.cityInfluence]) {
      expect(list).toHaveLength(TOP_LEVEL + 1);
      expect(rises(list)).toBe(true);
    }
    for (const list of [NUMBERS.levelCost, NUMBERS.levelVp, NUMBERS.levelInfluence]) {
      expect(list).toHaveLength(1 + Math.max(...MONUMENTS.map(({ levels }) => levels)));
      expect(rises(list)).toBe(true);
    }
    for (const list of [NUMBERS.gainVp, NUMBERS.gainInfluence, NUMBERS.advanceVp, NUMBERS.advanceInfluence])
      expect(rises(VALUES.map((value) => list[value]))).toBe(true);
  });

  it('let a player hold what a value-9 card costs with one City of its colour, and not without (EX-19)', () => {
    expect(NUMBERS.baseLimit).toBeLessThan(9);
    expect(NUMBERS.baseLimit + NUMBERS.limitStep).toBe(9);
    expect(NUMBERS.baseLimit + 3 * NUMBERS.limitStep).toBe(NUMBERS.maxLimit);
  });
});
