import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@conclave/games';
import type { RulesChapter } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const SAID = {
  rulebook: 'as in the rulebook',
  public: 'from another public source',
  reconstructed: 'reconstructed for this edition',
};

/** The constants of provenance among the data of a game. */
const constantsOf = (id: string): string[] => {
  const folder = new URL(`../../../games/${id}/data/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\b(\w+_PROVENANCE)\b(?=:| =)/g)].map(
      ([, name]) => name!,
    ),
  );
};

describe.each(Object.keys(games))('the rules reference of %s', (id) => {
  it('tells once of every table where its numbers come from', async () => {
    const { rules } = (await import(`../../../games/${id}/ui/rules-text/chapters.tsx`)) as {
      rules: readonly RulesChapter[];
    };
    const told = rules
      .flatMap(({ sections }) => sections)
      .filter(({ title }) => title === 'Where the numbers come from');
    expect(told).toHaveLength(1);
    const html = renderToStaticMarkup(<div>{told[0]!.text}</div>);
    const rows = [...html.matchAll(/<tr><th scope="row">(.+?)<\/th><td>(.+?)<\/td>/g)];
    expect(rows.length).toBeGreaterThanOrEqual(constantsOf(id).length);
    for (const [, , from] of rows) expect(Object.values(SAID)).toContain(from);
    expect(html).not.toMatch(/undefined|\[object/);
  });
});
