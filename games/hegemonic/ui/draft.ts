import { type Explanation, hideBubble, type TableProps, unsent } from '@conclave/web/kit';
import { sameMoves, withoutPicks } from '@conclave/web/kit/table';
import { gate } from '../rules/build/build.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { type Draft, draftOf, picked, pressed } from './drafting.ts';
import { offersOf, type PartName, type Picked, type Value } from './parts.ts';
import { whyNotSector } from './why-not.ts';

export type { Declaring, Draft } from './drafting.ts';
export type Props = TableProps<State, Move, Event>;

interface Held {
  readonly moves: readonly Move[];
  readonly picks: readonly Picked[];
  /** What a BUILD goes on with: the kind of piece built last. */
  readonly goesOn: Move[0] | null;
  /** Why the sector that was pressed last can't be chosen. */
  readonly refusal: Explanation | null;
}
const NONE: Held = { moves: [], picks: [], goesOn: null, refusal: null };
const held = unsent<Held>('hegemonic', NONE, (now) => ({ ...now, refusal: null }));
let last: {
  readonly moves: readonly Move[];
  readonly picks: readonly Picked[];
  readonly draft: Draft;
} | null = null;

const CHAINED: ReadonlySet<Move[0]> = new Set<Move[0]>(['complex', 'embassy', 'outpost', 'agent', 'fleet']);
/** The picks that a BUILD starts its next step with, by the piece built last. */
const GOING_ON = new Map<Move[0], readonly Picked[]>(
  [...CHAINED].map((label) => [label, [['action', label]]]),
);

/** Whether a BUILD goes on with a choice of places for this piece; a single one is not bought by what was said before. */
const canGoOn = (moves: readonly Move[], label: Move[0]): boolean =>
  moves.filter((move) => move[0] === label).length > 1 && moves.some((move) => move[0] === 'stop');

/** What one can do with the draft. */
export interface Acts {
  readonly pick: (name: PartName, value: Value) => void;
  /** Chooses several parts at once. */
  readonly pickAll: (...picks: readonly Picked[]) => void;
  /** Gives up these parts and leaves the others. */
  readonly drop: (...names: readonly PartName[]) => void;
  /** Chooses a value, or takes the choice back if it was chosen. */
  readonly toggle: (name: PartName, value: Value) => void;
  /** Puts a card or pair into the set chosen, or takes it out. */
  readonly toggleMember: (member: number) => void;
  /** A press on a sector of the galaxy; false where it leads to nothing. */
  readonly pickSector: (sector: number) => boolean;
  /** Why the sector that was pressed last can't be chosen; null where there is nothing to be said. */
  readonly refusal: Explanation | null;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  /** Gives up all that was chosen. */
  readonly clear: () => void;
  /** Plays the move if nothing is missing. */
  readonly confirm: () => void;
  readonly send: (move: Move) => void;
}

/** Where the first half of a Gate pair stands while the other one is asked for. */
const halfOf = (view: Readonly<State>): number | null => gate.under(view)?.a ?? null;

const membersOf = (set: string | undefined): number[] => (set ? set.split(' ').map(Number) : []);

/** The members of the set that a draft holds. */
export const chosenSet = ({ picks }: Pick<Draft, 'picks'>): readonly number[] =>
  membersOf(picks.find(([name]) => name === 'set')?.[1] as string | undefined);

/** The move under construction, shared by the galaxy, the own area and the prompt. Other moves offered end it. */
export function useDraft({ game, view, viewer, moves, play }: Props): Draft & Acts {
  const { moves: of, picks: kept, goesOn, refusal } = held.use();
  const isSame = sameMoves(of, moves);
  const picks = isSame
    ? kept
    : goesOn !== null && canGoOn(moves, goesOn)
      ? GOING_ON.get(goesOn)!
      : NONE.picks;
  const all = offersOf(view, viewer === 'table' ? -1 : viewer, moves);
  if (last?.moves !== moves || last.picks !== picks)
    last = { moves, picks, draft: draftOf(all, picks, halfOf(view)) };
  const { draft } = last;
  const keep = (next: readonly Picked[]) => {
    hideBubble();
    held.set({ ...NONE, moves, picks: next });
  };
  const refuse = (sector: number) =>
    held.set({ ...NONE, moves, picks, refusal: whyNotSector(game, view, viewer, draft, sector) });
  const acts: Acts = {
    pick: (name, value) => acts.pickAll([name, value]),
    pickAll: (...added) =>
      keep(added.reduce((picks, [name, value]) => picked(all, picks, name, value), picks)),
    drop: (...names) => keep(withoutPicks(picks, ...names)),
    toggle: (name, value) =>
      picks.some((pick) => pick[0] === name && pick[1] === value)
        ? keep(withoutPicks(picks, name))
        : acts.pick(name, value),
    toggleMember(member) {
      const old = chosenSet(draft);
      const next = old.includes(member) ? old.filter((n) => n !== member) : [...old, member];
      acts.pick('set', next.sort((a, b) => a - b).join(' '));
    },
    pickSector(sector) {
      const next = pressed(all, draft, sector);
      if (next === 'confirm') acts.confirm();
      else if (next) keep(next);
      else refuse(sector);
      return next !== null;
    },
    refusal: isSame ? refusal : null,
    back() {
      if (picks.length === 0) return false;
      keep(picks.slice(0, -1));
      return true;
    },
    clear: () => keep(NONE.picks),
    confirm: () => draft.complete && acts.send(draft.complete),
    send(move) {
      held.set({ ...NONE, goesOn: CHAINED.has(move[0]) ? move[0] : null });
      hideBubble();
      play(move);
    },
  };
  return { ...draft, ...acts };
}
