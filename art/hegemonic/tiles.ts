import { clamp, lerp, mix, oklch, type Rgb, smooth } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { belt, blackHole, planet, rock, type Surface, star } from './bodies.ts';
import { bitmap, dot, fog, grain, type Pen, type Theme } from './pigments.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** What a hex shows; of an empty one and of the core nothing else counts. */
interface Cell {
  readonly kind: 'tile' | 'home' | 'empty' | 'core';
  readonly seed: number;
  /** Feet of the places for Complexes. */
  readonly industry: readonly Spot[];
  readonly political: number;
  readonly faction: number;
  readonly martial: number;
}
interface Subject {
  readonly theme: Theme;
  readonly columns: number;
  /** Units of a cell, and pixels of a unit. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** From the middle of a hex to its corners. */
  readonly hex: number;
  readonly planet: Spot;
  /** Radius of a world without power, and what each point adds. */
  readonly world: readonly [number, number];
  readonly cells: readonly Cell[];
}

interface People {
  readonly surface: Surface;
  readonly palette: readonly Rgb[];
  readonly air: Rgb;
  readonly ring: Rgb | null;
  /** Hue of the ground round it. */
  readonly hue: number;
}
const HOME: People = {
  surface: 'sea',
  palette: [
    [24, 40, 84],
    [50, 84, 140],
    [150, 150, 160],
    [236, 232, 222],
  ],
  air: [150, 190, 255],
  ring: null,
  hue: 250,
};
/** By faction: rock, gas, sea. */
const PEOPLES: readonly People[] = [
  {
    surface: 'rock',
    palette: [
      [70, 28, 14],
      [150, 70, 30],
      [214, 130, 62],
      [240, 196, 130],
    ],
    air: [255, 178, 110],
    ring: [240, 200, 140],
    hue: 42,
  },
  {
    surface: 'gas',
    palette: [
      [52, 24, 74],
      [110, 58, 140],
      [190, 130, 200],
      [238, 206, 232],
    ],
    air: [214, 150, 255],
    ring: [226, 190, 236],
    hue: 315,
  },
  {
    surface: 'sea',
    palette: [
      [8, 44, 92],
      [18, 84, 140],
      [58, 128, 70],
      [236, 236, 226],
    ],
    air: [120, 226, 255],
    ring: null,
    hue: 168,
  },
];

/** Hue, chroma and density of the clouds of a hex. */
function toneOf({ kind, political, faction, martial }: Cell): readonly [number, number, number] {
  if (kind === 'home') return [HOME.hue, 0.055, 0.8];
  if (political > 0) return [PEOPLES[faction]!.hue, 0.07 + 0.01 * political, 0.72 + 0.13 * political];
  return martial >= 3 ? [18, 0.095, 0.95] : martial === 2 ? [70, 0.06, 0.9] : [265, 0.075, 1.05];
}

/** Four depths of a hue: on black sky light, on paper pigment. */
const depths = (theme: Theme, hue: number, chroma: number): readonly Rgb[] =>
  theme === 'dark'
    ? [
        oklch(0.19, chroma * 0.36, hue),
        oklch(0.28, chroma * 0.72, hue),
        oklch(0.43, chroma * 0.95, hue + 18),
        oklch(0.68, chroma * 0.8, hue + 40),
      ]
    : [
        oklch(0.935, 0.02, 84),
        oklch(0.885, chroma * 0.45, hue),
        oklch(0.81, chroma * 0.68, hue + 14),
        oklch(0.72, chroma * 0.8, hue + 30),
      ];

const GAP = 0.9;

/** The ground of a hex: clouds of its hue, and a bevel from the distance to the edge, since it is a thing that lies there. */
function ground(subject: Subject, cell: Cell): OffscreenCanvas {
  const { theme, scale, hex } = subject;
  const [width, height] = [Math.round(subject.width * scale), Math.round(subject.height * scale)];
  const apothem = (hex * Math.sqrt(3)) / 2;
  const [hue, chroma, density] = toneOf(cell);
  const tones = depths(theme, hue, chroma);
  const hole: Rgb = theme === 'dark' ? oklch(0.155, 0.028, 270) : oklch(0.905, 0.018, 84);
  return bitmap(width, height, (px, py) => {
    const [x, y] = [(px + 0.5) / scale - subject.width / 2, (py + 0.5) / scale - subject.height / 2];
    const [slope, half] = [Math.sqrt(3) / 2, 0.5];
    const sides = [
      apothem - Math.abs(x),
      apothem - Math.abs(x * half + y * slope),
      apothem - Math.abs(-x * half + y * slope),
    ];
    const edge = Math.min(...sides) - GAP;
    if (edge <= 0) return null;
    const cover = smooth(0, 0.6, edge);
    const fine = grain() * (theme === 'dark' ? 6 : 5);
    const rim = edge < 1.3 ? (edge === sides[0]! - GAP ? (x < 0 ? 0.5 : -0.5) : y < 0 ? 1 : -1) : 0;
    const shade = (c: Rgb, deep: number, light: number): readonly [Rgb, number] => {
      const k = lerp(deep, 1, smooth(0, hex * 0.34, edge));
      const at = (v: number) => clamp(v * k + fine + rim * light, 0, 255);
      return [[at(c[0]), at(c[1]), at(c[2])], cover];
    };
    // An empty hex is a hollow in the plate, the core a pit.
    if (cell.kind === 'empty')
      return shade(hole, theme === 'dark' ? 0.75 : 0.95, theme === 'dark' ? -12 : -14);
    if (cell.kind === 'core') return shade(theme === 'dark' ? [7, 7, 16] : [38, 30, 46], 1, 20);
    const [u, v] = [x / 27 + cell.seed * 3.7, y / 27 + cell.seed * 1.9];
    const bend = fog(u, v, 2.2, 3);
    const f = clamp((fog(u + bend * 2.2 + 3, v + bend * 2.2, 6.5, 4) - 0.32) * 2.35 * density);
    let c = mix(tones[0]!, tones[1]!, smooth(0, 0.45, f));
    c = mix(c, tones[2]!, smooth(0.38, 0.8, f) * 0.9);
    c = mix(c, tones[3]!, smooth(0.72, 1, f) * 0.7);
    return shade(c, theme === 'dark' ? 0.66 : 0.93, theme === 'dark' ? 30 : 16);
  });
}

