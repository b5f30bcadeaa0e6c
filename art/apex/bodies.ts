import { clamp, lerp, mix, type Rgb, smooth } from '../lib/colour.ts';
import { chance, clouds, noise } from '../lib/noise.ts';
import { along, css, fill, glow, type Ink } from './light.ts';

export interface Planet {
  readonly seed: number;
  readonly kind: 'rock' | 'sea' | 'gas';
  /** From the lowest to the highest ground. */
  readonly ground: readonly Rgb[];
  readonly air: Rgb;
  readonly ring?: Rgb;
  /** On paper the night is ink, and air is held back. */
  readonly paper: boolean;
}

const [LX, LY, LZ] = [-0.58, -0.55, 0.6];
const NIGHT: Rgb = [8, 10, 22];
const INK: Rgb = [42, 37, 54];
const CLOUD: Rgb = [245, 248, 255];
/** Pixels painted for one shown. */
const FINE = 2;

/** Height of the ground of a planet at a point of its sphere, 0 to 1. */
function heightAt({ kind, seed }: Planet, x: number, y: number, z: number): number {
  const off = seed * 7.31;
  if (kind !== 'gas') return clamp((clouds(seed, 5, x * 2.1 + off, y * 2.1, z * 2.1 + off) - 0.28) * 2.3);
  const wave = clouds(seed, 3, x * 2 + off, y * 3, z * 2) - 0.5;
  const band = 0.5 + 0.5 * Math.sin(y * 9 + wave * 5 + off);
  return clamp(band * 0.8 + clouds(seed + 9, 3, x * 5 + off, y * 22, z * 5) * 0.35 - 0.1);
}

function groundAt(planet: Planet, x: number, y: number, z: number, height: number): Rgb {
  const { kind, seed, ground } = planet;
  const off = seed * 7.31;
  const base = along(ground, height);
  if (kind === 'rock' && noise(seed + 3, x * 6 + off, y * 6, z * 6) > 0.72) return mix(base, [0, 0, 0], 0.28);
  if (kind !== 'sea') return base;
  const cover = clouds(seed + 5, 4, x * 2.6 + off * 2 + 9, y * 4.2, z * 2.6);
  return mix(base, CLOUD, smooth(0.56, 0.74, cover) * 0.8);
}

/** A pixel of a planet, `x` and `y` in its radii. */
function shine(planet: Planet, x: number, y: number): readonly number[] {
  const { kind, air, paper } = planet;
  const out = x * x + y * y;
  const side = x * LX + y * LY;
  if (out > 1.05) {
    const far = Math.sqrt(out) - 1;
    const light = Math.exp(-far * 13) * (0.22 + 0.55 * smooth(-0.5, 0.9, side)) * (1 - far / 0.3);
    return far < 0.3 ? [...air, 255 * light * (paper ? 0.35 : 1)] : [0, 0, 0, 0];
  }
  const z = Math.sqrt(Math.max(0, 1 - out));
  const [ty, tz] = [y * 0.94 - z * 0.3, z * 0.94 + y * 0.3];
  const height = heightAt(planet, x, ty, tz);
  const ground = groundAt(planet, x, ty, tz, height);
  const sun = x * LX + y * LY + z * LZ;
  const day = smooth(-0.12, 0.75, sun);
  const rim = (1 - z) ** 2.4 * smooth(-0.15, 0.7, side) * (paper ? 0.45 : 0.75);
  const spark = Math.max(0, sun) ** 22 * (kind === 'sea' && height < 0.5 ? 0.55 : 0.12) * 0.7;
  const night = paper ? INK : NIGHT;
  const lit = (i: 0 | 1 | 2) =>
    clamp(lerp(night[i], ground[i] * 1.08, day) + air[i] * rim + 255 * spark, 0, 255);
  return [lit(0), lit(1), lit(2), 255 * smooth(1.05, 0.97, out)];
}

