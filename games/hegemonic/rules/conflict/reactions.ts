import type { Seat } from '@conclave/kernel';
import type { Counted, Effect } from '../../data/effects.ts';
import type { TechnologyKey } from '../../data/technologies.ts';
import { attackingUnit } from '../attacks.ts';
import { hasRoom, unitsOf } from '../board.ts';
import { gateReach } from '../build/offers.ts';
import { ways, waysWithout } from '../distances.ts';
import { supply } from '../networks.ts';
import { addBase, setGate } from '../pieces.ts';
import { has, priceOf, technologyOf } from '../technologies.ts';
import type { Conflict, Move, State, Unit } from '../types.ts';
import { tell } from '../vocabulary.ts';
import type { LostUnit } from './losses.ts';
import { ATTACKER } from './power.ts';

/** Whether a seat has a technology that reacts at a price, and the CAPs for it. */
const canReact = (s: Readonly<State>, seat: Seat, effect: Counted): boolean =>
  has(s, seat, effect) && s.caps[seat]! >= priceOf(s, effect);

function pay(s: State, seat: Seat, effect: Counted): void {
  s.caps[seat]! -= priceOf(s, effect);
  tell(['reacted', seat, technologyOf(effect)]);
}

/** What may bring a destroyed unit back. */
export const RESCUE: { readonly [unit in Unit]: Counted } = { agent: 'agentRescue', fleet: 'fleetRescue' };

/** The technology that may bring a destroyed unit back (HG-TX-P1, M1). */
export const rescuer = (unit: Unit): TechnologyKey => technologyOf(RESCUE[unit]);

/** The place in a list of the first unit lost that its owner may save, -1 for none. */
export const rescuable = (s: Readonly<State>, lost: readonly LostUnit[]): number =>
  lost.findIndex(([seat, unit]) => canReact(s, seat, RESCUE[unit]));

/** HG-TX-P1, M1: the unit comes back on the own home with its marks (HG-TX-02). */
export function rescueUnit(s: State, [seat, unit, number]: LostUnit): void {
  pay(s, seat, RESCUE[unit]);
  const home = s.homes[seat]!;
  unitsOf(s, seat, unit)[number] = home;
  tell(['unitBuilt', seat, unit, number, home, priceOf(s, RESCUE[unit])]);
}

/** HG-TX-M5: where an Outpost of the stack just lost may go. */
export function outpostRefuges(s: Readonly<State>, c: Readonly<Conflict>): number[] {
  const seat = c.defender;
  if (c.target !== 'martial' || c.lost < 2 || !canReact(s, seat, 'outpostRescue')) return [];
  if (supply(s, seat, 'martial') === 0) return [];
  const { size, steps } = ways(s);
  const list: number[] = [];
  for (let sector = 0; sector < size; sector++)
    if (
      sector !== c.sector &&
      steps[c.sector * size + sector]! < c.lost &&
      hasRoom(s, seat, 'martial', sector)
    )
      list.push(sector);
  return list;
}

export function rescueOutpost(s: State, seat: Seat, sector: number): void {
  pay(s, seat, 'outpostRescue');
  addBase(s, seat, 'martial', sector);
  tell(['built', seat, 'martial', sector, priceOf(s, 'outpostRescue')]);
}

/** The sector of a pair's half that does not stand in the Conflict Sector. */
export function farHalf(s: Readonly<State>, owner: Seat, pair: number, sector: number): number {
  const halves = s.gates[owner]!;
  return halves[2 * pair] === sector ? halves[2 * pair + 1]! : halves[2 * pair]!;
}

/** HG-TX-I1: where the half in the Conflict Sector may go, so that the pair stays. */
export function gateRefuges(s: Readonly<State>, owner: Seat, pair: number, sector: number): number[] {
  if (!canReact(s, owner, 'gateRescue')) return [];
  const { size, steps } = waysWithout(s, owner, pair);
  const far = farHalf(s, owner, pair, sector);
  const reach = gateReach(s, owner);
  const list: number[] = [];
  for (let to = 0; to < size; to++)
    if (to !== sector && to !== far && s.complexes[owner]![to]! > 0 && steps[far * size + to]! <= reach)
      list.push(to);
  return list;
}

/** The first pair about to be lost that its owner may save; before rules number 3 simply the first. */
export function toBeSaved(s: Readonly<State>, owner: Seat, pairs: readonly number[]): number | undefined {
  if (s.rules < 3) return pairs[0];
  return pairs.find((pair) => gateRefuges(s, owner, pair, s.conflict!.sector).length > 0);
}

export function rescueGate(s: State, owner: Seat, pair: number, from: number, to: number): void {
  const far = farHalf(s, owner, pair, from);
  pay(s, owner, 'gateRescue');
  setGate(s, owner, pair, to, far);
  tell(['gateRelocated', owner, pair, to, far, priceOf(s, 'gateRescue')]);
}

/** HG-TX-P2: where an Agent that attacked and survived may go. */
export function withdrawals(s: Readonly<State>, c: Readonly<Conflict>): number[] {
  const isAgent = attackingUnit(c.pattern) === 'agent';
  if (c.winner !== ATTACKER || !isAgent || !has(s, c.attacker, 'agentWithdrawal')) return [];
  const at = s.agents[c.attacker]![c.by]!;
  return [...s.embassies.keys()].filter((sector) => s.embassies[sector] === c.attacker && sector !== at);
}

export function withdraw(s: State, c: Readonly<Conflict>, to: number): void {
  const from = s.agents[c.attacker]![c.by]!;
  tell(['reacted', c.attacker, technologyOf('agentWithdrawal')]);
  s.agents[c.attacker]![c.by] = to;
  tell(['unitMoved', c.attacker, 'agent', c.by, from, to, 0]);
}

/** D-REACT with a choice of sectors, or not at all. */
export function emitReaction(effect: Effect, sectors: readonly number[], emit: (move: Move) => void): void {
  for (const sector of sectors) emit(['use', technologyOf(effect), sector]);
  emit(['decline']);
}
