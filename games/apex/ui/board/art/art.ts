import { sprinkle } from '@conclave/kit';
import { pen } from '@conclave/kit/table';
import { TILES } from '../../../data/sectors.ts';
import { BODIES, type Body } from './bodies.ts';

const { circle, dot, polar, range } = pen;

const FULL = 2 * Math.PI;

/** Where a home may lie: an orbit, pricked out. */
const SLOT: Body = {
  disc: '',
  fine: '',
  bold: '',
  dots: range(40)
    .map((i) => dot(polar((i / 40) * FULL, 30)))
    .join(''),
};

/** The orbits round a home. */
const HOME: Body = { disc: '', fine: circle([0, -12], 29) + circle([0, -12], 34), bold: '', dots: '' };

/** What nobody has seen yet: points of a grid. */
const HIDDEN: Body = {
  disc: '',
  fine: '',
  bold: '',
  dots: range(81)
    .map((i) => [(i % 9) * 9 - 36, Math.floor(i / 9) * 9 - 36] as const)
    .map(dot)
    .join(''),
};

const drawn = new Map<number, Body>();

/** What a tile looks like: by its bonus, and by its number the same for everybody and for ever. */
function tileArt(tile: number): Body {
  let body = drawn.get(tile);
  if (!body) {
    body = BODIES[TILES[tile]!](sprinkle(`apex tile ${tile}`));
    drawn.set(tile, body);
  }
  return body;
}

/** What lies on a sector: a tile by its number, or what stands for a sector without an open one. */
export function artOf(what: number | 'home' | 'slot' | 'hidden'): Body {
  if (typeof what === 'number') return tileArt(what);
  return what === 'home' ? HOME : what === 'slot' ? SLOT : HIDDEN;
}
