import { describe, expect, it } from 'vitest';
import { CARDS, type CardKey } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import type { Given, Side } from '../../tests/position.ts';
import { slipped, table } from '../../tests/table.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { mainFunctions } from './use.ts';

/** Why seat 0 can't use its unslipped card, in words; null if it can. */
function why(
  key: CardKey,
  given: Partial<Given> = {},
  mine: Side = {},
  others: Side[] = [{}],
): string | null {
  const tableau = [key, ...(mine.tableau ?? [])];
  const t = table({ players: [{ ...mine, tableau }, ...others], ...given });
  const refusal = game.whyNot(t.s, 0, ['use', t.s.tableaus[0]![0]!.uid]);
  return refusal && sayRefusal(refusal);
}

const nothing = { deck: 0, discard: 0 };

describe('what a function lacks, function by function', () => {
  it.each<[CardKey, Partial<Given>, Side, Side, string]>([
    ['orbitalElevator', {}, {}, {}, 'You have no card in hand.'],
    ['ark', {}, {}, {}, 'You have no card in hand. No card lies on this Ark.'],
    ['indulgentiaAgency', {}, {}, {}, 'You have no card in hand.'],
    ['privateerFleet', {}, {}, {}, 'Nobody has a card in hand.'],
    [
      'industrialZonePlanet',
      {},
      { tableau: [slipped('ark')] },
      {},
      'You have no other unslipped card to slip.',
    ],
    ['ministryOfMissionary', nothing, {}, {}, 'Neither the deck nor the discard pile has a card left.'],
    ['holyLand', {}, { hand: 3 }, { hand: 3 }, 'No opponent holds more cards than you.'],
    ['colonyPlanet', {}, { tokens: 2 }, {}, 'You have no VP card to pay. Tokens can’t become cards.'],
    ['colonyGovernmentGeneral', {}, { hand: 6 }, { hand: 4 }, 'No opponent has 5 cards or more in hand.'],
    [
      'galacticSalvationFund',
      {},
      { hand: 4 },
      { hand: 4 },
      'Nobody has 5 cards or more in hand, and nobody 3 or fewer.',
    ],
    [
      'galacticSalvationFund',
      nothing,
      { hand: 3 },
      { hand: 4 },
      'Nobody has 5 cards or more in hand. Neither the deck nor the discard pile has a card left.',
    ],
    [
      'galacticOrderkeeperForces',
      nothing,
      {},
      {},
      'Nobody has a VP to lose. Neither the deck nor the discard pile has a card left.',
    ],
    ['galaxyProbe', {}, {}, {}, 'You have no VP to pay.'],
    ['galaxyProbe', nothing, { tokens: 1 }, {}, 'Neither the deck nor the discard pile has a card left.'],
    ['resourceTradingPlanet', {}, {}, {}, 'You have no card in hand.'],
    ['resourceProbe', nothing, {}, {}, 'Neither the deck nor the discard pile has a card left.'],
    ['wasteCollectingSatellite', {}, {}, {}, 'The discard pile is empty.'],
    ['planetProbe', {}, {}, { vp: 2 }, 'You have no VP to pay.'],
    [
      'planetProbe',
      {},
      { vp: 1 },
      {},
      'Once you have paid, nobody has a VP card to take. Cards are paid before tokens, and tokens can’t become cards.',
    ],
  ])('%s (SI-FUN-05)', (key, given, mine, other, sentence) => {
    expect(why(key, given, mine, [other])).toBe(sentence);
  });

  it('says so of every main phase function whose card is slipped (SI-SLP-02)', () => {
    for (const { id, key, name } of CARDS) {
      if (mainFunctions(id).length === 0) continue;
      const t = table({
        players: [
          { hand: 2, vp: 2, tableau: [slipped(key)] },
          { hand: 6, vp: 2 },
        ],
        discard: 2,
      });
      const refusal = game.whyNot(t.s, 0, ['use', t.s.tableaus[0]![0]!.uid]);
      expect(sayRefusal(refusal!)).toBe(
        `${name} is slipped. Its function can be used again once it is unslipped.`,
      );
    }
  });

  it('tells what a card without a main phase function does instead (SI-TRN-05)', () => {
    for (const { id, key, name } of CARDS) {
      if (mainFunctions(id).length > 0) continue;
      expect(why(key)).toMatch(`${name} is not used in the main phase. `);
    }
    expect(why('freeTradeCenter')).toBe(
      'Free Trade Center is not used in the main phase. Each card you sell brings 1$ more.',
    );
  });

  it('asks which of its functions is meant, where The Ark has both (SI-CARD-10)', () => {
    const t = table({ players: [{ hand: 2, tableau: [{ card: 'ark', stash: ['theocracy'] }] }, {}] });
    const refusal = game.whyNot(t.s, 0, ['use', t.built(0, 'ark').uid]);
    expect(refusal).toMatchObject({ code: 'which-function', rule: 'SI-CARD-10' });
    expect(sayRefusal(refusal!)).toBe('Say what to do with The Ark: put or take.');
  });
});
