import type { Point } from '@conclave/web/kit';
import { type PointerEvent, useRef } from 'react';
import { hexagon, placeOf } from './look.ts';

/** A sector's part in the move under construction. */
export type SectorState = 'lit' | 'from' | 'to' | undefined;

const RING = hexagon(0.965);
const LONG_PRESS = 450;

interface ButtonProps {
  readonly sector: number;
  /** All that its drawing shows, in words. */
  readonly label: string;
  readonly at: Point;
  readonly state: SectorState;
  /** A target that only a portal reaches. */
  readonly isFar: boolean;
  readonly isInspected: boolean;
  readonly press: (sector: number, isTouch: boolean) => void;
  readonly inspect: (sector: number | null, how?: 'hover') => void;
  /** Brings a point into sight. */
  readonly show: (at: Point) => void;
}

/** A sector as a button over its drawing, with all that the drawing shows as its name. */
export function SectorButton(props: ButtonProps) {
  const { sector, label, at, state, isFar, isInspected, press, inspect, show } = props;
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
        inspect(sector);
      }, LONG_PRESS);
  };
  return (
    <path
      d={RING}
      role="button"
      tabIndex={-1}
      className="ax-sector"
      data-rove
      data-sector={sector}
      data-state={state}
      data-far={isFar || undefined}
      data-inspected={isInspected || undefined}
      aria-pressed={state === 'from' || state === 'to'}
      aria-label={`${label}${state === 'lit' ? (isFar ? ' Can be chosen, by portal.' : ' Can be chosen.') : ''}`}
      transform={placeOf(at)}
      onClick={() => !hasLooked.current && press(sector, isTouch.current)}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          press(sector, false);
        } else if (e.key === 'i') inspect(isInspected ? null : sector);
        else if (e.key === 'Escape') inspect(null);
      }}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={(e) => e.pointerType === 'mouse' && inspect(sector, 'hover')}
      onPointerLeave={(e) => {
        release();
        if (e.pointerType === 'mouse') inspect(null, 'hover');
      }}
      onFocus={(e) => {
        if (!e.currentTarget.matches(':focus-visible')) return;
        show(at);
        inspect(sector);
      }}
      onBlur={() => inspect(null, 'hover')}
    />
  );
}
