import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

describe('answers that do not fit in one row', () => {
  it.each([
    [2, 1],
    [3, 2],
    [7, 4],
    [12, 6],
  ])('%i stand in %i columns of two rows', (n, columns) => expect(columnsOf(n)).toBe(columns));
  it('many more stand in more rows, for narrower ones could not be pressed', () => {
    expect(columnsOf(20)).toBe(6);
  });
});
