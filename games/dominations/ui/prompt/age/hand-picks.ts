import { unsent } from '@conclave/kit';
import { sameMoves } from '@conclave/kit/table';
import type { Move } from '../../../rules/types.ts';

/** The tiles of the hand that are chosen to go, and the moves among which. */
interface Chosen {
  readonly moves: readonly Move[];
  readonly tiles: ReadonlySet<number>;
}

const NONE: Chosen = { moves: [], tiles: new Set() };
const chosen = unsent<Chosen>('dominations hand', NONE);

/** Tiles of the hand chosen to go into the bag, shared by prompt and own area; other moves begin anew. */
export function useHandPicks(moves: readonly Move[]) {
  const { moves: of, tiles } = chosen.use();
  const choose = chosen.useSet();
  const picked = sameMoves(of, moves) ? tiles : NONE.tiles;
  return {
    picked,
    toggle(tile: number) {
      const next = new Set(picked);
      if (!next.delete(tile)) next.add(tile);
      choose({ moves, tiles: next });
    },
    clear: () => choose(NONE),
  };
}

/** Whether tiles of the hand are chosen now to go into the bag. */
export const choosesTiles = (moves: readonly Move[]): boolean =>
  moves.some(([label]) => label === 'redraw' || label === 'giveBack');
