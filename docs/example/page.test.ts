import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Block {
  readonly language: string;
  readonly path: string;
  readonly code: string;
}

const blocksOf = (page: string): readonly Block[] =>
  [...read(page).matchAll(/^```(\S*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, language, path, code]) => ({
    language: language!,
    path: path!,
    code: code!,
  }));

describe.each([
  ['docs/writing-a-game.md', 16],
  ['docs/writing-a-bot.md', 5],
  ['docs/protocol.md', 1],
])('%s', (page, least) => {
  it('shows code as it stands in the files it names', () => {
    const shown = blocksOf(page).filter(({ language }) => !['sh', 'json'].includes(language));
    expect(shown.length).toBeGreaterThanOrEqual(least);
    expect(shown.filter(({ path, code }) => path === '' || !read(path).includes(code))).toEqual([]);
  });
});

it.each([
  ...['worlds', 'types', 'rules', 'claims', 'plain'].map((name) => [
    'docs/writing-a-game.md',
    `example/${name}`,
  ]),
  ['docs/writing-a-bot.md', 'bot/sampler'],
  ['docs/protocol.md', 'bot/sit'],
])('%s shows all of docs/%s.ts', (page, name) => {
  const path = `docs/${name}.ts`;
  const left = blocksOf(page)
    .filter((block) => block.path === path)
    .reduce((text, { code }) => text.replace(code, ''), read(path));
  expect(left.trim()).toBe('');
});
