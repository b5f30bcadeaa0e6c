import type { Seat } from '@conclave/kernel';
import {
  areNeighbours,
  cornerAt,
  neighbour,
  roundVertex,
  turnedTo,
  vertexOf,
} from '@conclave/mechanics/triangles';
import { DOMAINS } from '../data/domains.ts';
import { campAt, dotAt, Layout, NOTHING } from './map.ts';
import type { Part, PartName, State } from './types.ts';
import { type Yields, yieldsFor } from './yields.ts';

/** A dot of a piece on the map. */
type Dot = readonly [domain: number, cell: number, corner: number];

/** All round an empty cell that is the same for every tile and rotation. */
export interface Site {
  readonly cell: number;
  /** By edge and end, at 2·edge + end: the dot there of the piece on the other side; null where nothing lies. */
  readonly beside: readonly (Dot | null)[];
  /** Edges shared with a tile or the Cradle. */
  readonly edges: number;
  /** Vertices of the Loci that a tile here closes, and their dots that no shared edge activates (DM-PRO-08 to 11). */
  readonly loci: readonly number[];
  readonly locusDots: readonly Dot[];
  /** Places in the lists of the map of the tiles beside the cell. */
  readonly neighbours: readonly number[];
}

/** What placing a tile brings. */
export interface Production {
  readonly parts: readonly Part[];
  /** By seat, then by Domain: what is Produced, before limits (DM-KNO-07). */
  readonly produced: readonly (readonly number[])[];
  /** Matching pairs formed, whether or not they Produce. */
  readonly pairs: number;
  readonly site: Site;
}

type Emit = (part: PartName, seat: Seat, domain: number, n: number, cell: number, corner: number) => void;

/** The further dots of the Locus at a vertex if a tile on `cell` would be the sixth there; null if it would not. */
function furtherDots(s: Readonly<State>, layout: Layout, cell: number, vertex: number): Dot[] | null {
  const dots: Dot[] = [];
  for (const other of roundVertex(vertex)) {
    if (other === cell) continue;
    const piece = layout.pieceAt(other);
    if (piece < 0) return null;
    const corner = cornerAt(other, vertex);
    if (!areNeighbours(cell, other)) dots.push([dotAt(s, piece, other, corner), other, corner]);
  }
  return dots;
}

/** What lies round an empty cell. */
function siteAt(s: Readonly<State>, layout: Layout, cell: number): Site {
  const beside: (Dot | null)[] = [];
  const neighbours: number[] = [];
  let edges = 0;
  for (let edge = 0; edge < 3; edge++) {
    const other = neighbour(cell, edge);
    const piece = layout.pieceAt(other);
    if (piece === NOTHING) {
      beside.push(null, null);
      continue;
    }
    edges++;
    if (piece >= 0) neighbours.push(piece);
    for (let end = 0; end < 2; end++) {
      const corner = cornerAt(other, vertexOf(cell, (edge + end) % 3));
      beside.push([dotAt(s, piece, other, corner), other, corner]);
    }
  }
  const loci: number[] = [];
  const further: Dot[] = [];
  for (let corner = 0; corner < 3; corner++) {
    if (beside[2 * corner] === null || beside[2 * ((corner + 2) % 3)] === null) continue;
    const vertex = vertexOf(cell, corner);
    const dots = furtherDots(s, layout, cell, vertex);
    if (dots === null) continue;
    loci.push(vertex);
    further.push(...dots);
  }
  return { cell, beside, edges, loci, locusDots: further, neighbours };
}

