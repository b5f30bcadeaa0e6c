import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { MIDDLES } from './lib/positions.ts';
import { makesSomeMove } from './lib/some-move.ts';
import { translates } from './lib/translator.ts';

/** What the seats' places say, without the marks of the translation and the holes it leaves. */
const told = async (page: Page): Promise<string> =>
  ((await page.locator('.table-seats').textContent()) ?? '').replace(/[«»\s]/g, '');

describe('a page that the browser translates', () => {
  const house = useHouse({ botPace: 20 });

  it.each(MIDDLES)('lives on while %s is played against a bot', async (_, position) => {
    const ann = await house.current.person('Ann');
    await translates(ann, 'moves');
    await ann.goes(await lay(house.current, position(), ann));
    for (let n = 0; n < 3; n++) {
      await ann.page.locator('[data-asked]').waitFor();
      await makesSomeMove(ann);
    }
    await ann.page.locator('[data-asked]').waitFor();
    expect(await ann.page.locator('font').count()).toBeGreaterThan(10);
    expect(await ann.page.getByText('Something went wrong').count()).toBe(0);
  });

  it('tells what holds now, also where the texts it made were thrown away', async () => {
    const [, position] = MIDDLES[0]!;
    const ann = await house.current.person('Ann');
    const path = await lay(house.current, position(), ann);
    await translates(ann, 'replaces');
    await ann.goes(path);
    for (let n = 0; n < 4; n++) {
      await ann.page.locator('[data-asked]').waitFor();
      await makesSomeMove(ann);
    }
    await ann.page.locator('[data-asked]').waitFor();
    const plain = await ann.context.newPage();
    await plain.goto(path);
    await plain.locator('[data-asked]').waitFor();
    const truth = await told(plain);
    expect(truth.length).toBeGreaterThan(60);
    await expect.poll(() => told(ann.page)).toBe(truth);
  });

  it('leaves names as they are', async () => {
    const ann = await house.current.person('Ann');
    await translates(ann, 'replaces');
    const [, position] = MIDDLES[1]!;
    await ann.goes(await lay(house.current, position(), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const text = await ann.page.locator('.table').textContent();
    expect(text).toContain('«');
    expect(text).not.toContain('«Ann»');
    expect(text).not.toMatch(/«(Conclave|APEX|Steward 1)»/);
  });
});
