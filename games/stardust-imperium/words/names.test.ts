import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { shortName } from './names.ts';

describe('short names', () => {
  it('are short, and no two are the same', () => {
    const names = CARDS.map(({ id }) => shortName(id));
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(20);
    expect(new Set(names).size).toBe(CARDS.length);
  });

  it('are made of the words of the whole name', () => {
    for (const { id, name } of CARDS)
      for (const word of shortName(id).split(/[ -]/))
        expect(name, `${word} of ${name}`).toContain(word.replace(/s?\.$|s$/, ''));
  });
});
