import { type Explanation, hideBubble, type TableProps, unsent } from '@conclave/web/kit';
import { sameMoves, valuesOf, withoutPicks } from '@conclave/web/kit/table';
import { masteryCard } from '../data/cards.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { outlooks } from '../text/production.ts';
import { type Draft as Drafted, draftOf, picked, pressed } from './drafting.ts';
import { offersOf, type PartName, type Picked, type Value } from './parts.ts';
import { isDeveloping } from './situation.ts';
import { nodusThere } from './tree/openings.ts';
import { shownTree } from './tree/shown.ts';
import { whyNotCard, whyNotCell, whyNotSpot } from './why-not.ts';

export type Props = TableProps<State, Move, Event>;

interface Held {
  readonly moves: readonly Move[];
  readonly picks: readonly Picked[];
  /** Why what was pressed last can't be chosen. */
  readonly refusal: Explanation | null;
}
const NONE: Held = { moves: [], picks: [], refusal: null };
const held = unsent<Held>('dominations', NONE, (now) => ({ ...now, refusal: null }));
let last: {
  readonly moves: readonly Move[];
  readonly picks: readonly Picked[];
  readonly draft: Drafted;
} | null = null;

/** What one can do with the draft. */
interface Acts {
  readonly pick: (name: PartName, value: Value) => void;
  /** Chooses several parts at once. */
  readonly pickAll: (...picks: readonly Picked[]) => void;
  /** Gives up these parts and leaves the others. */
  readonly drop: (...names: readonly PartName[]) => void;
  /** Chooses a value, or takes the choice back if it was chosen. */
  readonly toggle: (name: PartName, value: Value) => void;
  /** Turns the tile in hand by thirds. */
  readonly turn: (by: number) => void;
  /** A press on a place of the map, on a place of the own Tree, on a Mastery card; false where it leads to nothing. */
  readonly pickCell: (cell: number) => boolean;
  readonly pickSpot: (spot: number) => boolean;
  readonly pickCard: (kind: number) => boolean;
  /** Why what was pressed last can't be chosen; null where there is nothing to be said. */
  readonly refusal: Explanation | null;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  /** Gives up all that was chosen. */
  readonly clear: () => void;
  /** Plays the move if nothing is missing. */
  readonly confirm: () => void;
  readonly send: (move: Move) => void;
}
export type Draft = Drafted & Acts;

/** The move under construction, shared by the map, the Tree, the cards, the own area and the prompt. */
export function useDraft({ game, view, viewer, moves, play }: Props): Draft {
  const { moves: of, picks: kept, refusal } = held.use();
  const isSame = sameMoves(of, moves);
  const picks = isSame ? kept : NONE.picks;
  const seat = viewer === 'table' ? -1 : viewer;
  const all = offersOf(moves);
  if (last?.moves !== moves || last.picks !== picks) last = { moves, picks, draft: draftOf(all, picks) };
  const { draft } = last;
  const keep = (next: readonly Picked[]) => {
    hideBubble();
    shownTree.set(null);
    held.set({ moves, picks: next, refusal: null });
  };
  const refuse = (said: Explanation | null) => held.set({ moves, picks, refusal: said });
  const press = (name: 'cell' | 'spot', value: number, more: () => readonly Picked[]): boolean => {
    const next = pressed(all, draft, name, value);
    if (next === 'confirm') acts.confirm();
    else if (next) keep(more().reduce((sum, [part, of]) => picked(all, sum, part, of), next));
    return next !== null;
  };
  /** With no tile in hand a place takes the tile that brings most there. */
  const bestTile = (cell: number): readonly Picked[] => {
    if (draft.tile !== null || !moves.some(([label]) => label === 'place')) return [];
    const best = outlooks(view, seat, view.hands[seat]!).find(({ site }) => site.cell === cell);
    return best
      ? [
          ['tile', best.tile],
          ['rotation', best.rotation],
        ]
      : [];
  };
  /** With no copy chosen a place takes that which forms most Nodus there. */
  const bestCopy = (spot: number): readonly Picked[] => {
    const { kind, copy } = draft.chosen;
    if (kind === undefined || (copy !== undefined && picks.some(([name]) => name === 'copy'))) return [];
    const there = all.filter(({ parts }) => parts.kind === kind && parts.spot === spot);
    const ranked = [...valuesOf(there, 'copy')]
      .map((of) => ({ of, n: nodusThere(view, seat, masteryCard(kind, of), spot).length }))
      .sort((a, b) => b.n - a.n || a.of - b.of);
    return ranked[0] ? [['copy', ranked[0].of]] : [];
  };
  const acts: Acts = {
    pick: (name, value) => acts.pickAll([name, value]),
    pickAll: (...added) => keep(added.reduce((sum, [name, value]) => picked(all, sum, name, value), picks)),
    drop: (...names) => keep(withoutPicks(picks, ...names)),
    toggle: (name, value) =>
      picks.some((pick) => pick[0] === name && pick[1] === value)
        ? keep(withoutPicks(picks, name))
        : acts.pick(name, value),
    turn: (by) => {
      if (draft.tile !== null) acts.pick('rotation', (((draft.rotation + by) % 3) + 3) % 3);
    },
    pickCell(cell) {
      const leads = press('cell', cell, () => bestTile(cell));
      if (!leads) refuse(whyNotCell(game, view, seat, moves, cell));
      return leads;
    },
    pickSpot(spot) {
      const leads = press('spot', spot, () => bestCopy(spot));
      if (!leads) refuse(whyNotSpot(game, view, seat, draft, spot));
      return leads;
    },
    pickCard(kind) {
      const leads = all.some(({ parts }) => parts.kind === kind);
      if (leads) acts.toggle('kind', kind);
      else refuse(isDeveloping({ view, moves }) ? whyNotCard(game, view, seat, kind) : null);
      return leads;
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
      held.set(NONE);
      hideBubble();
      play(move);
    },
  };
  return { ...draft, ...acts };
}
