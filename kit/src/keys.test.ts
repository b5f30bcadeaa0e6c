import { describe, expect, it } from 'vitest';
import { keyOf } from './keys.ts';

const press = (key: string, code: string, rest: { altGr?: boolean; isComposing?: boolean } = {}) =>
  keyOf({
    key,
    code,
    isComposing: rest.isComposing ?? false,
    getModifierState: (name) => name === 'AltGraph' && rest.altGr === true,
  });

describe('keys', () => {
  it.each([
    ['an American keyboard', 'i', 'KeyI', 'i'],
    ['the same with the capitals locked', 'I', 'KeyI', 'i'],
    ['a German one, whose Y and Z are exchanged', 'y', 'KeyZ', 'y'],
    ['a French one, whose digits need Shift', '&', 'Digit1', '1'],
    ['a French one with Shift', '1', 'Digit1', '1'],
    ['a French one, whose minus lies on the six', '-', 'Digit6', '-'],
    ['a Czech one', '\u011b', 'Digit2', '2'],
    ['a Russian one', '\u0448', 'KeyI', 'i'],
    ['a Greek one', '\u03c1', 'KeyR', 'r'],
    ['an Arabic one, with digits of its own', '\u0661', 'Digit1', '1'],
    ['the block of digits', '7', 'Numpad7', '7'],
    ['a key with a name', 'Escape', 'Escape', 'Escape'],
    ['Dvorak', 'r', 'KeyO', 'r'],
  ])('are read on %s', (_, key, code, read) => {
    expect(press(key, code)).toBe(read);
  });

  it('are not read from dead keys, composed words, AltGr, and what a browser only pretends', () => {
    expect(press('Dead', 'KeyI')).toBeNull();
    expect(press('i', 'KeyI', { isComposing: true })).toBeNull();
    expect(press('Process', 'KeyI')).toBeNull();
    expect(press('\u00b9', 'Digit1', { altGr: true })).toBeNull();
    expect(press(undefined as unknown as string, undefined as unknown as string)).toBeNull();
  });
});