function hexPath(g: Pen, r: number): void {
  g.beginPath();
  for (let i = 0; i < 6; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 3;
    g[i === 0 ? 'moveTo' : 'lineTo'](r * Math.cos(angle), r * Math.sin(angle));
  }
  g.closePath();
}

/** Specks of light; `free` is a circle without any, where lettering stands. */
function dust(g: Pen, { theme, hex }: Subject, seed: number, n: number, free: number): void {
  const next = chance(seed * 11 + 3);
  for (let i = 0; i < n; i++) {
    const [bright, x, y] = [next(), (next() - 0.5) * hex * 1.7, (next() - 0.5) * hex * 1.9];
    if (Math.hypot(x, y) < free) continue;
    const ink =
      theme === 'dark'
        ? `rgb(240 244 255 / ${0.2 + bright * 0.6})`
        : `rgb(60 44 70 / ${0.1 + bright * 0.25})`;
    dot(g, x, y, bright > 0.9 ? 0.8 : 0.42, ink);
  }
}

/** Star or black hole of a sector without a people. */
function heart(g: Pen, { theme, planet: at }: Subject, { martial, seed }: Cell): void {
  const isInk = theme === 'light';
  if (martial >= 3) blackHole(g, at.x, at.y, 11, [255, 150, 84]);
  else if (martial === 2) star(g, at.x, at.y, 13, isInk ? [226, 128, 50] : [255, 168, 92], seed, isInk);
  else star(g, at.x, at.y, 9.5, isInk ? [70, 110, 190] : [150, 190, 255], seed, isInk);
}

/** What lies in a hex: rocks and belts to build Complexes on, a world for an Embassy, a star or black hole. */
function bodies(g: Pen, subject: Subject, cell: Cell): void {
  const { theme, planet: at, world } = subject;
  const { industry, political, faction, seed } = cell;
  const isInk = theme === 'light';
  const next = chance(seed * 5 + 3);
  if (industry.length >= 2)
    belt(g, [-17, 5], [29, 12.5], -0.35 + next() * 0.5, seed, isInk ? [110, 92, 76] : [150, 136, 122], 0.72);
  industry.forEach(({ x, y }, i) =>
    rock(g, x, y - 4, 7.6 + next() * 2, seed * 9 + i, isInk ? [158, 140, 122] : [128, 116, 106]),
  );
  if (political === 0) return heart(g, subject, cell);
  const people = cell.kind === 'home' ? HOME : PEOPLES[faction]!;
  planet(g, at.x, at.y, world[0] + world[1] * political, {
    ...people,
    seed,
    ring:
      political === 3 && people.ring ? (isInk ? mix(people.ring, [90, 60, 50], 0.45) : people.ring) : null,
    night: isInk ? [50, 42, 58] : [8, 9, 20],
    isInk,
  });
}

/** The heart of the galaxy, which nothing can be built on. */
function core(g: Pen): void {
  star(g, 0, 0, 17, [255, 170, 90], 4);
  blackHole(g, 0, 0, 15, [255, 186, 104]);
}

/** All hexes that a galaxy is laid of, in rows. */
export default function paint(subject: Subject): OffscreenCanvas {
  const { columns, cells, scale, hex } = subject;
  const [width, height] = [Math.round(subject.width * scale), Math.round(subject.height * scale)];
  const canvas = new OffscreenCanvas(columns * width, Math.ceil(cells.length / columns) * height);
  const g = canvas.getContext('2d')!;
  cells.forEach((cell, i) => {
    const [left, top] = [(i % columns) * width, Math.floor(i / columns) * height];
    g.drawImage(ground(subject, cell), left, top);
    g.save();
    g.translate(left + width / 2, top + height / 2);
    g.scale(scale, scale);
    hexPath(g, hex - 2);
    g.clip();
    dust(g, subject, cell.seed, 24, cell.kind === 'empty' ? 26 : 0);
    if (cell.kind === 'core') core(g);
    else if (cell.kind !== 'empty') bodies(g, subject, cell);
    g.restore();
  });
  return canvas;
}
