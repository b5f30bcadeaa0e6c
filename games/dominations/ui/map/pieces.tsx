import type { Seat } from '@conclave/kernel';
import { placeOf } from '@conclave/kit/table';
import { isDown } from '@conclave/mechanics/triangles';
import { memo } from 'react';
import { cityLevelAt } from '../../rules/build.ts';
import { campAt } from '../../rules/map.ts';
import { buildLevel } from '../../rules/monuments.ts';
import type { Move, State } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { City, Standee } from './holdings.tsx';
import { TileDrawing } from './land-tile.tsx';
import { middleOf } from './shape.ts';

type View = Readonly<State>;

/** Round a Camp that can be chosen. */
const RING = 25;
const NOBODY: readonly never[] = [];

/** Something that a move would put onto the map. */
interface New {
  readonly cell: number;
  readonly city: { readonly seat: Seat; readonly level: number } | null;
  /** Its number; -1 for none. */
  readonly monument: number;
}

/** What the move under construction would put onto the map. */
export function newThere(view: View, viewer: Props['viewer'], complete: Move | null): New | null {
  if (complete === null || viewer === 'table') return null;
  if (complete[0] === 'city' || complete[0] === 'upgrade') {
    const level = cityLevelAt(view, viewer, view.cells.indexOf(complete[1]));
    return { cell: complete[1], city: { seat: viewer, level }, monument: -1 };
  }
  const level = buildLevel.under(view);
  if (complete[0] !== 'site' || level === null) return null;
  return { cell: complete[1], city: null, monument: view.monuments[level.monument]! };
}

/** Things that stand in front of others are drawn later. */
const fromNorth = <T extends { readonly cell: number }>(places: readonly T[]): readonly T[] =>
  [...places].sort((a, b) => middleOf(a.cell).y - middleOf(b.cell).y);

interface PiecesProps {
  readonly view: View;
  /** Tiles that can be chosen, and the one that is. */
  readonly choices: ReadonlySet<number>;
  readonly chosen: number | null;
  readonly next: New | null;
  /** Whether the ground is not painted yet, or never will be. */
  readonly isPlain: boolean;
}

/** All tiles, and what stands on them: drawn again only when one of them has changed, not with every place pointed at. */
export const Pieces = memo(({ view, choices, chosen, next, isPlain }: PiecesProps) => {
  const isChoosing = view.cells.some((cell) => choices.has(cell));
  const places = view.cells.map((cell, place) => {
    const isNew = next?.cell === cell;
    const site = view.sites[place]!;
    const monument = isNew ? next.monument : site < 0 ? -1 : view.monuments[site]!;
    const owner = view.owners[place]!;
    const city = isNew ? next.city : owner < 0 ? null : { seat: owner, level: view.levels[place]! };
    const isAside = isChoosing && !isNew && !choices.has(cell) && cell !== chosen;
    return { cell, place, isNew, isAside, monument, city };
  });
  return (
    <>
      {places.map(({ cell, place, isAside, monument, city }) => (
        <g key={cell} data-aside={isAside || undefined} transform={placeOf(middleOf(cell))}>
          <TileDrawing
            tile={view.tiles[place]!}
            rotation={view.turns[place]!}
            isDown={isDown(cell)}
            isTaken={monument >= 0 || city !== null}
            isPlain={isPlain}
          />
        </g>
      ))}
      {fromNorth(places).map(({ cell, place, isNew, monument, city }) =>
        monument < 0 && city === null ? null : (
          <g key={cell} transform={placeOf(middleOf(cell))}>
            {city && <City {...city} camp={campAt(view, place)} isNew={isNew} />}
            {monument >= 0 && (
              <Standee
                monument={monument}
                camp={campAt(view, place)}
                builders={view.builders[view.sites[place]!] ?? NOBODY}
                isNew={isNew}
              />
            )}
          </g>
        ),
      )}
      {isChoosing &&
        places.map(({ cell, isAside }) =>
          isAside ? null : (
            <g key={cell} className="dm-chance" fill="none" transform={placeOf(middleOf(cell))}>
              <circle r={RING} stroke="var(--raised)" strokeWidth={6} />
              <circle r={RING} stroke="var(--signal)" strokeWidth={3} />
            </g>
          ),
        )}
    </>
  );
});
