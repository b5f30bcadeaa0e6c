import type { SeatInfo } from '@conclave/web/kit';
import { plural } from '../../../words.ts';
import { originOwner } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';
import { at, bonusOf } from '../words.ts';
import type { Entry } from './fields.tsx';

/** What kind of sector it is: its bonus, whose origin, or `hidden`. */
export function kindOf(view: Readonly<State>, seats: readonly SeatInfo[], sector: number): string {
  const bonus = bonusOf(view, sector);
  if (bonus !== null) return bonus;
  const owner = originOwner(view, sector);
  if (owner >= 0) return `home of ${seats[owner]!.name}`;
  return sector < view.tiles.length ? 'hidden' : 'a place for a home';
}

/** Everybody's ships on a sector: "Ada 3, Bo 1". */
function shipsOn(view: Readonly<State>, seats: readonly SeatInfo[], sector: number): string {
  return view.ships
    .flatMap((ships, seat) =>
      ships[sector]! > 0 ? [`${seats[seat]!.name} ${plural(ships[sector]!, 'ship')}`] : [],
    )
    .join(', ');
}

/** Sectors as a list to choose from: "C3: production; Ada 3 ships". */
export const sectorEntries = (
  view: Readonly<State>,
  seats: readonly SeatInfo[],
  sectors: Iterable<number>,
): readonly Entry[] =>
  [...sectors]
    .map((sector) => {
      const ships = shipsOn(view, seats, sector);
      return {
        value: sector,
        label: `${at(view, sector)}: ${kindOf(view, seats, sector)}${ships ? `; ${ships}` : ''}`,
      };
    })
    .sort((a, b) => (a.label < b.label ? -1 : 1));
