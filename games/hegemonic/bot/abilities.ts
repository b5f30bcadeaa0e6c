import type { ActionCard } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { buildReach } from '../rules/board.ts';
import { technology } from '../rules/cards.ts';
import { cardPower, typeOf } from '../rules/conflict/power.ts';
import { leaderOf } from '../rules/leaders/makers.ts';
import { FREE, largeGroups, reducedCost } from '../rules/leaders/pieces.ts';
import { interruption } from '../rules/leaders/window.ts';
import { lowestIncome, nextCost, supply } from '../rules/networks.ts';
import type { Move, State } from '../rules/types.ts';
import { Planner } from './actions.ts';
import { foreknowledge, prospect } from './answers.ts';
import { baseWorth, incomeChange, prey } from './bases.ts';
import { bestAdvance, expectedAdvance, handWorth, researchValue, technologyWorth } from './cards.ts';
import { gateMoveWorth, gateWorth } from './gates.ts';
import { kept } from './leaders.ts';
import { gain } from './options.ts';
import { type Outlook, spending, swing } from './outlook.ts';
import { placeValues } from './sites.ts';
import { danger } from './threats.ts';
import { WEIGHT } from './weights.ts';

type Lead = Extract<Move, readonly ['lead', ...unknown[]]>;

/** What more power for the own side brings in the conflict under way. */
function power(o: Outlook, n: number): number {
  const c = o.s.conflict!;
  const sign = c.attacker === o.seat ? 1 : -1;
  return prospect(o, c, sign * n) - prospect(o, c);
}

const base = (o: Outlook, type: Type, sector: number, discount: number): number =>
  baseWorth(o, type, sector, buildReach(o.s, o.seat, type)) -
  spending(o, reducedCost(o.s, o.seat, type, sector, discount));

const fleet = (o: Outlook, number: number, to: number): number =>
  WEIGHT.prey * 2 * (prey(o.s, o.seat, to) - prey(o.s, o.seat, o.s.fleets[o.seat]![number]!));

/** A tile somewhere, with an Outpost on it where that can be paid and pays (LD07). */
function outpostAfar(o: Outlook, tile: number, sector: number): number {
  const { s, seat } = o;
  const cost = nextCost(s, seat, 'martial');
  const place = placeValues(o, [['place', tile, sector]])[0]!;
  if (tables(s).tiles[tile]!.martial === 0 || supply(s, seat, 'martial') === 0 || cost > s.caps[seat]!)
    return place;
  const outpost =
    swing(o, o.boardOf[sector]!, [seat, 1]) + incomeChange(o, seat, 'martial', 1) - spending(o, cost);
  return place + Math.max(0, outpost);
}

const factions = (s: Readonly<State>, seat: number): number =>
  new Set(
    s.embassies
      .map((owner, sector) => (owner === seat ? tables(s).tiles[s.tiles[sector]!]!.faction : -1))
      .filter((f) => f >= 0),
  ).size;

/** Least of a hand: what is discarded after a draw. */
const least = (o: Outlook): number =>
  Math.min(...o.s.hands[o.seat]!.map((card) => handWorth(o, card)), Number.POSITIVE_INFINITY);

/** A part of what a better hand for advancing brings: there has to be an action, or a round, to use it. */
const later = (o: Outlook, more: number): number => (o.turns > 1 || o.rounds > 1 ? 0.5 * more : 0);

/** Draw a card, then discard one. */
function draw(o: Outlook): number {
  const hand = o.s.hands[o.seat]!;
  return 0.6 * WEIGHT.draw + later(o, expectedAdvance(o, hand, 1) - bestAdvance(o, hand));
}

/** The top card of a discard pile for the worst in hand (LD11). */
function topDiscard(o: Outlook, pile: number): number {
  const hand = o.s.hands[o.seat]!;
  const top = o.s.discards[pile]!.at(-1)!;
  const better = Math.max(0, handWorth(o, top) - (hand.length > 0 ? least(o) : 0));
  return better + later(o, bestAdvance(o, [...hand, top]) - bestAdvance(o, hand));
}

/** An Advanced Technology comes back, with the CAPs that it has cost (LD11). */
const refund = (o: Outlook, card: number): number =>
  gain(o, technology(o.s, card).cost) +
  Math.max(0, handWorth(o, card) - (o.s.hands[o.seat]!.length > 0 ? least(o) : 0)) -
  technologyWorth(o, card);

