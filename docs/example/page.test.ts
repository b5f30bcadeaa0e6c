import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/writing-a-game.md');
const blocks = [...page.matchAll(/^```(\S*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, language, path, code]) => ({
  language: language!,
  path: path!,
  code: code!,
}));

describe('docs/writing-a-game.md', () => {
  it('shows code as it stands in the files it names', () => {
    const shown = blocks.filter(({ language }) => language !== 'sh');
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter(({ path, code }) => path === '' || !read(path).includes(code))).toEqual([]);
  });

  it.each(['worlds', 'types', 'rules', 'claims', 'plain'])('shows all of docs/example/%s.ts', (name) => {
    const path = `docs/example/${name}.ts`;
    const left = blocks
      .filter((block) => block.path === path)
      .reduce((text, { code }) => text.replace(code, ''), read(path));
    expect(left.trim()).toBe('');
  });
});
