import { mix, type Rgb } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { belt, planet, rock, star } from './bodies.ts';
import { css, glow, type Ink } from './light.ts';

/** Draws what a sector of a kind holds about the origin, within about `r` of it; `n` is 0, 1 or 2. */
type Kind = (g: Ink, r: number, n: number, paper: boolean) => void;

/** Light adds up on the dark atlas; on paper it is pigment that multiplies. */
const shining = (g: Ink, paper: boolean, draw: () => void) => {
  g.save();
  g.globalCompositeOperation = paper ? 'multiply' : 'lighter';
  draw();
  g.restore();
};

/** A spiral galaxy: two arms of stars and dust about a bright core, tilted. */
function portal(g: Ink, r: number, n: number, paper: boolean): void {
  const next = chance(100 + n);
  const outer = (
    paper
      ? ([
          [150, 110, 206],
          [100, 120, 206],
          [186, 96, 170],
        ] as const)
      : ([
          [140, 96, 255],
          [84, 140, 255],
          [214, 90, 236],
        ] as const)
  )[n]!;
  const inner: Rgb = paper ? [70, 70, 176] : [190, 240, 255];
  g.save();
  g.rotate([0.5, -0.35, 0.15][n]!);
  g.scale(n === 1 ? -1.15 : 1.15, 0.74);
  shining(g, paper, () => {
    glow(g, 0, 0, r * 1.35, [
      [0, css(outer, 0.55)],
      [0.6, css(outer, 0.16)],
      [1, css(outer, 0)],
    ]);
    for (let i = 0; i < 900; i++) {
      const t = next() ** 0.8;
      const spread = (next() + next() + next() - 1.5) * (0.25 + t * 0.35);
      const angle = (i % 2) * Math.PI + t * 4.6 + spread;
      const far = r * (0.1 + t * 1.25) + (next() - 0.5) * r * 0.1;
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      const size = r * (0.012 + next() ** 4 * 0.05);
      const colour = mix(inner, outer, Math.min(1, t * 1.3));
      if (i % 3 === 0)
        glow(g, x, y, r * (0.08 + next() * 0.1), [
          [0, css(colour, paper ? 0.16 : 0.2)],
          [1, css(colour, 0)],
        ]);
      g.fillStyle = css(i % 7 ? colour : [255, 236, 210], (paper ? 0.35 : 0.5) + next() * 0.4);
      g.beginPath();
      g.arc(x, y, size, 0, 7);
      g.fill();
    }
  });
  glow(g, 0, 0, r * 0.5, [
    [0, '#fffdf4'],
    [0.3, paper ? 'rgb(236 226 255 / .9)' : 'rgb(214 226 255 / .8)'],
    [1, css(outer, 0)],
  ]);
  g.restore();
}

/** A comet with a tail of many threads. */
function movement(g: Ink, r: number, n: number, paper: boolean): void {
  const next = chance(200 + n);
  g.save();
  g.rotate([0, 0.5, -0.42][n]!);
  if (n === 2) g.scale(-1, 1);
  const thread = (i: number) => {
    const [off, far] = [(next() - 0.5) * r * (1 - i / 200), r * (1 + next() * 1.6)];
    const [x, y] = [r * 0.5, -r * 0.3];
    const tail = g.createLinearGradient(x, y, x - far * 1.15, y + far * 0.62);
    tail.addColorStop(
      0,
      paper ? (i % 4 ? 'rgb(255 255 255 / .6)' : 'rgb(50 100 180 / .45)') : 'rgb(170 220 255 / .34)',
    );
    tail.addColorStop(1, paper ? 'rgb(255 255 255 / 0)' : 'rgb(80 140 255 / 0)');
    g.strokeStyle = tail;
    g.lineWidth = r * (0.03 + next() * 0.045);
    g.beginPath();
    g.moveTo(x, y + off * 0.35);
    g.quadraticCurveTo(
      x - far * 0.5,
      y + far * 0.2 + off * 0.5,
      x - far * 1.15 + off * 0.3,
      y + far * 0.62 + off,
    );
    g.stroke();
  };
  g.save();
  if (!paper) g.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 110; i++) thread(i);
  g.restore();
  glow(g, r * 0.55, -r * 0.35, r * 0.8, [
    [0, 'rgb(255 255 255 / .9)'],
    [0.4, 'rgb(170 220 255 / .45)'],
    [1, 'rgb(140 200 255 / 0)'],
  ]);
  rock(g, r * 0.55, -r * 0.34, r * 0.3, 204 + n, [176, 198, 220]);
  g.restore();
}

