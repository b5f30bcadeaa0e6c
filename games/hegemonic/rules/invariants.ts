import type { Seat } from '@conclave/kernel';
import { isAscending } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';
import { TYPES, type Type } from '../data/tracks.ts';
import { basesIn, complexesIn, isForeignHome } from './board.ts';
import { cardsFor } from './cards.ts';
import { cardLists, tileLists } from './fill.ts';
import { galaxyOf } from './galaxy.ts';
import { builtOf, supply } from './networks.ts';
import { tileCount } from './tiles.ts';
import type { State } from './types.ts';

/** The first number that is there twice, undefined if none is. */
const twice = (list: readonly number[]): number | undefined => list.find((n, i) => list.indexOf(n) !== i);

function brokenCards(s: Readonly<State>): string | null {
  const cards = cardLists(s).flat();
  const double = twice(cards);
  if (double !== undefined) return `technology ${double} is in two places`;
  const lost = cardsFor(s).find((card) => !cards.includes(card));
  if (lost !== undefined) return `technology ${lost} is nowhere`;
  if (cards.length !== cardsFor(s).length) return 'a technology that is not in this game';
  if (![...s.hands, ...s.packets, ...s.tileHands].every(isAscending)) return 'a hand is not ascending';
  if (s.advanced.some((cards) => cards.length > tables(s).slots)) return 'too many Advanced Technologies';
  return null;
}

function brokenTiles(s: Readonly<State>): string | null {
  const tiles = tileLists(s).flat();
  const double = twice(tiles);
  if (double !== undefined) return `tile ${double} is in two places`;
  if (tiles.some((tile) => tile >= TILES.length)) return 'a tile that does not exist';
  if (tiles.length !== tileCount(s)) return `${tiles.length} tiles`;
  return null;
}

/** What stands in a sector fits its Locations. */
function brokenSector(s: Readonly<State>, sector: number): string | null {
  const tile = s.tiles[sector]!;
  const { industrial, political, martial } =
    tile < 0 ? { industrial: 0, political: 0, martial: 0 } : tables(s).tiles[tile]!;
  if (complexesIn(s, sector) > industrial) return `too many Complexes in ${sector}`;
  if (s.embassies[sector] !== -1 && political === 0) return `an Embassy without a Location in ${sector}`;
  if (s.heights[sector]! > martial) return `too many Outposts in ${sector}`;
  if ((s.outposts[sector] === -1) !== (s.heights[sector] === 0)) return `a stack of nobody in ${sector}`;
  for (let seat = 0; seat < s.seats; seat++)
    if (isForeignHome(s, seat, sector) && TYPES.some((type) => basesIn(s, seat, type, sector) > 0))
      return `a base of ${seat} in another home`;
  return null;
}

function brokenPieces(s: Readonly<State>, seat: Seat): string | null {
  const onBoard = (type: Type) => {
    let sum = 0;
    for (let sector = 0; sector < s.tiles.length; sector++) sum += basesIn(s, seat, type, sector);
    return sum;
  };
  for (const type of TYPES)
    if (onBoard(type) !== builtOf(s, seat, type) || supply(s, seat, type) < 0)
      return `${builtOf(s, seat, type)} ${type} bases of ${seat}`;
  for (const sector of [...s.agents[seat]!, ...s.fleets[seat]!, ...s.gates[seat]!])
    if (sector >= 0 && (s.tiles[sector] === -1 || isForeignHome(s, seat, sector)))
      return `a unit of ${seat} in ${sector}`;
  for (const pair of [0, 1, 2]) {
    const [a, b] = [s.gates[seat]![2 * pair]!, s.gates[seat]![2 * pair + 1]!];
    if (a < 0 !== b < 0 || (a >= 0 && a === b)) return `half a Gate pair of ${seat}`;
  }
  return null;
}

/** What must hold after every move; a sentence for the first thing that does not. */
export function broken(s: Readonly<State>): string | null {
  if (s.caps.some((n) => n < 0)) return 'a negative number of CAPs';
  if (s.tiles.length !== galaxyOf(s).cells.length) return 'sectors that the galaxy does not have';
  if (s.conflict === null && s.agenda.some((f) => f.do === 'conflict')) return 'a conflict about nothing';
  for (let sector = 0; sector < s.tiles.length; sector++) {
    const fault = brokenSector(s, sector);
    if (fault !== null) return fault;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const fault = brokenPieces(s, seat);
    if (fault !== null) return fault;
  }
  return brokenCards(s) ?? brokenTiles(s);
}
