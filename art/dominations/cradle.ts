import { clamp, lerp } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { type Context, disc, easel, poly } from './brush.ts';

/** The middle of the Cradle: an old tree, the tents of the first tribes round it, and a fire. */
interface Cradle {
  readonly light: boolean;
  /** Pixels of its width, which is one and a half edges of a tile. */
  readonly size: number;
}

function rings(c: Context, light: boolean): void {
  c.strokeStyle = light ? 'rgb(110 70 30 / 0.5)' : 'rgb(255 220 160 / 0.4)';
  const r = 27;
  c.lineWidth = 1;
  for (let k = 0; k < 6; k++) {
    c.beginPath();
    c.arc(r * Math.cos((k * Math.PI) / 3), r * Math.sin((k * Math.PI) / 3), r, 0, 7);
    c.stroke();
  }
  for (const [far, width] of [
    [54, 2],
    [57.5, 1],
  ] as const) {
    c.lineWidth = width;
    c.beginPath();
    c.arc(0, 0, far, 0, 7);
    c.stroke();
  }
}

function tree(c: Context): void {
  c.save();
  c.shadowColor = 'rgb(0 0 0 / 0.5)';
  c.shadowBlur = 7;
  c.shadowOffsetX = 5;
  c.shadowOffsetY = 6;
  poly(
    c,
    [
      [-3, -18],
      [-5, 12],
      [-17, 22],
      [-6, 19],
      [0, 24],
      [6, 19],
      [18, 22],
      [6, 12],
      [4, -18],
    ],
    '#4b2f1a',
  );
  c.restore();
  const next = chance(4);
  const leaves = Array.from({ length: 60 }, () => {
    const a = next() * 2 * Math.PI;
    const q = Math.sqrt(next());
    return [Math.cos(a) * q * 33, Math.sin(a) * q * 20 - 20, 4 + 5 * next()] as const;
  }).sort((a, b) => b[1] - a[1]);
  for (const [x, y, r] of leaves) {
    const lit = clamp(0.55 - x / 80 - (y + 20) / 50);
    disc(c, x, y, r, `rgb(${lerp(38, 150, lit)} ${lerp(62, 168, lit)} ${lerp(34, 76, lit)})`);
  }
}

function tents(c: Context): void {
  for (const a of [0.25, 1.15, 1.95, 2.85, 3.7, 5.7]) {
    const [x, y, q] = [Math.cos(a) * 47, Math.sin(a) * 43, 8.5];
    c.fillStyle = 'rgb(20 10 0 / 0.35)';
    c.beginPath();
    c.ellipse(x + q * 0.4, y + q * 0.1, q * 1.1, q * 0.35, 0, 0, 7);
    c.fill();
    poly(
      c,
      [
        [x - q, y],
        [x, y - q * 1.5],
        [x + q * 0.15, y + q * 0.15],
      ],
      '#f3dcae',
    );
    poly(
      c,
      [
        [x + q * 0.15, y + q * 0.15],
        [x, y - q * 1.5],
        [x + q, y - q * 0.1],
      ],
      '#a8794a',
    );
    poly(
      c,
      [
        [x - q * 0.45, y + q * 0.05],
        [x - q * 0.2, y - q * 0.7],
        [x, y + q * 0.12],
      ],
      '#3c2412',
    );
  }
}

function fire(c: Context): void {
  const [x, y] = [16, 30];
  const glow = c.createRadialGradient(x, y - 4, 1, x, y - 4, 34);
  glow.addColorStop(0, 'rgb(255 190 90 / 0.75)');
  glow.addColorStop(1, 'rgb(255 170 60 / 0)');
  disc(c, x, y - 4, 34, glow);
  for (const [colour, q] of [
    ['#8a3414', 1.5],
    ['#f08a2c', 1.15],
    ['#ffe08a', 0.6],
  ] as const) {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(x, y - 13 * q);
    c.quadraticCurveTo(x + 7 * q, y - 2, x, y + 2.5);
    c.quadraticCurveTo(x - 7 * q, y - 2, x, y - 13 * q);
    c.fill();
  }
}

export default function paint({ light, size }: Cradle): HTMLCanvasElement {
  const c = easel(size, size);
  c.translate(size / 2, size / 2);
  c.scale(size / 150, size / 150);
  rings(c, light);
  tree(c);
  tents(c);
  fire(c);
  return c.canvas;
}
