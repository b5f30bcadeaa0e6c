import type { Choice } from '@conclave/kit/table';
import { tileName, tileText } from '../../words/names.ts';
import { HandFace } from '../mine/hand-face.tsx';

/** Of eight tiles that lie against each other all are in sight on the smallest phone. */
const SIZE = 68;

/** The tiles of a hand as answers, every other one pointing down. */
export const handChoices = (
  hand: readonly number[],
  most: ReadonlyMap<number, number>,
  chosen: (tile: number) => { readonly isPressed: boolean; readonly rotation?: number },
  act: (tile: number) => void,
): readonly Choice[] =>
  hand.map((tile, i) => {
    const { isPressed, rotation = 0 } = chosen(tile);
    return {
      key: `${tile}`,
      says: `${tileName(tile)}: ${tileText(tile)}`,
      label: (
        <span className="dm-hand-choice" data-down={i % 2 === 1 || undefined}>
          <HandFace tile={tile} rotation={rotation} isDown={i % 2 === 1} size={SIZE} most={most.get(tile)} />
        </span>
      ),
      isPressed,
      act: () => act(tile),
    };
  });
