import type { Seat } from '@conclave/kernel';
import type { Explanation, TableProps } from '@conclave/kit';
import {
  actsOf,
  type DraftActs,
  type Picks,
  picked,
  picksOf,
  sharedDraft,
  valuesOf,
  withoutPicks,
} from '@conclave/kit/table';
import { masteryCard } from '../data/cards.ts';
import type { Event, Move, State } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { type Draft as Drafted, draftOf, pickOf, pressed } from './drafting.ts';
import { aimedAt, near } from './map/aimed.ts';
import { bestTurn, handOutlooks } from './map/marks.ts';
import { offersOf } from './parts.ts';
import { isDeveloping } from './situation.ts';
import { nodusThere } from './tree/openings.ts';
import { shownTree } from './tree/shown.ts';
import { whyNotCard, whyNotCell, whyNotSpot } from './why-not.ts';

export type Props = TableProps<State, Move, Event>;

/** What was chosen after each press: one press may choose a tile and its place, and goes back as one. */
type Presses = readonly Picks<Parts>[];

const NOTHING: Picks<Parts> = [];

/** Of an exchange that goes on, one more of what was given last is chosen, so that each takes one press. */
export function goesOn(moves: readonly Move[], sent: Move): Presses {
  const given = sent[0] === 'exchange' ? sent[2] : sent[0] === 'more' ? sent[1] : null;
  const more = moves.find((move) => move[0] === 'more' && move[1] === given);
  return more ? [[['from', more[1] as number]]] : [];
}

const useShared = sharedDraft<State, Move, Presses, Drafted>('dominations', [], { start: goesOn });

/** What one can do with the draft besides choosing its parts. */
interface Acts {
  readonly presses: Presses;
  /** Turns the tile in hand by thirds, from how it is seen. */
  readonly turn: (by: number) => void;
  /** How the tile in hand would lie at a place: as it was turned by hand, or else in the way that brings most there. */
  readonly rotationAt: (cell: number | null) => number;
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
  const pointed = near.useCell();
  const turnAt = (tile: number, cell: number) => bestTurn(handOutlooks(view, seat as Seat), tile, cell);
  const kept = useShared(
    props,
    (presses) => draftOf(all, presses.at(-1) ?? NOTHING, turnAt),
    (move) => [picksOf(all, move)],
    () => showTree(null),
  );
  const { draft, chosen: presses } = kept;
  /** Another tile is not turned as the last one was. */
  const ofItsTile = (next: Picks<Parts>) =>
    pickOf(next, 'tile') === pickOf(draft.picks, 'tile') ? next : withoutPicks(next, 'rotation');
  const acts = actsOf(all, {
    ...kept,
    chosen: draft.picks,
    keep: (next) => kept.keep(next.length === 0 ? [] : [...presses, ofItsTile(next)]),
  });
  /** What a press on a place makes of the draft: what is meant to go there with it, and the place last. */
  const placed = (name: 'cell' | 'spot', value: number, meant: () => Picks<Parts>) => {
    const next = pressed(all, draft, name, value);
    if (next === null || next === 'confirm') return next;
    const parts: Picks<Parts> = [...meant(), [name, value]];
    return parts.reduce((sum, part) => picked(all, sum, ...part), next);
  };
  /** With no tile in hand a place takes the tile that brings most there. */
  const bestTile = (cell: number): Picks<Parts> => {
    if (draft.tile !== null || !moves.some(([label]) => label === 'place')) return [];
    const best = handOutlooks(view, seat).find(({ site }) => site.cell === cell);
    return best ? [['tile', best.tile]] : [];
  };
  const rotationAt = (cell: number | null) =>
    draft.isTurned || draft.tile === null || cell === null ? draft.rotation : turnAt(draft.tile, cell);
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
    presses,
    back() {
      if (presses.length === 0) return false;
      kept.keep(presses.slice(0, -1));
      return true;
    },
    rotationAt,
    turn(by) {
      const from = rotationAt(aimedAt(draft, pointed.get()));
      if (draft.tile !== null) acts.pick('rotation', (((from + by) % 3) + 3) % 3);
    },
    pickCell: (cell) =>
      acts.press(
        placed('cell', cell, () => bestTile(cell)),
        () => whyNotCell(game, view, seat, moves, cell),
      ),
    whyNot: (cell) =>
      moves.length === 0 || seat < 0 || pressed(all, draft, 'cell', cell) !== null
        ? null
        : whyNotCell(game, view, seat, moves, cell),
    pickSpot: (spot) =>
      acts.press(
        placed('spot', spot, () => bestCopy(spot)),
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
