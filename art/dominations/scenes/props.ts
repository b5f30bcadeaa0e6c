import { lerp, smooth } from '../../lib/colour.ts';
import { chance } from '../../lib/noise.ts';
import { along, type Context } from '../brush.ts';
import { hills } from '../relief.ts';

/** Scenes are painted on a square of this size, and shown smaller. */
export const Q = 240;

/** The colours of a scene: zenith, middle, horizon, what is near and dark, the rim of its light. */
export type Tone = readonly [zenith: string, middle: string, horizon: string, dark: string, rim: string];

/** One light, ridges that grow darker towards the front, a subject with a rim of that light. */
export type Scene = (c: Context, tone: Tone) => void;

export type Colours = string | readonly string[];
type Point = readonly [x: number, y: number];

export const grad = (
  c: Context,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ...colours: readonly string[]
): CanvasGradient => along(c, [x0, y0, x1, y1], ...colours);

/** Adds light about a point. */
export function lamp(c: Context, x: number, y: number, r: number, colour: string, strength = 1): void {
  c.save();
  c.globalCompositeOperation = 'lighter';
  c.globalAlpha = r > 90 ? strength * 0.62 : strength;
  const g = c.createRadialGradient(x, y, 0, x, y, r);
  g.addColorStop(0, colour);
  g.addColorStop(0.3, `${colour}77`);
  g.addColorStop(1, `${colour}00`);
  c.fillStyle = g;
  c.fillRect(x - r, y - r, 2 * r, 2 * r);
  c.restore();
}

/** Rays of light from a point. */
export function ray(
  c: Context,
  x: number,
  y: number,
  n: number,
  far: number,
  colour: string,
  strength: number,
): void {
  const next = chance(n);
  c.save();
  c.globalCompositeOperation = 'lighter';
  c.globalAlpha = strength;
  c.fillStyle = colour;
  for (let i = 0; i < n; i++) {
    const [t, w] = [(i / n) * 2 * Math.PI + 0.2, 0.03 + 0.06 * next()];
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + far * Math.cos(t - w), y + far * Math.sin(t - w));
    c.lineTo(x + far * Math.cos(t + w), y + far * Math.sin(t + w));
    c.fill();
  }
  c.restore();
}

/** The sky: a gradient, and clouds of noise bent by noise, drawn small and blown up. */
export function dusk(c: Context, tone: Tone, seed: number): void {
  c.fillStyle = grad(c, 0, 0, 0, Q * 0.8, tone[0], tone[1], tone[2]);
  c.fillRect(0, 0, Q, Q);
  const n = 80;
  const small = document.createElement('canvas');
  small.width = small.height = n;
  const x = small.getContext('2d')!;
  const image = x.createImageData(n, n);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const [u, v, w] = [i / 26, j / 13, j / n];
      const q = hills(u, v, seed, 3);
      const cloud = smooth(0.02, 0.5, hills(u + q, v + q * 0.6, seed + 9, 4) + 0.08);
      image.data.set(
        [255, lerp(190, 236, w), lerp(170, 196, w), cloud * 120 * (1 - 0.6 * w)],
        (j * n + i) * 4,
      );
    }
  x.putImageData(image, 0, 0);
  c.imageSmoothingQuality = 'high';
  c.drawImage(small, 0, 0, Q, Q);
}

/** Land that ends in a wavering line. */
export function ridge(c: Context, y: number, high: number, colour: string, seed: number, lit?: string): void {
  const line: Point[] = [];
  for (let x = 0; x <= Q; x += 3) line.push([x, y - high * hills(x / 70, seed * 1.7, seed, 4) * 2]);
  c.beginPath();
  c.moveTo(0, Q);
  for (const [x, at] of line) c.lineTo(x, at);
  c.lineTo(Q, Q);
  c.fillStyle = grad(c, 0, y - high, 0, Q, colour, '#0c0705');
  c.fill();
  if (!lit) return;
  c.beginPath();
  for (const [x, at] of line) c.lineTo(x, at);
  c.strokeStyle = lit;
  c.lineWidth = 1.6;
  c.globalAlpha = 0.7;
  c.stroke();
  c.globalAlpha = 1;
}

