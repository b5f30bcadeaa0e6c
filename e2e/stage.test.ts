import type { Core } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './lib/figures.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { overflow } from './lib/looks.ts';
import { overlaps } from './lib/overlaps.ts';
import type { PersonOptions } from './lib/person.ts';
import type { Position } from './lib/position.ts';
import { makesSomeMove } from './lib/some-move.ts';
import { STAGES } from './lib/stages.ts';

/** Parts of the window, pixels and elements that a table at its fullest keeps to. */
const BOARD = 0.6;
const PHONE_BOARD = 420;
const PIECE = 16;
const PHONE_PIECE = 11;
const NODES = 3000;
const SHIFT = 0.05;
const MOVES = 5;

type Size = readonly [width: number, height: number];
const DESK: Size = [1280, 800];
const PHONES: readonly [Size, Size] = [
  [390, 844],
  [360, 740],
];
const SIZES = [DESK, ...PHONES];
const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

const found = new Map<string, Position<Core>>();
const GAMES = [...new Set(STAGES.map(({ game }) => game))];

/** A time of a game, played to once. */
function at(game: string, stage: string): Position<Core> {
  const key = `${game} ${stage}`;
  const position = found.get(key) ?? STAGES.find((one) => one.game === game && one.stage === stage)!.find();
  found.set(key, position);
  return position;
}

/** What has moved in the window without a press of the person's own, as browsers sum it. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly shifted: number }).shifted);

describe.each(GAMES)('the table of %s', (game) => {
  const house = useHouse();

  /** Somebody at the table with nothing opened beside it. */
  async function sits(position: Position<Core>, options: PersonOptions) {
    const ann = await house.current.person('Ann', { ...options, log: false });
    await ann.context.addInitScript(() => {
      let shifted = 0;
      let pressed = Number.NEGATIVE_INFINITY;
      Object.assign(window, { shifted });
      // Browsers themselves do not count what follows a real press for half a second; these presses are made by script.
      addEventListener('click', () => (pressed = performance.now()), true);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput && entry.startTime - pressed > 500) shifted += entry.value;
        Object.assign(window, { shifted });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.evaluate(() => document.fonts.ready);
    await ann.page.waitForTimeout(500);
    return ann;
  }

  /** Lets the same page be measured in another size or theme. */
  async function becomes(page: Page, [width, height]: Size, colorScheme: Theme) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(200);
  }

  it('gives the board the window, late, in both themes', async () => {
    const { page } = await sits(at(game, 'late'), { size: DESK });
    for (const theme of THEMES) {
      await becomes(page, DESK, theme);
      const { board, piece, nodes } = await figuresOf(page);
      expect(board, theme).toBeGreaterThanOrEqual(BOARD);
      expect(piece ?? PIECE, theme).toBeGreaterThanOrEqual(PIECE - 0.5);
      expect(nodes, theme).toBeLessThanOrEqual(NODES);
      expect(await overlaps(page), theme).toEqual([]);
      expect(await overflow(page), theme).toEqual([]);
    }
  });

  it('leaves the board its room on phones, late, in both themes', async () => {
    const { page } = await sits(at(game, 'late'), { size: PHONES[0], touch: true });
    for (const size of PHONES)
      for (const theme of THEMES) {
        await becomes(page, size, theme);
        const where = `${size} ${theme}`;
        const board = (await page.locator('.table-board').boundingBox())!;
        const prompt = (await page.locator('#prompt').boundingBox())!;
        // What a lower window lacks, the board lacks.
        expect(prompt.y - board.y, where).toBeGreaterThanOrEqual(PHONE_BOARD - (844 - size[1]));
        const { piece } = await figuresOf(page);
        expect(piece ?? PHONE_PIECE, where).toBeGreaterThanOrEqual(PHONE_PIECE);
        expect(await overlaps(page), where).toEqual([]);
        expect(await overflow(page), where).toEqual([]);
      }
  });

  it('does not move the map while one answers on a phone', async () => {
    const { page } = await sits(at(game, 'late'), { size: PHONES[0], touch: true });
    const map = page.locator('.map-sight');
    if ((await map.count()) === 0) return;
    const stands = async () => {
      await page.waitForTimeout(350);
      return map.evaluate((sight) => {
        const { x, y, width } = sight.querySelector('[data-sector]')!.getBoundingClientRect();
        return [x, y, width].map(Math.round);
      });
    };
    const before = await stands();
    for (const answers of ['#prompt .k-choice:not([aria-disabled="true"])', '.map-sight [data-state="lit"]'])
      for (const nth of ['first', 'last'] as const) {
        const answer = page.locator(answers)[nth]();
        if ((await page.locator(answers).count()) === 0) continue;
        await answer.dispatchEvent('click');
        if ((await page.locator('#prompt [data-confirms]').count()) === 0) return;
        expect(await stands(), `${nth} of ${answers}`).toEqual(before);
      }
  });

  it('asks in a bar of one height', async () => {
    const heights = SIZES.map(() => new Set<number>());
    const ann = await sits(at(game, 'beginning'), { size: DESK });
    for (const stage of ['beginning', 'middle', 'late']) {
      if (stage !== 'beginning') await ann.goes(await lay(house.current, at(game, stage), ann));
      await ann.page.locator('[data-asked]').waitFor();
      for (const [i, size] of SIZES.entries()) {
        await becomes(ann.page, size, 'dark');
        heights[i]!.add((await ann.prompt.boundingBox())!.height);
      }
    }
    expect(heights.map(({ size }) => size)).toEqual(SIZES.map(() => 1));
  });

  it.each([
    ['at a desk', { size: DESK }],
    ['on a phone', { size: PHONES[0], touch: true }],
  ] as const)('stands still while one plays %s', async (_, options) => {
    const ann = await sits(at(game, 'middle'), options);
    const before = await shifts(ann.page);
    for (let i = 0; i < MOVES; i++) {
      await ann.page.locator('[data-asked]').waitFor();
      await makesSomeMove(ann);
    }
    expect((await shifts(ann.page)) - before).toBeLessThan(SHIFT);
  });
});
