import { tell, useTableScope } from '@conclave/kit';
import {
  type Look,
  MapFrame,
  PlaceButton,
  type PlaceState,
  placeOf,
  StarSheet,
  valuesOf,
} from '@conclave/kit/table';
import { useMemo } from 'react';
import { sectorLine } from '../../words/sector.ts';
import { usePicture } from '../art/pictures.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { isEnd } from '../parts.ts';
import { afterMove } from '../preview.ts';
import { bestSector } from './best.ts';
import { Counted } from './counted.tsx';
import { Definitions } from './definitions.tsx';
import { planOf } from './look.ts';
import { picturesOf } from './picture.ts';
import { Route } from './route.tsx';
import { SectorDrawing } from './sector.tsx';
import { Since, useDeeds } from './since.tsx';
import { Verdicts } from './verdicts.tsx';

interface GalaxyProps {
  readonly table: Props;
  /** The sector looked at, null for none. */
  readonly inspected: number | null;
  readonly inspect: Look;
}

function stateOf({ from, to, lit }: Draft, sector: number): PlaceState {
  if (sector === from) return 'from';
  if (sector === to) return 'to';
  return lit.targets.has(sector) || lit.sources.has(sector) ? 'lit' : undefined;
}

/** The targets that are out of reach but for a portal. */
function byPortal({ lit, offers }: Draft): ReadonlySet<number> {
  const near = valuesOf(
    offers.filter(({ parts }) => parts.action === 'move'),
    'to',
  );
  return new Set([...lit.targets].filter((sector) => !near.has(sector)));
}

/** Pictures of the table, or of what the move under construction would make of it once somebody has chosen its parts. */
function usePictures({ view, viewer }: Props, { complete, picks }: Draft) {
  const isChosen = picks.length > 0;
  return useMemo(() => {
    if (!isChosen || complete === null || isEnd(complete) || viewer === 'table') return picturesOf(view);
    return picturesOf(afterMove(view, viewer, complete), view);
  }, [view, viewer, complete, isChosen]);
}

/** Every sector in words. */
const useLabels = ({ view, seats }: Props) =>
  useMemo(() => {
    const names = seats.map(({ name }) => name);
    return view.colonies.map((_, sector) => sectorLine(view, sector, names));
  }, [view, seats]);

/** The galaxy: every sector a button; lit are those that can be chosen next for the move under construction. */
export function Galaxy({ table, inspected, inspect }: GalaxyProps) {
  const { view } = table;
  const scope = useTableScope();
  const draft = useDraft(table);
  const pictures = usePictures(table, draft);
  const labels = useLabels(table);
  const far = byPortal(draft);
  const sheet = usePicture('sectors');
  const deeds = useDeeds(table);
  const { points, box } = planOf(view.seats);
  const press = (sector: number, isTouch: boolean) => {
    const why = draft.whyNot(sector);
    const isPicked = draft.pickSector(sector);
    if (!isPicked && why) tell(scope, `${why.text}`);
    if (isTouch || !isPicked) inspect(inspected === sector && !isPicked ? null : sector);
  };
  return (
    <MapFrame
      label="Galaxy"
      box={box}
      best={() => (table.viewer === 'table' ? null : bestSector(view, table.viewer, draft))}
    >
      {({ scale, show }) => (
        <>
          <Definitions />
          <svg overflow="visible" aria-hidden="true">
            {sheet === null && <StarSheet x={box.x + box.width / 2} y={box.y + box.height / 2} />}
            {pictures.map((picture, sector) => (
              <g key={picture.name} transform={placeOf(points[sector]!)}>
                <SectorDrawing picture={picture} scale={scale} sheet={sheet} />
              </g>
            ))}
          </svg>
          {pictures.map((picture, sector) => {
            const state = stateOf(draft, sector);
            const isFar = far.has(sector);
            const lit = state === 'lit' ? (isFar ? ' Can be chosen, by portal.' : ' Can be chosen.') : '';
            return (
              <PlaceButton
                key={picture.name}
                className="ax-sector"
                place={sector}
                label={`${labels[sector]}${lit}`}
                at={points[sector]!}
                state={state}
                isFar={isFar}
                isLooked={inspected === sector}
                press={press}
                look={inspect}
                show={show}
              />
            );
          })}
          <svg overflow="visible" aria-hidden="true">
            {draft.from !== null && draft.to !== null && (
              <Route
                from={points[draft.from]!}
                to={points[draft.to]!}
                n={draft.chosen.n ?? 0}
                isPortal={draft.chosen.action === 'portal'}
                scale={scale}
              />
            )}
            <Since deeds={deeds} points={points} scale={scale} />
            <Counted view={view} />
            <Verdicts table={table} sectors={draft.lit.sources} scale={scale} />
          </svg>
        </>
      )}
    </MapFrame>
  );
}
