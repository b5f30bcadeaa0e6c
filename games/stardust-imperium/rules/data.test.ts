import { describe, expect, it } from 'vitest';
import {
  CARD_COUNT,
  CARDS,
  cardKind,
  cardOf,
  KIND,
  KIND_OF,
  TYPE_BIT,
  TYPE_BITS,
  TYPES,
  uidsOf,
} from '../data/cards.ts';
import { NEWEST } from '../data/tables.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { cardText } from '../words/names.ts';
import { functionsOf } from './functions/cards.ts';

const count = (values: readonly number[]) =>
  Object.fromEntries(
    [...new Set(values)].sort((a, b) => a - b).map((v) => [v, values.filter((w) => w === v).length]),
  );

const perCard = (of: Uint8Array) => [...KIND_OF].map((kind) => of[kind]!);

describe('the cards', () => {
  it('are 80 of 43 kinds, 37 twice and 6 once (SI-R-01, SI-R-42)', () => {
    expect(CARD_COUNT).toBe(80);
    expect(CARDS.map((card) => card.id)).toEqual(Array.from({ length: 43 }, (_, i) => i + 1));
    expect(CARDS.filter((card) => card.copies === 1).map((card) => card.id)).toEqual([
      22, 27, 31, 33, 34, 41,
    ]);
    expect(count(perCard(NEWEST.cost))).toEqual({
      0: 4,
      3: 8,
      4: 6,
      5: 8,
      6: 12,
      7: 12,
      8: 14,
      9: 4,
      10: 4,
      12: 2,
      15: 6,
    });
    expect(count(perCard(NEWEST.price))).toEqual({ 2: 18, 3: 24, 4: 26, 5: 12 });
    expect(perCard(NEWEST.points).reduce((a, b) => a + b)).toBe(260);
    expect(TYPES.map((type) => perCard(TYPE_BITS).filter((bits) => bits & TYPE_BIT[type]).length)).toEqual([
      13, 15, 15, 15, 15, 15,
    ]);
  });

  it('have uids that count through the kinds', () => {
    expect(uidsOf(1)).toEqual([0, 1]);
    expect(cardOf(79).name).toBe('Planet Probe');
    expect(KIND.divineGalacticKingdom).toBe(22);
    expect(uidsOf(22)).toHaveLength(1);
  });

  it('have a text for each function, put together from its data', () => {
    for (const { id } of CARDS) {
      expect(functionsOf(id).length).toBeGreaterThan(0);
      for (const text of cardText(cardKind(id))) expect(text).toMatch(/^[A-Z].*\.$/);
    }
    expect(cardText(cardKind(KIND.galaxyProbe))).toEqual([
      'Slip this and pay 1 VP: reveal the top 6 cards of the deck, take 1 of them into your hand, discard the rest.',
    ]);
    expect(cardText(cardKind(KIND.jointResourceAsteroidBelt))).toEqual([
      'Slip this: each player draws 1 card, then you gain 1 VP.',
    ]);
  });
});

it('the list of rules has each once', () => {
  expect(new Set(RULE_IDS).size).toBe(268);
  expect(RULE_IDS).toContain('SI-CARD-43');
});