/** The rings of a planet, each with its width and strength. */
const RINGS = [
  [1.4, 0.1, 0.5],
  [1.56, 0.14, 0.85],
  [1.74, 0.06, 0.45],
  [1.9, 0.09, 0.6],
] as const;

function halfRing(g: Ink, x: number, y: number, radius: number, ring: Rgb, inFront: boolean): void {
  g.save();
  g.translate(x, y);
  g.rotate(-0.38);
  g.scale(1, 0.3);
  g.beginPath();
  g.rect(-radius * 3, inFront ? 0 : -radius * 10, radius * 6, radius * 10);
  g.clip();
  for (const [far, width, alpha] of RINGS) {
    g.beginPath();
    g.arc(0, 0, radius * far, 0, 2 * Math.PI);
    g.lineWidth = radius * width;
    g.strokeStyle = css(ring, alpha);
    g.stroke();
  }
  g.restore();
}

/** A world lit from the upper left: relief, terminator, air; with rings if it has some. */
export function planet(g: Ink, x: number, y: number, radius: number, what: Planet): void {
  const { ring } = what;
  const size = Math.ceil(radius * 1.32 * FINE) * 2;
  const globe = fill(size, size, (px, py) =>
    shine(what, (px - size / 2 + 0.5) / (radius * FINE), (py - size / 2 + 0.5) / (radius * FINE)),
  );
  if (ring) halfRing(g, x, y, radius, ring, false);
  g.imageSmoothingQuality = 'high';
  g.drawImage(globe, x - size / FINE / 2, y - size / FINE / 2, size / FINE, size / FINE);
  if (ring) halfRing(g, x, y, radius, ring, true);
}

/** A rock: uneven outline, light above left, craters. */
export function rock(g: Ink, x: number, y: number, radius: number, seed: number, base: Rgb): void {
  const next = chance(seed);
  const corners = 11;
  const edge = Array.from({ length: corners }, (_, i) => {
    const [angle, far] = [(i / corners) * 2 * Math.PI, radius * (0.76 + next() * 0.34)];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86] as const;
  });
  const halfway = (i: number) => {
    const [[a, b], [c, d]] = [edge[i % corners]!, edge[(i + 1) % corners]!];
    return [(a + c) / 2, (b + d) / 2] as const;
  };
  g.save();
  g.beginPath();
  g.moveTo(...halfway(0));
  for (let i = 0; i < corners; i++) g.quadraticCurveTo(...edge[(i + 1) % corners]!, ...halfway(i + 1));
  g.closePath();
  const light = g.createRadialGradient(
    x - radius * 0.45,
    y - radius * 0.5,
    radius * 0.1,
    x,
    y,
    radius * 1.25,
  );
  light.addColorStop(0, css(mix(base, [255, 240, 220], 0.5)));
  light.addColorStop(0.5, css(base));
  light.addColorStop(1, css(mix(base, [8, 8, 18], 0.82)));
  g.fillStyle = light;
  g.fill();
  g.clip();
  for (let i = 0; i < 5; i++) {
    const [angle, far, size] = [next() * 6.3, next() * radius * 0.6, radius * (0.1 + next() * 0.16)];
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    g.beginPath();
    g.arc(cx, cy, size, 0, 2 * Math.PI);
    g.fillStyle = 'rgb(0 0 0 / .3)';
    g.fill();
    g.beginPath();
    g.arc(cx + size * 0.25, cy + size * 0.25, size * 0.85, 0, 2 * Math.PI);
    g.fillStyle = css(mix(base, [255, 240, 220], 0.2), 0.55);
    g.fill();
  }
  g.restore();
}

