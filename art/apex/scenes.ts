import { mix, oklch, type Rgb, smooth } from '../lib/colour.ts';
import { chance, clouds } from '../lib/noise.ts';
import { hull, planet, rock, star } from './bodies.ts';
import { css, fill, glow, type Ink } from './light.ts';

/** All scenes of the cards on one sheet. */
const [WIDTH, HEIGHT] = [264, 332];
const COLUMNS = 5;

type Draw = (g: Ink, w: number, h: number) => void;

/** A line of light from `x`, `y` that fades on the way. */
function beam(g: Ink, x: number, y: number, x2: number, y2: number, colour: string, width: number): void {
  const light = g.createLinearGradient(x, y, x2, y2);
  light.addColorStop(0, colour);
  light.addColorStop(1, colour.replace(/[\d.]+\)$/, '0)'));
  g.strokeStyle = light;
  g.lineWidth = width;
  g.lineCap = 'round';
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x2, y2);
  g.stroke();
}

const NEAR: Rgb = [186, 204, 240];
const FAR: Rgb = [232, 150, 118];

/** A blaze with splinters. */
function blaze(g: Ink, x: number, y: number, size: number, seed: number): void {
  const next = chance(seed);
  glow(g, x, y, size, [
    [0, '#fff'],
    [0.2, 'rgb(255 226 150 / .95)'],
    [0.5, 'rgb(255 130 60 / .5)'],
    [1, 'rgb(255 80 40 / 0)'],
  ]);
  for (let i = 0; i < 40; i++) {
    const [angle, far] = [next() * 6.28, size * (0.35 + next() * 0.7)];
    g.strokeStyle = `rgb(255 220 150 / ${0.3 + next() * 0.6})`;
    g.lineWidth = 1.8;
    g.beginPath();
    g.moveTo(x + Math.cos(angle) * far * 0.5, y + Math.sin(angle) * far * 0.5);
    g.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    g.stroke();
  }
}

/** Two fleets fire at each other. */
const war =
  (seed: number): Draw =>
  (g, w, h) => {
    const next = chance(seed);
    planet(g, w * (seed % 2 ? 0.95 : 0.06), h * 0.98, h * 0.4, {
      seed,
      kind: 'rock',
      ground: [
        [60, 20, 24],
        [130, 50, 40],
        [200, 110, 80],
      ],
      air: [255, 150, 120],
      paper: false,
    });
    const [x, y] = [w * (0.46 + next() * 0.1), h * (0.4 + next() * 0.06)];
    const ships = [
      [0.24, 0.3, 2.4, 1.45, NEAR],
      [0.2, 0.58, 1.9, 1.2, NEAR],
      [0.82, 0.27, 2.1, -1.6, FAR],
      [0.8, 0.55, 2.3, -1.3, FAR],
    ] as const;
    for (const [sx, sy, , turn, colour] of ships)
      beam(
        g,
        w * sx + Math.sin(turn) * 30,
        h * sy - Math.cos(turn) * 30,
        x + (next() - 0.5) * 24,
        y + (next() - 0.5) * 24,
        colour === NEAR ? 'rgb(150 216 255 / 1)' : 'rgb(255 140 100 / 1)',
        3,
      );
    blaze(g, x, y, h * 0.2, seed + 3);
    for (const [sx, sy, size, turn, colour] of ships)
      hull(g, w * sx, h * sy, size, turn + (next() - 0.5) * 0.3, colour);
  };

/** The double thread of life. */
function helix(g: Ink, w: number, h: number, light: Rgb, deep: Rgb): void {
  for (let i = 0; i < 64; i++) {
    const t = i / 64;
    const [y, angle] = [h * (0.1 + t * 0.72), t * 8.4];
    const [reach, depth] = [w * 0.2 * Math.sin(angle), Math.cos(angle)];
    if (i % 5 === 0) {
      g.strokeStyle = css(light, 0.5);
      g.lineWidth = 2.5;
      g.beginPath();
      g.moveTo(w / 2 - reach, y);
      g.lineTo(w / 2 + reach, y);
      g.stroke();
    }
    for (const side of [1, -1]) {
      g.fillStyle = css(side * depth > 0 ? mix(light, [255, 255, 255], 0.6) : deep, 0.95);
      g.beginPath();
      g.arc(w / 2 + reach * side, y, 4.6 + side * depth * 2, 0, 7);
      g.fill();
    }
  }
}