/** A belt of asteroids with the lights of mines. */
function production(g: Ink, r: number, n: number, paper: boolean): void {
  const next = chance(300 + n);
  g.save();
  g.rotate([0, 0.7, -0.5][n]!);
  belt(g, r * 1.75, r * 0.62, -0.45, 310 + n, 320, paper ? [120, 92, 66] : [170, 140, 112]);
  const base: Rgb = paper ? [176, 148, 120] : [150, 126, 104];
  const rocks = [
    [0.95, -0.05, 0.24],
    [-0.98, 0.4, 0.2],
    [-0.55, -0.1, 0.48],
    [0.42, -0.42, 0.38],
    [0.32, 0.36, 0.34],
    [-0.2, 0.52, 0.24],
  ] as const;
  for (const [i, [x, y, size]] of rocks.entries())
    rock(g, x * r, y * r, size * r * (0.86 + next() * 0.28), 320 + n * 10 + i, base);
  for (let i = 0; i < 16; i++) {
    const [x, y, size] = rocks[2 + (i % 4)]!;
    const [px, py] = [(x + (next() - 0.5) * size) * r, (y + (next() - 0.5) * size) * r];
    glow(g, px, py, r * 0.07, [
      [0, '#ffe6a8'],
      [0.35, 'rgb(255 190 80 / .7)'],
      [1, 'rgb(255 160 60 / 0)'],
    ]);
  }
  g.restore();
}

/** A dark cloud among wrecked rocks, with eyes in it. */
function ambush(g: Ink, r: number, n: number, paper: boolean): void {
  const next = chance(400 + n);
  const dark = paper ? '64 30 40' : '9 3 6';
  for (let i = 0; i < 60; i++) {
    const [angle, far, size] = [next() * 6.28, r * next() * 1.25, r * (0.25 + next() * 0.42)];
    glow(g, Math.cos(angle) * far, Math.sin(angle) * far * 0.66, size, [
      [0, `rgb(${dark} / ${paper ? 0.26 : 0.5})`],
      [1, `rgb(${dark} / 0)`],
    ]);
  }
  for (let i = 0; i < 9; i++) {
    const [angle, far] = [(i / 9) * 6.28 + next() * 0.6, r * (0.65 + next() * 0.6)];
    rock(
      g,
      Math.cos(angle) * far,
      Math.sin(angle) * far * 0.62,
      r * (0.08 + next() * 0.13),
      410 + n * 10 + i,
      [104, 74, 68],
    );
  }
  const pairs = (
    [
      [
        [-0.32, -0.1],
        [0.36, 0.2],
      ],
      [
        [0.3, -0.24],
        [-0.42, 0.16],
        [0.1, 0.34],
      ],
      [
        [0, -0.02],
        [-0.52, -0.3],
      ],
    ] as const
  )[n]!;
  for (const [x, y] of pairs)
    for (const side of [-0.1, 0.1]) {
      glow(g, (x + side) * r, y * r, r * 0.13, [
        [0, 'rgb(255 110 70 / .9)'],
        [1, 'rgb(255 60 30 / 0)'],
      ]);
      g.fillStyle = '#ffd9b0';
      g.beginPath();
      g.ellipse((x + side) * r, y * r, r * 0.055, r * 0.026, side * 2.4, 0, 7);
      g.fill();
    }
}

/** Two stars, and matter that flows between them. */
function conversion(g: Ink, r: number, n: number, paper: boolean): void {
  g.save();
  g.rotate([0, 0.9, -0.7][n]!);
  const [x1, y1, x2, y2] = [-r * 0.55, r * 0.2, r * 0.62, -r * 0.25];
  shining(g, paper, () => {
    for (let i = 0; i < 16; i++) {
      g.strokeStyle = paper ? `rgb(208 ${110 + i * 5} 160 / .26)` : `rgb(255 ${150 + i * 5} 190 / .15)`;
      g.lineWidth = r * 0.06;
      g.beginPath();
      g.moveTo(x1, y1);
      g.bezierCurveTo(-r * 0.1, -r * (0.95 - i * 0.09), r * 0.2, r * (0.75 - i * 0.1), x2, y2);
      g.stroke();
    }
  });
  const [warm, cold] = paper
    ? ([
        [224, 92, 78],
        [84, 116, 206],
      ] as const)
    : ([
        [255, 136, 112],
        [146, 188, 255],
      ] as const);
  star(g, x1, y1, r * 0.44, n === 2 ? cold : warm, 500 + n, paper);
  star(g, x2, y2, r * 0.28, n === 2 ? warm : cold, 510 + n, paper);
  g.restore();
}

