import { along, type Context, easel, poly } from './brush.ts';
import { house, type Roof, tower, wall } from './buildings.ts';

/** The Cities of all seats side by side: a column a level, a row a seat. */
interface Cities {
  readonly light: boolean;
  /** Pixels of a cell, which stands for an edge of a tile each way. */
  readonly size: number;
}

/** Roofs in the colours of the seats. */
const SEATS: { readonly [edition in 'dark' | 'light']: readonly Roof[] } = {
  dark: [
    ['#7aa7ff', '#2f57b8'],
    ['#f6bb58', '#a5691c'],
    ['#a4f4d8', '#3d9a80'],
    ['#f08fb8', '#a3436f'],
  ],
  light: [
    ['#3f6fe0', '#1d3f9c'],
    ['#b0782a', '#6b4310'],
    ['#2f9a7c', '#12584a'],
    ['#cc4593', '#7c1f58'],
  ],
};

function emblem(c: Context, seat: number, x: number, y: number, r: number): void {
  c.beginPath();
  if (seat === 0) c.arc(x, y, r, 0, 7);
  else if (seat === 1) {
    c.moveTo(x, y - r * 1.1);
    c.lineTo(x + r * 1.1, y + r * 0.85);
    c.lineTo(x - r * 1.1, y + r * 0.85);
  } else if (seat === 2) c.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  else
    for (let k = 0; k < 8; k++) {
      const a = (k * Math.PI) / 4 - Math.PI / 2;
      const q = k % 2 ? r * 0.45 : r * 1.35;
      c.lineTo(x + q * Math.cos(a), y + q * Math.sin(a));
    }
  c.closePath();
  c.fillStyle = '#1a120c';
  c.fill();
}

function banner(c: Context, seat: number, x: number, y: number, h: number, roof: Roof): void {
  const w = 19;
  c.strokeStyle = '#2a1a0e';
  c.lineWidth = 1.8;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x, y - h);
  c.stroke();
  const cloth = [
    [x, y - h],
    [x + w, y - h + 1],
    [x + w - 2, y - h + w * 0.45],
    [x + w, y - h + w * 0.86],
    [x, y - h + w * 0.9],
  ] as const;
  c.lineWidth = 1.2;
  poly(c, cloth, roof[0], 'rgb(20 10 4 / 0.9)');
  emblem(c, seat, x + w * 0.46, y - h + w * 0.45, w * 0.27);
}

/** A hamlet, a town with a gate tower, a walled city with a dome, about the middle of a tile. */
const LEVELS: readonly ((c: Context, seat: number, roof: Roof) => void)[] = [
  (c, seat, roof) => {
    house(c, -8, 1, 16, 11, roof);
    house(c, 9, 0, 15, 11, roof);
    house(c, -5, 15, 18, 12, roof);
    house(c, 14, 14, 15, 10, roof);
    banner(c, seat, -19, 13, 38, roof);
  },
  (c, seat, roof) => {
    house(c, -12, 0, 12, 9, roof);
    house(c, 5, -3, 12, 9, roof);
    tower(c, -1, 2, 13, 27, roof);
    house(c, 15, 2, 13, 9, roof);
    house(c, -16, 11, 13, 9, roof);
    house(c, -4, 15, 15, 10, roof);
    house(c, 11, 15, 14, 9, roof);
    banner(c, seat, 19, 11, 38, roof);
  },
  (c, seat, roof) => {
    wall(c, [-29, 4, 29, 4], 9, '#8d7350');
    tower(c, -26, 5, 10, 20, roof);
    tower(c, 26, 5, 10, 20, roof);
    house(c, -13, 1, 12, 9, roof);
    house(c, 14, 0, 12, 9, roof);
    c.fillStyle = along(c, [-9, 0, 9, 0], '#f4e4c0', '#e0caa0', '#8f734e');
    c.fillRect(-9, -17, 18, 19);
    const dome = c.createRadialGradient(-4, -22, 1, 0, -16, 13);
    dome.addColorStop(0, '#fff3cf');
    dome.addColorStop(0.35, roof[0]);
    dome.addColorStop(1, roof[1]);
    c.fillStyle = dome;
    c.beginPath();
    c.arc(0, -16, 11, Math.PI, 0);
    c.fill();
    c.fillStyle = '#ffe7a6';
    c.fillRect(-0.9, -32, 1.8, 6);
    house(c, -8, 10, 13, 9, roof);
    house(c, 10, 10, 13, 9, roof);
    wall(c, [-29, 10, -5, 22], 10, '#f0dfba');
    wall(c, [5, 22, 29, 10], 10, '#bda27a');
    tower(c, -6, 24, 10, 17, null);
    tower(c, 6, 24, 10, 17, null);
    c.fillStyle = '#2c1c10';
    c.fillRect(-2.6, 15, 5.2, 9);
    banner(c, seat, 15, 10, 46, roof);
  },
];

export default function paint({ light, size }: Cities): HTMLCanvasElement {
  const seats = SEATS[light ? 'light' : 'dark'];
  const c = easel(LEVELS.length * size, seats.length * size);
  for (const [seat, roof] of seats.entries())
    for (const [i, draw] of LEVELS.entries()) {
      const cell = easel(size, size);
      cell.translate(size / 2, size / 2);
      cell.scale(size / 100, size / 100);
      draw(cell, seat, roof);
      c.save();
      c.shadowColor = light ? 'rgb(60 30 10 / 0.5)' : 'rgb(0 0 0 / 0.7)';
      c.shadowBlur = 4;
      c.shadowOffsetX = 3;
      c.shadowOffsetY = 3;
      c.drawImage(cell.canvas, i * size, seat * size);
      c.restore();
    }
  return c.canvas;
}
