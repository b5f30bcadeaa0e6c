import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILY } from './family.ts';
import { RATE } from './materials.ts';

const FOLDER = join(import.meta.dirname, '../../web/src/sound');
const places: Readonly<Record<string, readonly [number, number]>> = JSON.parse(
  readFileSync(join(FOLDER, 'family.json'), 'utf8'),
);

describe('the sounds of the house', () => {
  it.each(Object.entries(FAMILY))(
    '%s is short, begins and ends in silence, and is never clipped',
    (_, wave) => {
      const milliseconds = (wave.length / RATE) * 1000;
      expect(milliseconds).toBeGreaterThanOrEqual(80);
      expect(milliseconds).toBeLessThanOrEqual(900);
      expect(Math.abs(wave[0]!)).toBeLessThan(0.001);
      expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.001);
      const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak).toBeGreaterThan(0.2);
      expect(peak).toBeLessThan(0.63);
    },
  );

  it('are in the track one after the other, as long as they are, and small together', () => {
    expect(Object.keys(places)).toEqual(Object.keys(FAMILY));
    let end = 0;
    for (const [name, [begins, length]] of Object.entries(places)) {
      expect(begins, name).toBeGreaterThan(end);
      expect(length, name).toBeGreaterThan((FAMILY[name]!.length / RATE) * 1000);
      end = begins + length;
    }
    expect(statSync(join(FOLDER, 'family.mp3')).size).toBeLessThan(120_000);
  });
});
