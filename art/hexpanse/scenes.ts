import { clamp } from '../lib/colour.ts';
import type { Painter } from '../lib/easel.ts';
import { chance } from '../lib/noise.ts';
import { gradients, octaves, seedOf } from './noise.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

/** A scene on the sheet, in px, and how many stand in a row. */
const SCENE = { width: 240, height: 168, across: 10 } as const;

/** Units of a subject: 100 wide, 70 high, from the middle of its foot. */
const UNIT = SCENE.height / 70;

type Context = OffscreenCanvasRenderingContext2D;

/** Sky, stars and the one light of a scene. */
function paintSky(c: Context, { sky, sun }: Subject, next: () => number): void {
  const { width: w, height: h } = SCENE;
  const g = c.createLinearGradient(0, 0, 0, h);
  sky.forEach((colour, i) => g.addColorStop((i / (sky.length - 1)) ** 0.9, colour));
  c.fillStyle = g;
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#fff';
  for (let i = 0; i < 40; i++) {
    c.globalAlpha = next() * 0.8;
    const size = next() < 0.15 ? 2 : 1.2;
    c.fillRect(next() * w, next() * h * 0.5, size, size);
  }
  c.globalAlpha = 1;
  const [x, y, r, colour] = [sun[0] * w, sun[1] * h, sun[2] * h, sun[3]];
  const glow = c.createRadialGradient(x, y, 0, x, y, r * 3.4);
  glow.addColorStop(0, colour);
  glow.addColorStop(0.26, colour);
  glow.addColorStop(0.3, `${colour}55`);
  glow.addColorStop(1, `${colour}00`);
  c.fillStyle = glow;
  c.fillRect(0, 0, w, h);
}

/** A ridge from noise, with mist at its foot. */
function paintRidge(c: Context, word: string, y: number, high: number, colour: string, mist: string): void {
  const { width: w, height: h } = SCENE;
  const n = gradients(word);
  c.beginPath();
  c.moveTo(0, h);
  for (let x = 0; x <= w; x += 1)
    c.lineTo(x, (y - Math.abs(octaves(n, (x / w) * 3, 0.5, 1, 5)) * high * 3) * h);
  c.lineTo(w, h);
  const g = c.createLinearGradient(0, (y - high) * h, 0, h);
  g.addColorStop(0, colour);
  g.addColorStop(1, mist);
  c.fillStyle = g;
  c.fill();
}

/** Buildings or trees: upright shapes of chance. */
function paintRow(c: Context, { ground, ink, rim }: Subject, next: () => number): void {
  const { width: w, height: h } = SCENE;
  for (let i = 0; i < 13; i++) {
    const [x, top, wide] = [
      (i / 12.5) * w + next() * 9 - 9,
      h * (0.24 + next() * 0.34),
      w * (0.03 + next() * 0.05),
    ];
    c.globalAlpha = ground === 'trees' ? 0.35 + next() * 0.4 : 0.75;
    c.fillStyle = ink;
    if (ground === 'trees') c.fillRect(x, 0, wide * 0.6, h);
    else {
      c.fillRect(x, top, wide, h);
      c.fillStyle = rim;
      c.globalAlpha = 0.5;
      c.fillRect(x, top, 1.5, h);
      for (let y = top + 6; y < h; y += 9)
        if (next() < 0.55) c.fillRect(x + wide * (0.3 + 0.4 * next()), y, 2, 3);
    }
  }
  c.globalAlpha = 1;
}

/** The limb of a world under the subject. */
function paintWorld(c: Context, sky: Subject['sky'], rim: string): void {
  const { width: w, height: h } = SCENE;
  const g = c.createRadialGradient(w * 0.3, h * 0.9, w * 0.1, w * 0.42, h * 1.4, w * 0.85);
  g.addColorStop(0, rim);
  g.addColorStop(0.4, sky[1]!);
  g.addColorStop(1, '#060a16');
  c.fillStyle = g;
  c.beginPath();
  c.arc(w * 0.42, h * 1.62, w * 0.74, 0, 7);
  c.fill();
}

