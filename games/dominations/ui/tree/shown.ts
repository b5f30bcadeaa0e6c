import type { Seat } from '@conclave/kernel';
import { tableState, useEscape, useNewlyAsked } from '@conclave/kit';
import { sameMoves } from '@conclave/kit/table';
import type { Move } from '../../rules/types.ts';
import type { Draft, Props } from '../draft.ts';
import { homeSeat, isDeveloping } from '../situation.ts';

/** What lies over the board. */
export type Sheet = 'map' | 'tree' | 'cards';

/** The seat whose Tree was asked for; null for none. */
export const shownTree = tableState<Seat | null>(null);

interface Turned {
  readonly sheet: Sheet;
  readonly moves: readonly Move[];
  readonly picks: Draft['picks'];
}
const turned = tableState<Turned | null>(null);

/** Turns to another sheet, until something else is asked or chosen. */
export function useTurnTo(): (sheet: Sheet, moves: readonly Move[], picks: Draft['picks']) => void {
  const showTree = shownTree.useSet();
  const turn = turned.useSet();
  return (sheet, moves, picks) => {
    showTree(null);
    turn({ sheet, moves, picks });
  };
}

/** The sheet on which one sees what plays just now: a tile that falls into place, a card that is laid. */
function played({ beat, viewer }: Props): Sheet | null {
  for (const event of beat?.events ?? []) {
    if (event[0] === 'placed' || event[0] === 'cityBuilt' || (event[0] === 'levelBuilt' && event[6] >= 0))
      return 'map';
    if (
      (event[0] === 'cardGained' || event[0] === 'cardAdvanced' || event[0] === 'levelBuilt') &&
      event[1] === viewer
    )
      return 'tree';
  }
  return null;
}

/** The sheet that what is chosen so far goes on with; before anything is, what has been done is seen first. */
function goingOn(table: Props, { picks, chosen, complete }: Draft): Sheet {
  if (picks.length === 0) return played(table) ?? (isDeveloping(table) ? 'cards' : 'map');
  const isForTree =
    table.view.phase !== 'draft' && (chosen.kind !== undefined || chosen.monument !== undefined);
  if (isForTree && (complete === null || chosen.spot !== undefined)) return 'tree';
  if (isDeveloping(table)) return 'cards';
  return 'map';
}

const isOf = ({ picks, moves }: Turned, table: Props, draft: Draft): boolean =>
  picks === draft.picks && sameMoves(moves, table.moves);

/** The sheet that lies open, and whose Tree it is. */
export function useSheet(table: Props, draft: Draft): { readonly sheet: Sheet; readonly seat: Seat } {
  const seat = shownTree.use();
  const now = turned.use();
  const home = homeSeat(table.view, table.viewer);
  if (seat !== null) return { sheet: 'tree', seat };
  const holds = now !== null && isOf(now, table, draft);
  return { sheet: holds ? now.sheet : goingOn(table, draft), seat: home };
}

/** Escape turns back to the sheet that what is chosen goes on with; a Tree that was looked up goes when something new is asked. */
export function useTurningBack(table: Props, draft: Draft): void {
  const seat = shownTree.use();
  const now = turned.use();
  const isTurned = now !== null && isOf(now, table, draft) && now.sheet !== goingOn(table, draft);
  const showTree = shownTree.useSet();
  const turn = turned.useSet();
  useEscape(seat !== null || isTurned, () => {
    showTree(null);
    turn(null);
  });
  useNewlyAsked(() => showTree(null));
}
