import { plural } from '@conclave/frame/words.ts';
import type { SeatInfo } from '@conclave/kit';
import type { Entry } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import { kindOf } from '../../words/sector.ts';
import { at } from '../words.ts';

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
): readonly Entry[] => {
  const names = seats.map(({ name }) => name);
  return [...sectors]
    .map((sector) => {
      const ships = shipsOn(view, seats, sector);
      return {
        value: sector,
        label: `${at(view, sector)}: ${kindOf(view, sector, names)}${ships ? `; ${ships}` : ''}`,
      };
    })
    .sort((a, b) => (a.label < b.label ? -1 : 1));
};