/** A star at its brightest. */
function victory(g: Ink, r: number, n: number, paper: boolean): void {
  const gold: Rgb = paper
    ? [232, 148, 30]
    : (
        [
          [255, 200, 84],
          [255, 176, 70],
          [255, 216, 120],
        ] as const
      )[n]!;
  shining(g, paper, () => {
    const rays = [8, 12, 6][n]!;
    for (let i = 0; i < rays; i++) {
      const [angle, far] = [(i / rays) * 2 * Math.PI + n * 0.2, r * (i % 2 ? 1.1 : 1.7)];
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      const ray = g.createLinearGradient(0, 0, x, y);
      ray.addColorStop(0, paper ? 'rgb(236 170 60 / .9)' : 'rgb(255 240 190 / .9)');
      ray.addColorStop(1, paper ? 'rgb(240 180 80 / 0)' : 'rgb(255 200 90 / 0)');
      g.fillStyle = ray;
      const [nx, ny] = [-Math.sin(angle) * r * 0.07, Math.cos(angle) * r * 0.07];
      g.beginPath();
      g.moveTo(nx, ny);
      g.lineTo(x, y);
      g.lineTo(-nx, -ny);
      g.fill();
    }
  });
  star(g, 0, 0, r * 0.6, gold, 600 + n, paper);
}

/** A giant with rings. */
function influence(g: Ink, r: number, n: number, paper: boolean): void {
  const grounds: readonly (readonly Rgb[])[] = [
    [
      [74, 40, 92],
      [150, 92, 130],
      [220, 170, 150],
      [248, 224, 196],
    ],
    [
      [40, 50, 96],
      [92, 110, 160],
      [176, 180, 206],
      [236, 226, 220],
    ],
    [
      [92, 40, 40],
      [170, 96, 80],
      [226, 170, 120],
      [250, 230, 190],
    ],
  ];
  planet(g, 0, 0, r * 0.76, {
    seed: 21 + n,
    kind: 'gas',
    ground: grounds[n]!,
    air: [236, 180, 255],
    ring: paper ? [158, 118, 118] : [238, 206, 190],
    paper,
  });
}

/** A moon made a fortress: a trench, lights along it, one great gun. */
function armament(g: Ink, r: number, n: number, paper: boolean): void {
  const radius = r * 0.82;
  planet(g, 0, 0, radius, {
    seed: 41 + n,
    kind: 'rock',
    ground: [
      [44, 50, 62],
      [84, 92, 108],
      [140, 148, 160],
      [206, 210, 216],
    ],
    air: [150, 180, 220],
    paper,
  });
  g.save();
  g.rotate([-0.2, 0.35, -0.75][n]!);
  g.beginPath();
  g.arc(0, 0, radius, 0, 7);
  g.clip();
  g.strokeStyle = 'rgb(8 10 20 / .8)';
  g.lineWidth = r * 0.09;
  g.beginPath();
  g.ellipse(0, 0, radius * 1.02, radius * 0.2, 0, 0, Math.PI);
  g.stroke();
  g.fillStyle = 'rgb(8 10 20 / .75)';
  g.beginPath();
  g.arc(r * 0.22, -r * 0.32, r * 0.2, 0, 7);
  g.fill();
  glow(g, r * 0.22, -r * 0.32, r * 0.19, [
    [0, '#fff0d8'],
    [0.3, 'rgb(255 120 70 / .95)'],
    [1, 'rgb(255 80 40 / 0)'],
  ]);
  for (let i = 0; i < 15; i++) {
    const angle = 0.12 + i * 0.205;
    g.fillStyle = i % 4 === 0 ? '#ffb070' : '#ffe2a0';
    g.fillRect(
      Math.cos(angle) * radius * 0.95,
      Math.sin(angle) * radius * 0.2 - r * 0.02,
      r * 0.04,
      r * 0.04,
    );
  }
  g.restore();
}

/** In the order of the game's tiles: three of each. */
export const KINDS = {
  portal,
  movement,
  production,
  ambush,
  conversion,
  victory,
  influence,
  armament,
} satisfies {
  readonly [kind: string]: Kind;
};

/** The home world of each civilisation. */
export const WORLDS = {
  humans: {
    kind: 'sea',
    ground: [
      [10, 50, 110],
      [24, 96, 160],
      [70, 140, 74],
      [226, 220, 190],
    ],
  },
  minerls: {
    kind: 'rock',
    ground: [
      [84, 44, 20],
      [150, 92, 44],
      [206, 150, 92],
      [250, 226, 186],
    ],
  },
  dragonites: {
    kind: 'gas',
    ground: [
      [40, 20, 84],
      [96, 60, 160],
      [160, 120, 214],
      [236, 216, 255],
    ],
  },
  sherais: {
    kind: 'rock',
    ground: [
      [50, 10, 16],
      [140, 36, 28],
      [210, 100, 56],
      [250, 206, 150],
    ],
  },
  nagaritakas: {
    kind: 'gas',
    ground: [
      [120, 96, 50],
      [200, 170, 100],
      [240, 224, 180],
      [255, 252, 240],
    ],
  },
  cireades: {
    kind: 'sea',
    ground: [
      [4, 40, 60],
      [6, 90, 104],
      [20, 140, 136],
      [190, 236, 214],
    ],
  },
} as const satisfies {
  readonly [key: string]: { readonly kind: 'rock' | 'sea' | 'gas'; readonly ground: readonly Rgb[] };
};
