import type { Explanation, TableProps } from '@conclave/kit';
import { actsOf, type DraftActs, type Picks, picksOf, sharedDraft } from '@conclave/kit/table';
import { gate } from '../rules/build/build.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { chosenSet, type Draft as Drafted, draftOf, pressed } from './drafting.ts';
import { offersOf, type Parts } from './parts.ts';
import { whyNotSector } from './why-not.ts';

export type Props = TableProps<State, Move, Event>;

const CHAINED: ReadonlySet<Move[0]> = new Set<Move[0]>(['complex', 'embassy', 'outpost', 'agent', 'fleet']);

/** A Build goes on with a choice of places for the piece built last; a single one is not bought by what was said before. */
function goesOn(moves: readonly Move[], [label]: Move): Picks<Parts> {
  const places = moves.filter((move) => move[0] === label).length;
  const isBuild = CHAINED.has(label) && moves.some((move) => move[0] === 'stop');
  return isBuild && places > 1 ? [['action', label]] : [];
}

const useShared = sharedDraft<State, Move, Picks<Parts>, Drafted>('hegemonic', [], { start: goesOn });

/** What one can do with the draft besides choosing its parts. */
interface Acts {
  /** Puts a card or pair into the set chosen, or takes it out. */
  readonly toggleMember: (member: number) => void;
  /** A press on a sector of the galaxy; false where it leads to nothing. */
  readonly pickSector: (sector: number) => boolean;
  /** Why a sector can't be chosen now; null where it can. */
  readonly whyNot: (sector: number) => Explanation | null;
}
export type Draft = Drafted & DraftActs<Move, Parts> & Acts;

/** The move under construction, shared by the galaxy, the own area and the prompt. */
export function useDraft(props: Props): Draft {
  const { game, view, viewer, moves } = props;
  const all = offersOf(view, viewer === 'table' ? -1 : viewer, moves);
  const half = gate.under(view)?.a ?? null;
  const kept = useShared(
    props,
    (picks) => draftOf(all, picks, half),
    (move) => picksOf(all, move),
  );
  const { draft } = kept;
  const acts = actsOf(all, kept);
  return {
    ...draft,
    ...acts,
    toggleMember(member) {
      const old = chosenSet(draft);
      const next = old.includes(member) ? old.filter((n) => n !== member) : [...old, member];
      acts.pick('set', next.sort((a, b) => a - b).join(' '));
    },
    pickSector: (sector) =>
      acts.press(pressed(all, draft, sector), () => whyNotSector(game, view, viewer, draft, sector)),
    whyNot: (sector) =>
      moves.length === 0 || pressed(all, draft, sector) !== null
        ? null
        : whyNotSector(game, view, viewer, draft, sector),
  };
}
