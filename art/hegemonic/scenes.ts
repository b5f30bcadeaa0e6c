import { mix, oklch, type Rgb } from '../lib/colour.ts';
import { blackHole, planet, star } from './bodies.ts';
import { css, dot, FULL, INK, type Pen, WHITE } from './pigments.ts';

/** Where a scene is painted. */
export interface Stage {
  readonly g: Pen;
  readonly w: number;
  readonly h: number;
  /** Chance of its own. */
  readonly next: () => number;
  /** The hue of its ground. */
  readonly hue: number;
}
type Spot = readonly [x: number, y: number];

const ROCK: readonly Rgb[] = [
  [60, 44, 34],
  [120, 92, 66],
  [200, 168, 124],
];
const SEA: readonly Rgb[] = [
  [8, 50, 84],
  [22, 98, 130],
  [70, 150, 90],
  [214, 220, 170],
];
const EMBER: readonly Rgb[] = [
  [70, 16, 20],
  [150, 40, 34],
  [230, 124, 80],
];

const tone = (hue: number, lightness: number, chroma = 0.1): Rgb => oklch(lightness, chroma, hue);

function line(g: Pen, ink: string, width: number, ...spots: readonly Spot[]): void {
  g.strokeStyle = ink;
  g.lineWidth = width;
  g.beginPath();
  spots.forEach(([x, y], i) => g[i === 0 ? 'moveTo' : 'lineTo'](x, y));
  g.stroke();
}

function ring(
  g: Pen,
  ink: string,
  width: number,
  [x, y]: Spot,
  rx: number,
  ry = rx,
  turn = 0,
  from = 0,
  to = FULL,
): void {
  g.strokeStyle = ink;
  g.lineWidth = width;
  g.beginPath();
  g.ellipse(x, y, rx, ry, turn, from, to);
  g.stroke();
}

/** A shape with a lit and a dark side. */
function solid(g: Pen, colour: Rgb, [x, y]: Spot, size: number, ...spots: readonly Spot[]): void {
  const fill = g.createLinearGradient(x - size, y - size, x + size, y + size);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.6)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(mix(colour, INK, 0.75)));
  g.fillStyle = fill;
  g.beginPath();
  spots.forEach(([px, py], i) => g[i === 0 ? 'moveTo' : 'lineTo'](px, py));
  g.closePath();
  g.fill();
}

function ball(g: Pen, colour: Rgb, [x, y]: Spot, r: number): void {
  const fill = g.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r * 1.1);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.8)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(mix(colour, INK, 0.8)));
  dot(g, x, y, r, 'black');
  g.fillStyle = fill;
  g.fill();
}

function glow(g: Pen, colour: Rgb, [x, y]: Spot, r: number, alpha = 0.8): void {
  const fill = g.createRadialGradient(x, y, 0, x, y, r);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.7), alpha));
  fill.addColorStop(0.35, css(colour, alpha * 0.5));
  fill.addColorStop(1, css(colour, 0));
  g.save();
  g.globalCompositeOperation = 'lighter';
  dot(g, x, y, r, 'transparent');
  g.fillStyle = fill;
  g.fill();
  g.restore();
}

function ship(g: Pen, at: Spot, size: number, turn: number, colour: Rgb, alpha = 1): void {
  g.save();
  g.translate(...at);
  g.rotate(turn);
  g.scale(size, size);
  g.globalAlpha = alpha;
  glow(g, [120, 200, 255], [0, 13], 9, 0.9);
  solid(g, colour, [0, 0], 12, [0, -15], [4, -2], [12, 10], [4, 7], [0, 12], [-4, 7], [-12, 10], [-4, -2]);
  g.restore();
}

