import { describe, expect, it } from 'vitest';
import { cleanChat, cleanName } from '../src/names.ts';

describe('a name', () => {
  it.each([
    'Ada',
    'Zoë 2',
    'José',
    '李小龙',
    'שרה',
    'محمد',
    "O'Neill & Söhne",
    '👩‍👩‍👧‍👦 family',
    'x'.repeat(24),
  ])('may be %s', (name) => expect(cleanName(name)).toBe(name.normalize('NFC')));

  it('is trimmed and composed', () => {
    expect(cleanName('  Ada   Lovelace ')).toBe('Ada Lovelace');
    expect(cleanName('Zoe\u0308')).toBe('Zoë');
  });

  it.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(25)],
    ['500 emoji', '👍'.repeat(500)],
    ['markup', '<script>alert(1)</script>'],
    ['a direction mark', 'Ada\u202egpj.exe'],
    ['a right-to-left mark', 'a\u200fb'],
    ['a line break', 'Ada\nHost'],
    ['a null character', 'Ada\u0000'],
    ['nothing to be seen', '\u200d\u200d'],
    ['a zero-width space', 'Ad\u200ba'],
    ['a tower of accents', `a${'\u0301'.repeat(100)}`],
    ['half a pair', 'a\ud800'],
    ['a filler that looks empty', '\u3164\u3164'],
    ['an empty braille cell', '\u2800'],
    ['wide spaces', '\u3000\u2003'],
    ['accents on nothing', '\u0301\u0301'],
  ])('is refused if it is %s', (_, name) => {
    expect(() => cleanName(name)).toThrow(/visible characters/);
  });
});

describe('a line of chat', () => {
  it('keeps markup as text and loses what cannot be seen', () => {
    expect(cleanChat('<b>hi</b>\n\u202e you\u0000')).toBe('<b>hi</b> you');
  });

  it.each([' ', '\u202e', '\u3164', 'x'.repeat(501), `a${'\u0301'.repeat(100)}`])(
    'is refused if empty or endless',
    (text) => {
      expect(() => cleanChat(text)).toThrow(/line of chat/);
    },
  );
});
