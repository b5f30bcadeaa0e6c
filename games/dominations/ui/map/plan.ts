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
/** The sheet grows by so much at once, so that the map does not move with every tile. */
const STEP = EDGE;

const down = (n: number): number => Math.floor(n / STEP) * STEP;
const up = (n: number): number => Math.ceil(n / STEP) * STEP;

const boxes = new Map<string, MapBox>();

function boxOf(middles: readonly Point[]): MapBox {
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = down(Math.min(...xs) - HALF);
  const right = up(Math.max(...xs) + HALF);
  const top = Math.min(...ys) - ROW * 0.7;
  const bottom = Math.max(...ys) + ROW * 0.7;
  const key = [left, right, top, bottom].map(Math.round).join(' ');
  const box = boxes.get(key) ?? {
    x: left - MARGIN,
    y: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  };
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
