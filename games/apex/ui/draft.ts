import type { Seat } from '@conclave/kernel';
import type { Explanation, TableProps } from '@conclave/kit';
import { actsOf, type DraftActs, type Picks, picksOf, sharedDraft } from '@conclave/kit/table';
import { ACTIONS } from '../data/actions.ts';
import { reserve } from '../rules/galaxy.ts';
import type { Event, Move, State } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { type Draft as Drafted, draftOf, pressed } from './drafting.ts';
import { offersOf, withNumbers } from './parts.ts';
import { spareShips } from './preview.ts';
import { poolLeft } from './situation.ts';
import { at } from './words.ts';

export type Props = TableProps<State, Move, Event>;

/** Why a sector can't be chosen, by what is chosen already. */
const whyNotSector = (name: string, { picks }: Pick<Drafted, 'picks'>): string =>
  picks.length > 0
    ? `${name}: it does not go with what you have chosen.`
    : `${name}: none of your actions leads there now.`;

/** The ships that can still be produced in this turn. */
function productions(view: Readonly<State>): number {
  const turn = poolLeft(view);
  return turn ? Math.min(turn.pool[ACTIONS.indexOf('production')]!, reserve(view, turn.seat)) : 0;
}

const useShared = sharedDraft<State, Move, Picks<Parts>, Drafted>('apex', []);

/** A move under construction, and what one can do with it. */
export interface Draft extends Drafted, DraftActs<Move, Parts> {
  /** A press on a sector of the galaxy; false where it leads to nothing. */
  readonly pickSector: (sector: number) => boolean;
  /** Why a sector can't be chosen now; null where it can. */
  readonly whyNot: (sector: number) => Explanation | null;
}

/** The move under construction, shared by the galaxy, the own area and the prompt. */
export function useDraft(props: Props): Draft {
  const { view, viewer, play } = props;
  const all = withNumbers(offersOf(props.moves), productions(view));
  const kept = useShared(
    props,
    (picks) => draftOf(all, picks, (from, to, most) => spareShips(view, viewer as Seat, from, to, most)),
    (move) => picksOf(all, move),
  );
  const { draft } = kept;
  const acts = actsOf(all, {
    ...kept,
    send(move) {
      kept.send(move);
      if (move === draft.complete) for (let nth = 1; nth < draft.times; nth++) play(move, true);
    },
  });
  const isAsked = all.some(({ parts }) => parts.from !== undefined);
  return {
    ...draft,
    ...acts,
    pickSector: (sector) => acts.press(pressed(all, draft, sector), () => null),
    whyNot: (sector) =>
      !isAsked || pressed(all, draft, sector) !== null
        ? null
        : { text: whyNotSector(at(view, sector), draft) },
  };
}
