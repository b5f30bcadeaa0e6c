import { cellAt, cellTriple, neighboursOf, vertexAt } from '@conclave/mechanics/triangles';
import { describe, expect, it } from 'vitest';
import { CRADLE_CELLS } from '../data/cradle.ts';
import {
  acrossVertex,
  cornerName,
  placeName,
  placeNamed,
  rowAndColumn,
  spotName,
  spotNamed,
  whereabouts,
} from './place-names.ts';

const around = (reach: number): number[] => {
  const cells: number[] = [];
  for (let x = -reach; x <= reach; x++)
    for (let y = -reach; y <= reach; y++) cells.push(cellAt(x, y, 0), cellAt(x, y, 1));
  return cells;
};

describe('the names of places on the map', () => {
  it('are different from each other and lead back, in any case of letters', () => {
    const cells = around(30);
    expect(new Set(cells.map(placeName)).size).toBe(cells.length);
    for (const cell of cells) expect(placeNamed(` ${placeName(cell).toLowerCase()} `)).toBe(cell);
  });

  it('count rows and columns from the middle of the Cradle', () => {
    expect(CRADLE_CELLS.map(placeName).sort()).toEqual(['N1E1', 'N1M', 'N1W1', 'S1E1', 'S1M', 'S1W1']);
    expect(placeName(cellAt(0, 0, 1))).toBe('N1E2');
    expect(placeName(cellAt(1, 0, 0))).toBe('N1E3');
    expect(placeName(cellAt(0, 1, 1))).toBe('N2E3');
    expect(placeName(cellAt(0, -2, 0))).toBe('S2W1');
  });

  it('are next to each other in a row, or above each other in a column, where cells share an edge', () => {
    for (const cell of around(4)) {
      const [row, column] = rowAndColumn(cell);
      const apart = neighboursOf(cell).map((other) => {
        const [r, c] = rowAndColumn(other);
        return [Math.abs(r - row), Math.abs(c - column)].join();
      });
      expect(apart.sort()).toEqual(['0,1', '0,1', '1,0']);
    }
  });

  it('are nobody’s where no place is', () => {
    for (const name of ['N0E1', 'N1E0', 'N1', 'E1N1', 'N1M1', 'M1', 'N99E1', '', 'G01', '1E2N'])
      expect(placeNamed(name), name).toBe(-1);
  });

  it('tell points between two places, and corners', () => {
    expect(acrossVertex(vertexAt(1, 1)).map(placeName)).toEqual(['N2E3', 'N1E3']);
    expect(acrossVertex(vertexAt(0, 0)).map(placeName)).toEqual(['N1M', 'S1M']);
    const [up, down] = [cellAt(1, 0, 0), cellAt(1, 0, 1)];
    expect([0, 1, 2].map((corner) => cornerName(up, corner))).toEqual(['left', 'top', 'right']);
    expect([0, 1, 2].map((corner) => cornerName(down, corner))).toEqual(['left', 'right', 'bottom']);
    expect(cellTriple(placeNamed('N1E3'))).toEqual([1, 0, 0]);
  });
});

describe('where a place of the map lies', () => {
  it('is said by one of eight ways from the Cradle', () => {
    expect(whereabouts(placeNamed('N4M'))).toBe('north of the Cradle');
    expect(whereabouts(placeNamed('N3E5'))).toBe('north-east of the Cradle');
    expect(whereabouts(placeNamed('N1E7'))).toBe('east of the Cradle');
    expect(whereabouts(placeNamed('S1W7'))).toBe('west of the Cradle');
    expect(whereabouts(placeNamed('S3W5'))).toBe('south-west of the Cradle');
  });
});

describe('the names of places in a Tree', () => {
  it('are told from the Campfire and lead back', () => {
    expect(spotName(0, 0)).toBe('Campfire');
    expect(spotName(1, 2)).toBe('1E2N');
    expect(spotName(-3, 0)).toBe('3W');
    expect(spotName(0, -1)).toBe('1S');
    for (let x = -5; x <= 5; x++)
      for (let y = -5; y <= 5; y++)
        if (x !== 0 || y !== 0) expect(spotNamed(spotName(x, y).toLowerCase())).toEqual([x, y]);
    for (const name of ['', 'E1', '1', 'N1E2', '1N1E']) expect(spotNamed(name)).toBeNull();
  });
});