/** What it brings to change the end of a conflict whose cards are revealed. */
function afterCards(o: Outlook, key: 'envoy' | 'occlusMagnus' | 'bloomMother', card: number): number {
  const c = o.s.conflict!;
  const now = prospect(o, c);
  if (key === 'bloomMother') return prospect(o, { ...c, spareBases: true }) - now;
  const side = c.attacker === o.seat ? 0 : 1;
  const sign = side === 0 ? 1 : -1;
  const own = c.cards[side] >= 0 ? cardPower(o.s, c.cards[side], typeOf(c, side)) : 0;
  if (key === 'envoy') {
    const saved = handWorth(o, c.cards[side]) - handWorth(o, card);
    return (
      prospect(o, c, sign * (cardPower(o.s, card, typeOf(c, side)) - own)) - now + WEIGHT.committed * saved
    );
  }
  const other = c.cards[1 - side]!;
  const theirs = other >= 0 ? cardPower(o.s, other, typeOf(c, 1 - side)) : 0;
  return prospect(o, c, sign * (theirs - own)) - now;
}

function better(o: Outlook, card: ActionCard): number {
  const planner = new Planner(o);
  const { actions } = tables(o.s);
  return planner.plan(card, actions).worth - planner.plan(o.s.chosen[o.seat]!, actions).worth;
}

/** A sector that cannot be targeted (LD12): an attack declared there falls through, others do not come in this phase. */
function shelter(o: Outlook, sector: number): number {
  const c = o.s.conflict;
  const { moment } = interruption.under(o.s)!;
  const isDeclared = moment === 'declared' && c!.sector === sector && c!.defender === o.seat;
  return Math.max(
    0,
    isDeclared ? -WEIGHT.diverted * prospect(o, c!) : 0,
    WEIGHT.sheltered * danger(o, sector),
  );
}

/** What a leader's ability brings, by leader and level (section 2.7). */
function benefit(o: Outlook, [, level, a, b]: Lead): number {
  const { s, seat } = o;
  const hand = s.hands[seat]!;
  const leader = leaderOf(s, seat);
  const { key } = leader;
  const n = leader.n[level - 1]!;
  const c = s.conflict;
  switch (`${key} ${level}` as const) {
    case 'envoy 1':
    case 'persona 1':
      return draw(o);
    case 'envoy 2':
    case 'occlusMagnus 3':
    case 'bloomMother 3':
      return afterCards(o, key as 'envoy', a as number);
    case 'envoy 3':
      return foreknowledge(o);
    case 'thorsWill 1':
    case 'broker 1':
    case 'broker 3':
      return gain(o, n);
    case 'thorsWill 2':
      return gateMoveWorth(o, a as number, b as number);
    case 'thorsWill 3':
      return gateWorth(o, a as number);
    case 'prefects 1':
      return gain(o, Math.min(n, largeGroups(s, seat)));
    case 'prefects 2':
      return base(o, 'industrial', a as number, FREE);
    case 'prefects 3':
      return 1.7 * base(o, 'industrial', a as number, FREE);
    case 'broker 2':
      return gain(o, lowestIncome(s, seat));
    case 'persona 2':
      return WEIGHT.draw + expectedAdvance(o, hand, 1, { discount: n, anyTier: false });
    case 'persona 3':
      return WEIGHT.draw + expectedAdvance(o, hand, 1, { discount: 0, anyTier: true });
    case 'izanagi 1':
    case 'eadrom 1':
      return fleet(o, a as number, b as number);
    case 'izanagi 2':
    case 'izanagi 3':
    case 'occlusMagnus 2':
    case 'entombed 2':
      return power(o, n);
    case 'eadrom 2':
      return base(o, 'martial', a as number, FREE);
    case 'eadrom 3':
      return outpostAfar(o, a as number, b as number);
    case 'assemblySpeaker 1':
      return c === null ? 0 : prospect(o, c, a === 'attacker' ? n : -n) - prospect(o, c);
    case 'assemblySpeaker 2':
      return base(o, 'political', a as number, n);
    case 'assemblySpeaker 3':
      return better(o, a as ActionCard);
    case 'bloomMother 1':
      return gain(o, n * factions(s, seat));
    case 'bloomMother 2':
      return gain(o, n * c!.lostPower);
    case 'technocrat 1':
      return topDiscard(o, a as number);
    case 'technocrat 2':
      return refund(o, a as number);
    case 'technocrat 3':
      return researchValue(o) + WEIGHT.draw + expectedAdvance(o, hand, 2, { discount: n, anyTier: false });
    case 'entombed 1':
      return Math.min(n, Math.max(0, s.caps[seat]! - o.keeps)) * o.capCarried;
    case 'entombed 3':
      return shelter(o, a as number);
    default:
      // A hand that has been looked at is forgotten: a bot has only its view.
      return 0;
  }
}

/** What a leader's use brings beyond what it would be worth to keep it. */
export const leadValue = (o: Outlook, move: Lead): number => benefit(o, move) - kept(o) - 1;
