import { describe, expect, it } from 'vitest';
import { drawHexes } from './hex-drawing.ts';

describe('a hexagonal board in plain text', () => {
  it('sets each row off by half a cell, so that neighbours touch', () => {
    const drawing = drawHexes(
      [
        [0, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ],
      [['A1', 'x'], ['B1'], ['B2'], ['B3']],
      5,
    );
    expect(drawing.split('\n')).toEqual([
      '   ┌─────┐',
      '   │A1   │',
      '   │x    │',
      '┌──┴──┬──┴──┬─────┐',
      '│B1   │B2   │B3   │',
      '└─────┴─────┴─────┘',
    ]);
  });

  it('gives all cells of a row the height of the fullest, and cuts lines that are too long', () => {
    const drawing = drawHexes(
      [
        [0, 0],
        [1, 0],
      ],
      [['one', 'two'], ['too long']],
      3,
    );
    expect(drawing.split('\n')).toEqual(['┌───┬───┐', '│one│too│', '│two│   │', '└───┴───┘']);
  });
});