/** Shelves of books, or rows of crates. */
function paintShelves(c: Context, next: () => number): void {
  const { width: w, height: h } = SCENE;
  for (let j = 0; j < 5; j++)
    for (let x = 0; x < w; ) {
      const wide = 5 + next() * 11;
      c.fillStyle = `hsl(${18 + next() * 34} ${28 + next() * 26}% ${12 + next() * 20}%)`;
      const tall = (h / 5) * (0.72 + next() * 0.22);
      c.fillRect(x, ((j + 1) * h) / 5 - tall - 3, wide - 1, tall);
      x += wide;
    }
}

function paintGround(c: Context, subject: Subject, word: string, next: () => number): void {
  const { ground, sky, rim, ink } = subject;
  if (ground === 'world') return paintWorld(c, sky, rim);
  if (ground === 'shelves') return paintShelves(c, next);
  const [far, near] = [mixHex(sky[1]!, ink, 0.45), mixHex(sky[1]!, ink, 0.8)];
  paintRidge(c, `${word} far`, 0.74, 0.13, far, sky.at(-1)!);
  if (ground === 'city' || ground === 'trees')
    paintRow(c, { ...subject, ink: mixHex(sky[1]!, ink, 0.7) }, next);
  paintRidge(c, `${word} near`, 0.95, 0.1, near, ink);
}

function mixHex(a: string, b: string, t: number): string {
  const part = (colour: string, i: number): number => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(clamp(part(a, i) * (1 - t) + part(b, i) * t, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** One filled shape: its colour falls off away from the light, which also draws a bright edge on that side. */
function paintShape(c: Context, d: string, fill: string, rim: string, fromLeft: boolean): void {
  const p = new Path2D(d);
  c.save();
  c.translate(SCENE.width / 2, SCENE.height);
  c.scale(UNIT, UNIT);
  const g = c.createLinearGradient(fromLeft ? -34 : 34, -60, fromLeft ? 34 : -34, 0);
  g.addColorStop(0, mixHex(fill, rim, 0.34));
  g.addColorStop(0.45, fill);
  g.addColorStop(1, mixHex(fill, '#04060d', 0.6));
  c.lineJoin = 'round';
  c.strokeStyle = 'rgba(4,6,14,.75)';
  c.lineWidth = 1;
  c.stroke(p);
  c.fillStyle = g;
  c.fill(p);
  c.clip(p);
  c.strokeStyle = 'rgba(3,5,12,.5)';
  c.lineWidth = 3;
  c.save();
  c.translate(fromLeft ? -1.4 : 1.4, -1);
  c.stroke(p);
  c.restore();
  c.strokeStyle = rim;
  c.lineWidth = 1.8;
  c.translate(fromLeft ? 0.9 : -0.9, 0.8);
  c.stroke(p);
  c.restore();
}

/** All cards of the market deck, each a scene of its own: mercenaries and then action cards, in the order of the data. */
const paint: Painter<null> = () => {
  const { width: w, height: h, across } = SCENE;
  const canvas = new OffscreenCanvas(w * across, h * Math.ceil(SUBJECTS.length / across));
  for (const [i, subject] of SUBJECTS.entries()) {
    const one = new OffscreenCanvas(w, h);
    const c = one.getContext('2d')!;
    const word = `scene ${i}`;
    const next = chance(seedOf(word));
    paintSky(c, subject, next);
    paintGround(c, subject, word, next);
    for (const [d, fill, rim = subject.rim] of subject.shapes)
      paintShape(c, d, fill, rim, subject.sun[0] < 0.5);
    canvas.getContext('2d')!.drawImage(one, (i % across) * w, Math.floor(i / across) * h);
  }
  return canvas;
};
export default paint;
