import { pageKey } from '@conclave/kit';
import { type RefObject, useEffect, useRef } from 'react';

/** How much a wheel has to be turned, in pixels, and two fingers, in degrees, for one turn of the pattern. */
const NOTCH = 60;
const TWIST = 30;

/** The angle of a line between two fingers, in degrees. */
const angleOf = ([a, b]: readonly PointerEvent[]): number =>
  (Math.atan2(b!.clientY - a!.clientY, b!.clientX - a!.clientX) * 180) / Math.PI;

/** The way from one angle to another, at most half a turn. */
const between = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/**
 * Turns a pattern by the wheel and by two fingers over `place`, and anywhere by R, or back by Shift and R.
 * @param turn by so many steps of 60 degrees, clockwise; null while there is nothing to turn
 */
export function useTurning(place: RefObject<HTMLElement | null>, turn: ((by: number) => void) | null): void {
  const then = useRef(turn);
  then.current = turn;
  const isOn = turn !== null;
  useEffect(() => {
    const element = place.current;
    if (!isOn || !element) return;
    const turnBy = (by: number) => then.current?.(by);
    let pulled = 0;
    const onWheel = (e: WheelEvent) => {
      // With Ctrl, and by pinching, one still comes nearer.
      if (e.ctrlKey) return;
      e.preventDefault();
      e.stopPropagation();
      pulled += e.deltaY * (e.deltaMode === WheelEvent.DOM_DELTA_LINE ? NOTCH / 3 : 1);
      if (Math.abs(pulled) < NOTCH) return;
      turnBy(Math.sign(pulled));
      pulled = 0;
    };
    const fingers = new Map<number, PointerEvent>();
    let last = 0;
    let twisted = 0;
    const onDown = (e: PointerEvent) => {
      if (e.pointerType === 'mouse') return;
      fingers.set(e.pointerId, e);
      if (fingers.size === 2) [last, twisted] = [angleOf([...fingers.values()]), 0];
    };
    const onMove = (e: PointerEvent) => {
      if (!fingers.has(e.pointerId)) return;
      fingers.set(e.pointerId, e);
      if (fingers.size !== 2) return;
      const now = angleOf([...fingers.values()]);
      twisted += between(last, now);
      last = now;
      if (Math.abs(twisted) < TWIST) return;
      turnBy(Math.sign(twisted));
      twisted -= Math.sign(twisted) * 2 * TWIST;
    };
    const onUp = (e: PointerEvent) => fingers.delete(e.pointerId);
    const onKey = (e: KeyboardEvent) => {
      if (pageKey(e) !== 'r') return;
      e.preventDefault();
      turnBy(e.shiftKey ? -1 : 1);
    };
    element.addEventListener('wheel', onWheel, { passive: false, capture: true });
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('pointermove', onMove, true);
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, onUp, true);
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', onWheel, true);
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('pointermove', onMove, true);
      for (const end of ['pointerup', 'pointercancel'] as const) element.removeEventListener(end, onUp, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [place, isOn]);
}
