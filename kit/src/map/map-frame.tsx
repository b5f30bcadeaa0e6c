import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { keyOf } from '../keys.ts';
import { useRoving } from '../roving.ts';
import type { Aim, MapBox, Point } from './camera.ts';
import { LEAST_TEXT, MOST_TEXT } from './legible.ts';
import { useNearMiss } from './near-miss.ts';
import { LIT, usePlaceKeys } from './place-keys.ts';
import { type CameraControl, type Twist, useCamera } from './use-camera.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** What a drawing in a frame may need to know. */
export interface MapSight {
  /** Pixels of a unit of the drawing, rounded down in steps, so that not every turn of the wheel draws all anew. */
  readonly scale: number;
  /** Brings a point to the middle, if not all is in sight: for what has the focus. */
  readonly show: (at: Point) => void;
}

const none = (): null => null;

const keysOf =
  ({ nearer, farther, whole }: CameraControl) =>
  (e: KeyboardEvent) => {
    // With these the browser itself makes the page larger and smaller.
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const key = keyOf(e);
    const act = key === '+' || key === '=' ? nearer : key === '-' ? farther : key === '0' ? whole : null;
    if (!act) return;
    e.preventDefault();
    act();
  };

/**
 * A map that fits its place: pulled, pinched, zoomed by wheel, keys and buttons; arrows walk between its elements
 * marked `data-rove`.
 * @param box what is seen of the drawing when all is in sight; the same object as long as nothing changes
 * @param twist what two fingers turn, if there is something to turn
 * @param aim what it brings into sight by itself; the same object as long as nothing else is asked and nothing happens
 * @param isChoosing whether some of its places are to be pressed: all others lie in shade
 * @param best the place that the board's previews call the best, null for none
 * @param children the drawing, in units of the box; it is drawn once its place is measured, so that it is not drawn twice
 */
export function MapFrame({
  label,
  box,
  twist,
  aim = null,
  isChoosing,
  best = none,
  children,
}: {
  readonly label: string;
  readonly box: MapBox;
  readonly twist?: Twist | undefined;
  readonly aim?: Aim | null;
  readonly isChoosing: boolean;
  readonly best?: () => number | null;
  readonly children: (sight: MapSight) => ReactNode;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const control = useCamera(svg, box, twist, aim);
  const { onKeyDown, ...roving } = useRoving<HTMLDivElement>(LIT);
  usePlaceKeys(roving.ref, best);
  const nearMiss = useNearMiss(isChoosing);
  const zoomBy = keysOf(control);
  const { scale, camera } = control;
  const { k, x, y } = camera;
  const handlers = {
    ...roving,
    ...nearMiss,
    ...control.handlers,
    onClickCapture(e: MouseEvent) {
      if (!control.handlers.onClickCapture(e)) nearMiss.onClickCapture(e);
    },
    onKeyDown(e: KeyboardEvent) {
      onKeyDown(e);
      zoomBy(e);
    },
  };
  return (
    <>
      <div
        className="map-frame"
        {...handlers}
        data-choosing={isChoosing || undefined}
        data-moving={k > 1 || undefined}
        data-far={(scale ?? 1) * MOST_TEXT < LEAST_TEXT || undefined}
      >
        <svg
          ref={svg}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label={label}
        >
          <g
            className="map-sight"
            data-gliding={control.isGliding || undefined}
            style={{ transform: `translate(${x}px, ${y}px) scale(${k})` }}
          >
            {scale !== null && children({ scale: Math.floor(scale * 32) / 32 || 1, show: control.show })}
          </g>
        </svg>
      </div>
      <ZoomButtons control={control} />
    </>
  );
}
