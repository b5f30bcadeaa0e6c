import { mix, oklch, type Rgb, smooth } from '../lib/colour.ts';
import { bitmap, css, dot, FULL, fog, type Pen, WHITE } from './pigments.ts';

interface Subject {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly string[];
}
type Spot = readonly [x: number, y: number];

const BLACK = '#06070f';

/** A filled outline with light from the upper left. */
function shape(g: Pen, colour: Rgb, spots: readonly Spot[], rim = true): void {
  const fill = g.createLinearGradient(20, 10, 100, 130);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.35)));
  fill.addColorStop(0.45, css(colour));
  fill.addColorStop(1, css(mix(colour, [6, 7, 15], 0.8)));
  g.beginPath();
  spots.forEach(([x, y], i) => g[i === 0 ? 'moveTo' : 'lineTo'](x, y));
  g.closePath();
  g.fillStyle = fill;
  g.fill();
  if (!rim) return;
  g.strokeStyle = css(mix(colour, [6, 7, 15], 0.85));
  g.lineWidth = 1.5;
  g.stroke();
}

function oval(g: Pen, colour: Rgb, x: number, y: number, rx: number, ry: number): void {
  const fill = g.createRadialGradient(x - rx * 0.4, y - ry * 0.4, 2, x, y, Math.max(rx, ry) * 1.15);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.45)));
  fill.addColorStop(0.55, css(colour));
  fill.addColorStop(1, css(mix(colour, [6, 7, 15], 0.8)));
  g.beginPath();
  g.ellipse(x, y, rx, ry, 0, 0, FULL);
  g.fillStyle = fill;
  g.fill();
}

function lines(g: Pen, ink: string, width: number, ...ways: readonly (readonly Spot[])[]): void {
  g.strokeStyle = ink;
  g.lineWidth = width;
  for (const way of ways) {
    g.beginPath();
    way.forEach(([x, y], i) => g[i === 0 ? 'moveTo' : 'lineTo'](x, y));
    g.stroke();
  }
}

/** Shoulders in a robe, with a collar. */
function bust(g: Pen, robe: Rgb, collar: Rgb): void {
  shape(g, robe, [
    [6, 144],
    [20, 112],
    [52, 98],
    [92, 98],
    [124, 112],
    [138, 144],
  ]);
  shape(g, collar, [
    [50, 96],
    [72, 122],
    [94, 96],
    [84, 90],
    [60, 90],
  ]);
}

/** A head of flesh or another stuff, with brows, eyes, nose and mouth. */
function face(g: Pen, skin: Rgb, eyes = '#f4f0e4', y = 62): void {
  shape(g, mix(skin, [20, 14, 24], 0.35), [
    [60, y + 20],
    [84, y + 20],
    [86, y + 40],
    [58, y + 40],
  ]);
  oval(g, skin, 72, y, 25, 32);
  for (const side of [-1, 1]) {
    g.fillStyle = 'rgb(20 12 24 / .55)';
    g.beginPath();
    g.ellipse(72 + side * 10, y - 4, 7.5, 4.6, 0, 0, FULL);
    g.fill();
    g.beginPath();
    g.ellipse(72 + side * 10, y - 3.4, 4.6, 2.4, 0, 0, FULL);
    g.fillStyle = eyes;
    g.fill();
    dot(g, 72 + side * 10, y - 3.4, 1.9, '#141020');
  }
  lines(g, 'rgb(30 18 30 / .55)', 2, [
    [71, y - 2],
    [68, y + 10],
    [73, y + 11],
  ]);
  lines(g, 'rgb(60 24 30 / .8)', 2.4, [
    [63, y + 18],
    [72, y + 19.5],
    [81, y + 18],
  ]);
}

const HUES: { readonly [leader: string]: number } = {
  envoy: 215,
  thorsWill: 30,
  prefects: 95,
  broker: 75,
  persona: 320,
  izanagi: 20,
  eadrom: 195,
  assemblySpeaker: 260,
  occlusMagnus: 290,
  bloomMother: 140,
  technocrat: 240,
  entombed: 165,
};

const GOLD: Rgb = [224, 178, 92];
const STEEL: Rgb = [140, 156, 180];