/** A filled silhouette with a rim of light. */
export function cut(
  c: Context,
  path: string,
  fill: Colours,
  rim: string,
  x = 0,
  y = 0,
  k = 1,
  dx = 1.6,
  dy = 1.4,
): void {
  c.save();
  c.translate(x, y);
  c.scale(k, k);
  const p = new Path2D(path);
  c.fillStyle = typeof fill === 'string' ? fill : grad(c, -30, -40, 30, 30, ...fill);
  c.fill(p);
  c.clip(p);
  c.lineJoin = 'round';
  if (rim) {
    c.strokeStyle = rim;
    c.lineWidth = 3.2 / k ** 0.5;
    c.translate(dx, dy);
    c.stroke(p);
  }
  c.restore();
}

/** Lines of one colour. */
export function strokes(c: Context, colour: string, width: number, ...paths: readonly string[]): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = c.lineJoin = 'round';
  for (const path of paths) c.stroke(new Path2D(path));
}

/** Filled shapes of one colour. */
export function shapes(c: Context, colour: string | CanvasGradient, ...paths: readonly string[]): void {
  c.fillStyle = colour;
  for (const path of paths) c.fill(new Path2D(path));
}

export function dots(
  c: Context,
  colour: string | CanvasGradient,
  r: number,
  ...points: readonly Point[]
): void {
  c.fillStyle = colour;
  for (const [x, y] of points) {
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  }
}

/** The sun, or a moon. */
export function orb(c: Context, x: number, y: number, r: number, colour: string): void {
  lamp(c, x, y, r * 4, colour, 0.9);
  dots(c, colour, r, [x, y]);
}

/** A sky full of stars. */
export function stars(c: Context, n: number, seed: number, low = Q * 0.6): void {
  const next = chance(seed);
  for (let i = 0; i < n; i++) {
    c.fillStyle = `rgb(255 245 220 / ${next().toFixed(2)})`;
    c.fillRect(next() * Q, next() * low, 1.8, 1.8);
  }
}

/** Water from a line down, with a glitter under a light. */
export function water(c: Context, y: number, top: string, deep: string, at = 120): void {
  const next = chance(y);
  c.fillStyle = grad(c, 0, y, 0, Q, top, deep);
  c.fillRect(0, y, Q, Q - y);
  c.fillStyle = 'rgb(255 246 210 / 0.65)';
  for (let i = 0; i < 15; i++) c.fillRect(at - 30 + next() * 44 - i, y + 4 + i * 6, 20 + i * 2, 1.6);
}

export const MAN = 'M-13 0C-14-16-13-27-7-31C-11-36-9-46 0-46S11-36 7-31C13-27 14-16 13 0z';
export const ROBE = 'M-17 0C-15-20-12-34-7-39C-11-44-9-56 0-56S11-44 7-39C12-34 15-20 17 0z';
export const KID = 'M-10 0C-10-12-8-18-5-20C-8-24-6-32 0-32S8-24 5-20C8-18 10-12 10 0z';
export const BULL =
  'M-40-8C-34-22-14-24 0-20C10-26 20-24 26-16L34-20 33-12 38-8 34 0 24-2 20 6 22 20H16L12 6-14 6-16 20H-22L-22 4C-28 2-34 8-38 16L-41 15C-38 6-40 0-40-8zM30-20C34-28 40-28 42-24M26-19C26-28 32-32 36-31';

export function pillar(
  c: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  lit = '#fff3d6',
  dark = '#8a6a46',
): void {
  c.fillStyle = grad(c, x, 0, x + w, 0, lit, dark);
  c.fillRect(x, y - h, w, h);
  c.fillRect(x - 3, y - h - 4, w + 6, 5);
  c.fillRect(x - 3, y - 4, w + 6, 5);
}

