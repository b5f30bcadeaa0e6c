import { tables } from '../../data/tables.ts';
import { technology } from '../../rules/cards.ts';
import { bestAdvance, bestPower, cardsOf, handWorth } from '../cards.ts';
import type { Outlook } from '../outlook.ts';
import { EFFECT_WORTH } from '../weights.ts';

export const CARD_KEYS = [
  'hand',
  'handWorth',
  'bestIndustrial',
  'bestPolitical',
  'bestMartial',
  'spentCards',
  'technologyPoints',
  'technologyEffects',
  'openSlots',
  'advanceNow',
  'tierInHand',
] as const;

type Cards = Record<(typeof CARD_KEYS)[number], number>;

/** Technologies: in hand, used up, and advanced. */
export function cards(o: Outlook): Cards {
  const { s, seat } = o;
  const t = tables(s);
  const hand = s.hands[seat]!.filter((card) => card >= 0);
  const advanced = s.advanced[seat]!;
  let worth = 0;
  let tiers = 0;
  for (const card of hand) {
    worth += handWorth(o, card);
    tiers = Math.max(tiers, technology(s, card).tier);
  }
  let points = 0;
  let effects = 0;
  for (const card of advanced) {
    const { tier, key } = technology(s, card);
    points += t.pointsATier * tier;
    effects += EFFECT_WORTH[key];
  }
  return {
    hand: cardsOf(s, seat),
    handWorth: worth / 100,
    bestIndustrial: bestPower(s, hand, 'industrial'),
    bestPolitical: bestPower(s, hand, 'political'),
    bestMartial: bestPower(s, hand, 'martial'),
    spentCards: s.inactive[seat]!.length,
    technologyPoints: points,
    technologyEffects: (effects * (o.rounds - 1 + o.turns / 3)) / 100,
    openSlots: (t.slots - advanced.length) * Math.min(2, o.rounds - 1),
    advanceNow: bestAdvance(o, hand) / 100,
    tierInHand: tiers,
  };
}
