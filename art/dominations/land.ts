import { clamp, lerp, smooth } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { cells, hills, noise } from './relief.ts';

/** A patch of a kind of land, which joins itself on all sides. */
interface Land {
  /** By Domain as `DOMAINS` counts them; 6 is the valley of the Cradle. */
  readonly land: number;
  readonly light: boolean;
  readonly size: number;
}

/** Edges of tiles that a patch is wide. */
const SPAN = 3;

type Colour = readonly [number, number, number];
/** Ground, low and high. */
const DARK: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [146, 84, 62],
    [104, 52, 42],
    [200, 130, 94],
  ],
  [
    [108, 84, 110],
    [74, 60, 66],
    [156, 124, 158],
  ],
  [
    [92, 122, 88],
    [62, 100, 88],
    [152, 170, 122],
  ],
  [
    [184, 150, 74],
    [124, 112, 54],
    [216, 186, 108],
  ],
  [
    [60, 90, 48],
    [36, 60, 38],
    [98, 128, 68],
  ],
  [
    [134, 100, 72],
    [84, 60, 48],
    [218, 194, 164],
  ],
  [
    [142, 136, 76],
    [112, 118, 66],
    [188, 172, 108],
  ],
];
const LIGHT: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [216, 160, 128],
    [188, 122, 96],
    [240, 202, 172],
  ],
  [
    [194, 172, 196],
    [162, 146, 156],
    [226, 208, 228],
  ],
  [
    [174, 198, 162],
    [150, 186, 170],
    [216, 224, 188],
  ],
  [
    [238, 212, 142],
    [206, 194, 124],
    [250, 234, 182],
  ],
  [
    [146, 172, 120],
    [114, 146, 100],
    [186, 202, 150],
  ],
  [
    [210, 182, 150],
    [170, 142, 116],
    [246, 234, 214],
  ],
  [
    [224, 214, 150],
    [194, 196, 132],
    [244, 232, 180],
  ],
];
const WATER = { dark: [58, 112, 132], light: [126, 168, 178] } as const;

interface Spot {
  /** Height, colour from low to high, and how wet it is. */
  z: number;
  t: number;
  wet: number;
}

/** What lies at a point; `x` and `y` in edges of tiles. */
function spotAt(land: number, x: number, y: number): Spot {
  const of = (f: number) => Math.round(f * SPAN);
  const rough = (f: number, seed: number, octaves: number) => {
    const p = of(f);
    return hills((x / SPAN) * p, (y / SPAN) * p, seed, octaves, p);
  };
  const grain = (f: number, seed: number) => {
    const p = of(f);
    return noise((x / SPAN) * p, (y / SPAN) * p, seed, p);
  };
  const low = rough(2.3, 40, 3);
  const fine = rough(14, 50, 3);
  const spot: Spot = { z: 0.02 + 0.012 * fine + 0.02 * low, t: 0.5 + 0.5 * low + 0.5 * fine, wet: 0 };
  switch (land) {
    case 0: {
      // Mesas in strata.
      const q = (0.5 + 0.7 * rough(2.8, 60, 3)) * 5;
      spot.z += 0.02 * (Math.floor(q) + smooth(0.3, 0.62, q - Math.floor(q)));
      spot.t += 0.21 * Math.sin(q * 6.3);
      break;
    }
    case 1:
      // Moors.
      spot.z += 0.11 * (0.5 + rough(3.6, 70, 3)) + 0.014 * grain(34, 71);
      spot.t += 0.9 * grain(20, 72) * (0.5 + grain(6, 73));
      break;
    case 2: {
      // Lowland with lakes.
      const l = rough(4.2, 80, 3);
      spot.wet = smooth(0.02, 0.07, -l - 0.12);
      spot.z += 0.03 * l;
      break;
    }
    case 3: {
      // Fields with hedges.
      const p = of(5.6);
      const c = cells((x / SPAN) * p + 0.4 * grain(3, 90), (y / SPAN) * p + 0.4 * grain(3, 91), 92, p);
      const a = c.id * 25;
      const furrow = Math.sin((x * Math.cos(a) + y * Math.sin(a)) * 110);
      spot.t = lerp(spot.t, c.id * 1.3 - 0.15 + 0.13 * furrow, 0.9);
      spot.z += 0.0026 * furrow + 0.009 * smooth(0.14, 0.02, c.border);
      if (c.border < 0.07) spot.t -= 0.4;
      break;
    }
    case 4: {
      // Crowns of trees with glades.
      const thick = smooth(-0.2, 0.02, 0.12 + 0.5 * rough(3, 100, 3));
      const p = of(15);
      const c = cells((x / SPAN) * p, (y / SPAN) * p, 101, p);
      const dome = Math.sqrt(Math.max(0, 1 - 2.2 * c.near * c.near));
      spot.z += thick * 0.05 * dome + 0.03 * (0.5 + low);
      spot.t = lerp(spot.t + 0.25, 0.7 * c.id + 0.35 * dome - 0.05, thick);
      break;
    }
    case 5: {
      // Ridges.
      let [m, a, f] = [0, 0.5, 3];
      for (let o = 0; o < 5; o++) {
        const n = 1 - Math.abs(grain(f, 110 + o));
        m += a * n * n;
        a *= 0.5;
        f *= 2;
      }
      spot.z += 0.4 * (m - 0.3);
      spot.t = (m - 0.28) * 1.9;
      break;
    }
    default:
      spot.z += 0.02 * low;
      spot.t += 0.25 * grain(24, 120);
  }
  spot.t = clamp(spot.t);
  if (spot.wet > 0) spot.z = lerp(spot.z, 0.006, spot.wet);
  return spot;
}

