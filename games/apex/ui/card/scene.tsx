import { EVOLUTIONS } from '../../data/evolutions.ts';
import type { Strategy } from '../../data/strategies.ts';
import { usePicture } from '../art/pictures.ts';
import { cardOf } from './words.ts';

/** The sheet of scenes as `art/apex/scenes.ts` paints it: two of War, one of each evolution, two of Colonization, two of Expansion. */
const [COLUMNS, ROWS] = [5, 2];

function cellOf(card: number, side: Strategy): number {
  switch (side) {
    case 'war':
      return card % 2;
    case 'evolution':
      return 2 + EVOLUTIONS.indexOf(cardOf(card).evolution);
    case 'colonization':
      return 6 + (card % 2);
    case 'expansion':
      return 8 + (card % 2);
  }
}

/** What a side of a card looks like, as wide as its place; plain ground until the pictures have come. */
export function Scene({ card, side }: { readonly card: number; readonly side: Strategy }) {
  const sheet = usePicture('scenes');
  const cell = cellOf(card, side);
  const [x, y] = [(cell % COLUMNS) / (COLUMNS - 1), Math.floor(cell / COLUMNS) / (ROWS - 1)];
  return (
    <span className="ax-scene" data-side={side} aria-hidden="true">
      {sheet && (
        <i
          style={{
            background: `url(${sheet}) ${x * 100}% ${y * 100}% / ${COLUMNS * 100}% ${ROWS * 100}%`,
          }}
        />
      )}
    </span>
  );
}
