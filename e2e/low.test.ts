import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { overflow } from './lib/looks.ts';
import { MIDDLES } from './lib/positions.ts';

/** A window of 1280 times 800 at 300 %, and the smallest that WCAG 1.4.10 asks for. */
const SIZES = [
  [427, 267],
  [320, 256],
] as const;

/** Rows of px in which the board is seen, with nothing of what stays in the window over it, however it is scrolled to. */
const seenOfBoard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('.map-frame') ?? document.querySelector('.table-board')!;
    board.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { left, width } = board.getBoundingClientRect();
    let most = 0;
    for (const part of [0.25, 0.5, 0.75]) {
      let rows = 0;
      for (let y = 0; y < innerHeight; y++)
        if (board.contains(document.elementFromPoint(left + part * width, y))) rows++;
      most = Math.max(most, rows);
    }
    return most;
  });

describe.each(SIZES)('enlarged, at %i times %i', (width, height) => {
  const house = useHouse();

  it.each(MIDDLES)('the board of %s is seen while a question is asked', async (title, position) => {
    const ann = await house.current.person('Ann', { size: [width, height] });
    const { page } = ann;
    await ann.goes(await lay(house.current, position(), ann));
    await page.locator('[data-asked]').waitFor();
    await ann.shot(`low ${title} ${width} first`);
    expect(await seenOfBoard(page)).toBeGreaterThanOrEqual(120);
    await ann.shot(`low ${title} ${width} board`);
    const prompt = await ann.prompt.boundingBox();
    expect(prompt!.height).toBeLessThanOrEqual(height / 2);
    expect(await overflow(page)).toEqual([]);
  });
});