/** Each evolution has a subject of its own before the thread of life. */
const evolutions: { readonly [name: string]: Draw } = {
  production(g, w, h) {
    planet(g, w * 0.5, h * 1.08, w * 0.62, {
      seed: 3,
      kind: 'sea',
      ground: [
        [8, 50, 80],
        [20, 100, 120],
        [60, 150, 80],
        [190, 210, 130],
      ],
      air: [140, 255, 210],
      paper: false,
    });
    for (const [x, y, size] of [
      [0.2, 0.64, 0.1],
      [0.8, 0.6, 0.13],
      [0.72, 0.22, 0.08],
      [0.24, 0.24, 0.07],
    ] as const)
      rock(g, w * x, h * y, w * size, Math.round(x * 90), [150, 170, 150]);
    helix(g, w, h * 0.86, [190, 255, 226], [60, 170, 130]);
    for (const [x, y] of [
      [0.2, 0.62],
      [0.78, 0.58],
      [0.83, 0.62],
    ] as const)
      glow(g, w * x, h * y, 12, [
        [0, '#fff1c0'],
        [1, 'rgb(255 190 90 / 0)'],
      ]);
  },
  movement(g, w, h) {
    star(g, w * 0.5, h * 0.86, w * 0.16, [150, 255, 220], 9, false);
    for (const [x, y, size, turn] of [
      [0.22, 0.4, 2.1, -0.25],
      [0.78, 0.34, 2.4, 0.25],
      [0.82, 0.66, 1.4, 0.4],
    ] as const) {
      beam(
        g,
        w * x,
        h * y + 10,
        w * x - Math.sin(turn) * 110,
        h * y + Math.cos(turn) * 110,
        'rgb(150 255 226 / 0.9)',
        6 * size,
      );
      hull(g, w * x, h * y, size, turn, [180, 232, 220]);
    }
    helix(g, w, h * 0.8, [170, 255, 235], [40, 150, 140]);
  },
  influence(g, w, h) {
    planet(g, w * 0.5, h * 0.5, w * 0.27, {
      seed: 31,
      kind: 'gas',
      ground: [
        [50, 60, 90],
        [110, 150, 150],
        [190, 220, 190],
        [240, 250, 220],
      ],
      air: [160, 255, 220],
      ring: [200, 250, 226],
      paper: false,
    });
    for (let i = 0; i < 7; i++) {
      g.strokeStyle = `rgb(190 255 226 / ${0.5 - i * 0.06})`;
      g.lineWidth = 2.2;
      g.beginPath();
      g.arc(w * 0.5, h * 0.5, w * (0.36 + i * 0.07), 0, 7);
      g.stroke();
    }
    for (let i = 0; i < 9; i++) {
      const angle = i * 0.7 + 0.4;
      const far = w * (0.36 + (i % 4) * 0.07);
      glow(g, w * 0.5 + Math.cos(angle) * far, h * 0.5 + Math.sin(angle) * far, 11, [
        [0, '#fff'],
        [0.35, 'rgb(170 255 220 / .8)'],
        [1, 'rgb(80 220 180 / 0)'],
      ]);
    }
  },
  armament(g, w, h) {
    planet(g, w * 0.5, h * 0.98, w * 0.56, {
      seed: 44,
      kind: 'rock',
      ground: [
        [30, 50, 50],
        [70, 100, 96],
        [140, 170, 160],
        [220, 236, 226],
      ],
      air: [150, 255, 220],
      paper: false,
    });
    helix(g, w, h * 0.72, [200, 255, 230], [50, 150, 130]);
    for (const [x, y, turn] of [
      [0.2, 0.5, -0.5],
      [0.8, 0.5, 0.5],
      [0.5, 0.62, 0],
    ] as const) {
      hull(g, w * x, h * y, x === 0.5 ? 3 : 2.3, turn, [196, 216, 210]);
      beam(
        g,
        w * x + Math.sin(turn) * 36,
        h * y - Math.cos(turn) * 36,
        w * x + Math.sin(turn) * 150,
        h * y - Math.cos(turn) * 150,
        'rgb(255 210 140 / 1)',
        4,
      );
    }
  },
};

/** Domes on a ridge, a giant in the sky. */
const colonization =
  (seed: number): Draw =>
  (g, w, h) => {
    const [left, right] = seed % 2 ? [0.74, 0.3] : [0.28, 0.66];
    planet(g, w * left, h * 0.3, w * 0.24, {
      seed,
      kind: 'gas',
      ground: [
        [60, 40, 90],
        [140, 100, 150],
        [230, 190, 180],
      ],
      air: [200, 180, 255],
      ring: [220, 200, 220],
      paper: false,
    });
    const ridge = (base: number, colour: string, deep: string, rough: number) => {
      const land = g.createLinearGradient(0, h * base, 0, h);
      land.addColorStop(0, colour);
      land.addColorStop(1, deep);
      g.fillStyle = land;
      g.beginPath();
      g.moveTo(0, h);
      for (let x = 0; x <= w; x += 3)
        g.lineTo(x, h * (base + (clouds(seed, 5, x / 60, base * 9, 3) - 0.5) * rough));
      g.lineTo(w, h);
      g.fill();
    };
    ridge(0.6, '#566090', '#1a2040', 0.3);
    ridge(0.7, '#8a94b8', '#1a2040', 0.16);
    for (const [x, y, r] of [
      [right, 0.76, 0.2],
      [right + 0.28, 0.8, 0.13],
      [right - 0.24, 0.79, 0.1],
    ] as const) {
      const [cx, cy, radius] = [w * x, h * y, w * r];
      glow(g, cx, cy, radius * 1.7, [
        [0.4, 'rgb(150 226 255 / .4)'],
        [1, 'rgb(80 160 255 / 0)'],
      ]);
      const glass = g.createRadialGradient(cx - radius * 0.4, cy - radius * 0.6, 2, cx, cy, radius);
      glass.addColorStop(0, '#fdfff0');
      glass.addColorStop(0.35, '#8fe0ff');
      glass.addColorStop(1, '#16407a');
      g.fillStyle = glass;
      g.beginPath();
      g.arc(cx, cy, radius, Math.PI, 0);
      g.fill();
      g.strokeStyle = 'rgb(10 30 70 / .55)';
      g.lineWidth = 1.5;
      for (const part of [0.35, 0.7]) {
        g.beginPath();
        g.ellipse(cx, cy, radius * part, radius, 0, Math.PI, 0);
        g.stroke();
      }
      g.fillStyle = '#20284a';
      g.fillRect(cx - radius * 1.12, cy, radius * 2.24, 8);
      g.fillStyle = '#ffd98a';
      for (let i = -3; i < 4; i++) g.fillRect(cx + (i * radius) / 3.4, cy + 2.5, 3, 3);
    }
  };

