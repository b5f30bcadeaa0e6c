import type { Seat } from '@conclave/kernel';
import { hideBubble, type TableProps, unsent } from '@conclave/web/kit';
import { sameMoves, withoutPicks, withPick } from '@conclave/web/kit/table';
import type { CivilisationKey } from '../data/civilisations.ts';
import type { Strategy } from '../data/strategies.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { isEnd, type PartName, type Parts, type Picked, partsOf, type Value } from './parts.ts';

export type Props = TableProps<State, Move, Event>;

/** A move under construction: what is chosen, what that leaves, and what may be chosen next. */
export interface Draft {
  /** Chosen, or the only one left; null where there is still a choice. */
  readonly action: Move[0] | null;
  readonly civilisation: CivilisationKey | null;
  readonly card: number | null;
  readonly strategy: Strategy | null;
  readonly discard: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** Ships to move, all that may be moved as long as nothing else is said; 0 where no number is asked. */
  readonly n: number;
  /** The most ships that may be moved like this. */
  readonly most: number;
  readonly opponent: Seat | null;
  /** The parts chosen by hand, in order. */
  readonly picks: readonly Picked[];
  /** The moves that hold every part chosen. */
  readonly candidates: readonly Move[];
  /** The sectors that can be chosen next. */
  readonly lit: { readonly sources: ReadonlySet<number>; readonly targets: ReadonlySet<number> };
  /** The move, when nothing is missing. */
  readonly complete: Move | null;
}

/** The different values of a part among moves. */
export function valuesOf<N extends PartName>(moves: readonly Move[], name: N): Set<NonNullable<Parts[N]>> {
  const values = new Set<NonNullable<Parts[N]>>();
  for (const move of moves) {
    const value = partsOf(move)[name];
    if (value !== undefined) values.add(value as NonNullable<Parts[N]>);
  }
  return values;
}

const fits = (move: Move, picks: readonly Picked[]): boolean =>
  picks.every(([name, value]) => partsOf(move)[name] === value);

const NOWHERE: ReadonlySet<number> = new Set();

/**
 * The draft that parts make of the moves offered. A part that is the same in every move left is chosen by itself; of
 * ships all are taken, and an adjacent sector is reached by movement rather than by portal, until something else is said.
 */
export function draftOf(moves: readonly Move[], picks: readonly Picked[]): Draft {
  const candidates = moves.filter(
    (move) => fits(move, picks) && (!isEnd(move) || picks.some(([name]) => name === 'action')),
  );
  const only = <N extends PartName>(name: N, left: readonly Move[] = candidates) => {
    const [first] = left;
    const value = first && partsOf(first)[name];
    if (value === undefined || left.some((move) => partsOf(move)[name] !== value)) return null;
    return value as NonNullable<Parts[N]>;
  };
  const [from, to] = [only('from'), only('to')];
  const byMovement =
    from !== null && to !== null ? candidates.find(([label]) => label === 'move') : undefined;
  const action = only('action') ?? byMovement?.[0] ?? null;
  const left = action === null ? candidates : candidates.filter(([label]) => label === action);
  const way: readonly Picked[] | null =
    action === null || from === null || to === null
      ? null
      : [
          ['action', action],
          ['from', from],
          ['to', to],
        ];
  const ships = way ? Math.max(0, ...valuesOf(left, 'n')) : 0;
  const most = way
    ? Math.max(
        0,
        ...valuesOf(
          moves.filter((move) => fits(move, way)),
          'n',
        ),
      )
    : 0;
  const rest = ships > 0 && left.length > 1 ? left.filter((move) => partsOf(move).n === ships) : left;
  return {
    action,
    civilisation: only('civilisation'),
    card: only('card'),
    strategy: only('strategy'),
    discard: only('discard'),
    from,
    to,
    n: ships,
    most,
    opponent: only('opponent', left),
    picks,
    candidates,
    lit: {
      sources: from === null ? valuesOf(candidates, 'from') : NOWHERE,
      targets: from !== null && to === null ? valuesOf(candidates, 'to') : NOWHERE,
    },
    complete: rest.length === 1 ? rest[0]! : null,
  };
}

