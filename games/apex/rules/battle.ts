import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { armament } from './control.ts';
import { isOpposed, isPresent, tokens } from './galaxy.ts';
import type { Side, State, ToldSide } from './types.ts';
import { tell } from './vocabulary.ts';

/** AX-WAR-01: whether a seat could initiate a battle on a sector, were it its War turn. */
export const isContested = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  isPresent(s, seat, sector) && isOpposed(s, seat, sector);

/** AX-WAR-05: tokens there and armament. */
const battleScore = (s: Readonly<State>, seat: Seat, sector: number): number =>
  tokens(s, seat, sector) + armament(s, seat);

/** The same of a side. */
export const scoreOf = ({ ships, colonies, armament }: Side): number => ships + colonies + armament;

/** A side that an event tells of. */
export const sideOf = ([seat, ships, colonies, armament, shipsLost, coloniesLost]: ToldSide): Side => ({
  seat,
  ships,
  colonies,
  armament,
  shipsLost,
  coloniesLost,
});

const toldSide = ({ seat, ships, colonies, armament, shipsLost, coloniesLost }: Side): ToldSide => [
  seat,
  ships,
  colonies,
  armament,
  shipsLost,
  coloniesLost,
];

/** How a battle on a sector would end now: everybody there takes part (AX-WAR-04), -1 wins when the best are equal. */
export function battleSides(s: Readonly<State>, sector: number): { sides: Side[]; winner: Seat } {
  const present = [...Array(s.seats).keys()].filter((seat) => isPresent(s, seat, sector));
  const [best = -1, second = -1] = present.map((seat) => battleScore(s, seat, sector)).sort((a, b) => b - a);
  const winner = best === second ? -1 : present.find((seat) => battleScore(s, seat, sector) === best)!;
  const sides = present.map((seat): Side => {
    const own = tokens(s, seat, sector);
    const ships = s.ships[seat]![sector]!;
    const isWinner = seat === winner;
    return {
      seat,
      ships,
      colonies: own - ships,
      armament: armament(s, seat),
      // The winner keeps at least one token, so that only ships are lost (AX-WAR-09, 10, 16).
      shipsLost: isWinner ? own - Math.min(own, best - second) : ships,
      coloniesLost: !isWinner && s.colonies[sector] === seat ? 1 : 0,
    };
  });
  return { sides, winner };
}

/** AX-WAR-07 to 14: fights the battle that a seat has initiated; whoever wins scores. */
export function fight(s: State, seat: Seat, sector: number): void {
  const { sides, winner } = battleSides(s, sector);
  for (const { seat: fighter, shipsLost, coloniesLost } of sides) {
    s.ships[fighter]![sector]! -= shipsLost;
    if (coloniesLost > 0) s.colonies[sector] = -1;
  }
  if (winner >= 0) s.points[winner]! += tables(s).battleVp;
  tell(['battle', seat, sector, sides.map(toldSide), winner]);
}
