import type { KeyboardEvent, MouseEvent } from 'react';
import { keyOf } from './keys.ts';

/**
 * Handlers for a card one can press: `i` or a press of the other mouse button reads it, as a press does where nothing
 * is asked of it.
 * @param press what a press does, if anything
 * @param confirm what Enter does on a card that is chosen already: plays the move that is complete
 */
export const readingKeys = (
  read: () => void,
  press: (() => void) | undefined,
  confirm: (() => void) | undefined,
) => ({
  onClick: press ?? read,
  onContextMenu: (e: MouseEvent) => {
    e.preventDefault();
    read();
  },
  onKeyDown: (e: KeyboardEvent) => {
    const key = keyOf(e);
    if (key === 'i') read();
    if (key !== 'Enter' || !confirm) return;
    e.preventDefault();
    confirm();
  },
});
