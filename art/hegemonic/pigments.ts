import type { Rgb } from '../lib/colour.ts';
import { chance, clouds } from '../lib/noise.ts';

export type Theme = 'dark' | 'light';
/** Both kinds of canvas draw alike. */
export type Pen = OffscreenCanvasRenderingContext2D;

export const FULL = 2 * Math.PI;

export const css = ([r, g, b]: Rgb, alpha = 1): string => `rgb(${r | 0} ${g | 0} ${b | 0} / ${alpha})`;
export const WHITE: Rgb = [255, 255, 255];
export const INK: Rgb = [8, 8, 18];

/** Clouds with fine parts, from hill to hill about 1. */
export const fog = (x: number, y: number, z = 0, octaves = 4): number => clouds(77, octaves, x, y, z);

/** A bitmap of which each pixel is asked for: red, green, blue, and how much it covers. */
export function bitmap(
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [Rgb, number] | null,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const found = at(x, y);
      if (found) image.data.set([...found[0], 255 * found[1]], 4 * (y * width + x));
    }
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  return canvas;
}

export function dot(g: Pen, x: number, y: number, r: number, fill: string): void {
  g.fillStyle = fill;
  g.beginPath();
  g.arc(x, y, r, 0, FULL);
  g.fill();
}

/** Fine grain of a pixel, about 0. */
const grains = chance(5);
export const grain = (): number => grains() - 0.5;
