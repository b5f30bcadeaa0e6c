import type { Explanation, TableProps } from '@conclave/kit';
import { actsOf, type DraftActs, type Picks, sharedDraft } from '@conclave/kit/table';
import type { Event, Move, State } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { type Draft as Drafted, draftOf, pressed } from './drafting.ts';
import { offersOf } from './parts.ts';
import { at } from './words.ts';

export type Props = TableProps<State, Move, Event>;

/** Why a sector can't be chosen, by what is chosen already. */
const whyNotSector = (name: string, { picks }: Pick<Drafted, 'picks'>): string =>
  picks.length > 0
    ? `${name}: it does not go with what you have chosen.`
    : `${name}: nothing that you can do now happens there.`;

/** Whoever builds a ship mostly builds the next one at the same place. */
const again = (moves: readonly Move[], sent: Move): Picks<Parts> =>
  sent[0] === 'produce' && moves.some(([label, sector]) => label === 'produce' && sector === sent[1])
    ? [
        ['action', 'produce'],
        ['from', sent[1]],
      ]
    : [];

const useShared = sharedDraft<State, Move, Picks<Parts>, Drafted>('apex', [], { start: again });

/** A move under construction, and what one can do with it. */
export interface Draft extends Drafted, DraftActs<Move, Parts> {
  /** A press on a sector of the galaxy; false where it leads to nothing. */
  readonly pickSector: (sector: number) => boolean;
  /** Why a sector can't be chosen now; null where it can. */
  readonly whyNot: (sector: number) => Explanation | null;
}

/** The move under construction, shared by the galaxy, the own area and the prompt. */
export function useDraft(props: Props): Draft {
  const all = offersOf(props.moves);
  const kept = useShared(props, (picks) => draftOf(all, picks));
  const acts = actsOf(all, kept);
  const { draft } = kept;
  return {
    ...draft,
    ...acts,
    pickSector: (sector) => acts.press(pressed(all, draft, sector), () => null),
    whyNot: (sector) =>
      all.length === 0 || pressed(all, draft, sector) !== null
        ? null
        : { text: whyNotSector(at(props.view, sector), draft) },
  };
}
