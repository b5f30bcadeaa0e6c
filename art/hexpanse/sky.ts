import { mix, type Rgb, smooth } from '../lib/colour.ts';
import type { Painter } from '../lib/easel.ts';
import { chance } from '../lib/noise.ts';
import { gradients, octaves, seedOf } from './noise.ts';

interface Sky {
  readonly width: number;
  readonly height: number;
  readonly isLight: boolean;
}

/** Pixels of a cloud that are told apart. */
const COARSE = 5;

/** What is behind the planet: clouds of two colours, and stars in three depths. */
const paint: Painter<Sky> = ({ width, height, isLight }) => {
  const canvas = new OffscreenCanvas(width, height);
  const c = canvas.getContext('2d')!;
  const ground = c.createLinearGradient(0, 0, width, height);
  const grounds = isLight ? ['#eef4f6', '#e0eaee', '#eaeeec'] : ['#05070f', '#080d1c', '#04060d'];
  grounds.forEach((colour, i) => ground.addColorStop(i / 2, colour));
  c.fillStyle = ground;
  c.fillRect(0, 0, width, height);

  const [w, h] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const clouds = new OffscreenCanvas(w, h);
  const image = new ImageData(w, h);
  const n = gradients('hexpanse');
  const tints: readonly [Rgb, Rgb] = isLight
    ? [
        [150, 190, 205],
        [205, 190, 170],
      ]
    : [
        [30, 60, 120],
        [74, 34, 110],
      ];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = [x / 90, y / 90];
      const warp = octaves(n, u, v, 3, 4);
      const thick = smooth(0.02, 0.42, octaves(n, u + warp * 1.4, v + warp * 1.2, 7, 5) + 0.06);
      const colour = mix(...tints, smooth(-0.2, 0.25, octaves(n, u * 0.7, v * 0.7, 11, 3)));
      image.data.set([...colour, thick * (isLight ? 70 : 95)], (y * w + x) * 4);
    }
  clouds.getContext('2d')!.putImageData(image, 0, 0);
  c.imageSmoothingQuality = 'high';
  c.drawImage(clouds, 0, 0, w, h, 0, 0, width, height);

  const next = chance(seedOf('stars'));
  const colours = isLight ? ['#31506b'] : ['#fff', '#cfe0ff', '#ffe9c8'];
  for (let i = 0; i < (width * height) / 900; i++) {
    const [x, y, bright] = [next() * width, next() * height, next() ** 5];
    c.globalAlpha = (isLight ? 0.16 : 0.3) + bright * (isLight ? 0.3 : 0.7);
    c.fillStyle = colours[Math.floor(next() * colours.length)]!;
    c.beginPath();
    c.arc(x, y, (0.35 + bright * 1.5) * 0.7, 0, 7);
    c.fill();
    if (bright < 0.72 || isLight) continue;
    c.globalAlpha = 0.35;
    c.fillRect(x - 5 * bright, y - 0.4, 10 * bright, 0.8);
    c.fillRect(x - 0.4, y - 5 * bright, 0.8, 10 * bright);
  }
  return canvas;
};
export default paint;
