import type { MoveTable } from '@conclave/frame/moves.ts';
import { expect, it } from 'vitest';
import { FORMS } from '../rules/why-not/words.ts';
import { MOVES } from './moves.ts';

it('refusals call as many words of a move missing as the table has places for', () => {
  const places = Object.entries<MoveTable[string]>(MOVES).map(([label, { args = [] }]) => [
    label,
    args.length,
  ]);
  expect(Object.entries(FORMS).map(([label, form]) => [label, form.length])).toEqual(places);
});
