import type { Seat } from '@conclave/kernel';
import type { CivilisationKey } from '../../data/civilisations.ts';
import type { Bonus } from '../../data/sectors.ts';
import { controller } from '../../rules/control.ts';
import { originOwner, sectorCount } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';
import { presentAt } from '../../words/sector.ts';
import { at, bonusOf } from '../words.ts';
import { planOf } from './look.ts';

/** A seat's ships on a sector. */
export interface Stack {
  readonly seat: Seat;
  readonly ships: number;
  /** How many there were before the move that is looked at. */
  readonly was: number;
}

/** All that a sector shows; equal pictures are not drawn again. */
export interface SectorPicture {
  readonly name: string;
  /** Null for a face-down tile and for slots. */
  readonly bonus: Bonus | null;
  /** A tile's number, or what lies there without an open one. */
  readonly art: number | 'home' | 'slot' | 'hidden';
  /** Whose home it is, -1 for nobody's. */
  readonly home: Seat;
  readonly civilisation: CivilisationKey | null;
  readonly stacks: readonly Stack[];
  /** Whose colony token stands there, -1 for none, and what the move that is looked at does to it. */
  readonly colony: Seat;
  readonly colonyIs: 'there' | 'new' | 'lost';
  /** The seat in control, `tied` where several share the highest score, null where nobody stands. */
  readonly control: Seat | 'tied' | null;
  /** A bit for each edge that leads out of the controller's territory, clockwise from the upper right. */
  readonly edges: number;
}

type Control = SectorPicture['control'];

function controlOf(view: Readonly<State>, sector: number): Control {
  if (presentAt(view, sector).length === 0) return null;
  const holder = controller(view, sector);
  return holder < 0 ? 'tied' : holder;
}

/** A tie is a territory of its own. */
const edgesOf = (controls: readonly Control[], sector: number, across: readonly number[]): number =>
  across.reduce((edges, next, edge) => {
    const isInner = next >= 0 && controls[sector] !== 'tied' && controls[next] === controls[sector];
    return isInner ? edges : edges | (1 << edge);
  }, 0);

function groundOf(view: Readonly<State>, sector: number): SectorPicture['art'] {
  if (sector >= view.tiles.length) return originOwner(view, sector) < 0 ? 'slot' : 'home';
  const tile = view.tiles[sector]!;
  return tile < 0 ? 'hidden' : tile;
}

function stacksOf(view: Readonly<State>, before: Readonly<State>, sector: number): readonly Stack[] {
  return view.ships.flatMap((ships, seat) => {
    const [now, was] = [ships[sector]!, before.ships[seat]![sector]!];
    return now + was > 0 ? [{ seat, ships: now, was }] : [];
  });
}

function colonyOf(view: Readonly<State>, before: Readonly<State>, sector: number) {
  const [now, was] = [view.colonies[sector]!, before.colonies[sector]!];
  if (now >= 0) return { colony: now, colonyIs: was < 0 ? 'new' : 'there' } as const;
  return { colony: was, colonyIs: was < 0 ? 'there' : 'lost' } as const;
}

/**
 * Every sector of a view, by number.
 * @param before the view before the move whose outcome this is, if it is only looked at
 */
export function picturesOf(view: Readonly<State>, before: Readonly<State> = view): readonly SectorPicture[] {
  const { across } = planOf(view.seats);
  const controls = Array.from({ length: sectorCount(view) }, (_, sector) => controlOf(view, sector));
  return controls.map((control, sector) => {
    const home = originOwner(view, sector);
    return {
      name: at(view, sector),
      bonus: bonusOf(view, sector),
      art: groundOf(view, sector),
      home,
      civilisation: home < 0 ? null : view.civilisations[home]!,
      stacks: stacksOf(view, before, sector),
      ...colonyOf(view, before, sector),
      control,
      edges: edgesOf(controls, sector, across[sector]!),
    };
  });
}
