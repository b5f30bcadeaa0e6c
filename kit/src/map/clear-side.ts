import type { Side } from '@floating-ui/core';
import { GAP, type ScreenBox } from '../beside.ts';
import type { Point } from './camera.ts';

/** Pixels along which a panel lies beside what it is about at least. */
const ALONG = 32;

const meet = (a: ScreenBox, b: ScreenBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

type Span = readonly [from: number, length: number];

/** Where a panel may begin along one axis: about the middle of what it is about, by the rims, just before or after others. */
const startsAlong = ([at, length]: Span, [rim, far]: Span, others: readonly Span[], size: number) =>
  [
    at + (length - size) / 2,
    rim + GAP,
    rim + far - GAP - size,
    ...others.flatMap(([from, long]) => [from - GAP - size, from + long + GAP]),
  ].filter((start) => start + size >= at + ALONG && start <= at + length - ALONG);

/**
 * Where a panel lies beside what it is about and covers none of the others, as little out of its middle as can be; null
 * where there is no such room.
 * @param sides the sides it may lie on, best first
 */
export function clearSide(
  anchor: ScreenBox,
  sides: readonly Side[],
  others: readonly ScreenBox[],
  room: ScreenBox,
  { width, height }: Pick<ScreenBox, 'width' | 'height'>,
): Point | null {
  const { x, y } = anchor;
  const across = (one: ScreenBox): Span => [one.x, one.width];
  const down = (one: ScreenBox): Span => [one.y, one.height];
  const columns = startsAlong(across(anchor), across(room), others.map(across), width);
  const rows = startsAlong(down(anchor), down(room), others.map(down), height);
  const places: { readonly [S in Side]: readonly Point[] } = {
    left: rows.map((row) => ({ x: x - GAP - width, y: row })),
    right: rows.map((row) => ({ x: x + anchor.width + GAP, y: row })),
    top: columns.map((column) => ({ x: column, y: y - GAP - height })),
    bottom: columns.map((column) => ({ x: column, y: y + anchor.height + GAP })),
  };
  const isClear = (at: Point) =>
    at.x >= room.x + GAP &&
    at.y >= room.y + GAP &&
    at.x + width <= room.x + room.width - GAP &&
    at.y + height <= room.y + room.height - GAP &&
    !others.some((one) => meet(one, { ...at, width, height }));
  const off = (side: Side, at: Point) =>
    side === 'left' || side === 'right' ? Math.abs(at.y - rows[0]!) : Math.abs(at.x - columns[0]!);
  const clear = sides.flatMap((side) =>
    places[side].filter(isClear).map((at) => ({ at, off: off(side, at) })),
  );
  return clear.length === 0 ? null : clear.reduce((best, one) => (one.off < best.off ? one : best)).at;
}
