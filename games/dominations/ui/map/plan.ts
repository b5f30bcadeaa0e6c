import type { MapBox, Point } from '@conclave/kit/table';
import { CRADLE_CELLS } from '../../data/cradle.ts';
import { openCells } from '../../rules/map.ts';
import type { State } from '../../rules/types.ts';
import { EDGE, middleOf } from './shape.ts';

/** Where the next tile may go, and the part of the plane that holds the map and these places. */
export interface Plan {
  readonly open: readonly number[];
  readonly box: MapBox;
}

const HALF = EDGE / 2;
const ROW = (EDGE * Math.sqrt(3)) / 2;
const MARGIN = 8;

const boxes = new Map<string, MapBox>();

/**
 * As wide on either side of the Cradle, in whole edges: as the map grows it never slides sideways from under a finger.
 * A window is wider than that.
 */
function boxOf(middles: readonly Point[]): MapBox {
  const across = Math.ceil((Math.max(...middles.map(({ x }) => Math.abs(x))) + HALF) / EDGE) * EDGE + MARGIN;
  const ys = middles.map(({ y }) => y);
  const top = Math.min(...ys) - ROW * 0.7 - MARGIN;
  const bottom = Math.max(...ys) + ROW * 0.7 + MARGIN;
  const key = [across, top, bottom].map(Math.round).join(' ');
  const box = boxes.get(key) ?? { x: -across, y: top, width: 2 * across, height: bottom - top };
  boxes.set(key, box);
  return box;
}

const plans = new WeakMap<readonly number[], Plan>();

/** The plan of a view's map; the same object as long as the map is the same. */
export function planOf(view: Readonly<State>): Plan {
  let plan = plans.get(view.cells);
  if (!plan) {
    const open = openCells(view);
    plan = { open, box: boxOf([...CRADLE_CELLS, ...view.cells, ...open].map(middleOf)) };
    plans.set(view.cells, plan);
  }
  return plan;
}
