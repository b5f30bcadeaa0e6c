import { describe, expect, it } from 'vitest';
import type { Part } from '../../rules/types.ts';
import { afterKey, script, termsOf, VERDICT } from './script.ts';

const ATTACK: Part[] = [
  ['complexes', 3, 7, 0],
  ['loan', 1, -1, 2],
  ['leader', 2, -1, 0],
  ['leader', 2, -1, 0],
  ['card', 4, -1, 0],
];
const DEFENCE: Part[] = [
  ['stack', 2, 9, 1],
  ['card', 1, -1, 1],
];

describe('the script of a conflict', () => {
  it('gives every term a name of its own', () => {
    const names = [...termsOf(0, ATTACK), ...termsOf(1, DEFENCE)].map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
  });

  it('shows what is certain, then both cards, the verdict, and what came of it', () => {
    const steps = script([termsOf(0, ATTACK), termsOf(1, DEFENCE)], true, 2).map(({ key }) => key);
    expect(steps.slice(-5)).toEqual(['0 card -1 0', '1 card -1 1', VERDICT, afterKey(0), afterKey(1)]);
    expect(steps).toHaveLength(10);
  });

  it('says no verdict before there is one', () => {
    expect(script([termsOf(0, ATTACK), []], false, 0).some(({ key }) => key === VERDICT)).toBe(false);
  });
});
