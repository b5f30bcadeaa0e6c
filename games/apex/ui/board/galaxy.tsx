import { useRoving } from '@conclave/web/kit';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { sectorLine } from '../../text/sector.ts';
import { type Draft, type Props, useDraft, valuesOf } from '../draft.ts';
import { isEnd } from '../parts.ts';
import { afterMove } from '../preview.ts';
import { Atlas, Definitions } from './atlas.tsx';
import { Counted } from './counted.tsx';
import { placeOf, planOf } from './look.ts';
import { picturesOf } from './picture.ts';
import { Route } from './route.tsx';
import { SectorDrawing } from './sector.tsx';
import { SectorButton, type SectorState } from './sector-button.tsx';
import { type CameraControl, useCamera } from './use-camera.ts';
import { Verdicts } from './verdicts.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface GalaxyProps {
  readonly table: Props;
  /** The sector looked at, null for none. */
  readonly inspected: number | null;
  readonly inspect: (sector: number | null, how?: 'hover') => void;
}

function stateOf({ from, to, lit }: Draft, sector: number): SectorState {
  if (sector === from) return 'from';
  if (sector === to) return 'to';
  return lit.targets.has(sector) || lit.sources.has(sector) ? 'lit' : undefined;
}

/** The targets that are out of reach but for a portal. */
function byPortal({ lit, candidates }: Draft): ReadonlySet<number> {
  const near = valuesOf(
    candidates.filter(([label]) => label === 'move'),
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

const keysOf =
  ({ nearer, farther, whole }: CameraControl) =>
  (e: KeyboardEvent) => {
    const act = e.key === '+' ? nearer : e.key === '-' ? farther : e.key === '0' ? whole : null;
    if (!act) return;
    e.preventDefault();
    act();
  };

/** The galaxy: every sector a button; lit are those that can be chosen next for the move under construction. */
export function Galaxy({ table, inspected, inspect }: GalaxyProps) {
  const { view } = table;
  const draft = useDraft(table);
  const pictures = usePictures(table, draft);
  const labels = useLabels(table);
  const far = byPortal(draft);
  const { points, box } = planOf(view.seats);
  const svg = useRef<SVGSVGElement>(null);
  const control = useCamera(svg, box);
  const { onKeyDown, ...roving } = useRoving<HTMLDivElement>();
  const zoomBy = keysOf(control);
  const handlers = {
    ...roving,
    ...control.handlers,
    onKeyDown(e: KeyboardEvent) {
      onKeyDown(e);
      zoomBy(e);
    },
  };
  const { k, x, y } = control.camera;
  // In steps, so that not every turn of the wheel draws all anew.
  const scale = Math.round(control.scale * 16) / 16 || 1;

  const press = (sector: number, isTouch: boolean) => {
    const isPicked = draft.pickSector(sector);
    if (isTouch || !isPicked) inspect(inspected === sector && !isPicked ? null : sector);
  };
  return (
    <>
      <div className="ax-galaxy" {...handlers} data-moving={k > 1 || undefined}>
        <svg
          ref={svg}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label="Galaxy"
        >
          <Definitions />
          <g transform={`translate(${x} ${y}) scale(${k})`}>
            <svg overflow="visible" aria-hidden="true">
              <Atlas x={box.x + box.width / 2} y={box.y + box.height / 2} />
              {pictures.map((picture, sector) => (
                <g key={picture.name} transform={placeOf(points[sector]!)}>
                  <SectorDrawing picture={picture} scale={scale} />
                </g>
              ))}
            </svg>
            {pictures.map((picture, sector) => (
              <SectorButton
                key={picture.name}
                sector={sector}
                label={labels[sector]!}
                at={points[sector]!}
                state={stateOf(draft, sector)}
                isFar={far.has(sector)}
                isInspected={inspected === sector}
                press={press}
                inspect={inspect}
                show={control.show}
              />
            ))}
            <svg overflow="visible" aria-hidden="true">
              {draft.from !== null && draft.to !== null && (
                <Route
                  from={points[draft.from]!}
                  to={points[draft.to]!}
                  n={draft.n}
                  isPortal={draft.action === 'portal'}
                  scale={scale}
                />
              )}
              <Counted view={view} />
              <Verdicts table={table} sectors={draft.lit.sources} scale={scale} />
            </svg>
          </g>
        </svg>
      </div>
      <ZoomButtons control={control} />
    </>
  );
}
