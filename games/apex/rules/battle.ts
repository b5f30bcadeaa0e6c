import type { Seat } from '@conclave/kernel';
import { armament } from './control.ts';
import { isOpposed, isPresent, tokens } from './galaxy.ts';
import type { Side, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** AX-WAR-01: whether a seat could initiate a battle on a sector, were it its War turn. */
export const isContested = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  isPresent(s, seat, sector) && isOpposed(s, seat, sector);

/** AX-WAR-05: tokens there and armament. */
const battleScore = (s: Readonly<State>, seat: Seat, sector: number): number =>
  tokens(s, seat, sector) + armament(s, seat);

/** How a battle on a sector would end now: everybody there takes part (AX-WAR-04), -1 wins when the best are equal. */
export function battleSides(s: Readonly<State>, sector: number): { sides: Side[]; winner: Seat } {
  let best = -1;
  let second = -1;
  let winner = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isPresent(s, seat, sector)) continue;
    const score = battleScore(s, seat, sector);
    if (score > best) {
      second = best;
      best = score;
      winner = seat;
    } else if (score > second) second = score;
  }
  if (best === second) winner = -1;
  const sides: Side[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isPresent(s, seat, sector)) continue;
    const own = tokens(s, seat, sector);
    const ships = s.ships[seat]![sector]!;
    const isWinner = seat === winner;
    // The winner keeps at least one token, so that only ships are lost (AX-WAR-09, 10, 16).
    const shipsLost = isWinner ? own - Math.min(own, best - second) : ships;
    const coloniesLost = !isWinner && s.colonies[sector] === seat ? 1 : 0;
    sides.push([seat, ships, own - ships, armament(s, seat), shipsLost, coloniesLost]);
  }
  return { sides, winner };
}

/** AX-WAR-07 to 14: fights the battle that a seat has initiated; whoever wins scores. */
export function fight(s: State, seat: Seat, sector: number): void {
  const { sides, winner } = battleSides(s, sector);
  for (const [fighter, , , , shipsLost, coloniesLost] of sides) {
    s.ships[fighter]![sector]! -= shipsLost;
    if (coloniesLost > 0) s.colonies[sector] = -1;
  }
  if (winner >= 0) s.points[winner]!++;
  tell(['battle', seat, sector, sides, winner]);
}
