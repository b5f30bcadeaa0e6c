import { partsOf } from '@conclave/frame/moves.ts';
import { type Offer as Offered, offersOnce, type Picks } from '@conclave/kit/table';
import type { Move } from '../rules/types.ts';
import { kindIn, MOVES, type Parts as Named } from '../words/moves.ts';

/** What one chooses to make a move; of a build also as what, and whether it is paid for later. */
export type Parts = Named & { readonly as?: 'main' | 'extra'; readonly pays?: 'later' };
/** A part as it was chosen. */
export type Picked = Picks<Parts>[number];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

const AS: { readonly [label: string]: Pick<Parts, 'as' | 'pays'> } = {
  build: { as: 'main' },
  extra: { as: 'extra' },
  declare: { as: 'main', pays: 'later' },
  declareExtra: { as: 'extra', pays: 'later' },
};

/** What is chosen for the function of a card: a card, or what its kind calls it. */
function usesOf(move: Move): Partial<Parts> {
  const entries = move.slice(2).map((value, i) => {
    const kind = kindIn('argument', move.slice(0, i + 2) as unknown as Move);
    return kind === 'hand' || kind === 'built' ? ['cards', [value]] : [kind, value];
  });
  return Object.fromEntries(entries);
}

/** The parts of a move; moves offered together differ in at least one. */
export function read(move: Move): Parts {
  const { argument: _, ...parts } = partsOf(MOVES, move);
  return move[0] === 'use' ? { ...parts, ...usesOf(move) } : { ...parts, ...AS[move[0]] };
}

const once = offersOnce<Move, Parts>();

/** The moves on offer, taken to pieces once. */
export const offersOf = (moves: readonly Move[]): readonly Offer[] => once(moves, read);

/** The parts that name cards, as a press on a card means them: what is chosen before what opens a move. */
export const CARD_PARTS = ['cards', 'use', 'built', 'rest'] as const satisfies readonly (keyof Parts)[];

/** Whether a part opens a move: it is chosen before all others of it. */
export const isOpening = ([name]: Picked): boolean => name === 'use' || name === 'built';
