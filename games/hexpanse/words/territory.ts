import type { Seat } from '@conclave/kernel';
import { isHexilum, neighboursOf, planetOf, warlordAt } from '../rules/board.ts';
import { EMPTY, type State } from '../rules/types.ts';
import { kindName, warlordName } from './names.ts';
import { territoryName } from './territory-names.ts';

type View = Readonly<State>;
type SeatName = (seat: Seat) => string;

/** What stands on a territory: “Ada’s normal unit”, “Lady Alita, Bo’s warlord (life 4)”; '' for nothing. */
function occupant(view: View, territory: number, nameOf: SeatName): string {
  const warlord = warlordAt(view, territory);
  if (warlord >= 0)
    return `${warlordName(view.factions[warlord]!)}, ${nameOf(warlord)}’s warlord (life ${view.life[warlord]})`;
  const kind = view.kinds[territory]!;
  if (kind === EMPTY) return '';
  return `${nameOf(view.owners[territory]!)}’s ${kindName(kind, view.cards[territory]!)}`;
}

/** A territory with what stands there: “F6 (Ada’s normal unit)”. */
export function told(view: View, territory: number, nameOf: SeatName): string {
  const what = occupant(view, territory, nameOf);
  return what === '' ? territoryName(territory) : `${territoryName(territory)} (${what})`;
}

/** The same where hexilum matters: “F9 (hexilum)”. */
export const withHexilum = (view: View, territory: number): string =>
  `${territoryName(territory)}${isHexilum(view, territory) ? ' (hexilum)' : ''}`;

/** One line for a territory: “F9, hexilum: Ada’s normal unit.” */
export function territoryLine(view: View, territory: number, names: readonly string[]): string {
  const what = occupant(view, territory, (seat) => names[seat]!);
  return `${territoryName(territory)}${isHexilum(view, territory) ? ', hexilum' : ''}: ${what === '' ? 'empty' : what}.`;
}

/** Names of the territories next to one. */
export const neighbourNames = (view: View, territory: number): string[] =>
  neighboursOf(view, territory).map(territoryName);

/** The territories of the board by rows from north to south, each from west to east. */
export function rows(view: View): number[][] {
  const { cells } = planetOf(view);
  const byRow = new Map<number, number[]>();
  for (const [territory, [, r]] of cells.entries()) byRow.set(r, [...(byRow.get(r) ?? []), territory]);
  return [...byRow.keys()]
    .sort((a, b) => a - b)
    .map((r) => byRow.get(r)!.sort((a, b) => cells[a]![0] - cells[b]![0]));
}
