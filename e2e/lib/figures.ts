import type { Page } from 'playwright-core';

/** What a table is measured by. */
export interface Figures {
  /** The part of the window in which nothing lies over the board, 0 to 1. */
  readonly board: number;
  /** Width of the smallest piece in the window, in px; null without pieces. */
  readonly piece: number | null;
  /** Height of the prompt, in px. */
  readonly prompt: number;
  /** Elements in the page. */
  readonly nodes: number;
}

/** Points are asked for in a grid this wide, in px. */
const GRID = 10;

/** Measures what the window shows of a table: a game marks its pieces with `data-piece`. */
export const figuresOf = (page: Page): Promise<Figures> =>
  page.evaluate((grid) => {
    const board = document.querySelector('.table-board');
    let free = 0;
    let all = 0;
    for (let x = grid / 2; x < innerWidth; x += grid)
      for (let y = grid / 2; y < innerHeight; y += grid) {
        all += 1;
        const top = document.elementFromPoint(x, y);
        if (top && board?.contains(top) && !top.closest('[data-over-board]')) free += 1;
      }
    const widths = [...document.querySelectorAll('[data-piece]')].flatMap((piece) => {
      const { width, left, right } = piece.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth ? [width] : [];
    });
    return {
      board: free / all,
      piece: widths.length > 0 ? Math.min(...widths) : null,
      prompt: document.querySelector('#prompt')?.getBoundingClientRect().height ?? 0,
      nodes: document.querySelectorAll('*').length,
    };
  }, GRID);
