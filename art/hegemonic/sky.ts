import { clamp, mix, oklch, type Rgb, smooth } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { planet } from './bodies.ts';
import { bitmap, css, dot, fog, grain, type Pen, type Theme } from './pigments.ts';

interface Subject {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

/** Ground, and the three washes that drift over it. */
const WASHES: { readonly [theme in Theme]: readonly [ground: Rgb, a: Rgb, b: Rgb, c: Rgb] } = {
  dark: [oklch(0.125, 0.024, 272), oklch(0.33, 0.1, 296), oklch(0.31, 0.075, 225), oklch(0.35, 0.09, 30)],
  light: [oklch(0.945, 0.018, 85), oklch(0.84, 0.045, 285), oklch(0.86, 0.045, 210), oklch(0.87, 0.05, 55)],
};
/** Pixels of a hill of the washes. */
const HILL = 360;

function washes({ theme, width, height }: Subject): OffscreenCanvas {
  const [ground, a, b, c] = WASHES[theme];
  return bitmap(width, height, (x, y) => {
    const [u, v] = [x / HILL + 5, y / HILL];
    const bend = fog(u, v, 1.3, 3);
    const n = fog(u + bend * 1.7, v + bend * 1.7, 4.1, 4);
    const m = fog(u * 0.7 + 20, v * 0.7 - bend, 8.2, 3);
    const thread = 1 - Math.abs(fog(u * 2.2 + bend * 2, v * 2.2 + n, 5.5, 4) - 0.5) * 9;
    let colour = mix(ground, a, smooth(0.36, 0.86, n) * 0.75);
    colour = mix(colour, b, smooth(0.4, 0.85, m) * 0.7);
    colour = mix(colour, c, smooth(0.5, 0.9, n * 0.6 + (1 - m) * 0.42) * 0.45);
    colour = mix(colour, b, clamp(thread) * 0.2);
    const fine = grain() * 4;
    return [[colour[0] + fine, colour[1] + fine, colour[2] + fine], 1];
  });
}

const TINTS: readonly Rgb[] = [
  [255, 214, 170],
  [176, 204, 255],
  [240, 242, 255],
];

/** Stars of three depths, a few with spikes. */
function stars(g: Pen, { theme, width, height }: Subject): void {
  const next = chance(155);
  for (let i = 0; i < (width * height) / 700; i++) {
    const [bright, x, y, tint] = [next(), next() * width, next() * height, next()];
    const depth = bright > 0.988 ? 0 : bright > 0.9 ? 1 : 2;
    const size = [1.7, 1.1, 0.7][depth]!;
    const colour = TINTS[tint < 0.2 ? 0 : tint < 0.45 ? 1 : 2]!;
    const alpha = theme === 'dark' ? [0.95, 0.7, 0.36][depth]! : [0.6, 0.36, 0.18][depth]!;
    const ink = theme === 'dark' ? css(colour, alpha) : css([52, 44, 66], alpha);
    dot(g, x, y, size, ink);
    if (bright < 0.996) continue;
    g.strokeStyle = ink;
    g.lineWidth = 0.8;
    g.beginPath();
    g.moveTo(x - 8, y);
    g.lineTo(x + 8, y);
    g.moveTo(x, y - 8);
    g.lineTo(x, y + 8);
    g.stroke();
  }
}

/** The sky behind the galaxy, with a far world that gives it depth. */
export default function paint(subject: Subject): OffscreenCanvas {
  const { theme, width, height } = subject;
  const canvas = new OffscreenCanvas(width, height);
  const g = canvas.getContext('2d')!;
  g.drawImage(washes(subject), 0, 0);
  stars(g, subject);
  g.globalAlpha = theme === 'dark' ? 0.62 : 0.5;
  const palette: readonly Rgb[] =
    theme === 'dark'
      ? [
          [30, 36, 70],
          [60, 74, 120],
          [120, 128, 170],
          [190, 180, 190],
        ]
      : [
          [150, 150, 170],
          [180, 176, 190],
          [214, 200, 196],
          [236, 224, 206],
        ];
  planet(g, width * 0.92, height * 0.62, height * 0.13, {
    seed: 44,
    surface: 'gas',
    palette,
    air: [130, 160, 255],
    ring: [170, 176, 220],
    night: theme === 'dark' ? [7, 8, 18] : [90, 84, 104],
    isInk: theme === 'light',
  });
  return canvas;
}
