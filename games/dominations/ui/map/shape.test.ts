import { cellAt, cornersOf, isDown, vertexAt } from '@conclave/mechanics/triangles';
import { describe, expect, it } from 'vitest';
import { cornersAt, dotPoint, EDGE, faceOf, middleOf, slice, triangle, vertexPoint } from './shape.ts';

const CELLS = [cellAt(0, 0, 0), cellAt(2, -1, 1), cellAt(-3, 4, 0)];

describe('tiles on the drawn map', () => {
  it.each(CELLS)('have the corners of cell %i where the grid has them', (cell) => {
    const middle = middleOf(cell);
    for (const [corner, vertex] of cornersOf(cell).entries()) {
      const { x, y } = cornersAt(isDown(cell))[corner]!;
      expect(middle.x + x).toBeCloseTo(vertexPoint(vertex).x);
      expect(middle.y + y).toBeCloseTo(vertexPoint(vertex).y);
    }
  });

  it('leave a gap to each other', () => {
    expect(triangle(false)).toContain(`${EDGE / 2}`);
    expect(faceOf(false)).not.toBe(triangle(false));
    expect(faceOf(false)).not.toBe(faceOf(true));
  });

  it('have coloured corners about the points where six of them meet', () => {
    const point = vertexPoint(vertexAt(1, 1));
    const cell = cellAt(1, 1, 0);
    const dot = dotPoint(cell, 0);
    expect(Math.hypot(dot.x - point.x, dot.y - point.y)).toBeLessThan(EDGE / 4);
    expect(slice({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }, 5)).toBe(
      'M0.0 0.0L5.0 0.0A5 5 0 0 1 0.0 5.0Z',
    );
  });
});
