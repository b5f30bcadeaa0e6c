import { readFileSync } from 'node:fs';
import { coloursOf, contrast, type Themed } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../data/domains.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const colours = coloursOf(read('../../../kit/src/tokens.css'), read('./style.css'));
/** The colours of each Domain, from the rule that sets them. */
const ofDomains = DOMAINS.map((_, domain) => {
  const [, rule] = read('./symbols/symbols.css').split(`:is(.dm-domain-${domain}, `);
  return coloursOf(rule!.split('}')[0]!);
});
/** By its name, which for a Domain ends in its number. */
const colour = (name: string): Themed =>
  colours.get(name) ?? ofDomains[Number(name.at(-1))]!.get(name.slice(0, -2))!;

const GROUNDS = ['ground', 'sunken', 'panel', 'raised'];
const SEATS = [0, 1, 2, 3].map((seat) => `seat-${seat}`);
const SIGNS = DOMAINS.map((_, domain) => `dm-${domain}`);
const TEXTS = ['ink', 'soft', 'quiet', 'signal', 'bad', 'good', 'dm-bronze', 'dm-stone', ...SEATS, ...SIGNS];

describe.each(['light', 'dark'] as const)('papyrus and bronze, %s', (theme) => {
  it.each(TEXTS)('has %s readable as text on every ground', (name) => {
    for (const ground of GROUNDS)
      expect(contrast(colour(name)[theme], colour(ground)[theme]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges that can be seen, and readable text on signals and washes', () => {
    for (const ground of GROUNDS)
      expect(contrast(colour('edge')[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('on-signal')[theme], colour('signal')[theme])).toBeGreaterThanOrEqual(4.5);
    for (const wash of ['signal-wash', 'bad-wash'])
      expect(contrast(colour('ink')[theme], colour(wash)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...DOMAINS.keys()])('has the sign of Domain %i clear on its ground', (domain) => {
    expect(contrast(colour(`dm-on-${domain}`)[theme], colour(`dm-wash-${domain}`)[theme])).toBeGreaterThan(3);
  });
});
