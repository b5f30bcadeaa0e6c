import { clamp } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';
import { type Brush, fbm } from './brush.ts';

/**
 * The round table: outside it deep space (or the paper of an atlas), then a rim of brass with its marks, and a board in which
 * a galaxy and its orbits lie. It is stretched over whatever window there is.
 */

const [W, H] = [1280, 800];
const [CX, CY, RX, RY] = [640, 400, 612, 378];

interface Edition {
  /** From dark to bright, what lies outside. */
  readonly ground: readonly [readonly number[], readonly number[]];
  readonly dots: string;
  readonly board: readonly [middle: string, half: string, edge: string];
  readonly dust: readonly [core: string, rare: string, arm: string];
  readonly blend: 'lighter' | 'multiply';
  readonly middle: string;
  readonly lines: string;
  readonly rim: readonly string[];
  readonly marks: string;
  readonly shadow: string;
}

const EDITIONS: { readonly [name: string]: Edition } = {
  dark: {
    ground: [
      [9, 11, 24],
      [64, 46, 104],
    ],
    dots: '236, 238, 255',
    board: ['#2b3a6a', '#18203f', '#0a0d1c'],
    dust: ['rgba(255,226,180,.2)', 'rgba(255,160,200,.22)', 'rgba(130,176,255,.15)'],
    blend: 'lighter',
    middle: 'rgba(255,232,190,.3)',
    lines: 'rgba(200,214,255,.12)',
    rim: ['#2b1d0c', '#8a6632', '#d8b06a', '#fff0c4'],
    marks: '#ffe9b4',
    shadow: 'rgba(0,0,0,.8)',
  },
  light: {
    ground: [
      [214, 202, 178],
      [240, 233, 216],
    ],
    dots: '96, 84, 70',
    board: ['#fbf6e8', '#f3ecd8', '#e4d8bc'],
    dust: ['rgba(170,120,60,.2)', 'rgba(170,70,100,.2)', 'rgba(70,100,160,.17)'],
    blend: 'multiply',
    middle: 'rgba(214,170,96,.3)',
    lines: 'rgba(60,70,110,.2)',
    rim: ['#8a7448', '#b8965a', '#d8b878', '#fff4d8'],
    marks: '#6a5228',
    shadow: 'rgba(90,70,40,.45)',
  },
};

/** Clouds over the whole ground, made small and drawn large. */
function ground({ ground: [dark, bright], dots }: Edition, c: Brush): void {
  const small = new OffscreenCanvas(W / 4, H / 4);
  const s = small.getContext('2d')!;
  const image = s.createImageData(W / 4, H / 4);
  for (let y = 0; y < H / 4; y++)
    for (let x = 0; x < W / 4; x++) {
      const [u, v] = [x / 70, y / 70];
      const bend = fbm(u, v, 3, 3);
      const cloud = clamp(0.5 + fbm(u + 1.8 * bend, v - 1.4 * bend, 11, 5)) ** 1.8;
      const at = 4 * (y * (W / 4) + x);
      for (const i of [0, 1, 2]) image.data[at + i] = dark[i]! + (bright[i]! - dark[i]!) * cloud;
      image.data[at + 3] = 255;
    }
  s.putImageData(image, 0, 0);
  c.imageSmoothingQuality = 'high';
  c.drawImage(small, 0, 0, W, H);
  const next = chance(5);
  for (let i = 0; i < 420; i++) {
    c.fillStyle = `rgba(${dots}, ${0.2 + 0.6 * next()})`;
    c.beginPath();
    c.arc(next() * W, next() * H, 0.4 + 1.4 * next() ** 5, 0, 7);
    c.fill();
  }
}

const oval = (c: Brush, part = 1): void => {
  c.beginPath();
  c.ellipse(CX, CY, RX * part, RY * part, 0, 0, 7);
};

/** Star dust in two arms. */
function dust({ dust: [core, rare, arm], middle, blend }: Edition, c: Brush): void {
  c.globalCompositeOperation = blend;
  const next = chance(8);
  for (let i = 0; i < 9000; i++) {
    const t = next() ** 0.7 * 6.6;
    const turn = t * 0.95 + (i % 2) * Math.PI + (next() - 0.5) * 0.75;
    const far = 14 + t * 66 + (next() - 0.5) * 46;
    c.fillStyle = t < 1.5 ? core : i % 11 === 0 ? rare : arm;
    c.beginPath();
    c.arc(CX + far * Math.cos(turn) * 1.3, CY + far * Math.sin(turn) * 0.7, 0.6 + next() * 1.5, 0, 7);
    c.fill();
  }
  const light = c.createRadialGradient(CX, CY, 0, CX, CY, 250);
  light.addColorStop(0, middle);
  light.addColorStop(1, blend === 'lighter' ? '#00000000' : '#ffffff00');
  c.fillStyle = light;
  c.fillRect(0, 0, W, H);
  c.globalCompositeOperation = 'source-over';
}

function board(edition: Edition, c: Brush): void {
  c.save();
  c.shadowColor = edition.shadow;
  c.shadowBlur = 40;
  c.shadowOffsetY = 14;
  oval(c);
  c.fillStyle = edition.board[2];
  c.fill();
  c.restore();
  c.save();
  oval(c);
  c.clip();
  const fill = c.createRadialGradient(CX, CY - 40, 30, CX, CY, RX);
  for (const [i, colour] of edition.board.entries()) fill.addColorStop([0, 0.42, 1][i]!, colour);
  c.fillStyle = fill;
  c.fillRect(0, 0, W, H);
  dust(edition, c);
  c.strokeStyle = edition.lines;
  for (let i = 1; i < 8; i++) {
    c.lineWidth = i % 3 ? 0.8 : 1.4;
    oval(c, i / 8);
    c.stroke();
  }
  c.lineWidth = 0.6;
  for (let i = 0; i < 24; i++) {
    const [x, y] = [RX * Math.cos((i * Math.PI) / 12), RY * Math.sin((i * Math.PI) / 12)];
    c.beginPath();
    c.moveTo(CX + 0.2 * x, CY + 0.2 * y);
    c.lineTo(CX + x, CY + y);
    c.stroke();
  }
  c.restore();
}

function rim({ rim: colours, marks }: Edition, c: Brush): void {
  for (const [i, width] of [13, 9, 4, 1.2].entries()) {
    c.lineWidth = width;
    c.strokeStyle = colours[i]!;
    oval(c);
    c.stroke();
  }
  c.strokeStyle = marks;
  for (let i = 0; i < 72; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 36), Math.sin((i * Math.PI) / 36)];
    const long = i % 6 === 0 ? 20 : 14;
    c.lineWidth = i % 6 === 0 ? 2.4 : 1;
    c.beginPath();
    c.moveTo(CX + (RX - 8) * x, CY + (RY - 8) * y);
    c.lineTo(CX + (RX - long) * x, CY + (RY - long) * y);
    c.stroke();
  }
}

export default function table({ edition }: { readonly edition: string }): OffscreenCanvas {
  const made = new OffscreenCanvas(W, H);
  const c: Brush = made.getContext('2d')!;
  const colours = EDITIONS[edition]!;
  ground(colours, c);
  board(colours, c);
  rim(colours, c);
  return made;
}
