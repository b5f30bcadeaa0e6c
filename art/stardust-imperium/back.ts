import { clamp } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { type Brush, fbm, galaxy, glow, WIDTH } from './brush.ts';
import { star } from './things.ts';
import { ring } from './worlds.ts';

/** The back of every card: a galaxy in its orbits under a star, framed in brass. It stands upright, 240 by 320. */
export default function back(): OffscreenCanvas {
  const made = new OffscreenCanvas(240, WIDTH);
  const c: Brush = made.getContext('2d', { willReadFrequently: true })!;
  const image = c.createImageData(240, WIDTH);
  for (let y = 0; y < WIDTH; y++)
    for (let x = 0; x < 240; x++) {
      const bend = fbm(x / 80, y / 80, 7, 3);
      const cloud = clamp(0.5 + fbm(x / 80 + 1.6 * bend, y / 80 - 1.2 * bend, 17, 4)) ** 1.7;
      const at = 4 * (y * 240 + x);
      for (const [i, [dark, bright]] of [
        [10, 74],
        [13, 70],
        [34, 170],
      ].entries() as IterableIterator<[number, [number, number]]>)
        image.data[at + i] = dark + (bright - dark) * cloud;
      image.data[at + 3] = 255;
    }
  c.putImageData(image, 0, 0);
  const next = chance(29);
  for (let i = 0; i < 120; i++) {
    c.fillStyle = `rgba(230, 240, 255, ${0.2 + 0.7 * next()})`;
    c.beginPath();
    c.arc(next() * 240, next() * WIDTH, 0.5 + 1.3 * next() ** 4, 0, 7);
    c.fill();
  }
  galaxy(c, 120, 160, 0.8, 41);
  ring(c, 120, 160, 84, 0.36, [
    [1, 2, '#f0d8a0'],
    [1.2, 1.2, '#b8924c'],
    [0.74, 1.2, '#b8924c'],
  ]);
  glow(c, 120, 160, 60, '#ffe8b0');
  star(c, 120, 160, 22, '#fff4d0');
  for (const [inset, width, colour] of [
    [6, 5, '#3a2a12'],
    [6, 2.4, '#d8b06a'],
    [13, 1, '#8a6632'],
  ] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.strokeRect(inset, inset, 240 - 2 * inset, WIDTH - 2 * inset);
  }
  return made;
}
