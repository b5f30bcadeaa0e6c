import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { briefText } from './brief.ts';
import { cardText } from './names.ts';

describe('what a small card says', () => {
  it('is short, and has no number that its whole text does not have', () => {
    for (const card of CARDS) {
      const whole = cardText(card).join(' ');
      const brief = briefText(card);
      expect(brief.length, card.name).toBeLessThanOrEqual(60);
      expect(brief.length, card.name).toBeLessThanOrEqual(whole.length);
      for (const number of brief.match(/\d+/g) ?? []) expect(whole, card.name).toContain(number);
    }
  });
});