/** Picks with this part chosen instead of another value; parts chosen before that no longer fit are given up. */
export function picked(
  moves: readonly Move[],
  picks: readonly Picked[],
  name: PartName,
  value: Value,
): readonly Picked[] {
  return withPick(picks, [name, value], (held) => moves.some((move) => fits(move, held)));
}

/**
 * What a press on a sector makes of the draft: source, target, another of either, or `confirm` where the move is
 * complete and its last sector is pressed once more. Null where the sector has no part in any move.
 */
export function pressed(
  moves: readonly Move[],
  { picks, candidates, from, to, complete }: Draft,
  sector: number,
): readonly Picked[] | 'confirm' | null {
  const isChosen = (name: PartName) => picks.some((pick) => pick[0] === name);
  if (complete && sector === (to ?? from) && isChosen(to === null ? 'from' : 'to')) return 'confirm';
  if (sector === from && isChosen('from')) return withoutPicks(picks, 'from', 'to', 'n', 'opponent');
  const action = picks.filter(([name]) => name === 'action');
  const wider = moves.filter((move) => fits(move, action) && !isEnd(move));
  const leads = (name: 'from' | 'to', among: readonly Move[]) => valuesOf(among, name).has(sector);
  if (from !== null) {
    const outOfHere = wider.filter((move) => partsOf(move).from === from);
    if (leads('to', outOfHere)) {
      const start: readonly Picked[] = [['from', from]];
      return [...withoutPicks(picks, 'from', 'to', 'n', 'opponent'), ...start, ['to', sector]];
    }
  } else if (leads('from', candidates)) return [...picks, ['from', sector]];
  if (leads('from', wider)) return [...action, ['from', sector]];
  if (leads('to', wider)) return [...action, ['to', sector]];
  return null;
}

interface Held {
  readonly moves: readonly Move[];
  readonly picks: readonly Picked[];
}
const NONE: Held = { moves: [], picks: [] };
const held = unsent<Held>('apex', NONE);
let last: {
  readonly moves: readonly Move[];
  readonly picks: readonly Picked[];
  readonly draft: Draft;
} | null = null;

/** What one can do with the draft. */
export interface Acts {
  readonly pick: (name: PartName, value: Value) => void;
  /** Gives up these parts and leaves the others. */
  readonly drop: (...names: readonly PartName[]) => void;
  /** Chooses an action, or takes the choice back if it was chosen. */
  readonly pickAction: (action: Move[0]) => void;
  /** A press on a sector of the galaxy; false where it leads to nothing. */
  readonly pickSector: (sector: number) => boolean;
  readonly setN: (n: number) => void;
  readonly pickOpponent: (seat: Seat) => void;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  /** Plays the move if nothing is missing. */
  readonly confirm: () => void;
  readonly send: (move: Move) => void;
}

/** The move under construction, shared by the galaxy, the own area and the prompt. Other moves offered end it. */
export function useDraft({ moves, play }: Props): Draft & Acts {
  const { moves: of, picks: kept } = held.use();
  const picks = sameMoves(of, moves) ? kept : NONE.picks;
  if (last?.moves !== moves || last.picks !== picks) last = { moves, picks, draft: draftOf(moves, picks) };
  const { draft } = last;
  const keep = (next: readonly Picked[]) => {
    hideBubble();
    held.set({ moves, picks: next });
  };
  const acts: Acts = {
    pick: (name, value) => keep(picked(moves, picks, name, value)),
    drop: (...names) => keep(withoutPicks(picks, ...names)),
    pickAction: (action) =>
      picks.some(([name, value]) => name === 'action' && value === action)
        ? keep(withoutPicks(picks, 'action'))
        : acts.pick('action', action),
    pickSector(sector) {
      const next = pressed(moves, draft, sector);
      if (next === 'confirm') acts.confirm();
      else if (next) keep(next);
      return next !== null;
    },
    setN: (n) => acts.pick('n', n),
    pickOpponent: (seat) => acts.pick('opponent', seat),
    back() {
      if (picks.length === 0) return false;
      keep(picks.slice(0, -1));
      return true;
    },
    confirm: () => draft.complete && acts.send(draft.complete),
    send(move) {
      held.set(NONE);
      hideBubble();
      play(move);
    },
  };
  return { ...draft, ...acts };
}
