import { describe, expect, it } from 'vitest';
import { automatic } from './settings.ts';

describe('an answer by setting', () => {
  it('is plain yes or no', () => {
    expect(automatic([['accept'], ['decline']], 'always')).toEqual(['accept']);
    expect(automatic([['accept'], ['decline']], 'never')).toEqual(['decline']);
    expect(automatic([['accept'], ['decline']], 'ask')).toBeNull();
  });

  it('never chooses a card', () => {
    expect(automatic([['accept', 3], ['decline']], 'always')).toBeNull();
    expect(automatic([['unslip', 3], ['unslip', 4], ['decline']], 'always')).toBeNull();
  });

  it('answers nothing but an offer', () => {
    expect(
      automatic(
        [
          ['discard', 3],
          ['discard', 4],
        ],
        'never',
      ),
    ).toBeNull();
  });
});
