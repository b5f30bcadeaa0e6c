import type { Box } from '@conclave/kit';
import { boxOnMap } from '@conclave/kit/table';

/** The part of the page that shows the galaxy. */
export const BOARD = '.hg-board';

/** Where a sector lies on the screen; null if it is not in sight now. */
export const boxOf = (sector: number): Box | null => boxOnMap(BOARD, sector);

/** A box of the size of one that lies in the middle of another. */
export const centred = (size: Box, about: Box): Box => ({
  left: about.left + (about.width - size.width) / 2,
  top: about.top + (about.height - size.height) / 2,
  width: size.width,
  height: size.height,
});
