import { cellAt, vertexAt } from '@conclave/mechanics/triangles';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/types.ts';
import { timed } from './acts.ts';
import { lasts } from './lasts.ts';
import { Actor } from './motion.tsx';

const CELL = cellAt(1, 0, 0);
const PLACED: readonly Event[] = [
  ['placed', 0, 4, CELL, 1],
  [
    'produced',
    [
      ['own', 0, 2, 1, CELL, 0],
      ['pair', 0, 2, 1, CELL, 0],
      ['city', 1, 3, 2, CELL, -1],
    ],
    [[0, 0, 0, 0, 0, 0]],
  ],
  ['locusClosed', 0, vertexAt(1, 1)],
];

describe('acts over the map', () => {
  it('let a tile fall first, then sparks fly to their owners, pairs brighter', () => {
    const acts = timed(PLACED);
    expect(acts.map(({ act }) => act.do)).toEqual(['drop', 'spark', 'spark', 'spark', 'wheel']);
    expect(acts[1]!.wait).toBeGreaterThan(acts[0]!.wait);
    expect(acts[2]!.act).toMatchObject({ seat: 0, domain: 2, isPair: true });
    expect(acts[3]!.act).toMatchObject({ seat: 1, domain: 3, n: 2, isPair: false });
  });

  it('join the halves of a Nodus beside the card that has formed it', () => {
    const acts = timed([
      ['cardGained', 1, 5, 0, 2, -1, false],
      ['nodusFormed', 1, [0, 4]],
    ]);
    expect(acts.map(({ act }) => act)).toEqual([
      { do: 'join', seat: 1, x: 2, y: -1, colour: 0 },
      { do: 'join', seat: 1, x: 2, y: -1, colour: 4 },
    ]);
  });

  it('raise and fell what stands on tiles', () => {
    const acts = timed([
      ['cityBuilt', 0, CELL, 2],
      ['cityFell', 0, CELL, 0],
      ['levelBuilt', 0, 9, 1, 0, 1, CELL],
      ['levelBuilt', 0, 9, 2, 0, 2, -1],
    ]);
    expect(acts.map(({ act }) => act.do)).toEqual(['rise', 'fall', 'raise']);
  });

  it('can all be drawn, and what they show lasts long enough', () => {
    const all: readonly Event[] = [
      ...PLACED,
      ['cityBuilt', 0, CELL, 3],
      ['levelBuilt', 0, 9, 1, 0, 1, CELL],
      ['nodusFormed', 1, [0]],
    ];
    for (const { act } of timed(all))
      expect(renderToStaticMarkup(<Actor act={act} />)).toMatch(/<(svg|span)/);
    for (const event of PLACED) expect(lasts(event)).toBeGreaterThan(0);
    expect(lasts(['paid', 0, []])).toBe(0);
  });
});
