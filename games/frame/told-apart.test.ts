import { describe, expect, it } from 'vitest';
import { looksLike, toldApart } from './told-apart.ts';

describe('names at a table', () => {
  it.each([
    [
      ['Ann', 'Ann'],
      ['Ann', 'Ann (2)'],
    ],
    [
      ['Ann', 'ann', 'ANN'],
      ['Ann', 'ann (2)', 'ANN (3)'],
    ],
    // Cyrillic А and Greek Α.
    [
      ['Anna', '\u0410nna', '\u0391nna'],
      ['Anna', '\u0410nna (2)', '\u0391nna (3)'],
    ],
    [
      ['Ian', 'lan', '1an'],
      ['Ian', 'lan (2)', '1an (3)'],
    ],
    [
      ['Bob', 'B0b', 'Böb'],
      ['Bob', 'B0b (2)', 'Böb (3)'],
    ],
    [
      ['Ann', 'A n n', 'A\u0301nn', 'Ａｎｎ'],
      ['Ann', 'A n n (2)', 'A\u0301nn (3)', 'Ａｎｎ (4)'],
    ],
    [
      ['Amy', 'Arny'],
      ['Amy', 'Arny (2)'],
    ],
    [
      ['Ann', '', 'Bob', ''],
      ['Ann', '', 'Bob', ''],
    ],
    [
      ['Steward 1', 'Steward 2'],
      ['Steward 1', 'Steward 2'],
    ],
    [
      ['Łukasz', 'Jörg', '李', '王'],
      ['Łukasz', 'Jörg', '李', '王'],
    ],
  ])('of %j are %j', (names, apart) => {
    expect(toldApart(names)).toEqual(apart);
    // What is apart stays as it is.
    expect(toldApart(apart)).toEqual(apart);
  });
});

describe('two names', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', 'Аdа'],
    ['Ada', 'A d a'],
    ['Zoë', 'Zoe'],
    ['Bo', 'B0'],
    ['Lil', 'Ill'],
    ['Arne', 'Ame'],
  ])('as “%s” and “%s” could be taken for each other', (a, b) => expect(looksLike(a, b)).toBe(true));

  it.each([
    ['Ada', 'Adam'],
    ['Bo', 'Bob'],
    ['李', '王'],
    ['???', '!!!'],
    ['👍', '👎'],
    ['', ''],
  ])('as “%s” and “%s” are told apart', (a, b) => expect(looksLike(a, b)).toBe(false));
});
