import { computePosition, flip, offset, type Platform, type Side, shift, size } from '@floating-ui/core';
import type { Point } from './map/camera.ts';

/** A box on the screen, as `getBoundingClientRect` gives it. */
export interface ScreenBox extends Point, Size {}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is placed. */
export interface Placed {
  /** How large it is now. */
  readonly measure: () => Size;
  /** Makes it no larger than the room that there is on its side; without it, it stays as large as it is. */
  readonly limit?: (most: Size) => void;
}

/** Pixels between a panel and what it is about, and between a panel and the rim of its room. */
export const GAP = 8;
const RIM = { padding: GAP };

/** What is placed here lies above all that scrolls or scales: boxes of the screen are as they are. */
const platform = (room: ScreenBox, measure: () => Size): Platform => ({
  getElementRects({ reference }) {
    const { width, height } = measure();
    return { reference, floating: { x: 0, y: 0, width, height } };
  },
  getDimensions: measure,
  getClippingRect: () => room,
});

/**
 * Where a panel stands beside what it is about: on the first side with room for all of it, else on the one with most,
 * and moved along that side until it lies in its room. It settles before the next picture.
 * @param anchor what it is about
 * @param sides the sides it may stand on, best first
 * @param room where it has to stay
 */
export function besideOf(
  anchor: ScreenBox,
  [side, ...others]: readonly [Side, ...Side[]],
  room: ScreenBox,
  { measure, limit }: Placed,
): Promise<Point> {
  const limited = size({
    ...RIM,
    apply: ({ availableWidth: width, availableHeight: height }) => limit?.({ width, height }),
  });
  return computePosition(anchor, null, {
    platform: platform(room, measure),
    placement: side,
    middleware: [
      offset(GAP),
      flip({ ...RIM, fallbackPlacements: others, crossAxis: false }),
      shift(RIM),
      ...(limit ? [limited] : []),
      // Where no side has room, rather over what it is about than out of sight.
      shift({ ...RIM, mainAxis: false, crossAxis: true }),
    ],
  });
}
