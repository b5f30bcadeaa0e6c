import { describe, expect, it } from 'vitest';
import { type EventPart, listedParts, phrase, plainText } from './event-parts.ts';

const PETRA: EventPart = { name: 'Petra', thing: ['monument', 3] };

describe('a sentence with names among its words', () => {
  it('keeps seats and things apart from the words round them', () => {
    const parts = phrase`${{ seat: 1 }} builds ${PETRA} for ${2} VP${[', with ', PETRA]}.`;
    expect(parts.filter((part) => typeof part !== 'string')).toEqual([{ seat: 1 }, PETRA, PETRA]);
    expect(plainText(parts, ['Ann', 'Bo'])).toBe('Bo builds Petra for 2 VP, with Petra.');
  });

  it.each([
    [[], ''],
    [[['a']], 'a'],
    [[['a'], ['b']], 'a and b'],
    [[['a'], ['b'], [PETRA]], 'a, b and Petra'],
  ])('lists %j as one says it', (phrases: EventPart[][], said) => {
    expect(plainText(listedParts(phrases), [])).toBe(said);
  });
});
