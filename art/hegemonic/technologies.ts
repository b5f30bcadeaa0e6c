import { mix, oklch, type Rgb, smooth } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { bitmap, fog } from './pigments.ts';
import { SCENES, type Stage } from './scenes.ts';

interface Subject {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly { readonly key: string; readonly type: 'industrial' | 'political' | 'martial' }[];
}

/** Hue of the ground by type; each kind is turned a little. */
const HUES = { industrial: 75, political: 240, martial: 18 } as const;

const depths = (hue: number): readonly Rgb[] => [
  oklch(0.17, 0.05, hue),
  oklch(0.36, 0.1, hue + 10),
  oklch(0.66, 0.12, hue + 32),
];

function ground({ width, height }: Subject, seed: number, hue: number): OffscreenCanvas {
  const [low, middle, high] = depths(hue) as readonly [Rgb, Rgb, Rgb];
  return bitmap(width, height, (x, y) => {
    const bend = fog(x / 70 + seed * 5, y / 70, 2, 3);
    const n = fog(x / 62 + bend * 2.4, y / 50 + seed * 3 + bend, 3.3, 4);
    const c = mix(mix(low, middle, smooth(0.3, 0.62, n)), high, smooth(0.56, 0.85, n) * 0.9);
    const light = 1.08 - (0.45 * y) / height;
    return [[c[0] * light, c[1] * light, c[2] * light], 1];
  });
}

/** The scenes of all technologies, in rows: ground by type, stars, and a subject of its own. */
export default function paint(subject: Subject): OffscreenCanvas {
  const { columns, rows, width, height, cells } = subject;
  const canvas = new OffscreenCanvas(columns * width, rows * height);
  const g = canvas.getContext('2d')!;
  cells.forEach(({ key, type }, i) => {
    const hue = HUES[type] + ((i * 37) % 50) - 25;
    g.save();
    g.translate((i % columns) * width, Math.floor(i / columns) * height);
    g.beginPath();
    g.rect(0, 0, width, height);
    g.clip();
    g.drawImage(ground(subject, i + 1, hue), 0, 0);
    const next = chance(i + 300);
    for (let n = 0; n < 46; n++) {
      g.fillStyle = `rgb(255 255 255 / ${0.2 + next() * 0.6})`;
      g.fillRect(next() * width, next() * height, 1.3, 1.3);
    }
    g.lineCap = 'round';
    g.lineJoin = 'round';
    const stage: Stage = { g, w: width, h: height, next, hue };
    SCENES[key]!(stage);
    g.restore();
  });
  return canvas;
}
