import type { ActionCard } from '../data/cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { tileOf } from '../data/tiles.ts';
import { TYPES } from '../data/tracks.ts';
import { basePower, buildReach } from '../rules/board.ts';
import { cardPower, typeOf } from '../rules/conflict/power.ts';
import { FREE, largeGroups, reducedCost } from '../rules/leaders/pieces.ts';
import { lowestIncome } from '../rules/networks.ts';
import type { Move, State } from '../rules/types.ts';
import { Planner } from './actions.ts';
import { prospect } from './answers.ts';
import { baseWorth, prey } from './bases.ts';
import { bestAdvance } from './cards.ts';
import { gain } from './options.ts';
import { type Outlook, spending } from './outlook.ts';
import { placeValues } from './sites.ts';
import { WEIGHT } from './weights.ts';

type Lead = Extract<Move, readonly ['lead', ...unknown[]]>;

/** What more power for the own side brings in the conflict under way. */
function power(o: Outlook, n: number): number {
  const c = o.s.conflict!;
  const sign = c.attacker === o.seat ? 1 : -1;
  return prospect(o, c, sign * n) - prospect(o, c);
}

const base = (o: Outlook, type: (typeof TYPES)[number], sector: number, discount: number): number =>
  baseWorth(o, type, sector, buildReach(o.s, o.seat, type)) -
  spending(o, reducedCost(o.s, o.seat, type, sector, discount));

const fleet = (o: Outlook, number: number, to: number): number =>
  WEIGHT.prey * 2 * (prey(o.s, o.seat, to) - prey(o.s, o.seat, o.s.fleets[o.seat]![number]!));

/** What a leader's ability brings, by leader and level (section 2.7). */
function benefit(o: Outlook, [, level, a, b]: Lead): number {
  const { s, seat } = o;
  const draw = WEIGHT.draw * (level === 1 ? 0.6 : 1);
  const { key } = LEADERS[s.leaders[seat]!]!;
  const c = s.conflict;
  switch (`${key} ${level}`) {
    case 'envoy 2':
    case 'occlusMagnus 3':
    case 'bloomMother 3':
      return afterCards(o, key, a as number);
    case 'envoy 3':
      return 0.15 * Math.abs(power(o, 1));
    case 'thorsWill 1':
    case 'broker 1':
      return gain(o, 2);
    case 'thorsWill 3':
      return WEIGHT.gate;
    case 'prefects 1':
      return gain(o, Math.min(3, largeGroups(s, seat)));
    case 'prefects 2':
      return base(o, 'industrial', a as number, FREE);
    case 'prefects 3':
      return 1.7 * base(o, 'industrial', a as number, FREE);
    case 'broker 2':
      return gain(o, lowestIncome(s, seat));
    case 'broker 3':
      return gain(o, 7);
    case 'persona 2':
    case 'persona 3':
      return draw + bestAdvance(o, s.hands[seat]!);
    case 'izanagi 1':
    case 'eadrom 1':
      return fleet(o, a as number, b as number);
    case 'izanagi 2':
    case 'occlusMagnus 2':
      return power(o, 2);
    case 'izanagi 3':
      return power(o, 4);
    case 'entombed 2':
      return power(o, 3);
    case 'eadrom 2':
      return base(o, 'martial', a as number, FREE);
    case 'eadrom 3':
      return (
        placeValues(o, [['place', a as number, b as number]])[0]! + (tileOf(a as number).martial > 0 ? 40 : 0)
      );
    case 'assemblySpeaker 1':
      return c === null ? 0 : prospect(o, c, a === 'attacker' ? 2 : -2) - prospect(o, c);
    case 'assemblySpeaker 2':
      return base(o, 'political', a as number, 3);
    case 'assemblySpeaker 3':
      return better(o, a as ActionCard);
    case 'bloomMother 1':
      return gain(o, factions(s, seat));
    case 'bloomMother 2':
      return gain(o, 2 * c!.lostPower);
    case 'technocrat 3':
      return draw + WEIGHT.missingCard * (5 - s.hands[seat]!.length) + bestAdvance(o, s.hands[seat]!);
    case 'entombed 1':
      return Math.min(3, Math.max(0, s.caps[seat]! - o.keeps)) * o.capCarried;
    case 'entombed 3':
      return 6 * TYPES.reduce((sum, type) => sum + basePower(s, seat, type, a as number), 0);
    case 'envoy 1':
    case 'persona 1':
    case 'technocrat 1':
      return draw;
    default:
      return 0;
  }
}

const factions = (s: Readonly<State>, seat: number): number =>
  new Set(
    s.embassies
      .map((owner, sector) => (owner === seat ? tileOf(s.tiles[sector]!).faction : -1))
      .filter((f) => f >= 0),
  ).size;

/** What it brings to change the end of a conflict whose cards are revealed. */
function afterCards(o: Outlook, key: string, card: number): number {
  const c = o.s.conflict!;
  const now = prospect(o, c);
  if (key === 'bloomMother') return prospect(o, { ...c, spareBases: true }) - now;
  const side = c.attacker === o.seat ? 0 : 1;
  const sign = side === 0 ? 1 : -1;
  const own = c.cards[side] >= 0 ? cardPower(c.cards[side], typeOf(c, side)) : 0;
  if (key === 'envoy') return prospect(o, c, sign * (cardPower(card, typeOf(c, side)) - own)) - now;
  const other = c.cards[1 - side]!;
  const theirs = other >= 0 ? cardPower(other, typeOf(c, 1 - side)) : 0;
  return prospect(o, c, sign * (theirs - own)) - now;
}

function better(o: Outlook, card: ActionCard): number {
  const planner = new Planner(o);
  return planner.plan(card, 2).worth - planner.plan(o.s.chosen[o.seat]!, 2).worth;
}

/** What a leader's use brings beyond what it would be worth to keep it. */
export function leadValue(o: Outlook, move: Lead): number {
  const time = Math.min(1, o.rounds - 1 + Math.max(0, o.turns - 1) / 3);
  const kept = WEIGHT.leader[o.s.positions[o.seat]!]! * o.cap * WEIGHT.leaderKept * time;
  return benefit(o, move) - kept - 1;
}
