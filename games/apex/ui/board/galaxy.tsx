import { useRoving } from '@conclave/web/kit';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { sectorLine } from '../../text/sector.ts';
import { type Props, useDraft } from '../draft.ts';
import { hexagon, planOf } from './look.ts';
import { picturesOf } from './picture.ts';
import { placeOf, SectorDrawing } from './sector.tsx';

const WHOLE = hexagon();

interface GalaxyProps {
  readonly table: Props;
  /** The sector looked at, null for none. */
  readonly inspected: number | null;
  readonly inspect: (sector: number | null) => void;
}

/** The galaxy: every sector a button; lit are those that can be chosen next for the move under construction. */
export function Galaxy({ table, inspected, inspect }: GalaxyProps) {
  const { view, seats } = table;
  const draft = useDraft(table);
  const roving = useRoving<HTMLDivElement>();
  const drawing = useRef<SVGSVGElement>(null);
  const { points, box, ratio } = planOf(view.seats);
  const pictures = useMemo(() => picturesOf(view), [view]);
  const names = seats.map(({ name }) => name);

  // Letters keep their size on the screen: `--unit` is how many units of the drawing are one pixel.
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const scale = svg.getScreenCTM()?.a ?? 1;
      svg.style.setProperty('--unit', `${1 / (scale || 1)}`);
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);

  const press = (sector: number) => {
    if (!draft.pickSector(sector)) inspect(inspected === sector ? null : sector);
  };
  const onKey = (e: KeyboardEvent, sector: number) => {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      press(sector);
    } else if (e.key === 'i') inspect(inspected === sector ? null : sector);
  };
  const stateOf = (sector: number) =>
    sector === draft.from
      ? 'from'
      : sector === draft.to
        ? 'to'
        : draft.lit.targets.has(sector) || draft.lit.sources.has(sector)
          ? 'lit'
          : undefined;

  return (
    <div className="ax-galaxy" style={{ '--ratio': ratio } as CSSProperties} {...roving}>
      <svg ref={drawing} viewBox={box} preserveAspectRatio="xMidYMid meet" role="group" aria-label="Galaxy">
        <defs>
          <clipPath id="ax-hexagon">
            <path d={WHOLE} />
          </clipPath>
          <pattern
            id="ax-hatch"
            width={7}
            height={7}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V7" />
          </pattern>
        </defs>
        {pictures.map((picture, sector) => {
          const state = stateOf(sector);
          const chosen = state === 'from' || state === 'to';
          return (
            <g
              key={picture.name}
              role="button"
              tabIndex={-1}
              className="ax-sector"
              data-rove
              data-sector={sector}
              data-state={state}
              data-inspected={inspected === sector || undefined}
              aria-pressed={chosen}
              aria-label={`${sectorLine(view, sector, names)}${state === 'lit' ? ' Can be chosen.' : ''}`}
              transform={placeOf(points[sector]!)}
              onClick={() => press(sector)}
              onKeyDown={(e) => onKey(e, sector)}
              onPointerEnter={(e) => e.pointerType === 'mouse' && inspect(sector)}
              onPointerLeave={(e) => e.pointerType === 'mouse' && inspect(null)}
              onFocus={(e) => e.currentTarget.matches(':focus-visible') && inspect(sector)}
            >
              <SectorDrawing picture={picture} />
              <path className="ax-ring" d={WHOLE} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
