import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url);
const files = readdirSync(SRC).map((name) => ({ name, text: readFileSync(new URL(name, SRC), 'utf8') }));

describe('the kernel', () => {
  it('imports nothing but itself', () => {
    for (const { name, text } of files)
      for (const [, from] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g))
        expect(`${name}: ${from}`).toMatch(/: \.\/[a-z0-9]+\.ts$/);
  });

  it('has no dependency', () => {
    const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', SRC), 'utf8'));
    expect(dependencies).toBeUndefined();
  });

  it('stays under 1,200 lines', () => {
    const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    expect(lines).toBeLessThan(1200);
  });
});
