import type { Explanation, TableProps } from '@conclave/kit';
import {
  actsOf,
  type DraftActs,
  type Picks,
  picked,
  picksOf,
  sharedDraft,
  valuesOf,
} from '@conclave/kit/table';
import { masteryCard } from '../data/cards.ts';
import type { Event, Move, State } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { type Draft as Drafted, draftOf, pressed } from './drafting.ts';
import { handOutlooks } from './map/marks.ts';
import { offersOf } from './parts.ts';
import { isDeveloping } from './situation.ts';
import { nodusThere } from './tree/openings.ts';
import { shownTree } from './tree/shown.ts';
import { whyNotCard, whyNotCell, whyNotSpot } from './why-not.ts';

export type Props = TableProps<State, Move, Event>;

/** What was chosen after each press: one press may choose a tile, how it is turned and its place, and goes back as one. */
type Presses = readonly Picks<Parts>[];

const NOTHING: Picks<Parts> = [];
const useShared = sharedDraft<State, Move, Presses, Drafted>('dominations', []);

/** What one can do with the draft besides choosing its parts. */
interface Acts {
  /** Turns the tile in hand by thirds. */
  readonly turn: (by: number) => void;
  /** A press on a place of the map, on a place of the own Tree, on a Mastery card; false where it leads to nothing. */
  readonly pickCell: (cell: number) => boolean;
  /** Why a place of the map can't be chosen now; null where it can. */
  readonly whyNot: (cell: number) => Explanation | null;
  readonly pickSpot: (spot: number) => boolean;
  readonly pickCard: (kind: number) => boolean;
}
export type Draft = Drafted & DraftActs<Move, Parts> & Acts;

/** The move under construction, shared by the map, the Tree, the cards, the own area and the prompt. */
export function useDraft(props: Props): Draft {
  const { game, view, viewer, moves } = props;
  const seat = viewer === 'table' ? -1 : viewer;
  const all = offersOf(moves);
  const showTree = shownTree.useSet();
  const kept = useShared(
    props,
    (presses) => draftOf(all, presses.at(-1) ?? NOTHING),
    (move) => [picksOf(all, move)],
    () => showTree(null),
  );
  const { draft, chosen: presses } = kept;
  const acts = actsOf(all, {
    ...kept,
    chosen: draft.picks,
    keep: (next) => kept.keep(next.length === 0 ? [] : [...presses, next]),
  });
  const withAll = (next: Picks<Parts> | 'confirm' | null, more: () => Picks<Parts>) =>
    next === null || next === 'confirm'
      ? next
      : more().reduce((sum, [name, value]) => picked(all, sum, name, value), next);
  /** With no tile in hand a place takes the tile that brings most there. */
  const bestTile = (cell: number): Picks<Parts> => {
    if (draft.tile !== null || !moves.some(([label]) => label === 'place')) return [];
    const best = handOutlooks(view, seat).find(({ site }) => site.cell === cell);
    return best
      ? [
          ['tile', best.tile],
          ['rotation', best.rotation],
        ]
      : [];
  };
  /** With no copy chosen a place takes that which forms most Nodus there. */
  const bestCopy = (spot: number): Picks<Parts> => {
    const { kind, copy } = draft.chosen;
    if (kind === undefined || (copy !== undefined && draft.picks.some(([name]) => name === 'copy')))
      return [];
    const there = all.filter(({ parts }) => parts.kind === kind && parts.spot === spot);
    const ranked = [...valuesOf(there, 'copy')]
      .map((of) => ({ of, n: nodusThere(view, seat, masteryCard(kind, of), spot).length }))
      .sort((a, b) => b.n - a.n || a.of - b.of);
    return ranked[0] ? [['copy', ranked[0].of]] : [];
  };
  return {
    ...draft,
    ...acts,
    back() {
      if (presses.length === 0) return false;
      kept.keep(presses.slice(0, -1));
      return true;
    },
    turn(by) {
      if (draft.tile !== null) acts.pick('rotation', (((draft.rotation + by) % 3) + 3) % 3);
    },
    pickCell: (cell) =>
      acts.press(
        withAll(pressed(all, draft, 'cell', cell), () => bestTile(cell)),
        () => whyNotCell(game, view, seat, moves, cell),
      ),
    whyNot: (cell) =>
      moves.length === 0 || seat < 0 || pressed(all, draft, 'cell', cell) !== null
        ? null
        : whyNotCell(game, view, seat, moves, cell),
    pickSpot: (spot) =>
      acts.press(
        withAll(pressed(all, draft, 'spot', spot), () => bestCopy(spot)),
        () => whyNotSpot(game, view, seat, draft, spot),
      ),
    pickCard(kind) {
      const leads = all.some(({ parts }) => parts.kind === kind);
      if (leads) acts.toggle('kind', kind);
      else kept.refuse(isDeveloping({ view, moves }) ? whyNotCard(game, view, seat, kind) : null);
      return leads;
    },
  };
}
