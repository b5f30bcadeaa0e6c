import { KEPT } from '../../rules/research.ts';
import type { Move } from '../../rules/types.ts';
import { bin, card, type Part } from './parts.ts';

/** The parts of a move that name cards for the discard pile, in the order of the move; none where order means nothing. */
export function partsForThePile([label, ...words]: Move): readonly Part[] {
  const uids = words as readonly number[];
  switch (label) {
    case 'discard':
    case 'pay':
      return uids.map(card);
    case 'build':
    case 'extra':
      return uids.slice(1).map(card);
    case 'keep':
      return uids.slice(KEPT).map(bin);
    default:
      return [];
  }
}

/** The cards for the pile in the order in which they were pressed; those that were not pressed follow. */
export function pileAsPressed(move: Move, picks: readonly Part[]): readonly Part[] {
  const parts = partsForThePile(move);
  return [...picks.filter((pick) => parts.includes(pick)), ...parts.filter((part) => !picks.includes(part))];
}

/** The move with its cards in the order in which they were pressed: the last one comes to lie on top (SI-ZON-06). */
export function asPressed(move: Move, picks: readonly Part[]): Move {
  const pile = pileAsPressed(move, picks);
  const fixed = move.slice(0, move.length - pile.length);
  return [...fixed, ...pile.map((part) => Number(part.slice(1)))] as unknown as Move;
}
