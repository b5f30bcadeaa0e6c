import type { SeatInfo } from '@conclave/kit';
import type { Entry } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import { kindOf, piecesOf, presentAt } from '../../words/sector.ts';
import { sectorName } from '../../words/sector-names.ts';

/** A sector as a line of a list: “B3: T07 (3 industrial); Ada 2 Complexes”. */
function sectorLabel(view: Readonly<State>, seats: readonly SeatInfo[], sector: number): string {
  const names = seats.map(({ name }) => name);
  const present = presentAt(view, sector).map((seat) => `${names[seat]} ${piecesOf(view, seat, sector)}`);
  return [`${sectorName(sector)}: ${kindOf(view, sector, names)}`, ...present].join('; ');
}

/** Sectors as a list to choose from. */
export const sectorEntries = (
  view: Readonly<State>,
  seats: readonly SeatInfo[],
  sectors: Iterable<number>,
): readonly Entry<number>[] =>
  [...sectors]
    .sort((a, b) => a - b)
    .map((sector) => ({ value: sector, label: sectorLabel(view, seats, sector) }));