/** One face a leader: its people, its office and its headgear tell it from the others. */
const FACES: { readonly [leader: string]: (g: Pen) => void } = {
  // A mind of machines that took a mask.
  envoy: (g) => {
    bust(g, [44, 60, 92], [90, 130, 170]);
    oval(g, [190, 206, 224], 72, 62, 27, 35);
    for (const side of [-1, 1]) dot(g, 72 + side * 10, 58, 6, '#0a1730');
    for (const side of [-1, 1]) dot(g, 72 + side * 10, 58, 3.4, '#8ff0ff');
    lines(
      g,
      '#30486c',
      1.8,
      [
        [72, 28],
        [72, 52],
      ],
      [
        [46, 60],
        [58, 74],
        [58, 88],
      ],
      [
        [98, 60],
        [86, 74],
        [86, 88],
      ],
      [
        [64, 82],
        [80, 82],
      ],
    );
    lines(
      g,
      '#8ff0ff',
      1.6,
      [
        [60, 34],
        [66, 44],
      ],
      [
        [84, 34],
        [78, 44],
      ],
    );
  },
  // A helmet with horns and a lit slit.
  thorsWill: (g) => {
    bust(g, [70, 42, 30], [150, 90, 50]);
    shape(
      g,
      [120, 84, 62],
      [
        [46, 92],
        [42, 54],
        [54, 30],
        [72, 24],
        [90, 30],
        [102, 54],
        [98, 92],
        [72, 104],
      ],
    );
    shape(g, GOLD, [
      [44, 50],
      [22, 34],
      [18, 8],
      [34, 26],
      [52, 36],
    ]);
    shape(g, GOLD, [
      [100, 50],
      [122, 34],
      [126, 8],
      [110, 26],
      [92, 36],
    ]);
    shape(
      g,
      [20, 12, 10],
      [
        [50, 56],
        [94, 56],
        [90, 66],
        [54, 66],
      ],
      false,
    );
    lines(g, '#ffb060', 3, [
      [54, 61],
      [90, 61],
    ]);
    lines(
      g,
      '#3a2418',
      2,
      [
        [72, 26],
        [72, 54],
      ],
      [
        [72, 68],
        [72, 100],
      ],
    );
  },
  // Three who speak as one.
  prefects: (g) => {
    for (const [x, skin] of [
      [-34, [150, 112, 84]],
      [34, [206, 168, 138]],
    ] as const) {
      g.save();
      g.translate(72 + x * 0.95, 30);
      g.scale(0.74, 0.74);
      g.translate(-72, 0);
      bust(g, [70, 74, 44], [170, 160, 90]);
      face(g, skin);
      g.restore();
    }
    bust(g, [92, 90, 48], GOLD);
    face(g, [180, 136, 104]);
    shape(g, GOLD, [
      [47, 40],
      [52, 24],
      [62, 34],
      [72, 20],
      [82, 34],
      [92, 24],
      [97, 40],
    ]);
  },
  // A hood, and a coin for an eye.
  broker: (g) => {
    bust(g, [62, 48, 30], [120, 92, 48]);
    shape(
      g,
      [86, 66, 40],
      [
        [36, 108],
        [38, 56],
        [52, 26],
        [72, 16],
        [92, 26],
        [106, 56],
        [108, 108],
        [72, 116],
      ],
    );
    oval(g, [28, 20, 14], 72, 66, 25, 34);
    face(g, [172, 132, 98], '#f4f0e4', 66);
    dot(g, 83, 62, 9, '#5a3c10');
    oval(g, GOLD, 83, 62, 7.6, 7.6);
    lines(g, '#5a3c10', 1.8, [
      [83, 57],
      [87, 62],
      [83, 67],
      [79, 62],
      [83, 57],
    ]);
  },
  // A mask half white, half dark.
  persona: (g) => {
    bust(g, [74, 36, 78], [160, 80, 150]);
    oval(g, [236, 230, 238], 72, 62, 27, 36);
    g.save();
    g.beginPath();
    g.rect(72, 0, 72, 144);
    g.clip();
    oval(g, [52, 24, 60], 72, 62, 27, 36);
    g.restore();
    for (const [side, ink] of [
      [-1, '#40183f'],
      [1, '#f0c0ea'],
    ] as const) {
      g.beginPath();
      g.ellipse(72 + side * 11, 57, 7, 3.6, side * 0.35, 0, FULL);
      g.fillStyle = ink;
      g.fill();
    }
    lines(g, '#40183f', 2.4, [
      [60, 82],
      [66, 85],
      [72, 85],
    ]);
    lines(g, '#f0c0ea', 2.4, [
      [72, 85],
      [78, 85],
      [84, 80],
    ]);
    dot(g, 58, 70, 2.6, '#c04888');
  },
  // A helmet of the old islands.
  izanagi: (g) => {
    bust(g, [84, 26, 26], [40, 14, 16]);
    face(g, [204, 164, 130], '#f4f0e4', 68);
    shape(
      g,
      [60, 18, 20],
      [
        [38, 100],
        [34, 62],
        [46, 34],
        [72, 24],
        [98, 34],
        [110, 62],
        [106, 100],
        [96, 70],
        [92, 50],
        [52, 50],
        [48, 70],
      ],
    );
    shape(g, GOLD, [
      [72, 46],
      [42, 8],
      [62, 30],
      [72, 34],
      [82, 30],
      [102, 8],
    ]);
    lines(g, GOLD_INK, 2, [
      [40, 60],
      [50, 48],
      [94, 48],
      [104, 60],
    ]);
    shape(
      g,
      [46, 16, 18],
      [
        [54, 84],
        [90, 84],
        [86, 100],
        [72, 104],
        [58, 100],
      ],
    );
  },
  // A traveller behind a visor full of stars.
  eadrom: (g) => {
    bust(g, [54, 84, 96], STEEL);
    oval(g, [206, 216, 224], 72, 60, 36, 40);
    oval(g, [14, 40, 60], 72, 62, 27, 25);
    for (let i = 0; i < 16; i++)
      dot(g, 52 + ((i * 37) % 41), 46 + ((i * 23) % 32), i % 4 === 0 ? 1.6 : 0.9, '#bff2ff');
    lines(g, 'rgb(220 250 255 / .85)', 3, [
      [54, 50],
      [60, 44],
      [70, 41],
    ]);
    shape(
      g,
      [230, 140, 60],
      [
        [66, 20],
        [78, 20],
        [76, 34],
        [68, 34],
      ],
    );
  },
  // A laurel and a long face.
  assemblySpeaker: (g) => {
    bust(g, [66, 62, 120], [214, 208, 236]);
    face(g, [120, 88, 72]);
    shape(
      g,
      [220, 216, 232],
      [
        [50, 84],
        [58, 96],
        [72, 110],
        [86, 96],
        [94, 84],
        [84, 88],
        [72, 84],
        [60, 88],
      ],
    );
    for (let i = 0; i < 7; i++)
      for (const side of [-1, 1]) {
        const a = -Math.PI / 2 + side * (0.18 + i * 0.22);
        g.save();
        g.translate(72 + Math.cos(a) * 29, 60 + Math.sin(a) * 35);
        g.rotate(a + side * 0.6);
        oval(g, GOLD, 0, 0, 4, 8);
        g.restore();
      }
  },
  // A veil, and one eye that sees through it.
  occlusMagnus: (g) => {
    bust(g, [48, 30, 72], [90, 56, 120]);
    shape(
      g,
      [70, 46, 100],
      [
        [32, 122],
        [36, 58],
        [50, 26],
        [72, 12],
        [94, 26],
        [108, 58],
        [112, 122],
        [72, 134],
      ],
    );
    shape(
      g,
      [28, 16, 44],
      [
        [48, 100],
        [48, 54],
        [72, 34],
        [96, 54],
        [96, 100],
        [72, 112],
      ],
    );
    oval(g, [240, 232, 250], 72, 66, 20, 11);
    dot(g, 72, 66, 8.6, '#8a3fd0');
    dot(g, 72, 66, 4.2, BLACK);
    dot(g, 69, 63, 2, '#fff');
    lines(
      g,
      '#c8a0f0',
      1.6,
      [
        [50, 54],
        [72, 38],
        [94, 54],
      ],
      [
        [52, 84],
        [72, 98],
        [92, 84],
      ],
    );
  },
  // A face in a flower.
  bloomMother: (g) => {
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * FULL;
      g.save();
      g.translate(72 + Math.cos(a) * 36, 62 + Math.sin(a) * 38);
      g.rotate(a + Math.PI / 2);
      oval(g, i % 2 ? [214, 98, 138] : [236, 150, 170], 0, 0, 13, 26);
      g.restore();
    }
    bust(g, [34, 84, 52], [120, 180, 90]);
    face(g, [142, 186, 120], '#fff6d0');
    lines(
      g,
      '#2e6a3c',
      1.8,
      [
        [72, 32],
        [66, 42],
        [70, 48],
      ],
      [
        [72, 32],
        [79, 40],
        [76, 48],
      ],
    );
  },
  // Goggles and wires.
  technocrat: (g) => {
    bust(g, [50, 58, 84], STEEL);
    face(g, [210, 176, 150]);
    shape(
      g,
      [60, 64, 76],
      [
        [46, 48],
        [50, 32],
        [72, 26],
        [94, 32],
        [98, 48],
        [72, 42],
      ],
    );
    lines(g, '#20242e', 5, [
      [46, 58],
      [98, 58],
    ]);
    for (const side of [-1, 1]) {
      dot(g, 72 + side * 12, 58, 11, '#20242e');
      oval(g, [70, 190, 220], 72 + side * 12, 58, 8, 8);
    }
    lines(g, '#e0704a', 2, [
      [50, 40],
      [30, 60],
      [34, 100],
    ]);
    lines(g, '#62c8e0', 2, [
      [94, 40],
      [114, 62],
      [108, 102],
    ]);
  },
  // A mask of gold over one long dead.
  entombed: (g) => {
    shape(
      g,
      [40, 84, 88],
      [
        [28, 132],
        [34, 56],
        [46, 24],
        [72, 14],
        [98, 24],
        [110, 56],
        [116, 132],
      ],
    );
    for (let i = 0; i < 7; i++)
      lines(
        g,
        i % 2 ? '#e0b25c' : '#183c40',
        5,
        [
          [38 - i, 58 + i * 11],
          [52, 62 + i * 11],
        ],
        [
          [106 + i, 58 + i * 11],
          [92, 62 + i * 11],
        ],
      );
    oval(g, GOLD, 72, 64, 24, 33);
    for (const side of [-1, 1]) {
      g.beginPath();
      g.ellipse(72 + side * 10, 58, 7.5, 3.4, 0, 0, FULL);
      g.fillStyle = '#0c2022';
      g.fill();
      dot(g, 72 + side * 10, 58, 2, '#7af0d8');
      lines(g, '#0c2022', 2, [
        [72 + side * 4, 50],
        [72 + side * 18, 51],
      ]);
    }
    lines(
      g,
      '#6a4814',
      2.4,
      [
        [64, 80],
        [72, 82],
        [80, 80],
      ],
      [
        [72, 58],
        [70, 70],
        [74, 71],
      ],
    );
    shape(g, GOLD, [
      [68, 96],
      [76, 96],
      [74, 122],
      [70, 122],
    ]);
  },
};
const GOLD_INK = '#e0b25c';

