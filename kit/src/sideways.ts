import type { WheelEvent } from 'react';

/** A wheel that turns one way only moves along a row that scrolls sideways (class `k-row`). */
export function sideways({ currentTarget, deltaX, deltaY }: WheelEvent): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}
