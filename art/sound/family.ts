import { bell, finished, mixed, paper, stone, type Wave, wood } from './materials.ts';

/** D major without its half tones: whatever sounds together agrees. */
const D3 = 146.83;
const A3 = 220;
const D4 = 293.66;
const E4 = 329.63;
const FIS4 = 369.99;
const A4 = 440;
const B4 = 493.88;
const D5 = 587.33;
const FIS5 = 739.99;
const A5 = 880;
const D6 = 1174.66;

/** All sounds of the house, by name: wood is what I do, paper cards, stone what stands or falls, bells what counts. */
export const FAMILY: Readonly<Record<string, Wave>> = {
  turn: finished(
    mixed([
      [0, 1, bell(A4, 0.9)],
      [0.16, 0.9, bell(D5, 1.1)],
    ]),
    0.9,
    0.6,
  ),
  choose: finished(wood(A5, 0.09), 0.08, 0.22),
  confirm: finished(
    mixed([
      [0, 0.8, wood(D5, 0.12)],
      [0.07, 1, wood(A5, 0.14)],
    ]),
    0.2,
    0.3,
  ),
  undo: finished(
    mixed([
      [0, 0.9, wood(A4, 0.14)],
      [0.08, 1, wood(D4, 0.2)],
      [0, 0.3, paper(3, 0.2, 2600, 900, 0.2)],
    ]),
    0.24,
    0.32,
  ),
  move: finished(
    mixed([
      [0, 1, wood(D4, 0.16)],
      [0, 0.35, stone(A3, 0.09)],
    ]),
    0.16,
    0.4,
  ),
  build: finished(
    mixed([
      [0, 1, stone(D3 * 1.5, 0.24)],
      [0, 0.6, wood(D4, 0.2)],
      [0.09, 0.5, wood(A4, 0.26)],
    ]),
    0.32,
    0.45,
  ),
  card: finished(
    mixed([
      [0, 1, paper(11, 0.16, 900, 3000, 0.4)],
      [0.11, 0.35, wood(E4, 0.07)],
    ]),
    0.2,
    0.3,
  ),
  reveal: finished(
    mixed([
      [0, 1, paper(19, 0.26, 600, 2600, 0.5)],
      [0.06, 0.5, paper(23, 0.24, 900, 3000, 0.5)],
      [0.18, 0.55, bell(FIS5, 0.5)],
      [0.25, 0.4, bell(B4, 0.55)],
    ]),
    0.6,
    0.4,
  ),
  battle: finished(
    mixed([
      [0, 1, stone(D3, 0.34)],
      [0, 0.9, wood(D3, 0.4)],
      [0.12, 0.7, stone(D3 * 1.26, 0.26)],
      [0.02, 0.3, paper(31, 0.3, 500, 180, 0.15)],
    ]),
    0.45,
    0.55,
  ),
  fall: finished(
    mixed([
      [0, 1, stone(A3, 0.18)],
      [0.09, 0.75, stone(D3 * 1.26, 0.2)],
      [0.17, 0.55, stone(D3, 0.22)],
      [0.26, 0.35, stone(D3 * 0.84, 0.2)],
      [0, 0.4, paper(37, 0.5, 1400, 260, 0.12)],
    ]),
    0.52,
    0.5,
  ),
  gain: finished(
    mixed([
      [0, 0.8, bell(A5, 0.28)],
      [0.08, 1, bell(D6, 0.32)],
    ]),
    0.34,
    0.26,
  ),
  score: finished(
    mixed([
      [0, 0.9, bell(D5, 0.6)],
      [0.12, 0.9, bell(FIS5, 0.6)],
      [0.24, 1, bell(A5, 0.7)],
    ]),
    0.8,
    0.45,
  ),
  won: finished(
    mixed([
      [0, 0.8, bell(D4, 1.2)],
      [0.12, 0.8, bell(A4, 1.1)],
      [0.24, 0.9, bell(D5, 1.1)],
      [0.36, 1, bell(FIS5, 1)],
    ]),
    0.9,
    0.6,
  ),
  lost: finished(
    mixed([
      [0, 0.8, bell(A4, 0.8)],
      [0.18, 0.9, bell(FIS4, 0.9)],
      [0.38, 1, bell(D4, 1.1)],
    ]),
    0.9,
    0.5,
  ),
  message: finished(
    mixed([
      [0, 0.9, wood(B4, 0.12)],
      [0.1, 1, wood(FIS5, 0.16)],
    ]),
    0.26,
    0.34,
  ),
};
