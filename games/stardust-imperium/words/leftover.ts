import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF } from '../data/cards.ts';
import type { State } from '../rules/types.ts';

/** Whether anything can still be built this turn once a build is paid for, be it the extra one or the main action (SI-BLD-01). */
export function mayBuildOn(view: Readonly<State>, seat: Seat, extra: boolean): boolean {
  const extraBuilds = view.extraBuilds - (extra ? 1 : 0);
  const hasMain = extra && !view.mainDone;
  return (
    hasMain ||
    extraBuilds > 0 ||
    view.tableaus[seat]!.some(({ uid, slipped }) => !slipped && KIND_OF[uid] === KIND.reconstructionBase)
  );
}

/**
 * What becomes of money that a sale brings beyond its need: it stays for another build of the turn, where there can be one, and
 * is lost with the main phase (SI-SEL-06, SI-SEL-09). “exact” where none is left.
 */
export function sayLeftover(view: Readonly<State>, seat: Seat, left: number, extra: boolean): string {
  if (left <= 0) return 'exact';
  return mayBuildOn(view, seat, extra) ? `${left}$ lost unless used` : `${left}$ lost`;
}
