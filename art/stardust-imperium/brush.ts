import { chance, noise } from '../lib/noise.ts';

/*
 * What the scenes of the cards are painted with. All is lit from the upper left; glows are light added to what is there.
 */

export type Brush = OffscreenCanvasRenderingContext2D;
/** Draws the subject of a card over its sky. */
export type Scene = (c: Brush) => void;
/** Places, as pairs of numbers: `'2 -5, -22 -26'`, or computed. */
export type Points = string | readonly (readonly [number, number])[];

export const WIDTH = 320;
export const HEIGHT = 260;

/** Chance for a pair of numbers, 0 to 1. */
export const dice = (x: number, y: number, seed: number): number => noise(seed, x, y);

/** Fractal noise round 0: `n` octaves, each half as strong as the one before and turned a little, so that no lattice shows. */
export function fbm(x: number, y: number, seed: number, n: number): number {
  let [sum, weight, u, v] = [0, 0.5, x, y];
  for (let i = 0; i < n; i++) {
    sum += weight * (2 * noise(seed + i, u, v) - 1);
    [u, v] = [1.6 * u + 1.2 * v, 1.6 * v - 1.2 * u];
    weight /= 2;
  }
  return sum;
}

/** Colours along a line from one point to another. */
export function fade(c: Brush, x0: number, y0: number, x1: number, y1: number, ...colours: string[]) {
  const gradient = c.createLinearGradient(x0, y0, x1, y1);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}

/** Rows of numbers: `'2 -5 1, -22 -26 3'`. */
export const rows = (text: string): [number, number, number, number, number][] =>
  text.split(',').map((row) => row.trim().split(' ').map(Number) as [number, number, number, number, number]);

function trace(c: Brush, points: Points): void {
  c.beginPath();
  for (const [x, y] of typeof points === 'string' ? rows(points) : points) c.lineTo(x, y);
}

export function shape(c: Brush, points: Points, fill: string | CanvasGradient, rim?: string): void {
  trace(c, points);
  c.closePath();
  c.fillStyle = fill;
  c.fill();
  if (rim === undefined) return;
  c.strokeStyle = rim;
  c.lineWidth = 1.4;
  c.stroke();
}

export function line(c: Brush, colour: string, width: number, points: Points): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  trace(c, points);
  c.stroke();
}

export function bar(
  c: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string | CanvasGradient,
): void {
  c.fillStyle = fill;
  c.fillRect(x, y, w, h);
}

export function disc(c: Brush, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  c.fillStyle = fill;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
}

/** What is drawn adds its light to what is there. */
export function lit(c: Brush, draw: () => void): void {
  c.save();
  c.globalCompositeOperation = 'lighter';
  draw();
  c.restore();
}

/** Drawn at a place, turned and scaled. */
export function placed(c: Brush, x: number, y: number, turn: number, scale: number, draw: () => void): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(scale, scale);
  draw();
  c.restore();
}

export function glow(c: Brush, x: number, y: number, r: number, colour: string, strength = 1): void {
  lit(c, () => {
    c.globalAlpha = strength;
    const gradient = c.createRadialGradient(x, y, 0, x, y, r);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(0.35, `${colour}66`);
    gradient.addColorStop(1, '#00000000');
    c.fillStyle = gradient;
    c.fillRect(x - r, y - r, 2 * r, 2 * r);
  });
}

/** Rays of light in all directions. */
export function rays(
  c: Brush,
  x: number,
  y: number,
  n: number,
  r: number,
  colour: string,
  strength = 0.2,
): void {
  lit(c, () => {
    c.fillStyle = colour;
    for (let i = 0; i < n; i++) {
      const [turn, width] = [(i / n) * 6.283 + 0.1, 0.05 + 0.05 * dice(i, n, 3)];
      c.globalAlpha = strength * (0.4 + dice(i, 1, 9));
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x + r * Math.cos(turn - width), y + r * Math.sin(turn - width));
      c.lineTo(x + r * Math.cos(turn + width), y + r * Math.sin(turn + width));
      c.fill();
    }
  });
}

/** A cone of light from a point, between two directions. */
export function beam(
  c: Brush,
  [x, y]: readonly [number, number],
  from: number,
  to: number,
  r: number,
  colour: string,
  strength: number,
): void {
  lit(c, () => {
    const gradient = c.createRadialGradient(x, y, 0, x, y, r);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, '#00000000');
    c.globalAlpha = strength;
    c.fillStyle = gradient;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + r * Math.cos(from), y + r * Math.sin(from));
    c.lineTo(x + r * Math.cos(to), y + r * Math.sin(to));
    c.fill();
  });
}

/** Ground from here down to the lower edge, with a rolling horizon. */
export function land(c: Brush, y: number, seed: number, height: number, light: string, dark: string): void {
  c.beginPath();
  c.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 4) c.lineTo(x, y + height * fbm(x / 60, seed, seed, 4));
  c.lineTo(WIDTH, HEIGHT);
  c.closePath();
  c.fillStyle = fade(c, 0, y - height, 0, HEIGHT, light, dark);
  c.fill();
}

/** Stars by chance over the whole scene. */
export function stars(c: Brush, seed: number, n: number): void {
  const next = chance(seed);
  for (let i = 0; i < n; i++) {
    const size = 0.5 + 1.4 * next() ** 4;
    disc(c, next() * WIDTH, next() * HEIGHT, size, `rgba(255, 246, 230, ${0.25 + 0.7 * next()})`);
  }
}

/** A galaxy with two arms, seen from above and tilted. */
export function galaxy(c: Brush, x: number, y: number, size: number, seed: number): void {
  const next = chance(seed);
  lit(c, () => {
    for (let i = 0; i < 2600; i++) {
      const t = next() ** 0.6 * 5.4;
      const turn = t + (i % 2) * Math.PI + (next() - 0.5) * 0.7;
      const far = (8 + t * 24 + (next() - 0.5) * 16) * size;
      const [u, v] = [far * Math.cos(turn), far * Math.sin(turn) * 0.5];
      const isRed = next() < 0.12;
      const colour =
        t < 1.6 ? 'rgba(255,226,190,.32)' : isRed ? 'rgba(255,150,190,.5)' : 'rgba(140,200,255,.3)';
      disc(c, x + u * 0.94 + v * 0.34, y - u * 0.34 + v * 0.94, 0.7 + next() * 1.3, colour);
    }
  });
  glow(c, x, y, 76 * size, '#ffe8c0', 0.9);
}
