import { chance } from '../lib/noise.ts';
import { along, type Context, disc, easel, missing, type Points, poly } from './brush.ts';
import { tower, wall } from './buildings.ts';

/** All Monuments: a row each, a column for each level that is built. */
interface Monuments {
  /** Pixels of a cell, which stands for an edge of a tile each way. */
  readonly size: number;
}

/** What a level adds, and its outline while it is missing. */
interface Part {
  readonly outline: Points;
  readonly draw: (c: Context) => void;
}

const box = (x: number, y: number, w: number, h: number): Points => [
  [x, y],
  [x + w, y],
  [x + w, y - h],
  [x, y - h],
];

/** A block that stands on its foot: lit to the left, dark to the right. */
function block(
  c: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  lit = '#f4e2ba',
  dark = '#9a7b50',
): void {
  c.fillStyle = lit;
  c.fillRect(x, y - h, w * 0.62, h);
  c.fillStyle = dark;
  c.fillRect(x + w * 0.62, y - h, w * 0.38, h);
  c.fillStyle = '#fff6dc';
  c.fillRect(x, y - h, w * 0.62, 1.2);
}
function pillars(c: Context, x: number, y: number, w: number, h: number, n: number, lit = '#fbeecb'): void {
  c.fillStyle = '#4a3622';
  c.fillRect(x, y - h, w, h);
  for (let i = 0; i < n; i++) {
    const at = x + ((w - 3.4) * i) / (n - 1);
    c.fillStyle = along(c, [at, 0, at + 3.4, 0], lit, '#b08f62');
    c.fillRect(at, y - h, 3.4, h);
  }
}
const gable = (
  c: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  lit = '#ffeec6',
  dark = '#b28d5c',
): void => {
  poly(
    c,
    [
      [x, y],
      [x + w / 2, y - h],
      [x + w / 2, y],
    ],
    lit,
  );
  poly(
    c,
    [
      [x + w / 2, y],
      [x + w / 2, y - h],
      [x + w, y],
    ],
    dark,
  );
};

/** A temple that rises: steps, columns, beam, gable. */
const temple = (lit: string, dark: string): readonly Part[] => [
  {
    outline: box(-31, 22, 62, 7),
    draw(c) {
      block(c, -31, 22, 62, 4, lit, dark);
      block(c, -28, 18, 56, 4, lit, dark);
    },
  },
  { outline: box(-26, 14, 52, 22), draw: (c) => pillars(c, -26, 14, 52, 22, 7, lit) },
  { outline: box(-29, -8, 58, 6), draw: (c) => block(c, -29, -8, 58, 6, lit, dark) },
  {
    outline: [
      [-30, -14],
      [0, -31],
      [30, -14],
    ],
    draw(c) {
      gable(c, -30, -14, 60, 17, lit, dark);
      disc(c, -3, -19, 3, '#c88a3c');
    },
  },
];

const tier = (c: Context, y: number, w: number, h: number, n: number): void => {
  c.fillStyle = '#5a2a1e';
  c.fillRect(-w, y - h, 2 * w, h);
  c.fillStyle = '#f4cfa8';
  c.fillRect(-w - 2, y - h - 2.4, 2 * w + 4, 2.8);
  for (let i = 0; i < n; i++) c.fillRect(-w + ((2 * w - 3) * i) / (n - 1), y - h, 3, h);
};

const trilithon = (x: number, y: number, k: number): Part => {
  const at = (points: Points): Points => points.map(([a, b]) => [x + a * k, y + b * k]);
  return {
    outline: at([
      [-13, 0],
      [-15, -30],
      [-17, -38],
      [17, -38],
      [15, -30],
      [13, 0],
    ]),
    draw(c) {
      for (const side of [-1, 1]) {
        const left = side < 0 ? -14 : 5;
        poly(
          c,
          at([
            [left, 0],
            [left + 1, -30],
            [left + 6, -30],
            [left + 6, 0],
          ]),
          '#d8ccb4',
        );
        poly(
          c,
          at([
            [left + 6, 0],
            [left + 6, -30],
            [left + 9, -30],
            [left + 9, 0],
          ]),
          '#7a6c58',
        );
      }
      poly(
        c,
        at([
          [-17, -29],
          [-16, -38],
          [16, -38],
          [17, -29],
        ]),
        '#efe4cc',
      );
      poly(
        c,
        at([
          [5, -29],
          [6, -38],
          [16, -38],
          [17, -29],
        ]),
        '#95856c',
      );
    },
  };
};

