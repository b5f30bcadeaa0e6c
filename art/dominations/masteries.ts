import { easel } from './brush.ts';
import { ART } from './scenes/art.ts';
import { CAMPFIRE } from './scenes/campfire.ts';
import { CRAFTSMANSHIP } from './scenes/craftsmanship.ts';
import { GOVERNMENT } from './scenes/government.ts';
import { dusk, Q, type Scene, type Tone } from './scenes/props.ts';
import { RELIGION } from './scenes/religion.ts';
import { SCIENCE } from './scenes/science.ts';
import { TRADE } from './scenes/trade.ts';

/** Scenes side by side: the twelve Masteries of a Domain, four a row, or the Campfire alone. */
interface Masteries {
  /** As `DOMAINS` counts them; 6 for the Campfire. */
  readonly domain: number;
  /** Pixels of a scene. */
  readonly size: number;
}

const SCENES: readonly (readonly Scene[])[] = [
  GOVERNMENT,
  RELIGION,
  ART,
  TRADE,
  SCIENCE,
  CRAFTSMANSHIP,
  [CAMPFIRE],
];
const TONES: readonly Tone[] = [
  ['#35100f', '#a03c2c', '#f3b37c', '#2a0d0b', '#ffd0a0'],
  ['#1b1030', '#5c3d85', '#e0a8c6', '#180d26', '#ffd6ee'],
  ['#0b2240', '#27699c', '#f2d9ac', '#0a1a2c', '#fff0cc'],
  ['#3a2408', '#b07f22', '#ffe7a8', '#2c1a06', '#fff2c4'],
  ['#0b2618', '#33734a', '#e6e9ac', '#0a1d12', '#f6ffd0'],
  ['#301204', '#a9531c', '#ffcc80', '#260e04', '#ffe2ae'],
  ['#241c22', '#7c6450', '#f2dcae', '#20170f', '#fff0cf'],
];

const COLUMNS = 4;

/** A scene with its sky, and darker to its edges. */
function framed(scene: Scene, tone: Tone, seed: number): HTMLCanvasElement {
  const c = easel(Q, Q);
  dusk(c, tone, seed);
  scene(c, tone);
  const edge = c.createRadialGradient(110, 100, 60, 120, 120, 178);
  edge.addColorStop(0, 'rgb(0 0 0 / 0)');
  edge.addColorStop(1, 'rgb(8 4 2 / 0.6)');
  c.fillStyle = edge;
  c.fillRect(0, 0, Q, Q);
  return c.canvas;
}

export default function paint({ domain, size }: Masteries): HTMLCanvasElement {
  const scenes = SCENES[domain]!;
  const columns = Math.min(COLUMNS, scenes.length);
  const c = easel(columns * size, Math.ceil(scenes.length / columns) * size);
  c.imageSmoothingQuality = 'high';
  for (const [i, scene] of scenes.entries())
    c.drawImage(
      framed(scene, TONES[domain]!, i * 7 + domain),
      (i % columns) * size,
      Math.floor(i / columns) * size,
      size,
      size,
    );
  return c.canvas;
}
