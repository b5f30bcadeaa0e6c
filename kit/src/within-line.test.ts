import { describe, expect, it } from 'vitest';
import { withinLine } from './within-line.ts';

describe('what somebody wrote', () => {
  it.each([
    'Ti\u1ebfng Vi\u1ec7t',
    '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd',
    '\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48',
    '1\ufe0f\u20e3',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    'Zo\u00eb',
  ])('stays as it is: %s', (text) => expect(withinLine(text)).toBe(text.normalize('NFC')));

  it('piles at most two accents upon a letter', () => {
    const piled = `e${'\u0301'.repeat(40)}x`;
    expect(withinLine(piled).normalize('NFD')).toBe('e\u0301\u0301x');
  });
});
