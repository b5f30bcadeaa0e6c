import { clamp, mix, type Rgb, smooth } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { bitmap, css, dot, FULL, fog, INK, type Pen, WHITE } from './pigments.ts';

export type Surface = 'rock' | 'gas' | 'sea';

export interface World {
  readonly seed: number;
  readonly surface: Surface;
  /** From the lowest ground to the highest. */
  readonly palette: readonly Rgb[];
  readonly air: Rgb;
  readonly ring?: Rgb | null;
  readonly night?: Rgb;
  /** Drawn in ink on paper: little glow. */
  readonly isInk?: boolean;
}

const LIGHT = [-0.58, -0.55, 0.6] as const;

function rings(g: Pen, x: number, y: number, r: number, ring: Rgb, isFront: boolean): void {
  g.save();
  g.translate(x, y);
  g.rotate(-0.38);
  g.scale(1, 0.3);
  g.beginPath();
  g.rect(-r * 3, isFront ? 0 : -r * 10, r * 6, r * 10);
  g.clip();
  for (const [at, width, alpha] of [
    [1.4, 0.1, 0.5],
    [1.56, 0.14, 0.85],
    [1.74, 0.06, 0.45],
    [1.9, 0.09, 0.6],
  ] as const) {
    g.beginPath();
    g.arc(0, 0, r * at, 0, FULL);
    g.lineWidth = r * width;
    g.strokeStyle = css(ring, alpha);
    g.stroke();
  }
  g.restore();
}

/** Height of the ground of a world at a point of its sphere, 0 to 1. */
function height({ surface, seed }: World, x: number, y: number, z: number): number {
  const off = seed * 7.31;
  if (surface === 'gas') {
    const wave = fog(x * 2 + off, y * 3, z * 2, 3) - 0.5;
    const band = 0.5 + 0.5 * Math.sin(y * 9 + wave * 5 + off);
    return clamp(band * 0.8 + fog(x * 5 + off, y * 22, z * 5, 3) * 0.35 - 0.1);
  }
  return clamp((fog(x * 2.1 + off, y * 2.1, z * 2.1 + off, 5) - 0.3) * 2.5);
}

function ground(world: World, h: number, x: number, y: number, z: number): Rgb {
  const { palette, surface, seed } = world;
  const k = h * (palette.length - 1);
  const low = Math.min(palette.length - 2, Math.floor(k));
  const step = surface === 'sea' ? smooth(0.35, 0.65, k - low) : k - low;
  let colour = mix(palette[low]!, palette[low + 1]!, step);
  const off = seed * 7.31;
  if (surface === 'rock' && fog(x * 6 + off, y * 6, z * 6, 1) > 0.72) colour = mix(colour, INK, 0.28);
  if (surface === 'sea') {
    const cloud = fog(x * 2.6 + off * 2 + 9, y * 4.2, z * 2.6, 4);
    colour = mix(colour, [245, 248, 255], smooth(0.55, 0.72, cloud) * 0.85);
  }
  return colour;
}

/** A sphere lit from the upper left: ground, terminator, and a rim of air. */
export function planet(g: Pen, x: number, y: number, r: number, world: World): void {
  const { air, ring = null, night = [9, 10, 22], isInk = false } = world;
  const fine = 2;
  const n = Math.ceil(r * 1.32 * fine) * 2;
  const made = bitmap(n, n, (px, py) => {
    const nx = (px - n / 2 + 0.5) / (r * fine);
    const ny = (py - n / 2 + 0.5) / (r * fine);
    const far = nx * nx + ny * ny;
    const side = nx * LIGHT[0] + ny * LIGHT[1];
    if (far > 1.03) {
      const q = Math.sqrt(far) - 1;
      if (q > 0.3) return null;
      const glow = Math.exp(-q * 13) * (0.22 + 0.55 * smooth(-0.5, 0.9, side)) * (1 - q / 0.3);
      return [air, glow * (isInk ? 0.3 : 1)];
    }
    const nz = Math.sqrt(Math.max(0, 1 - far));
    const [ty, tz] = [ny * 0.94 - nz * 0.3, nz * 0.94 + ny * 0.3];
    const h = height(world, nx, ty, tz);
    const colour = ground(world, h, nx, ty, tz);
    const shine = side + nz * LIGHT[2];
    const day = smooth(-0.12, 0.75, shine);
    const rim = (1 - nz) ** 2.4 * smooth(-0.15, 0.7, side) * (isInk ? 0.45 : 1);
    const glint = Math.max(0, shine) ** 22 * (world.surface === 'sea' && h < 0.5 ? 0.55 : 0.12);
    const lit = (i: 0 | 1 | 2) =>
      clamp(night[i] + (colour[i] * 1.08 - night[i]) * day + air[i] * rim * 0.75 + 180 * glint, 0, 255);
    return [[lit(0), lit(1), lit(2)], smooth(1.03, 0.97, far)];
  });
  if (ring) rings(g, x, y, r, ring, false);
  g.imageSmoothingQuality = 'high';
  g.drawImage(made, x - n / fine / 2, y - n / fine / 2, n / fine, n / fine);
  if (ring) rings(g, x, y, r, ring, true);
}

