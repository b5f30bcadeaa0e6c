import { clamp, lerp, mix, type Rgb, smooth } from '../lib/colour.ts';
import type { Painter } from '../lib/easel.ts';
import { type Field, gradients, octaves, ramp } from './noise.ts';

interface Planet {
  /** From the middle to the limb, in px. */
  readonly radius: number;
  readonly isLight: boolean;
}

/** How far the air reaches, in radii; the picture ends there. */
const REACH = 1.13;

type Stops = Parameters<typeof ramp>[0];
interface Palette {
  readonly sea: Stops;
  readonly land: Stops;
  readonly air: Rgb;
  readonly night: Rgb;
  /** How much of the day's colours the night keeps. */
  readonly kept: number;
}

const NIGHT: Palette = {
  sea: [
    [-0.6, [9, 26, 54]],
    [-0.12, [13, 48, 84]],
    [-0.02, [26, 92, 118]],
    [0, [52, 128, 134]],
  ],
  land: [
    [0, [150, 142, 96]],
    [0.03, [80, 116, 62]],
    [0.12, [98, 116, 62]],
    [0.22, [128, 106, 70]],
    [0.4, [146, 124, 100]],
    [0.74, [214, 214, 212]],
  ],
  air: [96, 190, 255],
  night: [7, 12, 28],
  kept: 0.13,
};
const PAPER: Palette = {
  sea: [
    [-0.6, [86, 150, 190]],
    [-0.12, [110, 176, 208]],
    [-0.02, [154, 210, 220]],
    [0, [198, 230, 220]],
  ],
  land: [
    [0, [232, 218, 166]],
    [0.03, [168, 198, 128]],
    [0.12, [188, 196, 128]],
    [0.22, [212, 186, 136]],
    [0.4, [206, 190, 164]],
    [0.7, [240, 236, 226]],
  ],
  air: [120, 190, 225],
  night: [62, 78, 128],
  kept: 0.5,
};

const SUN = [-0.53, -0.61, 0.59] as const;
const TURN = 0.9;
const LEAN = -0.25;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
const [COS_LEAN, SIN_LEAN] = [Math.cos(LEAN), Math.sin(LEAN)];
const LAMP: Rgb = [255, 190, 110];

/** A place of the disc on the sphere as it is turned. */
function onSphere(x: number, y: number): readonly [number, number, number] {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const [lat, depth] = [y * COS_LEAN - z * SIN_LEAN, y * SIN_LEAN + z * COS_LEAN];
  return [x * COS + depth * SIN, lat, -x * SIN + depth * COS];
}

/** Continents from warped noise, ranges from ridged noise; below 0 is sea. */
function heightAt(n: Field, [a, y, b]: readonly [number, number, number]): number {
  const warp = octaves(n, a * 2.1 + 4, y * 2.1, b * 2.1, 3);
  const height = octaves(n, a * 1.35 + warp * 0.7, y * 1.35 + warp * 0.5, b * 1.35 + 9, 6, 0.53) + 0.02;
  if (height <= 0) return height;
  const ridge = 1 - Math.abs(octaves(n, a * 3.3, y * 3.3 + 5, b * 3.3, 5) * 2.6);
  return (
    height * 0.72 +
    smooth(0.02, 0.3, height) * smooth(0.4, 1, ridge) * 0.24 +
    octaves(n, a * 14, y * 14, b * 14, 2) * 0.03
  );
}

function cloudAt(n: Field, [a, y, b]: readonly [number, number, number]): number {
  const warp = octaves(n, a * 1.8, y * 2.6, b * 1.8, 3);
  return smooth(
    0.03,
    0.3,
    octaves(n, a * 2.3 + warp * 1.5 + 3, y * 3.6 + warp * 0.8, b * 2.3 + warp, 5, 0.56),
  );
}