const PYRAMID = { levels: 5, wide: 33, high: 52, foot: 22 };
const layer = (i: number): Part => {
  const { levels, wide, high, foot } = PYRAMID;
  const [a, b] = [1 - i / levels, 1 - (i + 1) / levels];
  const [y0, y1] = [foot - (i * high) / levels, foot - ((i + 1) * high) / levels];
  return {
    outline: [
      [-wide * a, y0],
      [-wide * b, y1],
      [wide * b, y1],
      [wide * a, y0],
    ],
    draw(c) {
      const ridge: Points = [
        [7 * a, y0 + 5 * a],
        [7 * b, y1 + 4 * b],
      ];
      poly(c, [[-wide * a, y0], [-wide * b, y1], ridge[1]!, ridge[0]!], i % 2 ? '#efd9a4' : '#f8e6b8');
      poly(c, [ridge[0]!, ridge[1]!, [wide * b, y1], [wide * a, y0]], i % 2 ? '#8f6f40' : '#a17f4b');
    },
  };
};

const garden = (i: number): Part => {
  const w = 33 - i * 7.4;
  const y = 23 - i * 12.5;
  return {
    outline: box(-w, y, 2 * w, 12),
    draw(c) {
      block(c, -w, y, 2 * w, 12, '#f6e3b8', '#a98455');
      c.fillStyle = '#4a3320';
      for (let x = -w + 6; x < w - 4; x += 10) {
        c.beginPath();
        c.arc(x, y - 5, 2.8, Math.PI, 0);
        c.fill();
        c.fillRect(x - 2.8, y - 5, 5.6, 5);
      }
      const next = chance(9 + i);
      for (let x = -w; x <= w; x += 4.6) {
        disc(c, x, y - 12.6, 2.8 + 1.6 * next(), x > w * 0.2 ? '#35683a' : '#74b057');
        if (next() < 0.7) {
          c.fillRect(x - 1.2, y - 12, 2.4, 4 + next() * 6);
        }
      }
      c.fillStyle = '#8fe0f0';
      c.fillRect(-2, y - 11, 3, 12);
    },
  };
};

const GREAT_WALL: Points = [
  [-33, 18],
  [-19, 2],
  [-3, 12],
  [13, -6],
  [30, 6],
];
const wallPart = (i: number): Part => {
  const at = GREAT_WALL[i]!;
  const before = GREAT_WALL[i - 1];
  return {
    outline: before
      ? [before, at, [at[0], at[1] - 12], [before[0], before[1] - 12]]
      : box(at[0] - 6, at[1] + 2, 12, 22),
    draw(c) {
      if (before)
        wall(c, [before[0], before[1], at[0], at[1]], 11, before[1] > at[1] ? '#efe0bc' : '#a98f68');
      tower(c, at[0], at[1] + 3, 13, 23, null);
    },
  };
};

const figure = (
  parts: readonly (readonly [outline: Points, colours: readonly string[]])[],
): readonly Part[] =>
  parts.map(([outline, colours]) => ({
    outline,
    draw: (c) => fillAlong(c, outline, colours),
  }));
function fillAlong(c: Context, points: Points, colours: readonly string[]): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
  c.fillStyle = along(c, [-14, -10, 18, 8], ...colours);
  c.fill();
}
const BRONZE = ['#ffe9b4', '#d69b45', '#6b4216'] as const;
const STONE = ['#fff4d8', '#d8bf93', '#7f6442'] as const;