function head(g: Pen, [x, y]: Spot, size: number, side: 1 | -1, rim: string): void {
  g.fillStyle = '#070b1c';
  g.beginPath();
  g.ellipse(x, y, size * 0.8, size, 0, 0, FULL);
  g.fill();
  g.fillRect(x - size * 0.36, y + size * 0.5, size * 0.72, size * 2);
  g.beginPath();
  g.moveTo(x + side * size * 0.72, y - size * 0.2);
  g.lineTo(x + side * size * 1.08, y + size * 0.3);
  g.lineTo(x + side * size * 0.64, y + size * 0.45);
  g.fill();
  g.beginPath();
  g.ellipse(x, y + size * 2.6, size * 1.9, size * 1.15, 0, 0, FULL);
  g.fill();
  ring(g, rim, 2, [x, y], size * 0.8, size, 0, side > 0 ? 3.3 : 4.2, side > 0 ? 5.2 : 6.1);
}

/** A city of towers on the ground, lit from behind. */
function city({ g, w, h, next, hue }: Stage, windows: string): void {
  for (let i = 0; i < 15; i++) {
    const [x, width, top] = [(i / 14) * w - 8, 12 + next() * 9, h * (0.42 + next() * 0.36)];
    solid(g, tone(hue, 0.24, 0.04), [x, h * 0.7], 40, [x, top], [x + width, top + 4], [x + width, h], [x, h]);
    for (let y = top + 8; y < h; y += 7)
      for (let k = 3; k < width - 3; k += 5)
        if (next() > 0.45) {
          g.fillStyle = windows;
          g.fillRect(x + k, y, 2, 2.6);
        }
  }
}

function tree(
  g: Pen,
  next: () => number,
  [x, y]: Spot,
  angle: number,
  length: number,
  n: number,
  ink: string,
): void {
  if (n === 0) return dot(g, x, y, 2 + next() * 2, `rgb(210 255 226 / ${0.5 + next() * 0.5})`);
  const to: Spot = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  line(g, ink, n * 0.9, [x, y], to);
  tree(g, next, to, angle - 0.35 - next() * 0.3, length * 0.78, n - 1, ink);
  tree(g, next, to, angle + 0.3 + next() * 0.35, length * 0.78, n - 1, ink);
}

const spiral = (at: Spot, r: number, turns: number, phase = 0): Spot[] =>
  Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    const angle = phase + t * turns * FULL;
    return [at[0] + Math.cos(angle) * r * t, at[1] + Math.sin(angle) * r * t * 0.6] as const;
  });

