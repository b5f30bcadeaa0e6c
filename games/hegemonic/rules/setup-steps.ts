import { type Seat, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { hasEmptyHex, isEmpty } from './board.ts';
import { discard, takeFrom } from './cards.ts';
import { boardCount, galaxyOf, placements, withBoard } from './galaxy.ts';
import { clockwise, firstSeat } from './seats.ts';
import { growBoard, settle, startingTiles } from './setup.ts';
import { flipTile } from './tiles.ts';
import type { Move, State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

/** HG-VAR-16: the players in turn counter-clockwise, beginning with the Arbiter. */
function nextBoardLayer(s: Readonly<State>): Seat | null {
  const laid = galaxyOf(s).boards.length;
  return laid < boardCount(s) ? (s.arbiter + (s.seats - 1) * laid) % s.seats : null;
}

/** HG-VAR-09: from the last seat to the Arbiter. */
function nextLeaderChooser(s: Readonly<State>): Seat | null {
  for (const seat of clockwise(s, s.arbiter).reverse()) if (s.leaders[seat] === -1) return seat;
  return null;
}

const isAtHome = (s: Readonly<State>, sector: number): boolean =>
  galaxyOf(s).neighbours[sector]!.some((neighbour) => s.homes.includes(neighbour));

const hasHome = (s: Readonly<State>, board: number): boolean =>
  s.homes.some((home) => home >= 0 && galaxyOf(s).boardOf[home] === board);

/** HG-SET-02; where no hex is left by it, without the ban on adjacency, then without that on a shared board (HG-R-51). */
export function homeSites(s: Readonly<State>): number[] {
  const { boardOf } = galaxyOf(s);
  const free = [...boardOf.keys()].filter((sector) => boardOf[sector]! > 0 && isEmpty(s, sector));
  const alone = free.filter((sector) => !hasHome(s, boardOf[sector]!));
  const apart = alone.filter((sector) => !isAtHome(s, sector));
  return apart.length > 0 ? apart : alone.length > 0 ? alone : free;
}

/** HG-SET-07: empty hexes beside the own home; if there is none, any (HG-R-03). */
function firstTileSites(s: Readonly<State>, seat: Seat): number[] {
  const beside = galaxyOf(s).neighbours[s.homes[seat]!]!.filter((sector) => isEmpty(s, sector));
  return beside.length > 0 ? beside : [...s.tiles.keys()].filter((sector) => isEmpty(s, sector));
}

/** Who has not yet placed the first tile. */
function nextFirstTile(s: Readonly<State>): Seat | null {
  const whole = startingTiles(s);
  return hasEmptyHex(s) ? firstSeat(s, s.arbiter, (seat) => s.tileHands[seat]!.length === whole) : null;
}

/** HG-VAR-13: everybody keeps a card of the packet and passes the rest, until the last card of each is discarded. */
const draft = procedure(
  'draft',
  {},
  {
    keep: {
      rule: 'HG-VAR-13',
      who: (s) => (s.packets[0]!.length > 1 ? clockwise(s, 0) : []),
      options: (s, _f, seat, emit) => s.packets[seat]!.forEach((card) => emit(['keep', card])),
      reveal(s, _f, picks) {
        for (const [seat, pick] of picks.entries()) {
          const card = pick![1] as number;
          takeFrom(s.packets[seat]!, card);
          insert(s.hands[seat]!, card);
        }
        if (s.packets[0]!.length === 1) return;
        s.packets = s.packets.map((_, seat) => s.packets[(seat + s.seats - 1) % s.seats]!);
        tell(['draftPassed', s.packets.map((packet) => packet.slice())]);
        return 'again';
      },
    },
    discardLast(s) {
      for (const seat of clockwise(s, s.arbiter)) discard(s, seat, s.packets[seat]!);
      s.packets = [];
    },
  },
);

/** Section 4, as far as players decide. */
export const setUp = procedure(
  'setUp',
  {},
  {
    layBoard: {
      rule: 'HG-VAR-16',
      who: nextBoardLayer,
      options: (s, _f, _seat, emit) =>
        placements(s).forEach(([q, r, turn]) => emit(['layBoard', q, r, turn])),
      take(s, _f, seat, move) {
        const [, q, r, turn] = move as Extract<Move, readonly ['layBoard', ...unknown[]]>;
        s.galaxy = withBoard(s.galaxy, [q, r, turn]);
        growBoard(s);
        tell(['boardLaid', seat, galaxyOf(s).boards.length, q, r, turn]);
        return 'again';
      },
    },
    chooseLeader: {
      rule: 'HG-VAR-09',
      who: nextLeaderChooser,
      options(s, _f, _seat, emit) {
        for (const leader of tables(s).leaders.keys())
          if (!s.leaders.includes(leader)) emit(['leader', leader]);
      },
      take(s, _f, seat, move) {
        const leader = move[1] as number;
        s.leaders[seat] = leader;
        tell(['leaderChosen', seat, leader]);
        return 'again';
      },
    },
    draft: (s) => (s.packets.length > 0 ? call(draft, {}) : undefined),
    placeHome: {
      rule: 'HG-SET-02',
      who: (s) => firstSeat(s, s.arbiter, (seat) => s.homes[seat] === -1),
      options: (s, _f, _seat, emit) => homeSites(s).forEach((sector) => emit(['home', sector])),
      take(s, _f, seat, move) {
        settle(s, seat, move[1] as number);
        return 'again';
      },
    },
    placeFirstTile: {
      rule: 'HG-SET-07',
      who: nextFirstTile,
      options(s, _f, seat, emit) {
        for (const sector of firstTileSites(s, seat))
          for (const tile of s.tileHands[seat]!) emit(['place', tile, sector]);
      },
      take(s, _f, seat, move) {
        const [, tile, sector] = move as Extract<Move, readonly ['place', ...unknown[]]>;
        takeFrom(s.tileHands[seat]!, tile);
        s.tiles[sector] = tile;
        tell(['tilePlaced', seat, tile, sector]);
        return 'again';
      },
    },
    openPool(s) {
      const tiles = clockwise(s, s.arbiter).flatMap((seat) => s.tileHands[seat]!);
      if (tiles.includes(-1)) throw new Unknown('the tiles of other players');
      s.pool.push(...tiles);
      s.tileHands = s.tileHands.map(() => []);
      if (tiles.length > 0) tell(['tilesFlipped', tiles]);
      if (s.seats === 2 && !s.learning) flipTile(s);
    },
  },
);
