import type { Seat } from '@conclave/kernel';
import type { Ability, Effect } from '../data/effects.ts';
import { neighboursOf } from '../rules/board.ts';
import { cardsFor } from '../rules/effects/cards.ts';
import { enemiesFor } from '../rules/effects/enemy.ts';
import { sendables } from '../rules/effects/send.ts';
import type { ShipUnit, State } from '../rules/types.ts';
import type { Glance } from './glance.ts';
import { buyWorth, cardWorth, hexilumWorth, reserveWorth } from './holdings.ts';
import { bestLay } from './laying.ts';
import { bestExchange, bestFill, bestKill } from './moving.ts';
import { layOf } from './tools.ts';
import { CARD_WORTH, WEIGHT } from './weights.ts';

const mostOf = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));

/** What a rival's loss of hexilum is worth. */
const burning = (g: Glance, enemy: Seat, n: number): number => {
  const has = g.s.hexilum[enemy]!;
  return g.weight(enemy) * (hexilumWorth(g.t, Math.max(0, has - n)) - hexilumWorth(g.t, has));
};

/** One enemy damaged, robbed or deprived of hexilum. */
export function harm(g: Glance, effect: Effect, enemy: Seat): number {
  switch (effect.kind) {
    case 'damage':
      return g.life(enemy, -effect.life);
    case 'burn':
      return burning(g, enemy, effect.hexilum);
    case 'steal':
      return burning(g, enemy, effect.hexilum) + g.hexilum(Math.min(effect.hexilum, g.s.hexilum[enemy]!));
    default:
      return 0;
  }
}

/** So many units of a reserve are sent to the Recovery Ship: what it takes from its owner, or what destruction brings. */
export function sent(g: Glance, owner: Seat, unit: ShipUnit, n: number): number {
  const all = g.s.reserve[owner]!.reduce((a, b) => a + b, 0);
  const lost = Math.min(n, g.s.reserve[owner]![unit === 'normal' ? 0 : 1]!);
  const kept = unit === 'normal' ? WEIGHT.onShip : g.grave(owner) - WEIGHT.minorUnit;
  const starved = lost > 0 && lost === all ? g.starved(owner) : 0;
  return g.weight(owner) * (reserveWorth(all - lost) - reserveWorth(all) + lost * kept) + starved;
}

/** A card of an enemy becomes the own one. */
export function stolen(g: Glance, card: number): number {
  const { s } = g;
  const at = s.cards.indexOf(card);
  const owner = [...s.undeployed.keys()].find(
    (seat) =>
      s.undeployed[seat]!.includes(card) ||
      s.actionCards[seat]!.includes(card) ||
      s.deployed[seat]!.includes(card),
  )!;
  if (at < 0) return cardWorth(s, g.seat, card) + g.weight(owner) * -cardWorth(s, owner, card);
  return Math.max(g.turned(at), cardWorth(s, g.seat, card) + g.lift(at));
}

/** What the best of some extra cards, as the deck may lie, is worth beyond the best of the market. */
function extraWorth(s: Readonly<State>, seat: Seat, cards: number): number {
  const gains = s.deck.map((card) => buyWorth(s, seat, card)).sort((a, b) => b - a);
  const likely = gains[Math.floor(gains.length / (cards + 1))] ?? 0;
  return Math.max(0, likely - Math.max(0, ...s.market.map((card) => buyWorth(s, seat, card))));
}

function effectWorth(g: Glance, effect: Effect, at: number, isSeized: boolean): number {
  const { s, seat } = g;
  switch (effect.kind) {
    case 'pattern':
      return bestLay(g, layOf(s, effect.pattern), at);
    case 'gain':
      return g.hexilum(effect.hexilum);
    case 'recover': {
      const n = Math.min(effect.units, s.ship[seat]![0]! + s.ship[seat]![1]!);
      return g.reserve(n) - n * WEIGHT.onShip;
    }
    case 'heal':
      return g.life(seat, effect.life);
    case 'exchange':
      return bestExchange(g, effect.unit === 'self' ? at : -1);
    case 'destroy':
      return bestKill(g, at, effect.where, isSeized);
    case 'place':
      return effect.where === 'emptied' ? 0 : Math.max(0, bestFill(g) + WEIGHT.onBoard + g.placing);
    case 'send':
      return mostOf(
        s.life.flatMap((_, owner) => sendables(s, owner).map((unit) => sent(g, owner, unit, effect.units))),
      );
    case 'burn':
    case 'steal':
    case 'damage':
      return mostOf(enemiesFor(s, seat, effect, at).map((enemy) => harm(g, effect, enemy)));
    case 'takeCard':
      return mostOf(cardsFor(s, seat, effect).map((card) => stolen(g, card)));
    case 'discardCard':
      return mostOf(cardsFor(s, seat, effect).map((card) => WEIGHT.denied * CARD_WORTH[card]!));
    case 'extra':
      return extraWorth(s, seat, effect.cards);
    case 'squad':
      return g.reserve(effect.tokens);
    case 'assault': {
      const hits = neighboursOf(s, at)
        .map((cell) => g.assault(cell, effect.meets))
        .sort((a, b) => b - a);
      return hits.slice(0, effect.territories).reduce((a, b) => a + b, 0);
    }
    case 'attack':
      return Math.max(0, ...neighboursOf(s, at).map((cell) => (g.isFoe(cell) ? g.strike(cell) : 0)));
    case 'resurrect':
      return s.ship[seat]![0] === 0
        ? 0
        : Math.max(
            0,
            ...neighboursOf(s, at).map((cell) =>
              g.o.content[cell] === -1 ? g.fill(cell) + WEIGHT.onBoard - WEIGHT.onShip : 0,
            ),
          );
  }
}

/** What an ability does at best, at a glance. */
export function abilityWorth(g: Glance, ability: Ability, at: number): number {
  const isSeized = ability[1]?.kind === 'place' && ability[1].where === 'emptied';
  let sum = 0;
  for (const effect of ability) sum += effectWorth(g, effect, at, isSeized);
  return sum;
}
