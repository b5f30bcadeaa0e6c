import { clamp, lerp, type Rgb } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { type Brush, dice, fade, fbm, glow, HEIGHT, lit, type Points, rows, shape, WIDTH } from './brush.ts';

/** Planets, rings and rocks. */

interface Surface {
  /** How many bands of cloud it has; none for a world with relief. */
  readonly bands?: number;
  /** The colour of its air. */
  readonly air?: string;
  /** How much of it is sea, 0 to 1. */
  readonly sea?: number;
  /** How many lights its night side has, 0 to 1. */
  readonly lights?: number;
}

/** A planet: relief or bands on a sphere, the terminator, and air at the lit limb. Its colours: the sea, then from low to high. */
export function planet(
  c: Brush,
  cx: number,
  cy: number,
  r: number,
  colours: string,
  seed: number,
  { bands = 0, air = '#9fd0ff', sea = 0, lights = 0 }: Surface = {},
): void {
  const palette = rows(colours) as unknown as readonly [Rgb, Rgb, Rgb, Rgb];
  const image = c.getImageData(0, 0, WIDTH, HEIGHT);
  const { data } = image;
  for (let y = Math.max(0, Math.floor(cy - r)); y < Math.min(HEIGHT, cy + r); y++)
    for (let x = Math.max(0, Math.floor(cx - r)); x < Math.min(WIDTH, cx + r); x++) {
      const [dx, dy] = [(x - cx) / r, (y - cy) / r];
      const square = dx * dx + dy * dy;
      if (square > 1) continue;
      const dz = Math.sqrt(1 - square);
      const relief = (shift: number) =>
        0.5 + 0.85 * fbm(((dx - shift) / (dz + 0.45)) * 2.2, ((dy - shift) / (dz + 0.45)) * 2.2, seed, 5);
      const height =
        bands > 0
          ? 0.5 + 0.5 * Math.sin(dy * bands + 1.4 * fbm((dx * 2) / (dz + 0.5), dy * 5, seed, 4))
          : relief(0);
      const slope = bands > 0 ? 0 : clamp((height - relief(0.02)) * 5, -0.5, 0.5);
      const light = clamp(-0.62 * dx - 0.55 * dy + 0.55 * dz) * (1 + slope);
      const isSea = sea > 0 && height < sea;
      const t = clamp(height);
      const isHigh = t >= 0.5;
      const [low, high] = isSea
        ? [palette[0], palette[0]]
        : isHigh
          ? [palette[2], palette[3]]
          : [palette[1], palette[2]];
      const edge = Math.min(1, (1 - Math.sqrt(square)) * r);
      const hasLight = !isSea && light < 0.12 && dice(x >> 1, y >> 1, seed) > 1 - lights;
      const at = 4 * (y * WIDTH + x);
      for (const i of [0, 1, 2] as const) {
        const colour = lerp(low[i], high[i], isHigh ? t * 2 - 1 : t * 2) * (0.07 + 1.15 * light);
        const night = hasLight ? ([255, 200, 120] as const)[i] * 0.8 : 0;
        data[at + i] = lerp(data[at + i]!, colour + night, edge);
      }
    }
  c.putImageData(image, 0, 0);
  lit(c, () => {
    c.beginPath();
    c.arc(cx, cy, r, 0, 7);
    c.clip();
    const [x0, y0] = [cx + r * 0.22, cy + r * 0.2];
    const limb = c.createRadialGradient(x0, y0, r * 0.86, cx + r * 0.12, cy + r * 0.1, r * 1.14);
    limb.addColorStop(0, '#00000000');
    limb.addColorStop(1, air);
    c.fillStyle = limb;
    c.fillRect(cx - r, cy - r, 2 * r, 2 * r);
  });
  glow(c, cx - r * 0.55, cy - r * 0.55, r * 0.9, air, 0.25);
}

/** Rings round a place, each as its radius, width and colour, from one angle to another. */
export function ring(
  c: Brush,
  x: number,
  y: number,
  r: number,
  tilt: number,
  rings: readonly (readonly [number, number, string])[],
  from = 0,
  to = 7,
): void {
  c.save();
  c.translate(x, y);
  c.rotate(-0.32);
  for (const [radius, width, colour] of rings) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    c.ellipse(0, 0, r * radius, r * radius * tilt, 0, from, to);
    c.stroke();
  }
  c.restore();
}

/** A rock with craters. */
export function rock(
  c: Brush,
  x: number,
  y: number,
  r: number,
  seed: number,
  light = '#c9a785',
  dark = '#2a211d',
): void {
  const next = chance(seed);
  const points: Points = Array.from({ length: 13 }, (_, i) => {
    const [turn, far] = [(i / 13) * 6.283, r * (0.75 + 0.4 * next())];
    return [x + far * Math.cos(turn), y + far * 0.82 * Math.sin(turn)];
  });
  shape(c, points, fade(c, x - r * 0.8, y - r * 0.8, x + r * 0.7, y + r * 0.8, light, dark, '#0d0a0c'));
  c.save();
  c.clip();
  for (let i = 0; i < 7; i++) {
    const [a, b] = [x + (next() - 0.6) * r * 1.3, y + (next() - 0.6) * r];
    const size = r * (0.1 + 0.17 * next());
    c.fillStyle = 'rgba(0,0,0,.4)';
    c.beginPath();
    c.ellipse(a, b, size, size * 0.75, 0, 0, 7);
    c.fill();
    c.strokeStyle = 'rgba(255,230,200,.35)';
    c.lineWidth = 1.5;
    c.beginPath();
    c.ellipse(a + 1, b + 1.2, size, size * 0.75, 0, 0.2, 2.2);
    c.stroke();
  }
  c.restore();
}
