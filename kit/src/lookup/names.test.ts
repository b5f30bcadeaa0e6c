import { describe, expect, it } from 'vitest';
import { piecesOf } from './names.tsx';

const NAMES = { Mining: ['card', 3], 'Deep Mining': ['card', 4], 'St. Ives (north)': ['place', 7] } as const;

describe('names in a text', () => {
  it('are found as whole words, the longest first', () => {
    expect(piecesOf('Deep Mining beats Mining, not Minings.', NAMES)).toEqual([
      ['Deep Mining', ['card', 4]],
      ' beats ',
      ['Mining', ['card', 3]],
      ', not Minings.',
    ]);
  });

  it('may hold any signs', () => {
    expect(piecesOf('To St. Ives (north).', NAMES)).toEqual(['To ', ['St. Ives (north)', ['place', 7]], '.']);
  });

  it('leave a text alone that has none', () => {
    expect(piecesOf('Nothing here.', NAMES)).toEqual(['Nothing here.']);
    expect(piecesOf('Mining', {})).toEqual(['Mining']);
  });
});
