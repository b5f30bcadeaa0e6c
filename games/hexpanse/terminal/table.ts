import { paragraph, paragraphs, seatsFrom } from '@conclave/frame/terminal.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { planetOf } from '../rules/board.ts';
import type { State } from '../rules/types.ts';
import { missionLines } from '../words/mission.ts';
import { hexilum, minorName } from '../words/names.ts';
import { territoryName } from '../words/territory-names.ts';
import { cardLines, seatLines } from './seat.ts';
import { market, situation } from './situation.ts';

type View = Readonly<State>;

/** How territories are named, and where hexilum lies. */
function board(view: View): string[] {
  const rich = planetOf(view).hexilum.flatMap((is, territory) => (is ? [territoryName(territory)] : []));
  return [
    `Board: ${view.kinds.length} territories. Letters are rows from north to south, numbers lines from north-west to south-east; F6 is the middle, F7 east of it, G6 south-east, G5 south-west. Hexilum, ${tables(view).territoryHexilum} for what comes there: ${rich.join(', ')}.`,
  ];
}

const minors = (view: View): string[] =>
  view.phase === 'setup' && view.minorRow.length > 0
    ? [`Minor factions dealt: ${view.minorRow.map(minorName).join(', ')}.`]
    : [];

/** The whole table: where the game stands, missions, all players, the market, and what the viewer can play. */
export function table(view: View, viewer: Viewer, names: readonly string[]): string {
  return paragraphs([
    situation(view, viewer, names),
    [...board(view), ...minors(view), ...missionLines(view, viewer, names)],
    seatsFrom(viewer, names).flatMap((seat) => seatLines(view, seat, viewer, names)),
    market(view),
    viewer === 'table' ? [] : cardLines(view, viewer),
  ]);
}

/** Where the game stands, for between the moves of one turn. */
export const brief = (view: View, viewer: Viewer, names: readonly string[]): string =>
  paragraph([
    ...situation(view, viewer, names),
    ...(viewer === 'table' || view.phase === 'market' ? [] : [`You have ${hexilum(view.hexilum[viewer]!)}.`]),
  ]);
