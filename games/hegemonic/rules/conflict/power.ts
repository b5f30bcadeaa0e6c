import type { Seat } from '@conclave/kernel';
import { ATTACKERS } from '../../data/cards.ts';
import { type Tables, tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { basesIn, gatesIn, stackHeight, unitsIn } from '../board.ts';
import { technology } from '../cards.ts';
import { ways } from '../distances.ts';
import { INDEX, tier } from '../networks.ts';
import { effect, has } from '../technologies.ts';
import type { Conflict, Part, State } from '../types.ts';

export const ATTACKER = 0 as const;
export const DEFENDER = 1 as const;

export const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, [, n]) => sum + n, 0);

/** The seat of a side. */
export const seatOf = (c: Readonly<Conflict>, side: number): Seat =>
  side === ATTACKER ? c.attacker : c.defender;

/** The type that a side fights with, which is that of the power it uses. */
export const typeOf = (c: Readonly<Conflict>, side: number): Type =>
  side === ATTACKER ? ATTACKERS[c.pattern] : c.target;

/** HG-CON-11, 12, HG-TX-I3: a group of Complexes, or the Gates of a sector without Complexes of the seat. */
export function industrialParts(s: Readonly<State>, seat: Seat, sector: number): Part[] {
  const { size, steps } = ways(s);
  const complexes = s.complexes[seat]!;
  const parts: Part[] = [];
  if (complexes[sector]! > 0) parts.push(['complexes', complexes[sector]!, sector, seat]);
  for (let at = 0; at < size; at++)
    if (complexes[at]! > 0 && steps[sector * size + at] === 1)
      parts.push(['neighbours', complexes[at]!, at, seat]);
  const gates = gatesIn(s, seat, sector) * effect(s, seat, 'powerPerGate');
  if (complexes[sector]! > 0 && gates > 0) parts.push(['gates', gates, sector, seat]);
  return parts;
}

/** Whether a seat has an Embassy of a faction in a sector; the home Embassy has none (HG-POW-04). */
const isOfFaction = (
  s: Readonly<State>,
  tiles: Tables['tiles'],
  seat: Seat,
  sector: number,
  faction: number,
): boolean => s.embassies[sector] === seat && tiles[s.tiles[sector]!]!.faction === faction;

/** HG-CON-13, 14: all Embassies of a faction, by the power of their Locations. */
function embassyParts(s: Readonly<State>, seat: Seat, faction: number): Part[] {
  const parts: Part[] = [];
  if (faction < 0) return parts;
  const { tiles } = tables(s);
  for (let sector = 0; sector < s.tiles.length; sector++)
    if (isOfFaction(s, tiles, seat, sector, faction))
      parts.push(['embassy', tiles[s.tiles[sector]!]!.political, sector, seat]);
  return parts;
}

/** HG-VAR-18: whether the home Embassy counts as one of every faction. */
const hasWildHome = (s: Readonly<State>, seat: Seat): boolean =>
  s.wildHomes && s.embassies[s.homes[seat]!] === seat;

/** HG-CON-13, 14, 16: Agents in a sector, with the Embassies of a faction (-1 for none). */
function politicalParts(
  s: Readonly<State>,
  seat: Seat,
  sector: number,
  agents: number,
  faction: number,
): Part[] {
  const parts = embassyParts(s, seat, faction);
  if (agents > 0) parts.push(['agents', agents * (1 + effect(s, seat, 'agentPower')), sector, seat]);
  if (hasWildHome(s, seat)) parts.push(['wildHome', 1, s.homes[seat]!, seat]);
  return parts;
}

/** HG-POW-06, HG-TX-M4: what each Fleet of a seat counts in a conflict. */
export const fleetPower = (s: Readonly<State>, seat: Seat): number =>
  tier(s, seat, 'martial') + effect(s, seat, 'fleetPower');

/** HG-CON-17: a stack, those that reach it or that it reaches, and its Fleets but for some that count already. */
export function stackParts(s: Readonly<State>, seat: Seat, stack: number, fleetsCounted = 0): Part[] {
  const { size, steps } = ways(s);
  const height = stackHeight(s, seat, stack);
  const parts: Part[] = [['stack', height, stack, seat]];
  for (let other = 0; other < size; other++) {
    const support = stackHeight(s, seat, other);
    if (other !== stack && support > 0 && steps[stack * size + other]! < Math.max(height, support))
      parts.push(['support', support, other, seat]);
  }
  const fleets = unitsIn(s, seat, 'fleet', stack) - fleetsCounted;
  if (fleets > 0) parts.push(['fleets', fleets * fleetPower(s, seat), stack, seat]);
  return parts;
}

