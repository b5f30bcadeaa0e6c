import { moveTable, type PartsOf } from '@conclave/frame/moves.ts';
import type { Move as AnyMove } from '@conclave/kernel';
import { KIND, KIND_OF } from '../data/cards.ts';
import type { Move } from '../rules/types.ts';

/**
 * What each kind of move is called, and what stands behind its label: cards of the own hand, built ones, and those that
 * lie before who chooses. What stands behind a card that is used depends on that card.
 */
export const MOVES = moveTable<Move>()({
  recover: { name: 'Unslip', args: ['...built:cards'] },
  use: { name: 'Use a function', args: ['built:use', 'argument?'] },
  research: { name: 'Research' },
  keep: { name: 'Keep cards', args: ['...seen:cards', '...seen:cards', '...seen:rest'] },
  build: { name: 'Build', args: ['hand:built', '...hand:cards'] },
  extra: { name: 'Build, as an extra build', args: ['hand:built', '...hand:cards'] },
  declare: { name: 'Declare', args: ['hand:built'] },
  declareExtra: { name: 'Declare, as an extra build', args: ['hand:built'] },
  pay: { name: 'Pay', args: ['...hand:cards'] },
  sell: { name: 'Sell', args: ['...hand:cards'] },
  cancel: { name: 'Give this build up' },
  end: { name: 'End main phase' },
  discard: { name: 'Discard', args: ['...hand:cards'] },
  give: { name: 'Give a card', args: ['...hand:cards'] },
  take: { name: 'Take a card', args: ['...seen:cards'] },
  put: { name: 'Put a card on The Ark', args: ['...hand:cards'] },
  stop: { name: 'That is all' },
  name: { name: 'Name a kind', args: ['kind'] },
  accept: { name: 'Use it', args: ['...hand:cards'] },
  unslip: { name: 'Unslip', args: ['...built:cards'] },
  decline: { name: 'Decline' },
  next: { name: 'Comes next', args: ['trigger'] },
});

/** What stands behind a card that is used, by its kind; behind all others nothing. */
const ARGUMENTS: { readonly [kind: number]: readonly string[] } = {
  [KIND.ark]: ['mode', 'hand'],
  [KIND.indulgentiaAgency]: ['hand', 'seat'],
  [KIND.industrialZonePlanet]: ['built'],
  [KIND.holyLand]: ['seat'],
  [KIND.planetProbe]: ['seat'],
  [KIND.colonyPlanet]: ['vps'],
  [KIND.reconstructionBase]: ['built'],
};

/** What a kind of the table is behind these words of a move. */
export const kindIn = (kind: string, before: AnyMove): string =>
  kind === 'argument' ? (ARGUMENTS[KIND_OF[before[1] as number] ?? 0]?.[before.length - 2] ?? kind) : kind;

type Named = PartsOf<Move, typeof MOVES>;
/** What one chooses to make a move. */
export type Parts = Omit<Named, 'argument'> & {
  /** What is done with The Ark. */
  readonly mode?: 'put' | 'take';
  readonly seat?: number;
  readonly vps?: number;
};