/** Ships fan out from a sun; what their actions are decides what they meet. */
const expansion =
  (seed: number, extra: Draw): Draw =>
  (g, w, h) => {
    const next = chance(seed);
    star(g, w * 0.5, h * 0.72, w * 0.13, [255, 190, 110], 5, false);
    extra(g, w, h);
    for (const [x0, y0, size, turn0] of [
      [0.5, 0.26, 3, 0],
      [0.22, 0.42, 2.2, -0.55],
      [0.78, 0.42, 2.2, 0.55],
      [0.34, 0.64, 1.4, -0.4],
      [0.68, 0.64, 1.4, 0.4],
    ] as const) {
      const [x, y, turn] = [
        w * (x0 + (next() - 0.5) * 0.12),
        h * (y0 + (next() - 0.5) * 0.08),
        turn0 + (next() - 0.5) * 0.3,
      ];
      beam(
        g,
        x,
        y + 10,
        x - Math.sin(turn) * 100,
        y + Math.cos(turn) * 100,
        'rgb(160 220 255 / 0.9)',
        4.5 * size,
      );
      hull(g, x, y, size, turn, [190, 200, 232]);
    }
  };

const HUES = { war: 22, evolution: 165, colonization: 225, expansion: 280 };

/** A card's ground: cloud of the strategy's hue, darker below. */
function ground(hue: number, seed: number): OffscreenCanvas {
  const [low, middle, high] = [
    oklch(0.19, 0.06, hue),
    oklch(0.38, 0.11, hue + 12),
    oklch(0.7, 0.12, hue + 40),
  ] as const;
  return fill(WIDTH, HEIGHT, (x, y) => {
    const warp = clouds(seed, 3, x / 74 + seed, y / 74, 2);
    const mist = clouds(seed + 1, 4, x / 64 + warp * 2.4, y / 50 + seed + warp, 3.3);
    const colour = mix(mix(low, middle, smooth(0.3, 0.62, mist)), high, smooth(0.55, 0.85, mist) * 0.9);
    const light = 1.05 - (0.5 * y) / HEIGHT;
    return colour.map((c) => c * light);
  });
}

/** In the order in which the page names them. */
const SCENES: readonly (readonly [hue: keyof typeof HUES, draw: Draw])[] = [
  ['war', war(9)],
  ['war', war(16)],
  ['evolution', evolutions.production!],
  ['evolution', evolutions.movement!],
  ['evolution', evolutions.influence!],
  ['evolution', evolutions.armament!],
  ['colonization', colonization(13)],
  ['colonization', colonization(12)],
  ['expansion', expansion(61, () => {})],
  [
    'expansion',
    expansion(67, (g, w, h) =>
      planet(g, w * 0.92, h * 0.2, w * 0.22, {
        seed: 5,
        kind: 'sea',
        ground: [
          [20, 30, 90],
          [60, 80, 160],
          [130, 150, 120],
          [240, 236, 220],
        ],
        air: [180, 190, 255],
        paper: false,
      }),
    ),
  ],
];

export default function paint(): OffscreenCanvas {
  const sheet = new OffscreenCanvas(COLUMNS * WIDTH, Math.ceil(SCENES.length / COLUMNS) * HEIGHT);
  const g = sheet.getContext('2d')!;
  for (const [i, [hue, draw]] of SCENES.entries()) {
    const next = chance(i + 70);
    g.save();
    g.translate((i % COLUMNS) * WIDTH, Math.floor(i / COLUMNS) * HEIGHT);
    g.beginPath();
    g.rect(0, 0, WIDTH, HEIGHT);
    g.clip();
    g.drawImage(ground(HUES[hue], i * 3 + 5), 0, 0);
    for (let n = 0; n < 60; n++) {
      g.fillStyle = `rgb(255 255 255 / ${0.2 + next() * 0.6})`;
      g.fillRect(next() * WIDTH, next() * HEIGHT, 1.6, 1.6);
    }
    draw(g, WIDTH, HEIGHT);
    g.restore();
  }
  return sheet;
}
