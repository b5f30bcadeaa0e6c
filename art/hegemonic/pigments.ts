import { chance, clouds } from '../lib/noise.ts';

export type Rgb = readonly [number, number, number];
export type Theme = 'dark' | 'light';
/** Both kinds of canvas draw alike. */
export type Pen = OffscreenCanvasRenderingContext2D;

export const FULL = 2 * Math.PI;

const channel = (v: number): number =>
  255 * (v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * Math.min(1, v) ** (1 / 2.4) - 0.055);

/** A colour of the space in which the page's colours are named. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos((hue / 360) * FULL), chroma * Math.sin((hue / 360) * FULL)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export const clamp = (x: number, least = 0, most = 1): number => Math.min(most, Math.max(least, x));
export const between = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  between(a[0], b[0], t),
  between(a[1], b[1], t),
  between(a[2], b[2], t),
];
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
