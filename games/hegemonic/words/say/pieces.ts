import { listed } from '@conclave/frame/words.ts';
import { distance } from '@conclave/mechanics/hex';
import { BUILDS } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { moveCost } from '../../rules/attacks.ts';
import { buildReach, unitsOf } from '../../rules/board.ts';
import { build } from '../../rules/build/build.ts';
import { BASE_TYPE, buildCost, relocationCost, unitCost } from '../../rules/build/offers.ts';
import { cellsOf, galaxyOf, type Placement } from '../../rules/galaxy.ts';
import type { Move, Unit } from '../../rules/types.ts';
import { BASE_TEXT, bases, tileName, tileText, UNIT_TEXT } from '../names.ts';
import { sectorName } from '../sector-names.ts';
import { asking, mover, price, type Says, type View } from './say.ts';

const article = (type: Type): string => `${type === 'industrial' ? 'a' : 'an'} ${BASE_TEXT[type].name}`;

/** The type of the Build that goes on, or that the card of this turn offers. */
const buildType = (view: View): Type => build.under(view)?.type ?? BUILDS[view.chosen[view.active]!]!;

/** CAPs that a move costs which builds, relocates or moves something; null for moves of other kinds. */
export function costOf(view: View, move: Move): number | null {
  const seat = mover(view);
  switch (move[0]) {
    case 'complex':
    case 'embassy':
    case 'outpost':
      // The second Complex of the Prefects is free (LD03).
      return asking(view) === 'anotherComplex' ? 0 : buildCost(view, seat, BASE_TYPE[move[0]]!, move[1]);
    case 'agent':
    case 'fleet':
      return unitCost(view, move[0]);
    case 'relocate': {
      const type = buildType(view);
      return relocationCost(view, seat, type, buildReach(view, seat, type), move[2]);
    }
    case 'gate':
    case 'relocateGate':
      return tables(view).gateCost;
    case 'moveAgent':
    case 'moveFleet': {
      const unit: Unit = move[0] === 'moveAgent' ? 'agent' : 'fleet';
      return moveCost(view, seat, unit, unitsOf(view, seat, unit)[move[1]]!, move[2]);
    }
    default:
      return null;
  }
}

/** Where a board would lie, by its own sectors that touch others: “B1 beside A1 and A2, B2 beside A1”. */
function layingText(view: View, board: Placement): string {
  const { cells } = galaxyOf(view);
  const touching = cellsOf(board).flatMap((own, i) => {
    const beside = cells.flatMap((cell, sector) => (distance(own, cell) === 1 ? [sectorName(sector)] : []));
    return beside.length === 0 ? [] : [`${sectorName(cells.length + i)} beside ${listed(beside)}`];
  });
  return touching.join(', ');
}

const builds =
  (what: string) =>
  (view: View, move: Move): string =>
    `build ${what} at ${sectorName(move[1] as number)}${price(costOf(view, move) ?? 0)}`;

const placesUnit = (view: View, move: Extract<Move, readonly ['agent' | 'fleet', number]>): string =>
  `place ${move[0] === 'agent' ? 'an' : 'a'} ${UNIT_TEXT[move[0]].name} at ${sectorName(move[1])}${price(costOf(view, move) ?? 0)}`;

function movesUnit(
  view: View,
  move: Extract<Move, readonly ['moveAgent' | 'moveFleet', ...unknown[]]>,
): string {
  const [label, number, to] = move;
  const unit: Unit = label === 'moveAgent' ? 'agent' : 'fleet';
  const from = unitsOf(view, mover(view), unit)[number]!;
  const way = `from ${sectorName(from)} to ${sectorName(to)}`;
  return `move ${UNIT_TEXT[unit].name} ${number + 1} ${way}${price(costOf(view, move) ?? 0)}`;
}

/** Boards, tiles, bases, units and Gates that come onto the galaxy or change their place. */
export const PIECE_SAYS: Says<
  | 'layBoard'
  | 'home'
  | 'place'
  | 'complex'
  | 'embassy'
  | 'outpost'
  | 'agent'
  | 'fleet'
  | 'relocate'
  | 'gate'
  | 'relocateGate'
  | 'otherHalf'
  | 'stop'
  | 'moveAgent'
  | 'moveFleet'
> = {
  layBoard: (view, [, q, r, turn]) => `lay a board with ${layingText(view, [q, r, turn])}`,
  home: (_view, [, sector]) => `place your home at ${sectorName(sector)}`,
  place: (view, [, tile, sector]) =>
    `place ${tileName(tile)} (${tileText(tables(view), tile)}) at ${sectorName(sector)}`,
  complex: builds(article('industrial')),
  embassy: builds(article('political')),
  outpost: builds(article('martial')),
  agent: placesUnit,
  fleet: placesUnit,
  relocate(view, move) {
    const [, from, to] = move;
    const way = `from ${sectorName(from)} to ${sectorName(to)}`;
    return `relocate ${article(buildType(view))} ${way}${price(costOf(view, move) ?? 0)}`;
  },
  gate: (view, move) =>
    `build a Gate pair, one half at ${sectorName(move[1])}${price(costOf(view, move) ?? 0)}`,
  relocateGate: (view, move) =>
    `relocate Gate pair ${move[1] + 1}, one half at ${sectorName(move[2])}${price(costOf(view, move) ?? 0)}`,
  otherHalf: (_view, [, sector]) => `place the other half at ${sectorName(sector)}`,
  stop(view) {
    switch (asking(view)) {
      case 'build':
        return 'build nothing more';
      case 'campaign':
        return 'do not attack';
      default:
        return `leave ${bases(view.conflict!.target, view.conflict!.vacant)} less there`;
    }
  },
  moveAgent: movesUnit,
  moveFleet: movesUnit,
};
