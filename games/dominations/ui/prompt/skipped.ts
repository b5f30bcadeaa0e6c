import type { Seat } from '@conclave/kernel';
import { tableState, useHappened } from '@conclave/kit';
import type { State } from '../../rules/types.ts';
import type { Props } from '../draft.ts';

type View = Readonly<State>;

const isTurnOf = (view: View, seat: Seat, of: View): boolean =>
  view.active === seat && view.age === of.age && view.round === of.round;

/**
 * The phases of a seat's turn in which it was asked nothing between two views, since there was nothing it could have
 * done (D-BUILD, D-DEVELOP): as a sentence; null where none was.
 */
export function skippedText(before: View, after: View, seat: Seat): string | null {
  if (before.active !== seat) return null;
  const isOn = isTurnOf(after, seat, before);
  const skipsBuild = before.phase === 'grow' && (!isOn || after.phase === 'develop');
  const skipsDevelop = (before.phase === 'grow' || before.phase === 'build') && !isOn;
  if (skipsBuild && skipsDevelop)
    return 'Build and Develop were skipped: there was nothing that you could have built, gained or turned.';
  if (skipsBuild) return 'Build was skipped: there was nothing that you could have built.';
  if (skipsDevelop) return 'Develop was skipped: there was no card that you could have gained or turned.';
  return null;
}

/** Whether a turn in which something was skipped is where it was before: its move was refused or taken back. */
export const isTakenBack = (view: View, seat: Seat, turn: View): boolean =>
  isTurnOf(view, seat, turn) && view.phase !== 'develop';

/** What a turn of the viewer's has skipped last, and which turn it was. */
const skipped = tableState<{ readonly text: string; readonly turn: View } | null>(null);

/** What the viewer's turn, or the one before it, has skipped; null for nothing. */
export function useSkipped(table: Props): string | null {
  const { view, viewer, moves } = table;
  const skip = skipped.useSet();
  useHappened(table, ({ before, after }) => {
    if (viewer === 'table' || before.active !== viewer) return;
    const text = skippedText(before, after, viewer);
    skip(text === null ? null : { text, turn: before });
  });
  const last = skipped.use();
  if (last === null || viewer === 'table') return null;
  if (isTakenBack(view, viewer, last.turn)) return null;
  const isOver = moves.length > 0 && !isTurnOf(view, viewer, last.turn);
  return isOver ? `In your last turn ${last.text}` : last.text;
}
