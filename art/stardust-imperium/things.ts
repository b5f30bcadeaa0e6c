import { chance } from '../lib/noise.ts';
import { type Brush, disc, fade, glow, line, placed, shape } from './brush.ts';

/** What people build, and people. */

type Hull = readonly [light: string, shade: string];

/** A ship that flies towards `turn`: engine light, wings, hull, cockpit. */
export function craft(
  c: Brush,
  x: number,
  y: number,
  scale: number,
  turn: number,
  hull: Hull = ['#f2f4fa', '#59647c'],
  engine = '#6fd3ff',
  hasWings = true,
): void {
  placed(c, x, y, turn, scale, () => {
    c.globalCompositeOperation = 'lighter';
    const flame = c.createLinearGradient(-20, 0, -78, 0);
    flame.addColorStop(0, engine);
    flame.addColorStop(1, '#00000000');
    for (const end of [-78, -58]) shape(c, `-20 -5, ${end} 0, -20 5`, flame);
    c.globalCompositeOperation = 'source-over';
    if (hasWings) {
      shape(c, '2 -5, -22 -26, -26 -24, -16 -4', fade(c, 0, -26, 0, 0, ...hull));
      shape(c, '2 5, -22 26, -26 24, -16 4', fade(c, 0, 0, 0, 26, hull[1], '#171b28'));
    }
    shape(c, '34 0, 14 -7, -18 -8, -22 0, -18 8, 14 7', fade(c, 0, -8, 0, 8, ...hull, '#141823'));
    shape(c, '20 -3, 8 -5, 6 -1, 18 0', '#9fe4ff');
  });
}

/** A building with depth to the right, and lit windows. */
export function box(
  c: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  light: string,
  dark: string,
  windows?: string,
): void {
  const top = y - h;
  shape(
    c,
    [
      [x, y],
      [x + w, y],
      [x + w, top],
      [x, top],
    ],
    fade(c, x, 0, x + w, 0, light, dark),
  );
  shape(
    c,
    [
      [x + w, y],
      [x + w + d, y - d / 2],
      [x + w + d, top - d / 2],
      [x + w, top],
    ],
    '#0c0d14',
  );
  shape(
    c,
    [
      [x, top],
      [x + w, top],
      [x + w + d, top - d / 2],
      [x + d, top - d / 2],
    ],
    light,
  );
  if (windows === undefined) return;
  const next = chance(Math.floor(x * 31 + h));
  c.fillStyle = windows;
  for (let b = top + 5; b < y - 4; b += 7)
    for (let a = x + 3; a < x + w - 3; a += 6) {
      if (next() >= 0.55) continue;
      c.globalAlpha = 0.5 + 0.5 * next();
      c.fillRect(a, b, 3, 3.4);
    }
  c.globalAlpha = 1;
}

export function dome(c: Brush, x: number, y: number, r: number, light: string, dark: string): void {
  const gradient = c.createRadialGradient(x - r * 0.4, y - r * 0.55, r * 0.08, x, y, r * 1.05);
  gradient.addColorStop(0, '#fff8e0');
  gradient.addColorStop(0.3, light);
  gradient.addColorStop(1, dark);
  c.fillStyle = gradient;
  c.beginPath();
  c.arc(x, y, r, Math.PI, 0);
  c.fill();
}

export function column(
  c: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  light: string,
  dark: string,
): void {
  c.fillStyle = fade(c, x, 0, x + w, 0, light, dark);
  c.fillRect(x, y - h, w, h);
  c.fillRect(x - 2, y - h - 3, w + 4, 4);
  c.fillRect(x - 2, y - 3, w + 4, 4);
}

/** Somebody from behind, with light on the left. */
export function person(c: Brush, x: number, y: number, h: number, body: string, rim: string): void {
  const k = h / 40;
  c.fillStyle = body;
  c.strokeStyle = rim;
  c.lineWidth = 1.6;
  c.beginPath();
  c.moveTo(x - 11 * k, y);
  c.quadraticCurveTo(x - 11 * k, y - 24 * k, x, y - 26 * k);
  c.quadraticCurveTo(x + 11 * k, y - 24 * k, x + 11 * k, y);
  c.closePath();
  c.fill();
  c.beginPath();
  c.moveTo(x - 11 * k, y);
  c.quadraticCurveTo(x - 11 * k, y - 24 * k, x, y - 26 * k);
  c.stroke();
  disc(c, x, y - 32 * k, 7 * k, body);
  c.beginPath();
  c.arc(x, y - 32 * k, 7 * k, 2.4, 5);
  c.stroke();
}

/** A star with five points. */
export function star(c: Brush, x: number, y: number, r: number, fill: string): void {
  c.fillStyle = fill;
  c.beginPath();
  for (let i = 0; i < 10; i++) {
    const [turn, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.45];
    c.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  c.closePath();
  c.fill();
}

/** A satellite with two panels and a dish. */
export function probe(c: Brush, x: number, y: number, scale: number): void {
  placed(c, x, y, -0.5, scale, () => {
    for (const side of [-1, 1]) {
      shape(
        c,
        `${side * 14} -9, ${side * 58} -9, ${side * 58} 9, ${side * 14} 9`,
        fade(c, side * 14, -9, side * 58, 9, '#7fc4f4', '#12406a'),
      );
      for (let i = 1; i < 5; i++)
        line(c, 'rgba(220,245,255,.7)', 1, `${side * (14 + 9 * i)} -9, ${side * (14 + 9 * i)} 9`);
    }
    shape(c, '-13 -15, 13 -15, 13 15, -13 15', fade(c, -13, -15, 13, 15, '#ffe8b0', '#a0702c', '#3a2408'));
    c.fillStyle = fade(c, -20, -34, 20, -14, '#ffffff', '#6a8098');
    c.beginPath();
    c.ellipse(0, -24, 22, 8, 0, 0, Math.PI);
    c.fill();
    c.fillStyle = '#dcecf8';
    c.beginPath();
    c.ellipse(0, -24, 22, 6, 0, 0, 7);
    c.fill();
    line(c, '#f4fbff', 1.6, '0 -24, 0 -42');
    line(c, '#f4fbff', 1.6, '0 15, 0 34');
  });
  glow(c, x - 20 * scale, y - 37 * scale, 18 * scale, '#a8ecff');
  glow(c, x + 16 * scale, y + 30 * scale, 12 * scale, '#ff7a6a');
}

/** A coin that lies flat. */
export function coin(c: Brush, x: number, y: number, r: number): void {
  const [height, flat] = [r * 0.22, r * 0.55];
  for (const [at, fill] of [
    [height, '#7a5210'],
    [0, '#ffe28a'],
  ] as const) {
    c.fillStyle = fill;
    c.beginPath();
    c.ellipse(x, y + at, r, flat, 0, 0, 7);
    c.fill();
  }
}

/** A flag on its pole. */
export function flag(c: Brush, x: number, y: number, h: number, light: string, dark: string): void {
  line(c, '#ffe9c8', 3, [
    [x, y],
    [x, y - h],
  ]);
  const w = h * 0.55;
  shape(
    c,
    [
      [x + 1.5, y - h],
      [x + w, y - h * 0.93],
      [x + w * 0.86, y - h * 0.8],
      [x + w, y - h * 0.66],
      [x + 1.5, y - h * 0.6],
    ],
    fade(c, x, 0, x + w, 0, light, dark),
  );
}