function ground({ width, height }: Subject, hue: number, seed: number): OffscreenCanvas {
  const [deep, near, lit] = [oklch(0.18, 0.05, hue), oklch(0.4, 0.09, hue + 15), oklch(0.74, 0.1, hue + 35)];
  return bitmap(width, height, (x, y) => {
    const n = fog(x / 44 + seed * 3, y / 44 + seed, 2.2, 4);
    const halo = smooth(90, 10, Math.hypot(x - width / 2, y - height * 0.42));
    const c = mix(
      mix(deep, near, smooth(0.3, 0.7, n) * 0.7 + halo * 0.3),
      lit,
      halo * smooth(0.35, 0.75, n) * 0.8,
    );
    return [c, 1];
  });
}

/** The faces of all leaders, in rows. */
export default function paint(subject: Subject): OffscreenCanvas {
  const { columns, rows, width, height, cells } = subject;
  const canvas = new OffscreenCanvas(columns * width, rows * height);
  const g = canvas.getContext('2d')!;
  cells.forEach((leader, i) => {
    g.save();
    g.translate((i % columns) * width, Math.floor(i / columns) * height);
    g.beginPath();
    g.rect(0, 0, width, height);
    g.clip();
    g.drawImage(ground(subject, HUES[leader]!, i + 1), 0, 0);
    g.lineCap = 'round';
    g.lineJoin = 'round';
    FACES[leader]!(g);
    g.restore();
  });
  return canvas;
}
