import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, distance, EYES, seenBy, type Themed } from './colours.ts';

const tokens = coloursOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
const colour = (name: string): Themed => tokens.get(name)!;

const THEMES = ['light', 'dark'] as const;
const GROUNDS = ['ground', 'sunken', 'panel', 'raised'];
const SEATS = [0, 1, 2, 3, 4, 5].map((n) => `seat-${n}`);
const TEXTS = ['ink', 'soft', 'quiet', 'signal', 'bad', 'good', ...SEATS];

describe.each(THEMES)('the %s theme', (theme) => {
  it.each(TEXTS)('has %s readable as text on every ground', (name) => {
    for (const ground of GROUNDS)
      expect(contrast(colour(name)[theme], colour(ground)[theme]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges of controls that can be seen, and readable text on signals and washes', () => {
    for (const ground of GROUNDS)
      expect(contrast(colour('edge')[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('on-signal')[theme], colour('signal')[theme])).toBeGreaterThanOrEqual(4.5);
    for (const wash of ['signal-wash', 'bad-wash'])
      expect(contrast(colour('ink')[theme], colour(wash)[theme])).toBeGreaterThanOrEqual(4.5);
    for (const seat of SEATS)
      expect(contrast(colour('on-seat')[theme], colour(seat)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EYES)('has six seats that can be told apart with %s eyes', (eyes) => {
    for (const a of SEATS)
      for (const b of SEATS)
        if (a < b)
          expect(
            distance(seenBy(eyes, colour(a)[theme]), seenBy(eyes, colour(b)[theme])),
            `${a} ${b}`,
          ).toBeGreaterThan(0.06);
  });
});
