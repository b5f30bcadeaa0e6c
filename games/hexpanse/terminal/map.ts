import { drawHexes } from '@conclave/mechanics/hex-drawing';
import { isHexilum, planetOf, warlordAt } from '../rules/board.ts';
import { EMPTY, INERT, MERCENARY, MINOR, SQUAD, type State } from '../rules/types.ts';
import { cardName } from '../words/names.ts';
import { territoryName } from '../words/territory-names.ts';

type View = Readonly<State>;

const COLUMNS = 100;

const LEGEND = [
  'F6*: hexilum. 1 unit: normal unit of seat 1; 1 minor, 1 squad, or the name of a mercenary;',
  '1 LIFE5: warlord with life 5; 1 inert: a unit of an eliminated player.',
].join('\n');

/** What stands there, in few letters. */
function mark(view: View, territory: number): string {
  const warlord = warlordAt(view, territory);
  if (warlord >= 0) return `${warlord + 1} LIFE${view.life[warlord]}`;
  const owner = view.owners[territory]! + 1;
  switch (view.kinds[territory]) {
    case EMPTY:
      return '';
    case MERCENARY:
      return `${owner} ${cardName(view.cards[territory]!)}`;
    case MINOR:
      return `${owner} minor`;
    case SQUAD:
      return `${owner} squad`;
    case INERT:
      return `${owner} inert`;
    default:
      return `${owner} unit`;
  }
}

/** The board as a drawing, each territory with its name, its hexilum and what stands there. */
export function map(view: View): string {
  const { cells } = planetOf(view);
  const columns = cells.map(([q, r]) => 2 * q + r);
  const span = Math.max(...columns) - Math.min(...columns) + 2;
  const width = 2 * Math.floor((COLUMNS - 1) / span) - 1;
  const lines = cells.map((_, territory) => [
    `${territoryName(territory)}${isHexilum(view, territory) ? '*' : ''}`,
    mark(view, territory),
  ]);
  return `${drawHexes(cells, lines, width)}\n${LEGEND}`;
}