/** HG-CON-18, 20: Fleets without a stack of their own in the conflict, and the stack that they draw (-1 for none). */
function fleetParts(s: Readonly<State>, seat: Seat, sector: number, fleets: number, stack: number): Part[] {
  const own: Part = ['fleets', fleets * fleetPower(s, seat), sector, seat];
  return stack < 0 ? [own] : [own, ...stackParts(s, seat, stack, stack === sector ? fleets : 0)];
}

/** Whether a side fights with units alone, which may draw power (HG-CON-14, 18). */
export function isUnitsAlone(s: Readonly<State>, c: Readonly<Conflict>, side: number): boolean {
  const type = typeOf(c, side);
  if (type === 'industrial') return false;
  return side === ATTACKER || basesIn(s, c.defender, type, c.sector) === 0;
}

/** How many Agents or Fleets of a side take part. */
function unitsTakingPart(s: Readonly<State>, c: Readonly<Conflict>, side: number): number {
  if (side === ATTACKER) return 1;
  return unitsIn(s, c.defender, c.target === 'political' ? 'agent' : 'fleet', c.sector);
}

/** Where the units of a side stand. */
const standingIn = (c: Readonly<Conflict>, side: number): number => (side === ATTACKER ? c.from : c.sector);

/** The faction whose power a side uses, -1 for none (HG-CON-24, 26). */
export function factionOf(s: Readonly<State>, c: Readonly<Conflict>, side: number): number {
  if (typeOf(c, side) !== 'political') return -1;
  return isUnitsAlone(s, c, side) ? c.drawn[side]! : tables(s).tiles[s.tiles[c.sector]!]!.faction;
}

/** Step 1: what a side fights with, draws included, term by term. */
export function startingParts(s: Readonly<State>, c: Readonly<Conflict>, side: number): Part[] {
  const seat = seatOf(c, side);
  const sector = standingIn(c, side);
  switch (typeOf(c, side)) {
    case 'industrial':
      return industrialParts(s, seat, sector);
    case 'political':
      return politicalParts(s, seat, sector, unitsTakingPart(s, c, side), factionOf(s, c, side));
    case 'martial':
      return isUnitsAlone(s, c, side)
        ? fleetParts(s, seat, sector, unitsTakingPart(s, c, side), c.drawn[side]!)
        : stackParts(s, seat, sector);
  }
}

/** HG-CON-25, HG-VAR-19: what a player could lend to a faction: its sectors with a matching Embassy. */
function loanSize(s: Readonly<State>, lender: Seat, faction: number): number {
  const { tiles } = tables(s);
  let n = hasWildHome(s, lender) ? 1 : 0;
  for (let sector = 0; sector < s.tiles.length; sector++)
    if (isOfFaction(s, tiles, lender, sector, faction)) n++;
  return n;
}

/** HG-CON-23 to 27: what a player who is not in the conflict can lend to a side, 0 if it cannot. */
export function possibleLoan(s: Readonly<State>, c: Readonly<Conflict>, lender: Seat, side: number): number {
  if (s.learning || lender === c.attacker || lender === c.defender) return 0;
  const faction = factionOf(s, c, side);
  if (faction < 0 || has(s, seatOf(c, 1 - side), 'barsLoans')) return 0;
  return loanSize(s, lender, faction);
}

/** HG-CON-29: what a technology card counts for a type. */
export const cardPower = (s: Readonly<State>, card: number, type: Type): number =>
  technology(s, card).power[INDEX[type]]!;

/** All terms of a side as they stand: step 1, loans, leaders, and the card once it is revealed. */
export function partsOf(s: Readonly<State>, c: Readonly<Conflict>, side: number): Part[] {
  const parts = startingParts(s, c, side);
  for (let lender = 0; lender < s.seats; lender++)
    if (c.loans[lender] === side) parts.push(['loan', possibleLoan(s, c, lender, side), -1, lender]);
  for (const [seat, to, n] of c.bonuses) if (to === side) parts.push(['leader', n, -1, seat]);
  if (c.cards[side]! >= 0 && !c.voidCards)
    parts.push(['card', cardPower(s, c.cards[side]!, typeOf(c, side)), -1, seatOf(c, side)]);
  return parts;
}