/** A planet from orbit: relief, sea, clouds with their shadow, a night side with towns, air about the limb. */
const paint: Painter<Planet> = ({ radius: R, isLight }) => {
  const size = Math.ceil(R * REACH * 2);
  const half = size / 2;
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const [land, sky] = [gradients('korona 7'), gradients('korona 7 clouds')];
  const palette = isLight ? PAPER : NIGHT;
  const heights = new Float32Array(size * size);
  const clouds = new Float32Array(size * size);
  const place = (i: number): number => (i + 0.5 - half) / R;
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const [x, y] = [place(i), place(j)];
      if (x * x + y * y > 1.02) continue;
      const spot = onSphere(x, y);
      heights[j * size + i] = heightAt(land, spot);
      clouds[j * size + i] = cloudAt(sky, spot);
    }

  const colourAt = (i: number, j: number, x: number, y: number, d: number): Rgb => {
    const at = j * size + i;
    const z = Math.sqrt(Math.max(0, 1 - d * d));
    const h = heights[at]!;
    const isLand = h > 0;
    const bend = (isLand ? 0.2 : 0.02) * R * 0.5;
    const normal = [
      x - (heights[at + 1]! - heights[at - 1]!) * bend,
      y - (heights[at + size]! - heights[at - size]!) * bend,
      z,
    ] as const;
    const length = Math.hypot(...normal);
    const flat = x * SUN[0] + y * SUN[1] + z * SUN[2];
    const lit = (normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]) / length;
    const day = smooth(-0.16, 0.3, flat);
    const lat = Math.abs(y * COS_LEAN - z * SIN_LEAN);
    const ice = smooth(0.8, 0.88, lat + h * 0.25 + octaves(land, x * 6, y * 6, 2, 2) * 0.1);
    let colour = isLand ? ramp(palette.land, h * 1.1) : ramp(palette.sea, h * 1.1);
    colour = mix(colour, [226, 236, 242], ice * 0.9);
    const strength = isLight
      ? lerp(0.56, 1.1, smooth(-0.3, 0.9, lit))
      : lerp(0.25, 1.12, smooth(-0.25, 0.95, lit)) * (isLand ? 1.05 : 1);
    let [r, g, b] = colour.map((part) => part * strength) as unknown as [number, number, number];
    if (!isLand) {
      const shine = clamp(2 * flat * z - SUN[2]) ** 22 * 0.4 * (1 - ice);
      [r, g, b] = [r + 255 * shine, g + 240 * shine, b + 215 * shine];
    }
    // Clouds keep to the limb, where nobody plays.
    const edge = 1 - 0.74 * (1 - smooth(0.55, 0.9, d));
    const cover = clouds[at]! * (isLight ? 0.75 : 0.85) * edge;
    const toSun = Math.round(SUN[1] * R * 0.016) * size + Math.round(SUN[0] * R * 0.016);
    const shadow = (clouds[clamp(at + toSun, 0, size * size - 1)] ?? 0) * 0.3 * edge;
    const white = lerp(0.5, 1, smooth(-0.1, 0.8, flat));
    [r, g, b] = [
      lerp(r * (1 - shadow), 246 * white, cover),
      lerp(g * (1 - shadow), 250 * white, cover),
      lerp(b * (1 - shadow * 0.8), 255 * white, cover),
    ];
    let dark: Rgb = [
      r * palette.kept + palette.night[0],
      g * palette.kept + palette.night[1],
      b * palette.kept + palette.night[2],
    ];
    if (isLand && day < 0.8 && !isLight) {
      const towns = octaves(land, x * 44, y * 44, 1, 2) * 1.1 + octaves(land, x * 6, y * 6, 4, 3) * 0.9;
      const light = smooth(0.12, 0.5, towns) ** 1.5 * (1 - day) * 1.15;
      dark = [dark[0] + LAMP[0] * light, dark[1] + LAMP[1] * light, dark[2] + LAMP[2] * light * 0.7];
    }
    const dusk = smooth(-0.12, 0.02, flat) * (1 - smooth(0.02, 0.3, flat)) * (isLight ? 0.06 : 0.13);
    const lighted = mix(dark, [r, g, b], day);
    const air = (1 - z) ** 2.4 * lerp(0.12, 0.85, smooth(-0.35, 0.5, flat));
    return mix([lighted[0] + 180 * dusk, lighted[1] + 80 * dusk, lighted[2] + 20 * dusk], palette.air, air);
  };

  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const [x, y] = [place(i), place(j)];
      const d = Math.hypot(x, y);
      const p = (j * size + i) * 4;
      const day = smooth(-0.75, 0.75, (x * SUN[0] + y * SUN[1]) / Math.max(0.001, d));
      const outside = (d - 1) * R;
      const glow =
        (Math.exp(-outside / (R * 0.028)) * 0.62 + Math.exp(-outside / (R * 0.008)) * 0.3) *
        lerp(0.16, 1, day) *
        (1 - smooth(REACH - 0.05, REACH - 0.005, d)) *
        (isLight ? 0.75 : 1);
      if (outside > 0.5) {
        image.data.set([...palette.air, 255 * clamp(glow)], p);
        continue;
      }
      // A calmer ground under the board, where one reads.
      const pool = (1 - smooth(0.55, 1, d)) * (isLight ? 0.3 : 0.38);
      image.data.set(
        [...mix(colourAt(i, j, x, y, d), isLight ? [240, 248, 250] : [4, 10, 24], pool), 255],
        p,
      );
    }
  context.putImageData(image, 0, 0);
  return canvas;
};
export default paint;
