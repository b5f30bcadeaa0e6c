import type { Seat } from '@conclave/kernel';
import { drawHexes } from '@conclave/mechanics/hex-drawing';
import { CIVILISATION } from '../data/civilisations.ts';
import { controller } from '../rules/control.ts';
import { bonusOf, colonyOf, galaxyOf, originOwner } from '../rules/galaxy.ts';
import type { State } from '../rules/types.ts';
import { presentAt } from '../words/sector.ts';
import { sectorName } from '../words/sector-names.ts';

/** Seven of these side by side, the widest galaxy, are 99 columns. */
const WIDTH = 13;

const LEGEND = 'H3* is 3 ships and a colony of H, [ ] controls, ~ is a tie. “? galaxy” tells all in words.';

/** The letter that stands for a seat: that of its civilisation; no two begin alike. */
export function letterOf(view: Readonly<State>, seat: Seat): string {
  const civilisation = view.civilisations[seat];
  return civilisation ? CIVILISATION[civilisation].name[0]! : `${seat + 1}`;
}

/** “[H3*]”: ships and a colony of one seat, in brackets if it controls the sector. */
function mark(view: Readonly<State>, seat: Seat, sector: number, holder: Seat): string {
  const ships = view.ships[seat]![sector]!;
  const own = `${letterOf(view, seat)}${ships > 0 ? ships : ''}${colonyOf(view, sector) === seat ? '*' : ''}`;
  return seat === holder ? `[${own}]` : own;
}

/** Marks side by side in as many lines as they need. */
function flow(marks: readonly string[]): string[] {
  const lines = [''];
  for (const mark of marks) {
    const line = lines.at(-1)!;
    if (line.length + 1 + mark.length > WIDTH) lines.push(mark);
    else lines[lines.length - 1] = line === '' ? mark : `${line} ${mark}`;
  }
  return lines;
}

function cell(view: Readonly<State>, sector: number): string[] {
  const owner = originOwner(view, sector);
  const isNeutral = sector < view.tiles.length;
  const kind = isNeutral
    ? (bonusOf(view, sector) ?? '?')
    : owner < 0
      ? 'free'
      : `home ${letterOf(view, owner)}`;
  const holder = controller(view, sector);
  const marks = presentAt(view, sector).map((seat) => mark(view, seat, sector, holder));
  const title = `${sectorName(view, sector)} ${kind}`;
  return [title, ...flow(holder < 0 && marks.length > 0 ? ['~', ...marks] : marks)];
}

/** The galaxy as a drawing, each sector with its name, its kind and who is there. */
export function map(view: Readonly<State>): string {
  const { cells } = galaxyOf(view);
  const drawn = drawHexes(
    cells,
    cells.map((_, sector) => cell(view, sector)),
    WIDTH,
  );
  return `${drawn}\n${LEGEND}`;
}
