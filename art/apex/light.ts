import { clamp, mix, type Rgb } from '../lib/colour.ts';

export type Ink = OffscreenCanvasRenderingContext2D;

export const css = ([r, g, b]: Rgb, alpha = 1): string =>
  `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)} / ${alpha})`;

/** A colour of a row of them, 0 to 1. */
export function along(colours: readonly Rgb[], t: number): Rgb {
  const at = clamp(t) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(at));
  return mix(colours[i]!, colours[i + 1]!, at - i);
}

/** Fills a canvas pixel by pixel. */
export function fill(width: number, height: number, colour: (x: number, y: number) => readonly number[]) {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [r, g, b, a = 255] = colour(x, y);
      image.data.set([r!, g!, b!, a], (y * width + x) * 4);
    }
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  return canvas;
}

/** A light that fades outwards. */
export function glow(
  g: Ink,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string])[],
) {
  const light = g.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  g.fillStyle = light;
  g.beginPath();
  g.arc(x, y, radius, 0, 2 * Math.PI);
  g.fill();
}
