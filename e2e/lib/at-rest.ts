import type { Page } from 'playwright-core';

/** Pictures in which nothing changes its place, after which nothing does. */
const STILL = 4;

/** Waits until what is asked and the board stand where they will stand. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (still) => {
    const standing = () =>
      [...document.querySelectorAll('#prompt, #prompt *, .table-board, .table-mine')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    let last = '';
    for (let same = 0; same < still; ) {
      await new Promise(requestAnimationFrame);
      const now = standing();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  }, STILL);