/** Paints the ground with one light from the upper left and the shadows that heights cast. */
function ground(c: CanvasRenderingContext2D, { land, light, size }: Land): Float32Array {
  const s = size / SPAN;
  const spots: Spot[] = [];
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) spots.push(spotAt(land, px / s, py / s));
  const at = (px: number, py: number) => spots[((py + size) % size) * size + ((px + size) % size)]!;
  const [base, dark, bright] = (light ? LIGHT : DARK)[land]!;
  const water = WATER[light ? 'light' : 'dark'];
  const image = c.createImageData(size, size);
  const wet = new Float32Array(size * size);
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) {
      const { z, t, wet: w } = at(px, py);
      const zx = (at(px + 1, py).z - at(px - 1, py).z) * s * 0.5;
      const zy = (at(px, py + 1).z - at(px, py - 1).z) * s * 0.5;
      let lit = (zx * 0.52 + zy * 0.62 + 0.59) / Math.sqrt(1 + zx * zx + zy * zy);
      let shade = 1;
      for (let q = 1; q < 9; q++)
        if (at(px - Math.round(q * 1.4), py - Math.round(q * 1.6)).z - z > q * 0.021 * (96 / s))
          shade -= 0.06;
      lit =
        lerp(1, 0.56 + 0.8 * lit, light ? 0.62 : 1) *
        lerp(1, shade, light ? 0.55 : 1) *
        (1 - (light ? 0.12 : 0.28) * smooth(0.3, 1.6, Math.hypot(zx, zy)));
      if (w > 0.02) {
        lit = lerp(lit, 1.05, w);
        if (w < 0.6) lit *= 0.8;
      }
      const warm = clamp(lit, 0.3, 1.6) * (light ? 1.02 : 1.14);
      const tint = [warm, 0.97 * warm + 0.02, 0.9 * warm + 0.09];
      const k = (py * size + px) * 4;
      for (let u = 0; u < 3; u++) {
        const tone = t < 0.5 ? lerp(dark[u]!, base[u]!, t * 2) : lerp(base[u]!, bright[u]!, t * 2 - 1);
        image.data[k + u] = lerp(tone, water[u]!, w) * tint[u]!;
      }
      image.data[k + 3] = 255;
      wet[py * size + px] = w;
    }
  c.putImageData(image, 0, 0);
  return wet;
}

type Pen = CanvasRenderingContext2D;
type Points = readonly (readonly [number, number])[];