export function block(
  c: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  lit = '#f4e2ba',
  dark = '#8f7148',
): void {
  c.fillStyle = lit;
  c.fillRect(x, y - h, w * 0.66, h);
  c.fillStyle = dark;
  c.fillRect(x + w * 0.66, y - h, w * 0.34, h);
  c.fillStyle = '#fff4d8';
  c.fillRect(x, y - h, w * 0.66, 2);
}

export function flame(c: Context, x: number, y: number, k: number): void {
  lamp(c, x, y - 10 * k, 60 * k, '#ffa040', 0.9);
  for (const [colour, q] of [
    ['#b8400f', 1.2],
    ['#ff9a2e', 0.9],
    ['#ffeaa0', 0.5],
  ] as const) {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(x, y - 34 * k * q);
    c.bezierCurveTo(x + 14 * k * q, y - 16 * k * q, x + 12 * k * q, y, x, y);
    c.bezierCurveTo(x - 12 * k * q, y, x - 14 * k * q, y - 14 * k * q, x, y - 34 * k * q);
    c.fill();
  }
}

export function tree(c: Context, x: number, y: number, k: number, dark = '#1d3a1e', lit = '#5d8a3e'): void {
  c.fillStyle = '#2a1a0c';
  c.fillRect(x - 2 * k, y - 20 * k, 4 * k, 20 * k);
  for (const [dx, dy, r, colour] of [
    [0, -30, 14, dark],
    [-8, -24, 9, dark],
    [8, -24, 9, dark],
    [-4, -34, 8, lit],
  ] as const)
    dots(c, colour, r * k, [x + dx * k, y + dy * k]);
}

/** A crowd that looks up, seen from behind. */
export function crowd(c: Context, n: number, y: number, colour: string, rim: string, k = 1.15): void {
  const next = chance(n + y);
  for (let i = 0; i < n; i++) cut(c, MAN, colour, rim, (i + 0.5) * (Q / n), y, k + 0.25 * next());
}

/** A sheet of writing, open at its height. */
export function scroll(c: Context, x: number, y: number, k: number, lines = 6): void {
  c.save();
  c.translate(x, y);
  c.scale(k, k);
  shapes(c, grad(c, -40, 0, 40, 0, '#fff6dc', '#d8b880'), 'M-38-50H38V50H-38z');
  for (const at of [-52, 50]) {
    shapes(c, grad(c, 0, at - 6, 0, at + 8, '#fff2cc', '#8a5c2c'), `M-46 ${at - 6}H46V${at + 7}H-46z`);
  }
  for (let i = 0; i < lines; i++)
    strokes(c, 'rgb(90 54 24 / 0.8)', 2.4, `M-28 ${-34 + i * 12}H${28 - (i % 3) * 8}`);
  c.restore();
}

/** A coin that shines. */
export function coin(c: Context, x: number, y: number, r: number, flat = 1): void {
  c.save();
  c.translate(x, y);
  c.scale(1, flat);
  dots(c, '#6a3f10', r, [1.5, 2.5]);
  dots(c, grad(c, -r, -r, r, r, '#fff3b8', '#e8b440', '#96621a'), r, [0, 0]);
  c.strokeStyle = '#a8741e';
  c.lineWidth = r * 0.1;
  c.beginPath();
  c.arc(0, 0, r * 0.76, 0, 7);
  c.stroke();
  c.restore();
}

/** A ship with a sail. */
export function ship(c: Context, x: number, y: number, k: number, sail: readonly string[]): void {
  strokes(c, '#2c160a', 4 * k, `M${x} ${y - 8 * k}V${y - 110 * k}`);
  cut(c, 'M2-106C40-96 50-60 44-24L2-20zM-4-96C-30-80-36-50-34-22L-4-20z', sail, '#fff', x, y, k);
  cut(
    c,
    'M-60-8C-64-22-56-28-52-26L46-20C54-24 60-34 58-40 68-34 68-14 54 2 44 10 30 12 14 12H-34C-50 10-58 2-60-8z',
    ['#a86434', '#4a2412'],
    '#ffe0a8',
    x,
    y,
    k,
  );
}
