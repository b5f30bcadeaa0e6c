import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { briefText } from './brief.ts';
import { cardText } from './names.ts';

describe('what a small card says', () => {
  it('leaves out no condition of how many cards it takes, nor when a turn must have ended', () => {
    for (const card of CARDS) {
      const whole = cardText(card).join(' ');
      const brief = briefText(card);
      if (/at least 1 card|\b1 or more\b/.test(whole)) expect(brief, card.name).toContain('1+');
      if (/end of (your turn|the turn)/.test(whole)) expect(brief, card.name).toMatch(/turn end/i);
      if (/this one included/.test(whole)) expect(brief, card.name).toMatch(/\bthis (too|included)/);
    }
  });

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
