import { below, type Rng, type Seat } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkTables } from '../../checks/tables-checks.ts';
import { anyKind } from '../../checks/text-checks.ts';
import { CARDS, type Card, type CardKey, cardOf, type FunctionNumbers } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { NEWEST, type Tables, tables, tablesOf } from '../data/tables.ts';
import { stardustImperium as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import * as text from '../terminal/index.ts';
import type { Given } from '../tests/position.ts';
import { slipped, table } from '../tests/table.ts';
import { cardText } from './names.ts';
import { sayRefusal } from './refusals.ts';

/** A rules number that no game of ours has. */
const OTHER = 97;

type Changed = 'cost' | 'price' | 'vp' | keyof FunctionNumbers;

const IN_FUNCTIONS = [
  'draws',
  'reveals',
  'gains',
  'loses',
  'pays',
  'each',
  'brings',
  'less',
  'more',
  'builds',
  'least',
  'most',
  'sold',
] as const satisfies readonly (keyof FunctionNumbers)[];

/** A card with one of its numbers one higher. */
const higher = (card: Card, number: Changed): Card => {
  const now = card[number];
  return now === '?' ? card : { ...card, [number]: now + 1 };
};

/** Tables in which a number of one card, or of all cards that have it, is one higher. */
const withCards = (number: Changed, fits: (card: Card) => boolean): Tables =>
  tablesOf(
    NUMBERS,
    CARDS.map((card) => (fits(card) ? higher(card, number) : card)),
  );

/** Builds every other time, what costs most, so that dear cards get to count; else any move. */
function eager(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.moves(s, seat);
  const builds = moves.filter(([label]) => label === 'build' || label === 'extra');
  if (builds.length === 0 || below(rng, 2) === 0) return anyKind(moves, rng);
  const costs = builds.map((move) => cardOf(move[1] as number).cost);
  return builds[costs.indexOf(Math.max(...costs))]!;
}

/** The numbers in the functions of each card. */
const OF_CARDS = CARDS.flatMap((card) =>
  IN_FUNCTIONS.filter((number) => card[number] !== 0).map((number) => ({ card, number })),
);

const changes: { readonly [what: string]: Tables } = {
  ...Object.fromEntries(
    (['hand', 'unslips', 'lookedAt', 'handLimit', 'complete'] as const).map((number) => [
      number,
      tablesOf({ ...NUMBERS, [number]: NUMBERS[number] + 1 }, CARDS),
    ]),
  ),
  startVps: tablesOf({ ...NUMBERS, startVps: [2, 2, 3, 4] }, CARDS),
  ...Object.fromEntries(
    (['cost', 'price', 'vp'] as const).map((number) => [
      `${number} of the cards`,
      withCards(number, () => true),
    ]),
  ),
  ...Object.fromEntries(
    OF_CARDS.map(({ card, number }) => [
      `“${number}” of ${card.name}`,
      withCards(number, ({ id }) => id === card.id),
    ]),
  ),
};

describe('other tables of Stardust Imperium', () => {
  checkTables({
    game,
    text,
    tables,
    newest: NEWEST,
    changes,
    games: Array.from({ length: 24 }, (_, number) => [2 + (number % 3), {}] as const),
    choose: eager,
    topics: CARDS.map(({ name }) => name),
    untold: {
      hand: 'hands lie in the position',
      startVps: 'VP piles lie in the position',
    },
  });

  it('stand in the refusals', () => {
    const KEYS = ['unslips', 'lookedAt', 'handLimit'] as const;
    const changed = Object.fromEntries(KEYS.map((key) => [key, NUMBERS[key] + 1]));
    const cards = CARDS.map((card) => ({ ...card, pays: card.pays * 2, builds: card.builds + 1, draws: 9 }));
    tables.add(OTHER, tablesOf({ ...NUMBERS, ...changed }, cards));
    const said = (given: Given, rules: number, line: string, ...before: readonly string[]) => {
      const t = table(given);
      t.s.rules = rules;
      t.play(...before);
      return sayRefusal(t.whyNot(line)!);
    };
    const differs = (given: Given, line: string, now: string, ...before: readonly string[]) => {
      expect(said(given, OTHER, line, ...before)).toContain(now);
      expect(said(given, game.rules, line, ...before)).not.toContain(now);
    };
    const slips = ['ark', 'theocracy', 'militarism', 'holyLand'].map((key) => slipped(key as CardKey));
    const recovering: Given = { players: [{ tableau: slips }, {}], window: 'recover' };
    differs(recovering, '0 research', 'up to four of your cards');
    const full: Given = { players: [{ hand: 9 }, {}], window: 'after' };
    differs(full, '0 discard ark', 'above six cards goes');
    differs(full, '0 research', 'down to six cards', '0 end');
    differs(full, '0 extra ark', 'gives two');
    const research: Given = { players: [{}, {}] };
    differs(research, '0 keep', 'the three others', '0 research');
    const built: Given = { players: [{ tableau: ['corveeSystem', 'galaxyProbe'] }, {}] };
    differs(built, '0 use corveeSystem', 'draw 9 cards');
    differs(built, '0 use galaxyProbe', 'the 2 VP to pay');
  });

  it('say whose VP cards are left once a cost is paid (SI-CARD-43)', () => {
    tables.add(
      OTHER,
      withCards('pays', ({ pays }) => pays > 0),
    );
    const mayLook = (vp: number, rules: number) => {
      const t = table({ players: [{ tableau: ['planetProbe'], vp }, { vp: 1 }] });
      t.s.rules = rules;
      return t.can('0 use planetProbe 0');
    };
    expect([1, 2, 3].map((vp) => mayLook(vp, game.rules))).toEqual([false, true, true]);
    expect([1, 2, 3].map((vp) => mayLook(vp, OTHER))).toEqual([false, false, true]);
  });

  it('change the text of a card with each of its numbers', () => {
    for (const { card, number } of OF_CARDS)
      expect(cardText(higher(card, number)), `${number} of ${card.name}`).not.toEqual(cardText(card));
  });
});
