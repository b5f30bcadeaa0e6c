import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { tables } from '../data/tables.ts';
import { colonyBonus, controller } from '../rules/control.ts';
import { sectorCount } from '../rules/galaxy.ts';
import type { State } from '../rules/types.ts';

/** What the age would bring a seat if it ended now. */
export interface AgeNow {
  readonly sectors: number;
  /** Points of colonies on victory sectors, whoever controls these. */
  readonly colonies: number;
  readonly points: number;
}

/** By seat (AX-SCO-01, 02). */
export function ageNow(view: Readonly<State>): readonly AgeNow[] {
  const { sectorVp } = tables(view);
  const controllers = Array.from({ length: sectorCount(view) }, (_, sector) => controller(view, sector));
  return view.points.map((_, seat) => {
    const sectors = controllers.filter((one) => one === seat).length;
    const colonies = colonyBonus(view, seat, 'victory');
    return { sectors, colonies, points: sectors * sectorVp + colonies };
  });
}

/** Whether there is an age under way that will be scored. */
export const isAgeUnderWay = ({ age, outcome }: Readonly<State>): boolean => age > 0 && outcome === null;

/** “If the age ended now: +6, 5 sectors and 1 by colonies on ★, 14 in all.” */
export function sayAgeNow({ sectors, colonies, points }: AgeNow, before: number): string {
  const sources = [plural(sectors, 'sector'), ...(colonies > 0 ? [`${colonies} by colonies on ★`] : [])];
  return `If the age ended now: +${points}, ${listed(sources)}, ${before + points} in all.`;
}

/** What a move changes in it: “If the age ended now: you 5 → 6, Bo 5.”; null where it changes nothing. Of many seats those it changes, and the viewer. */
export function sayAgeChange(
  before: Readonly<State>,
  after: Readonly<State>,
  seats: readonly SeatInfo[],
  me: Seat,
): string | null {
  const [was, is] = [ageNow(before), ageNow(after)];
  const changes = (seat: Seat) => was[seat]!.points !== is[seat]!.points;
  if (!seats.some((_, seat) => changes(seat))) return null;
  const others = seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const said = [me, ...others.filter((seat) => others.length === 1 || changes(seat))].map((seat) => {
    const name = seat === me ? 'you' : seats[seat]!.name;
    const [from, to] = [was[seat]!.points, is[seat]!.points];
    return from === to ? `${name} ${from}` : `${name} ${from} → ${to}`;
  });
  return `If the age ended now: ${said.join(', ')}.`;
}