/** One scene a technology. */
export const SCENES: { readonly [key: string]: (stage: Stage) => void } = {
  // Ways that a sum of many could take, one of them lit.
  predictiveAlgorithms: ({ g, w, h, next }) => {
    const at = (column: number, row: number): Spot => [w * (0.12 + column * 0.19), h * (0.14 + row * 0.18)];
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 5; r++)
        for (let to = 0; to < 5; to++)
          if (next() > 0.55) line(g, 'rgb(255 226 160 / .22)', 1.2, at(c, r), at(c + 1, to));
    const path = [2, 1, 3, 2, 0].map((row, column) => at(column, row));
    line(g, 'rgb(255 240 190 / .95)', 3, ...path);
    for (let c = 0; c < 5; c++) for (let r = 0; r < 5; r++) ball(g, [180, 130, 60], at(c, r), 4.5);
    for (const spot of path) glow(g, [255, 210, 120], spot, 16);
  },
  // Two rings with a ship that has left one and comes out of the other.
  massTranslationRelay: ({ g, w, h }) => {
    for (const x of [0.24, 0.76]) {
      glow(g, [120, 210, 255], [w * x, h * 0.5], 46);
      for (const [r, width, ink] of [
        [42, 9, '#1b1408'],
        [42, 6, '#e8b75c'],
        [45, 1.4, '#fff3cf'],
      ] as const)
        ring(g, ink, width, [w * x, h * 0.5], r * 0.5, r);
    }
    for (let i = 0; i < 9; i++)
      line(
        g,
        'rgb(190 236 255 / .5)',
        1.4,
        [w * 0.3, h * (0.34 + i * 0.04)],
        [w * 0.7, h * (0.34 + i * 0.04)],
      );
    ship(g, [w * 0.52, h * 0.5], 1.5, Math.PI / 2, [220, 200, 160]);
  },
  // A star in a cage of plates.
  dysonSphereAssembly: ({ g, w, h, next }) => {
    const [x, y] = [w * 0.5, h * 0.52];
    star(g, x, y, 26, [255, 190, 90], 9);
    for (let i = 0; i < 7; i++) ring(g, 'rgb(40 24 8 / .95)', 5, [x, y], 58, 12 + i * 8, i * 0.5);
    for (let i = 0; i < 7; i++)
      ring(g, 'rgb(255 216 140 / .8)', 1.2, [x - 1, y - 1], 58, 12 + i * 8, i * 0.5);
    for (let i = 0; i < 26; i++) {
      const [a, r] = [next() * FULL, 50 + next() * 12];
      const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
      solid(
        g,
        [150, 110, 60],
        [px, py],
        8,
        [px - 6, py - 3],
        [px + 3, py - 6],
        [px + 6, py + 3],
        [px - 3, py + 6],
      );
    }
  },
  // Arms that lay a tower of tiny blocks.
  nanoFabricants: ({ g, w, h, next }) => {
    for (let row = 0; row < 9; row++)
      for (let c = -4 + Math.floor(row / 2); c < 5 - Math.floor(row / 2); c++) {
        if (next() < row * 0.06) continue;
        const [x, y] = [w * 0.48 + c * 15, h - 8 - row * 13];
        solid(
          g,
          [196, 150, 80],
          [x, y],
          9,
          [x, y - 8],
          [x + 7, y - 4],
          [x + 7, y + 4],
          [x, y + 8],
          [x - 7, y + 4],
          [x - 7, y - 4],
        );
      }
    for (const side of [-1, 1]) {
      const from: Spot = [w * (0.5 + side * 0.46), h * 0.9];
      const joint: Spot = [w * (0.5 + side * 0.36), h * 0.24];
      const tip: Spot = [w * (0.5 + side * 0.07), h * 0.36];
      line(g, '#1c1206', 9, from, joint, tip);
      line(g, '#d8a95a', 5, from, joint, tip);
      glow(g, [255, 236, 180], tip, 18);
    }
  },
  // A turning wheel of light, without friction.
  efficiencyParadigm: ({ g, w, h }) => {
    const at: Spot = [w * 0.5, h * 0.52];
    glow(g, [255, 220, 140], at, 74, 0.7);
    for (let i = 0; i < 3; i++)
      for (const [width, ink] of [
        [7, '#241606'],
        [4, '#f0c469'],
      ] as const)
        ring(g, ink, width, at, 60 - i * 17, 60 - i * 17, 0, i * 2.2, i * 2.2 + 4.4);
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * FULL;
      line(
        g,
        'rgb(255 240 200 / .8)',
        2,
        [at[0] + Math.cos(a) * 62, at[1] + Math.sin(a) * 62],
        [at[0] + Math.cos(a) * 68, at[1] + Math.sin(a) * 68],
      );
    }
    ball(g, [255, 214, 130], at, 11);
  },
  // Quicksilver between sphere and crystal.
  polymorphicMatter: ({ g, w, h }) => {
    const colour: Rgb = [176, 190, 214];
    ball(g, colour, [w * 0.22, h * 0.55], 28);
    for (let i = 0; i < 5; i++)
      ball(
        g,
        colour,
        [w * (0.35 + i * 0.075), h * (0.55 + 0.07 * Math.sin(i * 1.7))],
        17 - Math.abs(i - 2) * 1.5,
      );
    for (const [x, tall] of [
      [0.72, 40],
      [0.8, 58],
      [0.88, 36],
    ] as const) {
      const px = w * x;
      solid(
        g,
        colour,
        [px, h * 0.55],
        26,
        [px, h * 0.55 - tall],
        [px + 11, h * 0.5],
        [px + 5, h * 0.85],
        [px - 6, h * 0.85],
        [px - 11, h * 0.5],
      );
    }
    glow(g, [255, 230, 180], [w * 0.47, h * 0.48], 50, 0.5);
  },
  // Coins that grow from the ground like a city.
  emergentEconomics: ({ g, w, h }) => {
    for (const [x, n] of [
      [0.16, 4],
      [0.33, 7],
      [0.5, 10],
      [0.67, 8],
      [0.84, 5],
    ] as const)
      for (let i = 0; i < n; i++) {
        const y = h * 0.94 - i * 9;
        g.fillStyle = '#2a1a06';
        g.beginPath();
        g.ellipse(w * x, y + 4, 18, 7, 0, 0, FULL);
        g.fill();
        const fill = g.createLinearGradient(w * x - 18, 0, w * x + 18, 0);
        fill.addColorStop(0, '#fff0bd');
        fill.addColorStop(0.5, '#e0a844');
        fill.addColorStop(1, '#6a430f');
        g.fillStyle = fill;
        g.beginPath();
        g.ellipse(w * x, y, 18, 7, 0, 0, FULL);
        g.fill();
      }
    line(
      g,
      'rgb(255 244 204 / .95)',
      2.6,
      [w * 0.08, h * 0.6],
      [w * 0.3, h * 0.42],
      [w * 0.5, h * 0.22],
      [w * 0.68, h * 0.26],
      [w * 0.92, h * 0.08],
    );
  },
  // A funnel of a net that leads out of space.
  quantumTunnelLattice: ({ g, w, h }) => {
    const at: Spot = [w * 0.54, h * 0.56];
    for (let i = 0; i < 12; i++)
      ring(
        g,
        `rgb(255 226 150 / ${0.95 - i * 0.06})`,
        1.5,
        [at[0], at[1] - 40 + i * 5],
        4 + (i * i) / 1.05,
        1.5 + (i * i) / 3.4,
      );
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * FULL;
      line(
        g,
        'rgb(255 214 130 / .4)',
        1.1,
        [at[0], at[1] - 42],
        [at[0] + Math.cos(a) * 30, at[1] - 8 + Math.sin(a) * 10],
        [at[0] + Math.cos(a) * 126, at[1] + 18 + Math.sin(a) * 42],
      );
    }
    glow(g, [255, 240, 200], [at[0], at[1] - 42], 30);
  },
  // Two heads, and a thought between them.
  subliminalTelepathy: ({ g, w, h }) => {
    head(g, [w * 0.27, h * 0.48], 30, 1, 'rgb(190 230 255 / .95)');
    head(g, [w * 0.8, h * 0.48], 30, -1, 'rgb(190 230 255 / .95)');
    for (let i = 0; i < 6; i++)
      ring(
        g,
        `rgb(150 226 255 / ${0.9 - i * 0.12})`,
        2,
        [w * 0.27, h * 0.42],
        38 + i * 13,
        38 + i * 13,
        0,
        -0.5,
        0.5,
      );
  },
  // A ship that fades out of sight.
  stealthFieldEmitter: ({ g, w, h }) => {
    planet(g, w * 0.88, h * 0.74, 46, {
      seed: 5,
      surface: 'rock',
      palette: [
        [20, 40, 60],
        [50, 90, 110],
        [120, 160, 170],
      ],
      air: [120, 220, 255],
    });
    for (const [x, y, alpha] of [
      [0.28, 0.56, 1],
      [0.46, 0.48, 0.5],
      [0.63, 0.4, 0.2],
    ] as const)
      ship(g, [w * x, h * y], 2, 1.2, [170, 200, 226], alpha);
    for (let i = 0; i < 4; i++)
      ring(g, 'rgb(150 240 255 / .5)', 1.5, [w * 0.4, h * 0.5], 66 + i * 13, 28 + i * 8, -0.2);
  },
  // A runner of light, ahead of its own traces.
  nanoAccelerants: ({ g, w, h }) => {
    for (let i = 5; i >= 0; i--) {
      const [x, alpha] = [w * (0.7 - i * 0.1), 1 - i * 0.16];
      g.globalAlpha = alpha;
      ball(g, [120, 190, 240], [x, h * 0.26], 10);
      line(g, '#bfe6ff', 9, [x - 3, h * 0.4], [x - 9, h * 0.62]);
      line(g, '#8cc6f0', 6, [x - 9, h * 0.62], [x + 10, h * 0.74], [x + 2, h * 0.95]);
      line(g, '#8cc6f0', 6, [x - 9, h * 0.62], [x - 26, h * 0.74], [x - 40, h * 0.68]);
      line(g, '#8cc6f0', 5, [x - 3, h * 0.42], [x + 16, h * 0.52], [x + 26, h * 0.44]);
    }
    g.globalAlpha = 1;
    for (let i = 0; i < 10; i++)
      line(
        g,
        'rgb(210 240 255 / .4)',
        1.3,
        [0, h * (0.2 + i * 0.08)],
        [w * (0.25 + (i % 3) * 0.09), h * (0.2 + i * 0.08)],
      );
  },
  // A tree of nerves on a living world.
  psionicEcology: ({ g, w, h, next }) => {
    planet(g, w * 0.6, h * 1.02, 80, { seed: 8, surface: 'sea', palette: SEA, air: [140, 255, 210] });
    tree(g, next, [w * 0.58, h * 0.56], -Math.PI / 2, 22, 6, 'rgb(180 255 214 / .9)');
  },
  // Waves from a mast into three hearts.
  empathyTransmitter: ({ g, w, h }) => {
    solid(g, [120, 160, 210], [w * 0.5, h * 0.7], 30, [w * 0.5, h * 0.3], [w * 0.56, h], [w * 0.44, h]);
    for (let i = 0; i < 5; i++) {
      ring(
        g,
        `rgb(190 224 255 / ${0.9 - i * 0.15})`,
        2.4,
        [w * 0.5, h * 0.3],
        16 + i * 16,
        16 + i * 16,
        0,
        -0.75,
        0.75,
      );
      ring(
        g,
        `rgb(190 224 255 / ${0.9 - i * 0.15})`,
        2.4,
        [w * 0.5, h * 0.3],
        16 + i * 16,
        16 + i * 16,
        0,
        2.4,
        3.9,
      );
    }
    glow(g, [255, 180, 210], [w * 0.5, h * 0.3], 30);
    for (const x of [0.12, 0.88]) head(g, [w * x, h * 0.66], 17, x < 0.5 ? 1 : -1, 'rgb(255 200 224 / .95)');
  },
  // A face of light over the roofs of a city.
  sentientPropaganda: (stage) => {
    const { g, w, h } = stage;
    glow(g, [140, 190, 255], [w * 0.5, h * 0.32], 90, 0.7);
    g.fillStyle = 'rgb(210 232 255 / .28)';
    g.beginPath();
    g.ellipse(w * 0.5, h * 0.34, 38, 48, 0, 0, FULL);
    g.fill();
    for (const side of [-1, 1]) {
      ring(g, '#eaf4ff', 2.4, [w * 0.5 + side * 15, h * 0.28], 9, 4.5);
      dot(g, w * 0.5 + side * 15, h * 0.28, 3.4, '#eaf4ff');
    }
    ring(g, '#eaf4ff', 2.4, [w * 0.5, h * 0.44], 15, 7, 0, 0.3, Math.PI - 0.3);
    city(stage, 'rgb(255 220 150 / .85)');
  },
  // Steps of light that lead up and out.
  transcendencyRoutine: ({ g, w, h }) => {
    glow(g, [200, 210, 255], [w * 0.82, h * 0.16], 60, 1);
    for (let i = 0; i < 9; i++) {
      const [x, y, k] = [w * (0.06 + i * 0.09), h * (0.92 - i * 0.085), 1 - i * 0.07];
      solid(
        g,
        [150, 160, 230],
        [x, y],
        26,
        [x, y],
        [x + 44 * k, y - 9 * k],
        [x + 44 * k, y - 2 * k],
        [x, y + 9 * k],
      );
    }
    ball(g, [240, 240, 255], [w * 0.46, h * 0.36], 5);
    line(g, '#f4f4ff', 5, [w * 0.46, h * 0.42], [w * 0.455, h * 0.55]);
  },
  // A row of crystals that think.
  postPhysicalArray: ({ g, w, h }) => {
    for (let i = 0; i < 7; i++) {
      const [x, y] = [w * 0.5 + (i - 3) * 31, h * 0.58 + Math.abs(i - 3) * 6];
      solid(g, [138, 106, 208], [x, y], 24, [x, y - 52], [x + 11, y - 14], [x, y + 34], [x - 11, y - 14]);
      line(g, 'rgb(240 230 255 / .8)', 1.2, [x, y - 52], [x, y + 34]);
    }
    ring(g, 'rgb(226 210 255 / .8)', 2, [w * 0.5, h * 0.54], 112, 24);
    ring(g, 'rgb(226 210 255 / .4)', 1.5, [w * 0.5, h * 0.54], 118, 34);
  },
  // A fleet that steps out of a tear.
  phasedTeleportation: ({ g, w, h }) => {
    for (let i = 0; i < 5; i++)
      ring(
        g,
        `rgb(255 190 160 / ${0.9 - i * 0.15})`,
        3 - i * 0.4,
        [w * 0.3, h * 0.5],
        18 + i * 10,
        52 + i * 5,
        0.2,
      );
    glow(g, [255, 150, 110], [w * 0.3, h * 0.5], 62, 1);
    ship(g, [w * 0.42, h * 0.5], 1.5, 1.5, [230, 180, 160], 0.6);
    ship(g, [w * 0.68, h * 0.4], 2.1, 1.5, [226, 190, 176]);
    ship(g, [w * 0.86, h * 0.68], 1.5, 1.5, [226, 190, 176]);
  },
  // One drone becomes two, four, eight.
  selfReplicatingDrones: ({ g, w, h }) => {
    const drone = (x: number, y: number, r: number) => {
      for (const a of [0.7, 2.4, 3.9, 5.5])
        line(g, '#f0c8b8', 2, [x, y], [x + Math.cos(a) * r * 1.9, y + Math.sin(a) * r * 1.9]);
      ball(g, [176, 92, 78], [x, y], r);
      dot(g, x + r * 0.2, y, r * 0.34, '#ffd2a0');
    };
    [1, 2, 4, 6].forEach((n, column) => {
      for (let i = 0; i < n; i++)
        drone(
          w * (0.13 + column * 0.25),
          h * (0.52 + (i - (n - 1) / 2) * (0.52 / n + 0.06)),
          15 - column * 2.6,
        );
    });
  },
  // A drive that drinks a black hole.
  singularityFtlDrive: ({ g, w, h }) => {
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * FULL;
      line(
        g,
        'rgb(255 210 190 / .35)',
        1.3,
        [w * 0.34 + Math.cos(a) * 40, h * 0.5 + Math.sin(a) * 30],
        [w * 0.34 + Math.cos(a) * 190, h * 0.5 + Math.sin(a) * 130],
      );
    }
    blackHole(g, w * 0.34, h * 0.5, 22, [255, 150, 96]);
    ship(g, [w * 0.74, h * 0.46], 2.6, 1.35, [214, 176, 166]);
  },
  // Three barrels fire.
  hyperCannonBatteries: ({ g, w, h }) => {
    for (let i = 0; i < 3; i++) {
      const y = h * (0.3 + i * 0.24);
      line(g, 'rgb(255 90 60 / .5)', 12, [w * 0.5, y], [w, y - 18]);
      line(g, 'rgb(255 240 214 / .95)', 3, [w * 0.5, y], [w, y - 18]);
      solid(
        g,
        [140, 84, 76],
        [w * 0.26, y],
        34,
        [0, y - 14],
        [w * 0.5, y - 8],
        [w * 0.5, y + 7],
        [0, y + 16],
      );
      glow(g, [255, 160, 100], [w * 0.51, y], 24, 1);
    }
  },
  // A hull that grows ribs and scales.
  bioAdaptiveHulls: ({ g, w, h }) => {
    solid(
      g,
      [112, 62, 66],
      [w * 0.5, h * 0.5],
      70,
      [w * 0.06, h * 0.6],
      [w * 0.3, h * 0.26],
      [w * 0.74, h * 0.24],
      [w * 0.96, h * 0.5],
      [w * 0.74, h * 0.78],
      [w * 0.28, h * 0.84],
    );
    for (let i = 0; i < 9; i++)
      ring(
        g,
        'rgb(255 190 170 / .65)',
        2,
        [w * (0.2 + i * 0.085), h * 0.52],
        9,
        h * (0.28 - Math.abs(i - 4) * 0.02),
        0.12,
        -1.5,
        1.5,
      );
    for (let i = 0; i < 14; i++)
      glow(g, [255, 120, 96], [w * (0.18 + (i % 7) * 0.11), h * (0.42 + Math.floor(i / 7) * 0.2)], 12, 0.7);
    line(
      g,
      'rgb(255 226 210 / .9)',
      2,
      [w * 0.06, h * 0.6],
      [w * 0.3, h * 0.26],
      [w * 0.74, h * 0.24],
      [w * 0.96, h * 0.5],
    );
  },
  // Probes that speak to a world.
  psiSubversionProbes: ({ g, w, h }) => {
    planet(g, w * 0.82, h * 0.62, 50, { seed: 14, surface: 'rock', palette: EMBER, air: [255, 130, 100] });
    for (const [x, y] of [
      [0.2, 0.34],
      [0.36, 0.72],
      [0.48, 0.34],
    ] as const) {
      const [px, py] = [w * x, h * y];
      line(g, 'rgb(255 190 170 / .6)', 1.8, [px, py], [w * 0.7, h * 0.58]);
      for (const a of [0.6, 2.4, 4.1, 5.6])
        line(g, '#f0d0c8', 2, [px, py], [px + Math.cos(a) * 21, py + Math.sin(a) * 21]);
      ball(g, [200, 160, 160], [px, py], 12);
      dot(g, px + 2, py, 4, '#ff5a46');
    }
  },
  // Space folded like a cloth, a stack of bases carried over the fold.
  braneManipulation: ({ g, w, h }) => {
    for (let i = 0; i < 15; i++) {
      const spots = Array.from({ length: 30 }, (_, k): Spot => {
        const t = k / 29;
        return [w * t, h * (0.2 + i * 0.055) + Math.sin(t * 6 + i * 0.24) * (26 - i)];
      });
      line(g, `rgb(255 ${150 + i * 6} ${120 + i * 6} / .6)`, 1.6, ...spots);
    }
    for (let i = 0; i < 3; i++) {
      const [x, y] = [w * 0.66, h * (0.62 - i * 0.13)];
      solid(
        g,
        [214, 150, 130],
        [x, y],
        20,
        [x - 20 + i * 4, y + 12],
        [x - 10 + i * 2, y - 8],
        [x + 10 - i * 2, y - 8],
        [x + 20 - i * 4, y + 12],
      );
    }
  },
  // Lines of supply that meet in one place.
  synergizedLogistics: ({ g, w, h }) => {
    const at: Spot = [w * 0.52, h * 0.5];
    for (let i = 0; i < 3; i++) line(g, 'rgb(255 206 186 / .55)', 2, ...spiral(at, 130, 0.8, (i * FULL) / 3));
    planet(g, at[0], at[1], 26, { seed: 31, surface: 'rock', palette: ROCK, air: [255, 180, 140] });
    for (let arm = 0; arm < 3; arm++)
      for (const k of [24, 38, 52]) {
        const way = spiral(at, 130, 0.8, (arm * FULL) / 3);
        const [a, b] = [way[k]!, way[k - 1]!];
        ship(g, a, 0.95, Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2, [232, 190, 170]);
      }
  },
};
