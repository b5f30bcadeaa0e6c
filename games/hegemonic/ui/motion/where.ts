import type { Box } from '@conclave/web/kit';

const inSight = (box: Box, place: Box): boolean => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= place.left && x <= place.left + place.width && y >= place.top && y <= place.top + place.height;
};

/** Where a sector lies on the screen; null if it is not in sight now, as on a phone behind another tab. */
export function boxOf(sector: number): Box | null {
  const board = document.querySelector('.hg-board');
  const box = board?.querySelector(`[data-sector="${sector}"]`)?.getBoundingClientRect();
  if (!board || !box || box.width === 0) return null;
  return inSight(box, board.getBoundingClientRect()) ? box : null;
}

/** A box of the size of one that lies in the middle of another. */
export const centred = (size: Box, about: Box): Box => ({
  left: about.left + (about.width - size.width) / 2,
  top: about.top + (about.height - size.height) / 2,
  width: size.width,
  height: size.height,
});