/** Names what a tile Produces for its player with this rotation (6.5). Returns the matching pairs. */
function produce(y: Yields, seat: Seat, site: Site, tile: number, rotation: number, emit: Emit): number {
  const { camp, dots } = y.tiles[tile]!;
  const { cell, beside, locusDots } = site;
  let pairs = 0;
  for (let corner = 0; corner < 3; corner++) {
    const mine = dots[turnedTo(corner, rotation)]!;
    const before = beside[2 * ((corner + 2) % 3) + 1] ?? null;
    const after = beside[2 * corner] ?? null;
    if (before === null && after === null) continue;
    emit('own', seat, mine, 1, cell, corner);
    for (const dot of [before, after]) {
      if (dot === null) continue;
      emit('beside', seat, dot[0], 1, dot[1], dot[2]);
      if (dot[0] !== mine) continue;
      pairs++;
      if (!y.eclipse) emit('pair', seat, mine, 1, dot[1], dot[2]);
    }
  }
  for (const [domain, other, corner] of locusDots) emit('locus', seat, domain, 1, other, corner);
  if (!y.harshWinter) {
    emit('camp', seat, camp, 1, cell, -1);
    if (y.campCards[camp]! > 0) emit('campCard', seat, camp, y.campCards[camp]!, cell, -1);
    if (y.masterBuilder > 0) emit('masterBuilder', seat, camp, y.masterBuilder, cell, -1);
  }
  return pairs;
}

/** Names what the Cities beside a site Produce for their owners (DM-ACT-01 to 06). */
function activate(s: Readonly<State>, y: Yields, site: Site, emit: Emit): void {
  for (const place of site.neighbours) {
    const owner = s.owners[place]!;
    if (owner === -1) continue;
    const cell = s.cells[place]!;
    const n = Math.max(0, s.levels[place]! - y.silentOracles);
    if (n > 0) emit('city', owner, campAt(s, place), n, cell, -1);
    const cards = y.cityCards[owner]!;
    for (let domain = 0; domain < DOMAINS.length; domain++)
      if (cards[domain]! > 0) emit('cityCard', owner, domain, cards[domain]!, cell, -1);
  }
}

/** What a placement by the seat brings, part by part; the tile is not on the map yet. */
export function production(
  s: Readonly<State>,
  seat: Seat,
  tile: number,
  cell: number,
  rotation: number,
): Production {
  const site = siteAt(s, new Layout(s), cell);
  const y = yieldsFor(s, seat);
  const parts: Part[] = [];
  const produced = s.knowledge.map(() => DOMAINS.map(() => 0));
  const emit: Emit = (part, owner, domain, n, where, corner) => {
    parts.push([part, owner, domain, n, where, corner]);
    produced[owner]![domain]! += n;
  };
  const pairs = produce(y, seat, site, tile, rotation, emit);
  activate(s, y, site, emit);
  return { parts, produced, pairs, site };
}

/** Every placement of some tiles; entry i of each list belongs together. */
export interface Placements {
  readonly tiles: number[];
  readonly sites: Site[];
  readonly rotations: number[];
  readonly pairs: number[];
  /** What each Produces before limits, at (i · seats + seat) · 6 + Domain. */
  readonly produced: Int8Array;
}

/** All legal placements of these tiles by a seat, with what each would Produce for everyone. */
export function placements(s: Readonly<State>, seat: Seat, tiles: readonly number[]): Placements {
  const layout = new Layout(s);
  const cells = layout.openCells();
  const y = yieldsFor(s, seat);
  const width = s.seats * DOMAINS.length;
  const count = cells.length * tiles.length * 3;
  const all = {
    tiles: [],
    sites: [],
    rotations: [],
    pairs: [],
    produced: new Int8Array(count * width),
  } as Placements;
  const { produced } = all;
  const city = new Int8Array(width);
  let start = 0;
  const toCity: Emit = (_part, owner, domain, n) => {
    city[owner * DOMAINS.length + domain]! += n;
  };
  const own = seat * DOMAINS.length;
  const toOwn: Emit = (_part, _seat, domain, n) => {
    produced[start + own + domain]! += n;
  };
  for (const cell of cells) {
    const site = siteAt(s, layout, cell);
    city.fill(0);
    activate(s, y, site, toCity);
    for (const tile of tiles)
      for (let rotation = 0; rotation < 3; rotation++) {
        produced.set(city, start);
        all.pairs.push(produce(y, seat, site, tile, rotation, toOwn));
        all.tiles.push(tile);
        all.sites.push(site);
        all.rotations.push(rotation);
        start += width;
      }
  }
  return all;
}
