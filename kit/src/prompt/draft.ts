import type { Core, Move } from '@conclave/kernel';
import { type Explanation, hideBubble } from '../bubble.tsx';
import type { TableProps } from '../game-ui.ts';
import { ofTable } from '../table-scope.tsx';
import { tableState } from '../table-state.ts';
import { unsent } from '../unsent.ts';
import { type Drafted, type Picks, picked } from './drafting.ts';
import type { Offer } from './offers.ts';
import { sameMoves, withoutPick, withoutPicks } from './picks.ts';

/** Counts the parts of own moves that were chosen or given up, for those who make it heard. */
export const chosenParts = tableState(0);

/** A move that somebody is advised to make, of those on offer. */
interface Proposal {
  readonly moves: readonly Move[];
  readonly move: Move;
}

/** The newest proposal at a table: the move under construction becomes it, and is made by whoever confirms it. */
export const proposal = tableState<Proposal | null>(null);

/** What is kept of a move under construction, and what it has become. */
export interface Kept<M extends Move, C, D> {
  readonly chosen: C;
  readonly draft: D;
  /** Why what was pressed last can't be chosen; null where there is nothing to be said. */
  readonly refusal: Explanation | null;
  readonly keep: (next: C) => void;
  readonly refuse: (said: Explanation | null) => void;
  /** Plays a move; what was chosen is given up. */
  readonly send: (move: M) => void;
}

interface Held<M extends Move, C> {
  readonly moves: readonly M[];
  readonly chosen: C;
  readonly refusal: Explanation | null;
  /** The move sent last. */
  readonly sent: M | null;
  /** The proposal that what is chosen came after. */
  readonly heard: Proposal | null;
}

/** What has been worked out, so that all parts of a table get the same. */
interface Worked<S, M extends Move, C, D> {
  last: {
    readonly view: S;
    readonly moves: readonly M[];
    readonly chosen: C;
    readonly draft: D;
  } | null;
  begun: { readonly moves: readonly M[]; readonly chosen: C } | null;
  proposed: { readonly by: Proposal; readonly chosen: C } | null;
}

interface Ways<M extends Move, C> {
  /** What is chosen when a question comes up, by the move that was sent before it; without it, nothing. */
  readonly start?: (moves: readonly M[], sent: M) => C;
}

/**
 * A move under construction that all of a game's table shares, until other moves are offered.
 * @param key under which it outlives a reload
 */
export function sharedDraft<S extends Core, M extends Move, C, D>(
  key: string,
  nothing: C,
  { start }: Ways<M, C> = {},
): (
  props: Pick<TableProps<S, M>, 'view' | 'moves' | 'play'>,
  draftOf: (chosen: C) => D,
  /** What is chosen by whoever makes this move. */
  choicesOf: (move: M) => C,
  /** What goes with each change. */
  onChange?: () => void,
) => Kept<M, C, D> {
  const none: Held<M, C> = { moves: [], chosen: nothing, refusal: null, sent: null, heard: null };
  const held = unsent<Held<M, C>>(key, none, (now) => ({ ...now, refusal: null, heard: null }));
  const works = ofTable((): Worked<S, M, C, D> => ({ last: null, begun: null, proposed: null }));

  /** The same for the same moves, so that what depends on it is worked out once. */
  function startOf(work: Worked<S, M, C, D>, moves: readonly M[], sent: M | null): C {
    if (work.begun?.moves !== moves)
      work.begun = { moves, chosen: sent === null || !start ? nothing : start(moves, sent) };
    return work.begun.chosen;
  }

  function proposedBy(work: Worked<S, M, C, D>, by: Proposal, choicesOf: (move: M) => C): C {
    if (work.proposed?.by !== by) work.proposed = { by, chosen: choicesOf(by.move as M) };
    return work.proposed.chosen;
  }

  return ({ view, moves, play }, draftOf, choicesOf, onChange) => {
    const now = held.use();
    const set = held.useSet();
    const work = works.use();
    const parts = chosenParts.useCell();
    const heard = proposal.use();
    const isNew = heard !== null && heard !== now.heard && sameMoves(heard.moves, moves);
    const isSame = !isNew && sameMoves(now.moves, moves);
    const kept = isSame ? now.chosen : startOf(work, moves, now.sent);
    const chosen = isNew ? proposedBy(work, heard, choicesOf) : kept;
    let { last } = work;
    if (last?.view !== view || last.moves !== moves || last.chosen !== chosen) {
      last = { view, moves, chosen, draft: draftOf(chosen) };
      work.last = last;
    }
    return {
      chosen,
      draft: last.draft,
      refusal: isSame ? now.refusal : null,
      keep(next) {
        hideBubble();
        onChange?.();
        parts.set(parts.get() + 1);
        set({ ...none, moves, chosen: next, heard });
      },
      refuse: (refusal) => set({ ...none, moves, chosen, refusal, heard }),
      send(move) {
        set({ ...none, sent: move, heard });
        hideBubble();
        play(move);
      },
    };
  };
}

/** What one can do with a move that is put together part by part. */
export interface DraftActs<M extends Move, P> {
  readonly pick: (name: keyof P & string, value: string | number) => void;
  /** Chooses several parts at once. */
  readonly pickAll: (...picks: Picks<P>) => void;
  /** Gives up these parts and leaves the others. */
  readonly drop: (...names: readonly (keyof P & string)[]) => void;
  /** Chooses a value, or takes the choice back if it was chosen. */
  readonly toggle: (name: keyof P & string, value: string | number) => void;
  /** What a press leads to: these parts, or the move as it is; false, and why, where it leads to nothing. */
  readonly press: (next: Picks<P> | 'confirm' | null, why: () => Explanation | null) => boolean;
  readonly refusal: Explanation | null;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  /** Gives up all that was chosen. */
  readonly clear: () => void;
  /** Plays the move if nothing is missing. */
  readonly confirm: () => void;
  readonly send: (move: M) => void;
}

/** The acts of a draft that consists of parts. */
export function actsOf<M extends Move, P extends object>(
  all: readonly Offer<M, P>[],
  { chosen: picks, draft, refusal, keep, refuse, send }: Kept<M, Picks<P>, Pick<Drafted<M, P>, 'complete'>>,
): DraftActs<M, P> {
  const acts: DraftActs<M, P> = {
    pick: (name, value) => keep(picked(all, picks, name, value)),
    pickAll: (...added) => keep(added.reduce((sum, [name, value]) => picked(all, sum, name, value), picks)),
    drop: (...names) => keep(withoutPicks(picks, ...names)),
    toggle: (name, value) =>
      picks.some((pick) => pick[0] === name && pick[1] === value)
        ? keep(withoutPick(picks, [name, value]))
        : acts.pick(name, value),
    press(next, why) {
      if (next === 'confirm') acts.confirm();
      else if (next) keep(next);
      else refuse(why());
      return next !== null;
    },
    refusal,
    back() {
      if (picks.length === 0) return false;
      keep(picks.slice(0, -1));
      return true;
    },
    clear: () => keep([]),
    confirm: () => draft.complete && send(draft.complete),
    send,
  };
  return acts;
}
