import type { TableProps } from '@conclave/kit';
import { actsOf, type DraftActs, type Picks, sharedDraft } from '@conclave/kit/table';
import type { Event, Move, State } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { type Draft as Drafted, draftOf, pressed } from './drafting.ts';
import { offersOf } from './parts.ts';

export type Props = TableProps<State, Move, Event>;

const useShared = sharedDraft<State, Move, Picks<Parts>, Drafted>('apex', []);

/** A move under construction, and what one can do with it. */
export interface Draft extends Drafted, DraftActs<Move, Parts> {
  /** A press on a sector of the galaxy; false where it leads to nothing. */
  readonly pickSector: (sector: number) => boolean;
}

/** The move under construction, shared by the galaxy, the own area and the prompt. */
export function useDraft(props: Props): Draft {
  const all = offersOf(props.moves);
  const kept = useShared(props, (picks) => draftOf(all, picks));
  const acts = actsOf(all, kept);
  return {
    ...kept.draft,
    ...acts,
    pickSector: (sector) => acts.press(pressed(all, kept.draft, sector), () => null),
  };
}
