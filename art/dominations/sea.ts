import { lerp, smooth } from '../lib/colour.ts';
import { along, type Context, easel, type Points, poly } from './brush.ts';
import { noise } from './relief.ts';

/** The sheet on which the known world is drawn: what lies round it nobody knows. */
interface Sea {
  readonly light: boolean;
  readonly width: number;
  readonly height: number;
}

/** Grain of the sheet, darker to its edges. */
function paper(c: Context, { light, width, height }: Sea): void {
  const image = c.createImageData(width, height);
  const deep = light ? [236, 223, 192] : [56, 41, 27];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fibre = light
        ? 5 * noise(x * 0.012, y * 0.7, 12) + 4 * noise(x * 0.6, y * 0.012, 13)
        : 7 * noise(x * 0.011, y * 0.013, 12) + 3 * noise(x * 0.06, y * 0.07, 13);
      const far = Math.hypot(x / width - 0.5, y / height - 0.44);
      const lamp = light ? 1.01 - 0.15 * smooth(0.3, 0.75, far) : 1.16 - 0.68 * smooth(0.1, 0.72, far);
      const at = (y * width + x) * 4;
      for (let u = 0; u < 3; u++) image.data[at + u] = (deep[u]! + fibre) * lamp;
      image.data[at + 3] = 255;
    }
  c.putImageData(image, 0, 0);
}

/** Lines as with a burin: dark below, bronze above. */
function engrave(
  c: Context,
  light: boolean,
  [x, y, k]: readonly [number, number, number],
  paths: readonly string[],
): void {
  c.save();
  c.translate(x, y);
  c.scale(k, k);
  c.lineCap = c.lineJoin = 'round';
  c.lineWidth = 1.3;
  for (const [colour, off] of [
    [light ? 'rgb(255 250 230 / 0.9)' : 'rgb(8 4 2 / 0.7)', 1],
    [light ? 'rgb(120 76 36 / 0.66)' : 'rgb(206 162 104 / 0.5)', 0],
  ] as const) {
    c.strokeStyle = colour;
    c.save();
    c.translate(off, off);
    for (const path of paths) c.stroke(new Path2D(path));
    c.restore();
  }
  c.restore();
}
const SHIP = [
  'M-34 12C-22 26 18 26 32 8L24 9C18 15-18 16-26 11z',
  'M-2 12V-42M-2-38C18-34 22-12 20-2C12-6 4-6-2-2M-2-34C-16-28-22-12-22 0C-14-4-8-4-2-2M6-30C14-20 14-12 12-4M-8-28C-14-18-15-10-15-2',
  'M-2-42l12 3-12 4M-20 13h38',
  'M-44 26c6-5 10-5 16 0s10 5 16 0 10-5 16 0 10 5 16 0 10-5 16 0',
];
const SERPENT = [
  'M-58 8c2-20 22-22 24 0M-54 8c3-12 13-12 16 0M-22 8c3-28 34-28 38 0M-16 8c5-18 22-18 26 0',
  'M30 8C32-18 36-34 52-34c10 0 16 6 16 12l-10-2-6 6c-8 4-10 14-10 26M58-29v1M46-33l-7-5M42-29l-8-2',
  'M-72 10c5-4 8-4 13 0s8 4 13 0 8-4 13 0 8 4 13 0 8-4 13 0 8 4 13 0 8-4 13 0 8 4 13 0',
];

/** A compass rose, and the lines of its winds over the whole sheet. */
function compass(c: Context, light: boolean, x: number, y: number, r: number): void {
  c.save();
  c.translate(x, y);
  c.strokeStyle = light ? 'rgb(130 86 40 / 0.2)' : 'rgb(216 168 102 / 0.1)';
  const at = (a: number, far: number): readonly [number, number] => [far * Math.cos(a), far * Math.sin(a)];
  for (let k = 0; k < 16; k++) {
    c.beginPath();
    c.moveTo(...at((k * Math.PI) / 8, r * 1.3));
    c.lineTo(...at((k * Math.PI) / 8, 2400));
    c.stroke();
  }
  c.globalAlpha = light ? 0.85 : 0.75;
  for (const [far, turn] of [
    [0.62, Math.PI / 4],
    [1, 0],
  ] as const)
    for (let k = 0; k < 4; k++) {
      const a = turn + (k * Math.PI) / 2;
      const half = (side: number): Points => [[0, 0], at(a, r * far), at(a + (side * Math.PI) / 4, r * 0.2)];
      poly(c, half(1), light ? '#8a5a28' : '#caa064');
      poly(c, half(-1), light ? '#d8b27a' : '#5b3f22');
    }
  c.strokeStyle = light ? '#8a5a28' : '#caa064';
  for (const q of [0.78, 0.84]) {
    c.beginPath();
    c.arc(0, 0, r * q, 0, 7);
    c.stroke();
  }
  c.restore();
}

/** Light from a lamp above the middle. */
function lamplight(c: Context, { light, width, height }: Sea): void {
  c.save();
  c.globalCompositeOperation = 'soft-light';
  c.fillStyle = along(
    c,
    [0, 0, 0, height],
    light ? 'rgb(255 246 214 / 0.4)' : 'rgb(255 226 170 / 0.25)',
    'rgb(30 14 2 / 0.2)',
  );
  c.fillRect(0, 0, width, height);
  c.restore();
}

export default function paint(subject: Sea): HTMLCanvasElement {
  const { light, width, height } = subject;
  const c = easel(width, height);
  paper(c, subject);
  const k = width / 1280;
  compass(c, light, lerp(0, width, 0.9), height * 0.55, 52 * k);
  engrave(c, light, [width * 0.79, height * 0.13, k], SHIP);
  engrave(c, light, [width * 0.11, height * 0.62, k], SERPENT);
  engrave(c, light, [width * 0.235, height * 0.2, 0.8 * k], SHIP);
  lamplight(c, subject);
  return c.canvas;
}