/** Dust and pebbles along an ellipse. */
export function belt(g: Ink, rx: number, ry: number, turn: number, seed: number, n: number, base: Rgb): void {
  const next = chance(seed);
  g.save();
  g.rotate(turn);
  for (let i = 0; i < n; i++) {
    const angle = next() * 2 * Math.PI;
    const far = 1 + (next() + next() + next() - 1.5) * 0.24;
    g.globalAlpha = 0.35 + next() * 0.6;
    g.fillStyle = css(mix(base, next() < 0.5 ? [255, 235, 210] : [30, 30, 50], next() * 0.5));
    g.beginPath();
    g.arc(
      Math.cos(angle) * rx * far,
      Math.sin(angle) * ry * far,
      rx * (0.006 + next() * next() * 0.02),
      0,
      7,
    );
    g.fill();
  }
  g.restore();
}

/** A star: hot and grained, a corona of uneven rays, a halo; on paper the halo is a wash of pigment. */
export function star(
  g: Ink,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  seed: number,
  paper: boolean,
): void {
  const next = chance(seed);
  g.save();
  if (!paper) g.globalCompositeOperation = 'lighter';
  glow(g, x, y, radius * 3.1, [
    [0.16, css(colour, 0.75)],
    [0.4, css(colour, paper ? 0.32 : 0.24)],
    [1, css(colour, 0)],
  ]);
  for (let i = 0; i < 70; i++) {
    const [angle, far] = [next() * 2 * Math.PI, radius * (1.15 + next() * next() * 1.35)];
    g.strokeStyle = css(
      paper ? mix(colour, [120, 40, 20], 0.3) : colour,
      (paper ? 0.28 : 0.14) + next() * 0.22,
    );
    g.lineWidth = radius * (0.015 + next() * 0.035);
    g.beginPath();
    g.moveTo(x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9);
    g.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    g.stroke();
  }
  g.globalCompositeOperation = 'source-over';
  const size = Math.ceil(radius * FINE) * 2 + 4;
  const edge = mix(colour, [90, 20, 10], 0.4);
  const disc = fill(size, size, (px, py) => {
    const [u, v] = [(px - size / 2 + 0.5) / (radius * FINE), (py - size / 2 + 0.5) / (radius * FINE)];
    const far = Math.hypot(u, v);
    const grain = clouds(seed, 4, u * 4.5 + seed, v * 4.5) - 0.5;
    const heat = clamp(1.12 - far * far * 0.95 + grain * (paper ? 0.75 : 0.5));
    return [
      ...along([edge, colour, mix(colour, [255, 250, 230], 0.7), [255, 254, 246]], heat),
      255 * smooth(1.02, 0.96, far),
    ];
  });
  g.drawImage(disc, x - size / FINE / 2, y - size / FINE / 2, size / FINE, size / FINE);
  g.restore();
}

/** A ship of the scenes, its bow up before it is turned. */
export function hull(g: Ink, x: number, y: number, size: number, turn: number, colour: Rgb): void {
  const half = (side: 1 | -1, tone: Rgb, low: Rgb) => {
    const light = g.createLinearGradient(0, -14, side * 10, 10);
    light.addColorStop(0, css(tone));
    light.addColorStop(1, css(low));
    g.fillStyle = light;
    g.beginPath();
    g.moveTo(0, -15);
    for (const [a, b] of [
      [3.6, -3],
      [12, 9],
      [4.5, 7],
      [0, 11],
    ] as const)
      g.lineTo(side * a, b);
    g.closePath();
    g.fill();
  };
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(size, size);
  glow(g, 0, 11, 9, [
    [0, 'rgb(235 248 255 / .95)'],
    [0.4, 'rgb(120 200 255 / .6)'],
    [1, 'rgb(60 120 255 / 0)'],
  ]);
  half(-1, mix(colour, [255, 255, 255], 0.65), colour);
  half(1, mix(colour, [10, 12, 30], 0.25), mix(colour, [6, 8, 20], 0.75));
  g.fillStyle = 'rgb(220 246 255 / .9)';
  g.beginPath();
  g.ellipse(0, -4, 1.3, 3, 0, 0, 7);
  g.fill();
  g.restore();
}
