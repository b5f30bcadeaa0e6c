import type { Seat } from '@conclave/kernel';
import { HOME, type Tile } from '../../data/tiles.ts';
import { basesIn, gatesIn, tileAt, unitsIn } from '../../rules/board.ts';
import type { State } from '../../rules/types.ts';
import { sectorName } from '../../words/sector-names.ts';
import { planOf } from './plan.ts';

/** What a move that is only looked at does to a piece. */
type Change = 'new' | 'lost' | undefined;

/** A base or half of a Gate: whose it is, and what becomes of it. */
export interface Standing {
  readonly seat: Seat;
  readonly change: Change;
}

/** Agents or Fleets of a seat. */
export interface UnitsThere {
  readonly unit: 'agent' | 'fleet';
  readonly seat: Seat;
  /** One entry a unit. */
  readonly changes: readonly Change[];
}

/** Half of a Gate pair. */
export interface GateThere extends Standing {
  /** 1 to 3. */
  readonly numeral: number;
}

/** All that a sector shows; equal pictures are not drawn again. */
export interface SectorPicture {
  readonly name: string;
  /** Null for an empty hex. */
  readonly tile: Tile | null;
  readonly isNewTile: boolean;
  /** Whose home it is, -1 for nobody's. */
  readonly home: Seat;
  /** By seat, one entry a Complex. */
  readonly complexes: readonly Standing[];
  readonly embassy: Standing | null;
  /** From the lowest level up. */
  readonly outposts: readonly Standing[];
  readonly units: readonly UnitsThere[];
  readonly gates: readonly GateThere[];
}

type View = Readonly<State>;

const everySeat = (view: View): readonly Seat[] => [...Array(view.seats).keys()];

/** `n` pieces of which there were `was`: those left, those new, then those lost. */
const changesOf = (n: number, was: number): readonly Change[] =>
  Array.from({ length: Math.max(n, was) }, (_, i) => (i >= n ? 'lost' : i >= was ? 'new' : undefined));

const bases = (view: View, before: View, seat: Seat, type: 'industrial' | 'martial', sector: number) =>
  changesOf(basesIn(view, seat, type, sector), basesIn(before, seat, type, sector)).map(
    (change): Standing => ({ seat, change }),
  );

function embassyOf(view: View, before: View, sector: number): Standing | null {
  const [seat, was] = [view.embassies[sector]!, before.embassies[sector]!];
  if (seat >= 0) return { seat, change: seat === was ? undefined : 'new' };
  return was < 0 ? null : { seat: was, change: 'lost' };
}

function unitsOf(view: View, before: View, sector: number): readonly UnitsThere[] {
  return (['agent', 'fleet'] as const).flatMap((unit) =>
    everySeat(view).flatMap((seat) => {
      const changes = changesOf(unitsIn(view, seat, unit, sector), unitsIn(before, seat, unit, sector));
      return changes.length > 0 ? [{ unit, seat, changes }] : [];
    }),
  );
}

function gatesOf(view: View, before: View, sector: number): readonly GateThere[] {
  return everySeat(view).flatMap((seat) => {
    if (gatesIn(view, seat, sector) + gatesIn(before, seat, sector) === 0) return [];
    return view.gates[seat]!.flatMap((at, half): GateThere[] => {
      const was = before.gates[seat]![half];
      if (at !== sector && was !== sector) return [];
      const change = at === was ? undefined : at === sector ? 'new' : 'lost';
      return [{ seat, numeral: Math.floor(half / 2) + 1, change }];
    });
  });
}

/**
 * Every sector of a view, by number.
 * @param before the view before the move whose outcome this is, if it is only looked at
 */
export function picturesOf(view: View, before: View = view): readonly SectorPicture[] {
  return planOf(view).points.map((_, sector) => ({
    name: sectorName(sector),
    tile: tileAt(view, sector),
    isNewTile: view.tiles[sector] !== before.tiles[sector],
    home: view.tiles[sector] === HOME ? view.homes.indexOf(sector) : -1,
    complexes: everySeat(view).flatMap((seat) => bases(view, before, seat, 'industrial', sector)),
    embassy: embassyOf(view, before, sector),
    outposts: everySeat(view).flatMap((seat) => bases(view, before, seat, 'martial', sector)),
    units: unitsOf(view, before, sector),
    gates: gatesOf(view, before, sector),
  }));
}
