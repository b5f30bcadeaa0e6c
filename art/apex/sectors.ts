import { clamp, mix, oklch, type Rgb, smooth } from '../lib/colour.ts';
import { chance, clouds } from '../lib/noise.ts';
import { planet } from './bodies.ts';
import { KINDS, WORLDS } from './kinds.ts';
import { fill, type Ink } from './light.ts';

/** All sectors on one sheet: three of each kind, the homes, a hidden one and a free slot. */
interface Subject {
  readonly paper: boolean;
}

const COLUMNS = 8;
/** Pixels of a hexagon that stands on a corner. */
const [WIDTH, HEIGHT] = [260, 300];
const SIDE = HEIGHT / 2;

/** Hue, chroma and density of the cloud on which a sector lies. */
const TONES = {
  portal: [290, 0.12, 1],
  movement: [235, 0.09, 0.85],
  production: [55, 0.06, 0.75],
  ambush: [20, 0.075, 1.1],
  conversion: [330, 0.1, 0.95],
  victory: [75, 0.11, 1.05],
  influence: [305, 0.08, 0.7],
  armament: [245, 0.035, 0.75],
  home: [205, 0.05, 0.8],
  hidden: [265, 0.02, 0.5],
} as const;

/** How deep inside the hexagon a point about its middle lies, in pixels. */
const depth = (x: number, y: number): number =>
  WIDTH / 2 - Math.max(Math.abs(x), Math.abs(x * 0.5 + y * 0.8660254), Math.abs(-x * 0.5 + y * 0.8660254));

function colours([hue, chroma]: (typeof TONES)[keyof typeof TONES], paper: boolean): readonly Rgb[] {
  return paper
    ? [
        oklch(0.885, 0.024, 84),
        oklch(0.79, chroma * 0.6, hue),
        oklch(0.67, chroma * 0.85, hue + 14),
        oklch(0.55, chroma, hue + 30),
      ]
    : [
        oklch(0.17, chroma * 0.36, hue),
        oklch(0.27, chroma * 0.72, hue),
        oklch(0.44, chroma * 1.02, hue + 18),
        oklch(0.74, chroma * 0.8, hue + 40),
      ];
}

/** Cloud of a sector's tone, darker towards the edge, with a lit upper and a dark lower edge. */
function ground(tone: (typeof TONES)[keyof typeof TONES], seed: number, paper: boolean): OffscreenCanvas {
  const [low, middle, high, top] = colours(tone, paper) as [Rgb, Rgb, Rgb, Rgb];
  const grain = chance(seed + 77);
  return fill(WIDTH, HEIGHT, (px, py) => {
    const [x, y] = [px - WIDTH / 2 + 0.5, py - HEIGHT / 2 + 0.5];
    const inside = depth(x, y);
    if (inside < 0) return [0, 0, 0, 0];
    const [u, v] = [px / 115 + seed * 3.1, py / 115];
    const warp = clouds(7, 3, u, v, 2.2);
    const density = clamp(
      (clouds(11, 4, u + warp * 2.2, v + warp * 2.2, 6.5) - 0.3) * (paper ? 1.5 : 2.35) * tone[2],
    );
    let colour = mix(low, middle, smooth(0, 0.45, density));
    colour = mix(colour, high, smooth(0.38, 0.8, density) * 0.9);
    colour = mix(colour, top, smooth(0.72, 1, density) * 0.7);
    const shade = paper ? 0.93 + 0.07 * smooth(0, 40, inside) : 0.66 + 0.34 * smooth(0, 44, inside);
    const edge = inside < 4 ? (y < -Math.abs(x) * 0.2 ? 1 : -0.8) * (paper ? 18 : 30) * (1 - inside / 4) : 0;
    const fleck = (grain() - 0.5) * 5;
    return [...colour.map((c) => clamp(c * shade + edge + fleck, 0, 255)), 255 * smooth(0, 1.4, inside)];
  });
}

function hexagon(): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 6; i++) {
    const angle = (i / 3 - 0.5) * Math.PI;
    path.lineTo(Math.cos(angle) * SIDE * 0.985, Math.sin(angle) * SIDE * 0.985);
  }
  path.closePath();
  return path;
}

function stars(g: Ink, seed: number, paper: boolean): void {
  const next = chance(seed);
  for (let i = 0; i < 64; i++) {
    const bright = next();
    g.fillStyle = paper
      ? `rgb(60 44 70 / ${0.1 + bright * 0.26})`
      : `rgb(240 244 255 / ${0.15 + bright * 0.6})`;
    g.beginPath();
    g.arc((next() - 0.5) * WIDTH, (next() - 0.5) * HEIGHT, bright > 0.93 ? 2 : 1.1, 0, 7);
    g.fill();
  }
}

/** What nobody has seen yet: a veil over a faint grid. */
function veil(g: Ink, paper: boolean): void {
  g.strokeStyle = paper ? 'rgb(60 50 80 / .28)' : 'rgb(180 196 255 / .2)';
  g.lineWidth = 1.4;
  for (let ring = 1; ring < 5; ring++) {
    g.beginPath();
    g.arc(0, 0, ring * 26, 0, 7);
    g.setLineDash([2, 7]);
    g.stroke();
  }
}

/** A free place for a home: the orbit on which its world will run. */
function orbit(g: Ink, paper: boolean): void {
  g.strokeStyle = paper ? 'rgb(60 50 80 / .5)' : 'rgb(200 214 255 / .42)';
  g.lineWidth = 2;
  g.setLineDash([3, 8]);
  g.beginPath();
  g.ellipse(0, -8, 66, 66, 0, 0, 7);
  g.stroke();
}

export default function paint({ paper }: Subject): OffscreenCanvas {
  const cells: readonly { readonly tone: keyof typeof TONES; readonly draw: (g: Ink) => void }[] = [
    ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
      [0, 1, 2].map((n) => ({ tone: kind, draw: (g: Ink) => KINDS[kind](g, WIDTH * 0.3, n, paper) })),
    ),
    ...Object.values(WORLDS).map((world, i) => ({
      tone: 'home' as const,
      draw: (g: Ink) =>
        planet(g, 0, 0, WIDTH * 0.26, { ...world, seed: 60 + i, air: [150, 210, 255], paper }),
    })),
    { tone: 'hidden', draw: (g) => veil(g, paper) },
    { tone: 'hidden', draw: (g) => orbit(g, paper) },
  ];
  const sheet = new OffscreenCanvas(COLUMNS * WIDTH, Math.ceil(cells.length / COLUMNS) * HEIGHT);
  const g = sheet.getContext('2d')!;
  for (const [i, { tone, draw }] of cells.entries()) {
    const [left, top] = [(i % COLUMNS) * WIDTH, Math.floor(i / COLUMNS) * HEIGHT];
    g.drawImage(ground(TONES[tone], i + 1, paper), left, top);
    g.save();
    g.translate(left + WIDTH / 2, top + HEIGHT / 2);
    g.clip(hexagon());
    stars(g, i + 400, paper);
    g.translate(0, -WIDTH * 0.055);
    draw(g);
    g.restore();
  }
  return sheet;
}
