import { clamp, type Rgb } from '../lib/colour.ts';
import { type Brush, fade, fbm, HEIGHT, type Scene, stars, WIDTH } from './brush.ts';
import { economy } from './scenes/economy.ts';
import { exploration } from './scenes/exploration.ts';
import { industry } from './scenes/industry.ts';
import { military } from './scenes/military.ts';
import { politics } from './scenes/politics.ts';
import { religion } from './scenes/religion.ts';

const SCENES: { readonly [key: string]: Scene } = {
  ...politics,
  ...economy,
  ...industry,
  ...military,
  ...exploration,
  ...religion,
};

/** The sky of each type: its dark, its bright and its light. */
const SKIES: { readonly [type: string]: readonly [Rgb, Rgb, Rgb] } = {
  Politics: [
    [26, 14, 48],
    [112, 66, 168],
    [232, 160, 255],
  ],
  Economy: [
    [34, 22, 8],
    [150, 98, 30],
    [255, 216, 130],
  ],
  Industry: [
    [20, 22, 28],
    [84, 92, 108],
    [255, 178, 96],
  ],
  Military: [
    [36, 10, 12],
    [150, 44, 40],
    [255, 168, 110],
  ],
  Exploration: [
    [8, 20, 38],
    [28, 92, 140],
    [150, 226, 255],
  ],
  Religion: [
    [8, 28, 22],
    [30, 110, 82],
    [212, 255, 190],
  ],
};

function canvas(): [OffscreenCanvas, Brush] {
  const made = new OffscreenCanvas(WIDTH, HEIGHT);
  return [made, made.getContext('2d', { willReadFrequently: true })!];
}

/** Clouds and stars in the colours of a type. */
function sky(c: Brush, type: string, seed: number): void {
  const [dark, bright, light] = SKIES[type]!;
  const image = c.createImageData(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [u, v] = [x / 90, y / 90];
      const bend = fbm(u, v, seed, 3);
      const cloud = clamp(0.5 + fbm(u + bend * 1.6, v - bend * 1.2, seed + 9, 4));
      const glare = 0.94 * clamp(cloud - 0.28) ** 2 * (1 - (0.5 * y) / HEIGHT);
      const at = 4 * (y * WIDTH + x);
      for (const i of [0, 1, 2] as const) {
        const low = dark[i] * 0.55;
        image.data[at + i] = low + (bright[i] - low) * 0.95 * cloud ** 1.6 + light[i] * glare;
      }
      image.data[at + 3] = 255;
    }
  c.putImageData(image, 0, 0);
  stars(c, seed * 7 + 1, 90);
}

/** The second sky of a card with two types, laid over the lower right. */
function secondSky(c: Brush, type: string, seed: number): void {
  const [over, o] = canvas();
  sky(o, type, seed);
  o.globalCompositeOperation = 'destination-in';
  o.fillStyle = fade(o, 90, 40, 250, 200, '#00000000', '#000000');
  o.fillRect(0, 0, WIDTH, HEIGHT);
  c.drawImage(over, 0, 0);
}

interface CardSubject {
  readonly id: number;
  readonly key: string;
  readonly types: readonly string[];
}

/** The scene of a kind of card: the sky of its types, its subject, and darker corners. */
export default function card({ id, key, types: [first, second] }: CardSubject): OffscreenCanvas {
  const [made, c] = canvas();
  const seed = id * 3 + 5;
  sky(c, first!, seed);
  if (second !== undefined) secondSky(c, second, seed);
  SCENES[key]!(c);
  const corners = c.createRadialGradient(160, 118, 90, 160, 130, 215);
  corners.addColorStop(0, '#00000000');
  corners.addColorStop(1, '#000000aa');
  c.fillStyle = corners;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  return made;
}
