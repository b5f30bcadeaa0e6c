import { tell, useTableScope } from '@conclave/kit';
import {
  hexagon,
  type Look,
  MapFrame,
  PlaceButton,
  type PlaceState,
  placeOf,
  valuesOf,
} from '@conclave/kit/table';
import { useMemo } from 'react';
import type { State } from '../../rules/types.ts';
import { sectorLine } from '../../words/sector.ts';
import { usePicture } from '../art/pictures.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { sayThreat, threatAt } from '../threat.ts';
import { bestSector } from './best.ts';
import { Counted } from './counted.tsx';
import { Definitions } from './definitions.tsx';
import { planOf } from './look.ts';
import { Passed, usePassed } from './passed.tsx';
import { picturesOf } from './picture.ts';
import { Route } from './route.tsx';
import { SectorGround, SectorThings } from './sector.tsx';
import { Signs, useDeeds, Ways } from './since.tsx';
import { useIsStale } from './stale.ts';
import { Threats } from './threats.tsx';
import { Verdicts } from './verdicts.tsx';

/** Inside of the borders, so that one sees whose a sector is that can be chosen. */
const LIT = hexagon(0.89);
const CHOSEN = hexagon();

interface GalaxyProps {
  readonly table: Props;
  /** The table as the move under construction leaves it. */
  readonly shown: State;
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

/** Every sector in words, and who threatens the viewer there. */
const useLabels = ({ view, seats, viewer }: Props) =>
  useMemo(() => {
    const names = seats.map(({ name }) => name);
    return view.colonies.map((_, sector) => {
      const threat = viewer === 'table' ? null : threatAt(view, viewer, sector);
      return `${sectorLine(view, sector, names)}${threat ? ` ${sayThreat(threat, seats, view)}` : ''}`;
    });
  }, [view, seats, viewer]);

/** The galaxy: every sector a button; lit are those that can be chosen next for the move under construction. */
export function Galaxy({ table, shown, inspected, inspect }: GalaxyProps) {
  const { view } = table;
  const scope = useTableScope();
  const draft = useDraft(table);
  const pictures = useMemo(() => picturesOf(shown, view), [shown, view]);
  const labels = useLabels(table);
  const far = byPortal(draft);
  const sheet = usePicture('sectors');
  const deeds = useDeeds(table);
  const passed = usePassed(table);
  const isStale = useIsStale(deeds, passed);
  const { points, box } = planOf(view.seats);
  const press = (sector: number, isTouch: boolean) => {
    const why = draft.whyNot(sector);
    const isPicked = draft.pickSector(sector);
    if (!isPicked && why) tell(scope, `${why.text}`);
    // Over what is chosen next it would only be in the way; a long press opens it all the same.
    if (!isPicked) inspect(inspected === sector ? null : sector);
    else if (isTouch) inspect(null);
  };
  const isAiming = draft.lit.targets.size > 0;
  const look: Look = (sector, how) => inspect(how === 'hover' && isAiming ? null : sector, how);
  return (
    <MapFrame
      label="Galaxy"
      box={box}
      isChoosing={pictures.some((_, sector) => stateOf(draft, sector) === 'lit')}
      best={() => (table.viewer === 'table' ? null : bestSector(view, table.viewer, draft))}
    >
      {({ scale, show }) => (
        <>
          <Definitions />
          <svg overflow="visible" aria-hidden="true">
            {pictures.map((picture, sector) => (
              <g key={picture.name} transform={placeOf(points[sector]!)}>
                <SectorGround picture={picture} sheet={sheet} />
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
                look={look}
                show={show}
              />
            );
          })}
          <svg pointerEvents="none" fontWeight={700} overflow="visible" aria-hidden="true">
            {points.map((point, sector) => {
              const state = stateOf(draft, sector);
              const ring = state === 'lit' ? LIT : CHOSEN;
              return (
                state !== undefined && (
                  <g
                    key={sector}
                    className="ax-lit"
                    data-is={state}
                    color="var(--ink)"
                    strokeWidth={state === 'lit' ? 3 : 5}
                    transform={placeOf(point)}
                  >
                    {state !== 'lit' && (
                      <path className="k-pen" color="var(--sunken)" strokeWidth={9} opacity={0.75} d={ring} />
                    )}
                    <path className="k-pen" strokeDasharray={far.has(sector) ? '2 6' : undefined} d={ring} />
                  </g>
                )
              );
            })}
            {draft.from !== null && draft.to !== null && (
              <Route
                from={points[draft.from]!}
                to={points[draft.to]!}
                isPortal={draft.chosen.action === 'portal'}
              />
            )}
            <g className="ax-happened" data-stale={isStale || undefined}>
              <Ways deeds={deeds} points={points} />
            </g>
            <g fontWeight={400}>
              {pictures.map((picture, sector) => (
                <g key={picture.name} transform={placeOf(points[sector]!)}>
                  <SectorThings picture={picture} scale={scale} />
                </g>
              ))}
            </g>
            <g className="ax-happened" data-stale={isStale || undefined}>
              <Signs deeds={deeds} points={points} scale={scale} />
              <Passed sectors={passed} points={points} scale={scale} />
            </g>
            <Threats table={table} shown={shown} points={points} scale={scale} />
            <Counted seats={view.seats} />
            <Verdicts table={table} sectors={draft.lit.sources} scale={scale} />
          </svg>
        </>
      )}
    </MapFrame>
  );
}
