import type { Page } from 'playwright-core';

/** Where one presses to answer: in the prompt, on the board, on the cards of one's own. */
const PLACES = ['#prompt button', '.table-board', '.table-mine'] as const;

/** The middle of something that can be pressed, the `turn`th in its part of the table; null while nothing can. Runs in the page. */
function placeToPress([parts, turn]: readonly [typeof PLACES, number]): readonly [number, number] | null {
  const pressable = ':is(button, [role="button"], [role="option"])';
  const selectors = parts.map((part) => (part.endsWith('button') ? part : `${part} ${pressable}`));
  const rotated = selectors.map((_, i) => selectors[(turn + i) % selectors.length]!);
  for (const selector of rotated) {
    const free = [...document.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOff = element.matches(':disabled, [aria-disabled="true"], [aria-haspopup]');
      const hit = isOff ? null : document.elementFromPoint(x, y);
      return hit && element.contains(hit) ? [[x, y] as const] : [];
    });
    if (free.length > 0) return free[Math.floor(turn / selectors.length) % free.length]!;
  }
  return null;
}

/** Milliseconds between two presses, so that each stands for itself. */
const BREATH = 120;
/** How often nothing may be found to press before one gives up. */
const PATIENCE = 100;

/** Presses one thing after the other, as somebody does who thinks aloud; how long each took to be painted, in ms. */
export async function pressTimes(page: Page, count: number): Promise<readonly number[]> {
  const made = () => page.evaluate(() => window.benchClock.presses.length);
  let waited = 0;
  for (let turn = 0; (await made()) < count && waited < PATIENCE; turn++) {
    const place = await page.evaluate(placeToPress, [PLACES, turn] as const);
    if (!place) {
      waited++;
      await page.waitForTimeout(BREATH);
      continue;
    }
    await page.mouse.move(...place);
    await page.waitForTimeout(BREATH);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(BREATH);
  }
  return page.evaluate(() => window.benchClock.presses);
}