/** A rock with an uneven outline, lit from the upper left, with a few craters. */
export function rock(g: Pen, x: number, y: number, r: number, seed: number, base: Rgb): void {
  const next = chance(seed * 97 + 3);
  const corners = Array.from({ length: 11 }, (_, i) => {
    const [angle, far] = [(i / 11) * FULL, r * (0.76 + next() * 0.34)];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [corners[i % 11]!, corners[(i + 1) % 11]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  };
  g.save();
  g.beginPath();
  g.moveTo(...middle(0));
  for (let i = 1; i <= 11; i++) g.quadraticCurveTo(...corners[i % 11]!, ...middle(i));
  g.closePath();
  const fill = g.createRadialGradient(x - r * 0.45, y - r * 0.5, r * 0.1, x, y, r * 1.25);
  fill.addColorStop(0, css(mix(base, [255, 240, 220], 0.5)));
  fill.addColorStop(0.5, css(base));
  fill.addColorStop(1, css(mix(base, INK, 0.82)));
  g.fillStyle = fill;
  g.fill();
  g.clip();
  for (let i = 0; i < 4; i++) {
    const [angle, far, size] = [next() * FULL, next() * r * 0.6, r * (0.12 + next() * 0.16)];
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    dot(g, cx, cy, size, 'rgb(0 0 0 / .3)');
    dot(g, cx + size * 0.25, cy + size * 0.25, size * 0.85, css(mix(base, [255, 240, 220], 0.2), 0.55));
  }
  g.restore();
}

/** Dust and pebbles along an ellipse. */
export function belt(
  g: Pen,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  turn: number,
  seed: number,
  base: Rgb,
  alpha: number,
): void {
  const next = chance(seed * 13 + 1);
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  for (let i = 0; i < 120; i++) {
    const [angle, far] = [next() * FULL, 1 + (next() + next() + next() - 1.5) * 0.24];
    const size = 0.5 + next() * next() * 2.6;
    const tint = next() < 0.5 ? ([255, 235, 210] as const) : ([30, 30, 50] as const);
    g.globalAlpha = (0.35 + next() * 0.6) * alpha;
    dot(g, Math.cos(angle) * rx * far, Math.sin(angle) * ry * far, size, css(mix(base, tint, next() * 0.5)));
  }
  g.restore();
}

function halo(
  g: Pen,
  x: number,
  y: number,
  from: number,
  to: number,
  stops: readonly [number, string][],
): void {
  const fill = g.createRadialGradient(x, y, from, x, y, to);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  dot(g, x, y, to, 'transparent');
  g.fillStyle = fill;
  g.fill();
}

/** A star: hot disc, corona of uneven rays, halo; on paper the halo is a wash. */
export function star(
  g: Pen,
  x: number,
  y: number,
  r: number,
  colour: Rgb,
  seed: number,
  isInk = false,
): void {
  const next = chance(seed * 31 + 7);
  g.save();
  if (!isInk) g.globalCompositeOperation = 'lighter';
  halo(g, x, y, r * 0.5, r * 3.1, [
    [0, css(colour, isInk ? 0.7 : 0.75)],
    [0.35, css(colour, isInk ? 0.3 : 0.24)],
    [1, css(colour, 0)],
  ]);
  for (let i = 0; i < 46; i++) {
    const [angle, far] = [next() * FULL, r * (1.15 + next() * next() * 1.35)];
    g.strokeStyle = css(colour, 0.16 + next() * 0.22);
    g.lineWidth = r * (0.03 + next() * 0.05);
    g.beginPath();
    g.moveTo(x + Math.cos(angle) * r * 0.9, y + Math.sin(angle) * r * 0.9);
    g.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    g.stroke();
  }
  g.globalCompositeOperation = 'source-over';
  const disc = g.createRadialGradient(x - r * 0.2, y - r * 0.2, 0, x, y, r);
  disc.addColorStop(0, '#fffdf4');
  disc.addColorStop(0.45, css(mix(colour, [255, 250, 230], 0.55)));
  disc.addColorStop(0.86, css(colour));
  disc.addColorStop(1, css(mix(colour, [60, 10, 10], 0.35)));
  g.beginPath();
  g.arc(x, y, r, 0, FULL);
  g.fillStyle = disc;
  g.fill();
  g.restore();
}

function disc(g: Pen, r: number, colour: Rgb, isFront: boolean): void {
  g.save();
  g.beginPath();
  g.rect(-r * 4, isFront ? 0 : -r * 4, r * 8, r * 4);
  g.clip();
  g.scale(1, 0.27);
  for (let i = 0; i < 26; i++) {
    const far = r * (1.25 + i * 0.058);
    const sweep = g.createLinearGradient(-far, 0, far, 0);
    sweep.addColorStop(0, css(mix(colour, [255, 250, 235], clamp(1 - i / 13)), 0.95 * (1 - i / 30)));
    sweep.addColorStop(1, css(mix(colour, [120, 20, 30], 0.6), 0.32 * (1 - i / 30)));
    g.beginPath();
    g.arc(0, 0, far, 0, FULL);
    g.lineWidth = r * 0.075;
    g.strokeStyle = sweep;
    g.stroke();
  }
  g.restore();
}

/** A black hole: bent light above, a tilted disc that is brighter where it comes nearer, shadow and ring of light. */
export function blackHole(g: Pen, x: number, y: number, r: number, colour: Rgb): void {
  g.save();
  g.translate(x, y);
  halo(g, 0, 0, r, r * 3, [
    [0, css(colour, 0.42)],
    [1, css(colour, 0)],
  ]);
  g.rotate(-0.32);
  disc(g, r, colour, false);
  g.strokeStyle = css(mix(colour, WHITE, 0.4), 0.7);
  g.lineWidth = r * 0.2;
  g.beginPath();
  g.arc(0, 0, r * 1.14, 3.3, 6.1);
  g.stroke();
  dot(g, 0, 0, r, '#020206');
  g.strokeStyle = css(mix(colour, WHITE, 0.6), 0.95);
  g.lineWidth = Math.max(1, r * 0.07);
  g.beginPath();
  g.arc(0, 0, r * 1.02, 0, FULL);
  g.stroke();
  disc(g, r, colour, true);
  g.restore();
}
