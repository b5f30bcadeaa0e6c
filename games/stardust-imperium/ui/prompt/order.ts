import type { Picks } from '@conclave/kit/table';
import type { Move } from '../../rules/types.ts';
import { type Parts, type Picked, read } from '../parts.ts';

/** The part of a move whose cards go to the discard pile in the order in which they are named. */
const PILE: { readonly [label: string]: 'cards' | 'rest' } = {
  discard: 'cards',
  pay: 'cards',
  build: 'cards',
  extra: 'cards',
  keep: 'rest',
};

/** The parts of a move that name cards for the discard pile, in the order of the move; none where order means nothing. */
export function partsForThePile(move: Move): readonly Picked[] {
  const name = PILE[move[0]];
  return name === undefined ? [] : (read(move)[name] ?? []).map((uid) => [name, uid] as const);
}

/** The move with its cards in the order in which they were pressed: the last one comes to lie on top (SI-ZON-06). */
export function asPressed(move: Move, picks: Picks<Parts>): Move {
  const pile = partsForThePile(move);
  const isIn =
    (list: Picks<Parts>) =>
    ([name, uid]: Picked) =>
      list.some((pick) => pick[0] === name && pick[1] === uid);
  const cards = [...picks.filter(isIn(pile)), ...pile.filter((part) => !isIn(picks)(part))];
  return [...move.slice(0, move.length - pile.length), ...cards.map(([, uid]) => uid)] as unknown as Move;
}
