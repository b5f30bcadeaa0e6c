import type { Point } from '@conclave/kit/table';
import { dotPoint, middleOf, vertexPoint } from '../map/shape.ts';
import type { Act } from './acts.ts';

const BOARD = '.dm-chart';

/** Where a point of the map lies on the screen, and how many pixels a unit has; null if it is not in sight now, as under a Tree. */
export function onScreen({ x, y }: Point): (Point & { readonly scale: number }) | null {
  const chart = document.querySelector(`${BOARD}:not([inert])`)?.getBoundingClientRect();
  const drawing = document.querySelector<SVGGElement>(`${BOARD} .map-frame > svg > g`);
  const matrix = drawing?.getScreenCTM();
  if (!chart || !matrix || chart.width === 0) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const isIn = at.x >= chart.left && at.x <= chart.right && at.y >= chart.top && at.y <= chart.bottom;
  return isIn ? { x: at.x, y: at.y, scale: matrix.a } : null;
}

/** The middle of the first of these elements that is on the screen. */
export function middleOn(...selectors: readonly string[]): Point | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

/** Where an act begins on the map; null for what happens elsewhere. */
export function startOf(act: Act): Point | null {
  switch (act.do) {
    case 'spark':
      return act.corner < 0 ? middleOf(act.cell) : dotPoint(act.cell, act.corner);
    case 'wheel':
      return vertexPoint(act.vertex);
    case 'join':
      return null;
    default:
      return middleOf(act.cell);
  }
}