function poly(c: Pen, points: Points, fill: string): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
  c.fillStyle = fill;
  c.fill();
}
function blob(c: Pen, x: number, y: number, rx: number, ry: number, fill: string, from = 0, to = 7): void {
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, from, to);
  c.fillStyle = fill;
  c.fill();
}

/** What grows and stands on each land, about (0, 0) in hundredths of an edge. */
const THINGS: readonly ((c: Pen, q: number, light: boolean) => void)[] = [
  (c) => {
    blob(c, -1, -2, 3.4, 2.8, '#d8906a');
    blob(c, 1.8, -1.4, 2.6, 2.1, '#6b3222');
  },
  (c, q, light) => {
    if (q < 0.65) {
      poly(
        c,
        [
          [-3, 0],
          [-2.6, -6],
          [0, -15],
          [0.6, 0],
        ],
        light ? '#5d7a4a' : '#4a6a3c',
      );
      poly(
        c,
        [
          [0, 0],
          [0, -15],
          [2.8, -6],
          [3, 0],
        ],
        light ? '#3f5a36' : '#263c24',
      );
    } else {
      poly(
        c,
        [
          [-3, 0],
          [-2.4, -9],
          [1.5, -10],
          [3, 0],
        ],
        '#cfc4b4',
      );
      poly(
        c,
        [
          [1, 0],
          [1, -10],
          [3, 0],
        ],
        '#6f6558',
      );
    }
  },
  (c, q, light) => {
    blob(c, 0.8, -4, 3.6, 3.6, light ? '#54743f' : '#25402a');
    blob(c, -0.8, -5.2, 2.4, 2.4, q < 0.4 ? '#e9a9b4' : '#8fb26a');
  },
  (c) => {
    blob(c, 0, -2, 4.4, 4, '#8a6a24', Math.PI, 7);
    blob(c, -1, -2.3, 3, 3, '#f0d27a', Math.PI, 7);
  },
  (c, _q, light) => {
    blob(c, 0.8, -4, 4.4, 4.4, light ? '#54743f' : '#25402a');
    blob(c, -0.8, -5.2, 2.9, 2.9, '#6f9a4c');
  },
  (c, q, light) => {
    const h = 10 + 9 * q;
    const w = h * 0.62;
    poly(
      c,
      [
        [-w, 0],
        [-w * 0.15, -h],
        [w * 0.2, -h * 0.3],
        [0, 1],
      ],
      light ? '#e2c6a2' : '#c49a6e',
    );
    poly(
      c,
      [
        [-w * 0.15, -h],
        [w, 0],
        [0, 1],
        [w * 0.2, -h * 0.3],
      ],
      light ? '#93704e' : '#553820',
    );
    poly(
      c,
      [
        [-w * 0.15, -h],
        [-w * 0.42, -h * 0.64],
        [-w * 0.1, -h * 0.7],
        [w * 0.22, -h * 0.62],
      ],
      '#fff4e0',
    );
  },
  () => undefined,
];
const MANY = [70, 90, 90, 34, 60, 40, 0];

/** Strews what stands on the land; what would be cut off at a side goes on at the other. */
function strew(c: Pen, { land, light, size }: Land, wet: Float32Array): void {
  const next = chance(77 + land);
  const things = Array.from({ length: MANY[land]! }, () => [next() * size, next() * size, next()] as const);
  const k = size / SPAN / 100;
  const all = things
    .filter(([x, y]) => wet[Math.floor(y) * size + Math.floor(x)]! < 0.05)
    .flatMap(([x, y, q]) =>
      [-size, 0, size].flatMap((dx) => [-size, 0, size].map((dy) => [x + dx, y + dy, q] as const)),
    )
    .sort((a, b) => a[1] - b[1]);
  for (const [x, y, q] of all) {
    c.save();
    c.translate(x, y);
    c.scale(k, k);
    blob(c, 3, 1, 5, 2, light ? 'rgba(70,40,20,.28)' : 'rgba(0,0,0,.38)');
    THINGS[land]!(c, q, light);
    c.restore();
  }
}

export default function paint(subject: Land): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = subject.size;
  const c = canvas.getContext('2d')!;
  strew(c, subject, ground(c, subject));
  return canvas;
}
