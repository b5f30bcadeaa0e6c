import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { isHexilum, warlordAt } from '../../rules/board.ts';
import { EMPTY, INERT, type State } from '../../rules/types.ts';
import { kindName } from '../../words/names.ts';
import { territoryName } from '../../words/territory-names.ts';

type View = Readonly<State>;

/** What stands on a territory: “Bo’s normal unit”, “your warlord”; “nothing” for nothing. */
export function standing(view: View, seats: readonly SeatInfo[], viewer: Seat, territory: number): string {
  const warlord = warlordAt(view, territory);
  const kind = warlord >= 0 ? -1 : view.kinds[territory]!;
  return ownedText(
    seats,
    viewer,
    kind,
    warlord >= 0 ? warlord : view.owners[territory]!,
    view.cards[territory]!,
  );
}

/** A unit or warlord with its owner; `kind` as in `State.kinds`, -1 for a warlord. */
export function ownedText(
  seats: readonly SeatInfo[],
  viewer: Seat,
  kind: number,
  owner: Seat,
  card: number,
): string {
  if (kind === EMPTY) return 'nothing';
  const name = kindName(kind, card);
  if (kind === INERT || owner < 0) return name;
  return owner === viewer ? `your ${name}` : `${seats[owner]!.name}’s ${name}`;
}

/** A territory as a line of a list: “F6: Bo’s normal unit; hexilum”. */
export function territoryLabel(
  view: View,
  seats: readonly SeatInfo[],
  viewer: Seat,
  territory: number,
): string {
  const what = standing(view, seats, viewer, territory);
  const things = [...(what === 'nothing' ? [] : [what]), ...(isHexilum(view, territory) ? ['hexilum'] : [])];
  return things.length > 0 ? `${territoryName(territory)}: ${things.join('; ')}` : territoryName(territory);
}
