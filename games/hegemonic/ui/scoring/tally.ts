import type { Viewer } from '@conclave/kernel';
import { type Cell, tableState, useHappened } from '@conclave/kit';
import { useEffect } from 'react';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';

/** A board that was scored: powers and points by seat. */
export interface ScoredBoard {
  readonly board: number;
  readonly powers: readonly number[];
  readonly points: readonly number[];
}

/** How a round was scored, as its events told it. */
export interface Tally {
  readonly round: number;
  readonly boards: readonly ScoredBoard[];
  /** By seat, after the last round: what Advanced Technologies bring. */
  readonly technologies: readonly number[] | null;
}

/** The scoring that events tell of; null if they tell of none. */
export function tallyOf(events: readonly Event[], round: number): Tally | null {
  const boards: ScoredBoard[] = [];
  let technologies: readonly number[] | null = null;
  for (const event of events) {
    if (event[0] === 'boardScored') boards.push({ board: event[1], powers: event[2], points: event[3] });
    if (event[0] === 'technologiesScored') technologies = event[1];
  }
  return boards.length === 0 ? null : { round, boards, technologies };
}

/**
 * Whether the viewer has gone on to the next round, whatever others have done in it already: has placed a tile, or chosen an
 * action card. Who only looks on goes on with the first tile.
 */
export const hasGoneOn = (events: readonly Event[], viewer: Viewer): boolean =>
  events.some(
    (event) =>
      event[0] === 'cardsRevealed' ||
      (event[0] === 'tilePlaced' && (viewer === 'table' || event[1] === viewer)),
  );

/** Which scoring is shown, and whether it has just happened and is counted board by board. */
export interface Shown {
  readonly tally: Tally;
  readonly isPlayed: boolean;
  /** Begins anew with another number. */
  readonly run: number;
}

/** The newest scoring that was seen here, and the one that is shown: track and panel share them. */
export const newest = tableState<Tally | null>(null);
export const shown = tableState<Shown | null>(null);

/** Counts a scoring board by board. */
export const play = ({ get, set }: Cell<Shown | null>, tally: Tally): void =>
  set({ tally, isPlayed: true, run: (get()?.run ?? 0) + 1 });

/** Remembers every scoring that happens, and shows it until who looks on has gone on. */
export function useScoring(table: Props): void {
  const showing = shown.useCell();
  const remember = newest.useSet();
  const { beat, step } = table;
  useEffect(() => {
    // In a replay one may have gone elsewhere: there nothing is missed, and nothing counted.
    if (step && beat === null) showing.set(null);
  }, [step, beat, showing]);
  useHappened(table, ({ events, before }) => {
    const tally = tallyOf(events, before.round);
    if (tally !== null) {
      remember(tally);
      play(showing, tally);
    } else if (hasGoneOn(events, table.viewer)) showing.set(null);
  });
}
