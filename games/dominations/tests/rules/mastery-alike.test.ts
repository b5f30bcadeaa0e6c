import { describe, expect, it } from 'vitest';
import { DOMAINS, type DomainCode } from '../../data/domains.ts';
import type { MasteryKey } from '../../data/mastery.ts';
import type { Card, Given } from '../position.ts';
import { table } from '../table.ts';

/** The cards of slots 1 to 6, which do the same in each Domain. */
const CARDS: readonly (readonly [
  code: DomainCode,
  ...slots: [MasteryKey, MasteryKey, MasteryKey, MasteryKey, MasteryKey, MasteryKey],
])[] = [
  ['GOV', 'tribalCouncil', 'chiefdom', 'taxation', 'urbanism', 'codeOfLaws', 'administration'],
  ['REL', 'mysticism', 'ancestorWorship', 'offerings', 'priesthood', 'mythology', 'pilgrimage'],
  ['ART', 'storytelling', 'rockPainting', 'music', 'mosaics', 'poetry', 'rhetoric'],
  ['TRA', 'barter', 'caravanserai', 'markets', 'ports', 'currency', 'moneyChanging'],
  ['SCI', 'counting', 'herbalism', 'hydraulics', 'schools', 'mathematics', 'writing'],
  ['CRA', 'fishing', 'livestock', 'agriculture', 'masonry', 'weaving', 'carpentry'],
];

const options = { omens: 'off', goals: 'objectives' };
const after = (code: DomainCode, steps = 1): DomainCode => DOMAINS[(DOMAINS.indexOf(code) + steps) % 6]!;

/** Beside the Cradle, where neither of its dots is of this Domain. */
const cellFar = (code: DomainCode): string => (['GOV', 'REL', 'CRA'].includes(code) ? 'D(-2,0)' : 'U(1,-1)');

/** A after placing a tile of row 1, which has no dot of the colour of its Camp. */
function placed(camp: DomainCode, cell: string, tree: Card[], more: Partial<Given> = {}) {
  const tile = `${camp[0]}01`;
  const t = table({
    players: { A: { tree, hand: [tile] }, B: {} },
    turn: ['A', 'grow'],
    options,
    ...more,
  });
  t.play(`A place ${tile} ${cell} 0`);
  return t;
}

describe.each(CARDS)('Mastery cards of %s, slots 1 to 6', (code, one, two, three, four, five, six) => {
  it(`${one} (slot 1): Gain 1, Advanced 2, at the start of a turn`, () => {
    const start = (card: Card, active: 'A' | 'B') =>
      table({ players: { A: { tree: [card] }, B: {} }, turn: [active, 'grow'], options }).knowledge('A');
    expect([start(one, 'A'), start(`${one}+`, 'A'), start(one, 'B')]).toEqual([
      { [code]: 1 },
      { [code]: 2 },
      {},
    ]);
  });

  it(`${two} (slot 2): a Camp of its colour Produces 3 more, Advanced 5`, () => {
    const camp = (...tree: Card[]) => placed(code, cellFar(code), tree).produced('A')[code];
    expect([camp(), camp(two), camp(`${two}+`)]).toEqual([1, 4, 6]);
    const other = placed(after(code), cellFar(code), [two]);
    expect(other.last('produced')[1].some(([part]) => part === 'campCard')).toBe(false);
    const foreign = placed(code, cellFar(code), [], {
      players: { A: { hand: [`${code[0]}01`] }, B: { tree: [two] } },
    });
    expect(foreign.produced('A')[code]).toBe(1);
  });

  it(`${three} (slot 3): Gain for each beyond the first that was Produced, at most 2; Advanced for each, at most 4`, () => {
    const gained = (card: Card, tree: Card[] = [], holder = 'B') => {
      const t = placed(code, cellFar(code), [card, ...tree], { holders: { CRA: holder } });
      return t.gained('A', 'card')[code] ?? 0;
    };
    // The Camp 1; with the Master Builder 2; with the card of slot 2 4, on its Advanced side 6.
    expect([gained(three), gained(three, [], 'A'), gained(three, [two]), gained(three, [`${two}+`])]).toEqual(
      [0, 1, 2, 2],
    );
    const advanced: Card = `${three}+`;
    expect([
      gained(advanced),
      gained(advanced, [], 'A'),
      gained(advanced, [two]),
      gained(advanced, [`${two}+`]),
    ]).toEqual([1, 2, 4, 4]);
  });

  it(`${four} (slot 4): each activated own City Produces 1 of its Domain more, Advanced 2`, () => {
    const camp = after(code, 2);
    const parts = (card: Card, owner: 'A' | 'B') => {
      const t = table({
        players: { A: { tree: [card], hand: ['S03'] }, B: {} },
        map: {
          'U(9,9)': `${camp[0]}04 0 ${owner}2` as const,
          'U(10,9)': `${code[0]}05 0 ${owner}1` as const,
        },
        turn: ['A', 'grow'],
        options,
      });
      t.play('A place S03 D(9,9) 0');
      return t
        .last('produced')[1]
        .flatMap(([part, seat, domain, n]) => (part === 'cityCard' ? [[seat, DOMAINS[domain], n]] : []));
    };
    expect(parts(four, 'A')).toEqual([
      [0, code, 1],
      [0, code, 1],
    ]);
    expect(parts(`${four}+`, 'A')).toEqual([
      [0, code, 2],
      [0, code, 2],
    ]);
    expect(parts(four, 'B')).toEqual([]);
  });

  it(`${five} (slot 5): 1 VP for each Nodus of its Domain at the end of an Age, Advanced 2`, () => {
    const vp = (...tree: Card[]) => table({ players: { A: { tree }, B: {} }, options }).from('A', 'effects1');
    // Copy c has its own colour to the south, copy a the colour three steps on; copy d of slot 1 its own to the west.
    expect([vp(`${five} a 0 1`), vp(`${five} c 0 1`), vp(`${five} c 0 1`, `${one} d 1 0`)]).toEqual([
      0, 1, 2,
    ]);
    expect([vp(`${five}+ c 0 1`), vp(`${five}+ c 0 1`, `${one} d 1 0`)]).toEqual([2, 4]);
  });

  it.each([
    { rules: 1, upTo: [2, 4] },
    { rules: 2, upTo: [3, 6] },
  ])(
    `${six} (slot 6): exchange up to $upTo Knowledge of other Domains in a turn (rules $rules)`,
    ({ rules, upTo }) => {
      const [first, second] = [after(code), after(code, 2)].sort(
        (a, b) => DOMAINS.indexOf(a) - DOMAINS.indexOf(b),
      ) as [DomainCode, DomainCode];
      const exchanging = (card: Card, count: number) => {
        const t = table({
          players: { A: { tree: [card], knowledge: { [first]: 6, [second]: 5 } }, B: {} },
          turn: ['A', 'develop'],
          options,
          rules,
        });
        t.play(`A exchange ${code} ${first}`);
        for (let i = 1; i < count; i++) t.play(`A more ${second}`);
        return t;
      };
      for (const [i, card] of ([six, `${six}+`] as Card[]).entries()) {
        const n = upTo[i]!;
        const t = exchanging(card, n);
        expect(t.knowledge('A')).toEqual(
          Object.fromEntries(
            [
              [code, n],
              [first, 5],
              [second, 6 - n],
            ].filter(([, left]) => left !== 0),
          ),
        );
        expect(t.whyNot(`A exchange ${code} ${first}`)?.code).toBe('exchange-used');
      }
    },
  );
});
