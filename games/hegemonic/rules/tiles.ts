import { type Rng, type Seat, shuffle, Unknown } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { HOME } from '../data/tiles.ts';
import { hasEmptyHex, isEmpty } from './board.ts';
import type { Move, State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

const ALL: readonly number[] = Array.from({ length: HOME }, (_, tile) => tile);

/** What decides which tiles are in a game. */
export type TileSet = Readonly<Pick<State, 'rules' | 'seats' | 'learning' | 'longer'>>;

/** How many tiles a game uses (HG-SET-06, HG-VAR-02, HG-VAR-14). */
export function tileCount(set: TileSet): number {
  const { tilesEach, learningTilesEach, longerTiles } = tables(set);
  if (set.learning) return learningTilesEach * set.seats;
  return set.longer ? longerTiles[set.seats]! : tilesEach * set.seats;
}

/**
 * The tiles of a game that are not among `known`, in random order: all of the small set where more than that is needed
 * or it is all there is, else any (HG-SET-06, HG-VAR-14).
 */
export function restOfTiles(set: TileSet, known: readonly number[], rng: Rng): number[] {
  const free = (tiles: readonly number[]) =>
    shuffle(
      rng,
      tiles.filter((tile) => !known.includes(tile)),
    );
  const wanted = tileCount(set) - known.length;
  if (set.seats > 3) return free(ALL).slice(0, wanted);
  const { tiles } = tables(set);
  const small = free(ALL.filter((tile) => tiles[tile]!.small));
  const large = free(ALL.filter((tile) => !tiles[tile]!.small));
  return shuffle(rng, [...small, ...large].slice(0, wanted));
}

/**
 * HG-EXP-01: the next tile of the stack joins the pool; nothing happens when there is none (HG-R-35).
 * @throws Unknown when the viewer of this view does not know the tile
 */
export function flipTile(s: State): void {
  const tile = s.stack.pop();
  if (tile === undefined) return;
  if (tile < 0) throw new Unknown('the next tile');
  s.pool.push(tile);
  tell(['tilesFlipped', [tile]]);
}

/** Whether a tile of the pool can be placed. */
export const canPlace = (s: Readonly<State>): boolean => s.pool.length > 0 && hasEmptyHex(s);

/** HG-EXP-02: any tile of the pool on any empty hex. */
export function emitPlaces(s: Readonly<State>, emit: (move: Move) => void): void {
  for (let sector = 0; sector < s.tiles.length; sector++)
    if (isEmpty(s, sector)) for (const tile of s.pool) emit(['place', tile, sector]);
}

/** Lays a tile of the pool. */
export function placeFromPool(s: State, seat: Seat, move: Move): void {
  const [, tile, sector] = move as Extract<Move, readonly ['place', ...unknown[]]>;
  s.pool.splice(s.pool.indexOf(tile), 1);
  s.tiles[sector] = tile;
  tell(['tilePlaced', seat, tile, sector]);
}

/** HG-ACT-11: a tile is flipped, then one of the pool is placed. */
export const survey = procedure<{ seat: Seat }>(
  'survey',
  { seat: 'all' },
  {
    flip: (s) => flipTile(s),
    placeTile: {
      rule: 'HG-ACT-11',
      who: (s, f) => (canPlace(s) ? f.seat : null),
      options: (s, _f, _seat, emit) => emitPlaces(s, emit),
      take: (s, _f, seat, move) => placeFromPool(s, seat, move),
    },
  },
);