/** By number, from the lowest level up. */
const MONUMENTS: readonly (readonly Part[])[] = [
  // Stonehenge
  [trilithon(6, 24, 1.05), trilithon(-20, 16, 0.85), trilithon(24, 12, 0.75), trilithon(-2, 4, 0.66)],
  // Great Pyramid
  [0, 1, 2, 3, 4].map(layer),
  // Hanging Gardens
  [0, 1, 2, 3].map(garden),
  // Colossus: legs astride, body, arms, head with rays
  figure([
    [
      [
        [-24, 24],
        [-26, 18],
        [-16, 18],
        [-7, -6],
        [7, -6],
        [16, 18],
        [26, 18],
        [24, 24],
        [11, 24],
        [0, 4],
        [-11, 24],
      ],
      BRONZE,
    ],
    [
      [
        [-9, -6],
        [-13, -26],
        [0, -30],
        [13, -26],
        [9, -6],
      ],
      BRONZE,
    ],
    [
      [
        [11, -26],
        [21, -44],
        [17, -49],
        [22, -54],
        [26, -46],
        [17, -22],
        [-12, -25],
        [-20, -10],
        [-16, -8],
      ],
      BRONZE,
    ],
    [
      [
        [-5, -30],
        [-6, -38],
        [-10, -42],
        [-4, -41],
        [-2, -47],
        [1, -41],
        [7, -44],
        [6, -38],
        [5, -30],
      ],
      BRONZE,
    ],
  ]),
  // Great Lighthouse: four storeys and a fire
  [
    { outline: box(-19, 24, 38, 20), draw: (c) => block(c, -19, 24, 38, 20) },
    { outline: box(-13, 4, 26, 20), draw: (c) => block(c, -13, 4, 26, 20) },
    {
      outline: box(-8, -16, 16, 16),
      draw(c) {
        c.fillStyle = along(c, [-8, 0, 8, 0], ...STONE);
        c.fillRect(-8, -32, 16, 16);
      },
    },
    {
      outline: [
        [-9, -32],
        [0, -47],
        [9, -32],
      ],
      draw(c) {
        poly(
          c,
          [
            [-8, -34],
            [0, -46],
            [8, -34],
          ],
          '#c8632c',
        );
        disc(c, 0, -35, 5.4, '#ff9a2e');
        disc(c, 0, -35, 3, '#fff0b0');
      },
    },
  ],
  // Temple of Artemis
  temple('#f7efe2', '#a39078'),
  // Mausoleum: base, columns, stepped roof, chariot
  [
    { outline: box(-28, 24, 56, 17), draw: (c) => block(c, -28, 24, 56, 17, '#f0dfc0', '#8f734e') },
    { outline: box(-22, 7, 44, 19), draw: (c) => pillars(c, -22, 7, 44, 19, 6) },
    {
      outline: [
        [-25, -12],
        [-7, -32],
        [7, -32],
        [25, -12],
      ],
      draw(c) {
        for (let i = 0; i < 5; i++) block(c, -25 + i * 4, -12 - i * 4, 50 - i * 8, 4);
      },
    },
    {
      outline: box(-8, -32, 16, 12),
      draw: (c) =>
        fillAlong(
          c,
          [
            [-8, -32],
            [-9, -40],
            [-4, -44],
            [-1, -38],
            [4, -38],
            [5, -46],
            [8, -42],
            [8, -32],
          ],
          BRONZE,
        ),
    },
  ],
  // Statue of Zeus: throne, robe, body, head with sceptre
  figure([
    [
      [
        [-24, 24],
        [-24, -22],
        [-18, -22],
        [-18, 4],
        [18, 4],
        [18, -22],
        [24, -22],
        [24, 24],
      ],
      ['#c8964a', '#8a5a28', '#4f3012'],
    ],
    [
      [
        [-15, 24],
        [-16, 2],
        [0, -4],
        [16, 2],
        [19, 24],
      ],
      BRONZE,
    ],
    [
      [
        [-14, 2],
        [-15, -20],
        [0, -27],
        [13, -20],
        [26, -34],
        [29, -31],
        [16, -8],
        [14, 2],
      ],
      BRONZE,
    ],
    [
      [
        [-6, -26],
        [-8, -36],
        [0, -44],
        [8, -36],
        [6, -26],
      ],
      BRONZE,
    ],
  ]),
  // Great Wall
  [0, 1, 2, 3, 4].map(wallPart),
  // Petra: the rock with its doors, gable, upper storey, crown
  [
    {
      outline: box(-17, 24, 34, 20),
      draw(c) {
        poly(
          c,
          [
            [-32, 24],
            [-34, 2],
            [-24, -24],
            [-8, -38],
            [12, -34],
            [27, -16],
            [32, 10],
            [30, 24],
          ],
          '#b4644a',
        );
        poly(
          c,
          [
            [12, -34],
            [27, -16],
            [32, 10],
            [30, 24],
            [17, 24],
            [19, -14],
          ],
          '#6d3527',
        );
        poly(
          c,
          [
            [-32, 24],
            [-34, 2],
            [-24, -24],
            [-16, -26],
            [-21, 24],
          ],
          '#d98a68',
        );
        tier(c, 24, 17, 17, 5);
      },
    },
    {
      outline: [
        [-19, 4],
        [0, -5],
        [19, 4],
      ],
      draw: (c) =>
        poly(
          c,
          [
            [-19, 4],
            [0, -5],
            [19, 4],
          ],
          '#ffe1bd',
        ),
    },
    { outline: box(-10, -4, 20, 12), draw: (c) => tier(c, -4, 10, 11, 4) },
    {
      outline: [
        [-12, -18],
        [0, -28],
        [12, -18],
      ],
      draw: (c) =>
        poly(
          c,
          [
            [-12, -18],
            [0, -28],
            [12, -18],
          ],
          '#ffe1bd',
        ),
    },
  ],
  // Machu Picchu: terraces below a peak, then houses
  [
    {
      outline: box(-30, 24, 60, 10),
      draw(c) {
        poly(
          c,
          [
            [-8, 6],
            [8, -40],
            [16, -44],
            [30, 8],
          ],
          '#5d7d54',
        );
        poly(
          c,
          [
            [16, -44],
            [30, 8],
            [18, 8],
          ],
          '#35513a',
        );
        for (let i = 0; i < 3; i++) block(c, -31 + i * 4, 24 - i * 6, 62 - i * 8, 6, '#9cbc68', '#5f7a40');
      },
    },
    ...(
      [
        [-24, 6],
        [-6, 6],
        [11, 6],
      ] as const
    ).map(
      ([x, y]): Part => ({
        outline: [
          [x, y],
          [x, y - 12],
          [x + 7, y - 20],
          [x + 14, y - 12],
          [x + 14, y],
        ],
        draw(c) {
          block(c, x, y, 14, 12, '#f6e6c0', '#a88a60');
          gable(c, x - 1, y - 11, 16, 9, '#d8b070', '#8a6434');
          c.fillStyle = '#3a2814';
          c.fillRect(x + 3, y - 8, 4, 8);
        },
      }),
    ),
  ],
  // Angkor Wat: gallery, side towers, the tall one
  [
    {
      outline: box(-32, 24, 64, 12),
      draw(c) {
        block(c, -32, 24, 64, 12, '#d9c49a', '#7f6846');
        pillars(c, -29, 22, 58, 8, 12, '#e8d6b0');
      },
    },
    ...(
      [
        [-20, 26],
        [20, 26],
        [0, 44],
      ] as const
    ).map(([x, h]): Part => {
      const w = h / 3;
      const bud: Points = [
        [x - w, 12],
        [x - w, 12 - h * 0.4],
        [x - w * 0.7, 12 - h * 0.75],
        [x, 12 - h * 1.2],
        [x + w * 0.7, 12 - h * 0.75],
        [x + w, 12 - h * 0.4],
        [x + w, 12],
      ];
      return {
        outline: bud,
        draw(c) {
          poly(c, bud, '#e6d2a6');
          poly(c, [[x + w * 0.15, 12], [x, 12 - h * 1.2], ...bud.slice(4)], '#8a704a');
          c.fillStyle = 'rgb(70 44 20 / 0.45)';
          for (let i = 1; i < 4; i++) c.fillRect(x - w, 12 - h * (0.2 + i * 0.18), w * 1.9, 1.4);
        },
      };
    }),
  ],
];

export default function paint({ size }: Monuments): HTMLCanvasElement {
  const most = Math.max(...MONUMENTS.map((parts) => parts.length));
  const c = easel(most * size, MONUMENTS.length * size);
  for (const [row, parts] of MONUMENTS.entries())
    for (let built = 1; built <= parts.length; built++) {
      const cell = easel(size, size);
      cell.translate(size / 2, size / 2);
      cell.scale(size / 100, size / 100);
      for (const { draw } of parts.slice(0, built)) draw(cell);
      for (const { outline } of parts.slice(built))
        missing(cell, () => poly(cell, outline, null, 'rgb(255 240 206 / 0.85)'));
      c.save();
      c.shadowColor = 'rgb(0 0 0 / 0.6)';
      c.shadowBlur = 4;
      c.shadowOffsetX = 3;
      c.shadowOffsetY = 3;
      c.drawImage(cell.canvas, (built - 1) * size, row * size);
      c.restore();
    }
  return c.canvas;
}
