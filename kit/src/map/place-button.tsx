import { type PointerEvent, useRef } from 'react';
import { keyOf } from '../keys.ts';
import { sought } from '../lookup/opened.ts';
import { LONG_PRESS } from '../pointing.ts';
import type { Point } from './camera.ts';
import { hexagon, placeOf } from './hexes.ts';
import type { Look } from './looking.ts';

/** A place's part in the move under construction. */
export type PlaceState = 'lit' | 'from' | 'to' | undefined;

const RING = hexagon(0.965);

interface ButtonProps {
  readonly className: string;
  /** The number of the place. */
  readonly place: number;
  /** All that its drawing shows, in words. */
  readonly label: string;
  readonly at: Point;
  /** Its outline about the point, as a path; a hexagon without it. */
  readonly outline?: string;
  readonly state: PlaceState;
  /** A lit place that is reached in another way than the others. */
  readonly isFar?: boolean;
  readonly isLooked: boolean;
  readonly press: (place: number, isTouch: boolean) => void;
  readonly look: Look;
  /** Looks at the place until that is ended, or ends it; without it `i` and a long press only look. */
  readonly pin?: (place: number) => void;
  /** Brings a point into sight. */
  readonly show: (at: Point) => void;
}

/** A place of a map as a button over its drawing; hover, focus, `i` and a long press look at it. */
export function PlaceButton(props: ButtonProps) {
  const { className, place, label, at, outline = RING, state, isFar = false } = props;
  const { isLooked, press, look, pin, show } = props;
  const isSought = sought.use() === place;
  const isTouch = useRef(false);
  /** A long press only looks; the click that ends it does nothing more. */
  const hasLooked = useRef(false);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(held.current);
  const onPointerDown = (e: PointerEvent) => {
    isTouch.current = e.pointerType !== 'mouse';
    hasLooked.current = false;
    release();
    if (isTouch.current)
      held.current = setTimeout(() => {
        hasLooked.current = true;
        (pin ?? look)(place);
      }, LONG_PRESS);
  };
  return (
    <path
      d={outline}
      role="button"
      tabIndex={-1}
      className={`map-place ${className}`}
      data-rove
      data-sector={place}
      data-state={state}
      data-far={isFar || undefined}
      data-inspected={isLooked || undefined}
      data-sought={isSought || undefined}
      aria-pressed={state === 'from' || state === 'to'}
      aria-label={label}
      transform={placeOf(at)}
      onClick={() => !hasLooked.current && press(place, isTouch.current)}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          press(place, false);
        } else if (keyOf(e) === 'i') pin ? pin(place) : look(isLooked ? null : place);
        else if (e.key === 'Escape') look(null);
      }}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={(e) => e.pointerType === 'mouse' && look(place, 'hover')}
      onPointerLeave={(e) => {
        release();
        if (e.pointerType === 'mouse') look(null, 'hover');
      }}
      onFocus={(e) => {
        if (!e.currentTarget.matches(':focus-visible')) return;
        show(at);
        look(place);
      }}
      onBlur={() => look(null, 'hover')}
    />
  );
}
