import type { At } from '@conclave/frame/event-parts.ts';
import { Bug } from '@conclave/kernel';
import { adjacency, DIRECTIONS, distance, type Hex, turned } from '@conclave/mechanics/hex';
import { CORE, POSITIONS, type Position } from '../data/galaxy.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';

/** A five-sector board: the place of its first cell, and how often it is turned by 60 degrees. */
export type Placement = readonly [q: number, r: number, turn: number];

/** The galaxy as the boards laid make it, without Gates. */
export interface Galaxy {
  readonly boards: readonly Placement[];
  /** By sector. */
  readonly cells: readonly Hex[];
  /** By sector: its board, 0 for the core, else from 1 in the order in which boards lie (HG-GEO-10). */
  readonly boardOf: readonly number[];
  /** By sector: those that share a hex side, ascending. */
  readonly neighbours: readonly (readonly number[])[];
}

const [[q0, r0]] = POSITIONS.B0;
/** The cells of an unturned board, seen from its first. */
const SHAPE: readonly Hex[] = POSITIONS.B0.map(([q, r]) => [q - q0, r - r0]);
/** By number of turns. */
const SHAPES: readonly (readonly Hex[])[] = Array.from({ length: 6 }, (_, turn) =>
  SHAPE.map((cell) => turned(cell, turn)),
);

/** The five cells that a board covers. */
export const cellsOf = ([q, r, turn]: Placement): Hex[] => SHAPES[turn]!.map(([dq, dr]) => [q + dq, r + dr]);

const isCell = (cells: readonly Hex[], [q, r]: Hex): boolean =>
  cells.some(([cellQ, cellR]) => cellQ === q && cellR === r);

/** How a board has to be laid to cover a named position. @throws Bug on data that is no board */
export function placementAt(position: Position): Placement {
  const wanted: readonly Hex[] = POSITIONS[position];
  for (let turn = 0; turn < 6; turn++)
    for (const [q, r] of wanted)
      if (cellsOf([q, r, turn]).every((cell) => isCell(wanted, cell))) return [q, r, turn];
  throw new Bug(`no board covers ${position}`);
}

/** The text that stands for a list of boards in the state. */
const textOf = (boards: readonly Placement[]): string => boards.map((board) => board.join()).join(' ');

/** The recommended galaxy for the number of players (HG-SET-01). */
export const recommendedGalaxy = (s: At): string =>
  textOf(tables(s).layouts[s.seats]!.boards.map(placementAt));

/** How many boards lie beside the core with this number of players (HG-SET-01). */
export const boardCount = (s: At): number => tables(s).layouts[s.seats]!.boards.length;

const readBoards = (text: string): Placement[] =>
  text === '' ? [] : text.split(' ').map((board) => board.split(',').map(Number) as unknown as Placement);

/** The galaxy's text with one more board. */
export const withBoard = (galaxy: string, board: Placement): string => textOf([...readBoards(galaxy), board]);

function build(text: string): Galaxy {
  const boards = readBoards(text);
  const cells = [...CORE, ...boards.flatMap(cellsOf)];
  const boardOf = cells.map((_, sector) =>
    sector < CORE.length ? 0 : 1 + Math.floor((sector - CORE.length) / 5),
  );
  return { boards, cells, boardOf, neighbours: adjacency(cells) };
}

const GALAXIES = new Map<string, Galaxy>();
/** Galaxies that are kept: all recommended ones, and many freely laid. */
const KEPT = 500;
let lastText = '';
let lastGalaxy = build('');

/** The galaxy of a state. */
export function galaxyOf({ galaxy }: Readonly<Pick<State, 'galaxy'>>): Galaxy {
  if (galaxy === lastText) return lastGalaxy;
  let made = GALAXIES.get(galaxy);
  if (made === undefined) {
    if (GALAXIES.size >= KEPT) GALAXIES.clear();
    made = build(galaxy);
    GALAXIES.set(galaxy, made);
  }
  lastText = galaxy;
  lastGalaxy = made;
  return made;
}

/** The sector at a hex, -1 if none is there. */
export const sectorAt = (s: Readonly<Pick<State, 'galaxy'>>, [q, r]: Hex): number =>
  galaxyOf(s).cells.findIndex(([cellQ, cellR]) => cellQ === q && cellR === r);

const isNeighbour = (cell: Hex, cells: readonly Hex[]): boolean =>
  cells.some((other) => distance(cell, other) === 1);

const touches = (a: readonly Hex[], b: readonly Hex[]): boolean => a.some((cell) => isNeighbour(cell, b));

/** Every way to lay a board so that it covers a free hex beside the galaxy, overlapping ones included. */
function* placementsBeside(galaxy: Galaxy): Iterable<Placement> {
  const seen = new Set<string>();
  for (const [cellQ, cellR] of galaxy.cells)
    for (const [stepQ, stepR] of DIRECTIONS)
      for (const [turn, shape] of SHAPES.entries())
        for (const [dq, dr] of shape) {
          const board: Placement = [cellQ + stepQ - dq, cellR + stepR - dr, turn];
          const text = board.join();
          if (seen.has(text)) continue;
          seen.add(text);
          yield board;
        }
}

/** What is wrong with laying a board here, its place at the core apart; null for nothing. */
function faultOf(galaxy: Galaxy, laid: readonly (readonly Hex[])[], cells: readonly Hex[]) {
  if (cells.some((cell) => isCell([[0, 0], ...galaxy.cells], cell))) return 'overlaps';
  const touched = [CORE, ...laid].filter((other) => touches(cells, other)).length;
  return touched < (laid.length === 0 ? 1 : 2) ? 'apart' : null;
}

function listPlacements(galaxy: Galaxy): readonly Placement[] {
  const laid = galaxy.boards.map(cellsOf);
  const atCore: Placement[] = [];
  const beyond: Placement[] = [];
  for (const board of placementsBeside(galaxy)) {
    const cells = cellsOf(board);
    if (faultOf(galaxy, laid, cells) === null) (touches(cells, CORE) ? atCore : beyond).push(board);
  }
  return atCore.length > 0 ? atCore : beyond;
}

/** HG-VAR-16: why the next board can't be laid here. */
export const layingFault = (galaxy: Galaxy, board: Placement): 'overlaps' | 'apart' | 'not-at-core' =>
  faultOf(galaxy, galaxy.boards.map(cellsOf), cellsOf(board)) ?? 'not-at-core';

const PLACEMENTS = new WeakMap<Galaxy, readonly Placement[]>();

/** HG-VAR-16: every way to lay the next board. It overlaps nothing, touches two others, and lies at the core if one can. */
export function placements(s: Readonly<State>): readonly Placement[] {
  const galaxy = galaxyOf(s);
  let list = PLACEMENTS.get(galaxy);
  if (list === undefined) {
    list = listPlacements(galaxy);
    PLACEMENTS.set(galaxy, list);
  }
  return list;
}
