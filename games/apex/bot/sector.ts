import type { Seat } from '@conclave/kernel';
import { type Outlook, roomAt } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Each further spare ship beside another counts less, by `crowd`: the sum for that many. */
const CROWDS = [0];

function crowd(spare: number): number {
  for (let n = CROWDS.length; n <= spare; n++) CROWDS.push(CROWDS[n - 1]! + WEIGHTS.crowd ** (n - 1));
  return CROWDS[spare]!;
}

/** A seat's ships on a sector, and what those that aren't needed to stay may take nearby. */
function fleetWorth(o: Outlook, seat: Seat, sector: number, ships: number, needed: number): number {
  if (ships <= needed) return ships * o.ship;
  return ships * o.ship + roomAt(o, seat, sector) * crowd(ships - needed);
}

/** What the sector is worth to each seat as things stand, in `o.parts`. */
export function appraise(o: Outlook, sector: number): number[] {
  const { parts, seats, ships, hold, weights } = o;
  const colonist = o.colonies[sector]!;
  const at = sector * seats;
  let present = 0;
  let best = 0;
  let second = 0;
  let strongest = 0;
  let next = 0;
  let leader = -1;
  let winner = -1;
  for (let seat = 0; seat < seats; seat++) {
    parts[seat] = 0;
    const own = ships[at + seat]! + (colonist === seat ? 1 : 0);
    if (own === 0) continue;
    present++;
    const control = own + o.influence[seat]!;
    if (control > best) {
      second = best;
      best = control;
      leader = seat;
    } else if (control > second) second = control;
    const battle = own + o.armament[seat]!;
    if (battle > strongest) {
      next = strongest;
      strongest = battle;
      winner = seat;
    } else if (battle > next) next = battle;
  }
  if (present === 0) return parts;
  if (present === 1) {
    const own = ships[at + leader]!;
    const fleet = fleetWorth(o, leader, sector, own, colonist === leader ? 0 : 1);
    parts[leader] = hold + fleet + (colonist === leader ? o.colony[sector]! : 0);
    return parts;
  }
  const isWon = strongest > next;
  const keeps = o.rounds === 0 ? weights.atOnce : weights.keeps;
  let spoils = 0;
  for (let seat = 0; seat < seats; seat++) {
    const fleetSize = ships[at + seat]!;
    const own = fleetSize + (colonist === seat ? 1 : 0);
    if (own === 0) continue;
    const margin = own + o.influence[seat]! - (seat === leader ? second : best);
    const control = hold * keeps[margin < -3 ? 0 : margin > 3 ? 6 : margin + 3]!;
    const fleet = fleetWorth(o, seat, sector, fleetSize, colonist === seat ? 0 : 1);
    const colony = colonist === seat ? o.colony[sector]! : 0;
    parts[seat] = control + fleet + colony;
    if (!isWon || seat === winner) continue;
    const lost = fleet + colony + (o.rounds > 0 ? control : 0);
    parts[seat]! -= weights.raid * lost;
    spoils += lost;
  }
  if (isWon) {
    const own = ships[at + winner]! + (colonist === winner ? 1 : 0);
    const cost = Math.max(0, own - strongest + next) * o.ship;
    const gain = o.battle + (weights.spoils * spoils) / (seats - 1) - cost;
    if (gain > 0) parts[winner]! += weights.raid * gain;
  }
  return parts;
}
