import { listed } from '@conclave/frame/words.ts';
import type { Seat, Viewer } from '@conclave/kernel';
import { distance } from '@conclave/mechanics/hex';
import { nearest } from '@conclave/mechanics/pattern';
import { tables } from '../data/tables.ts';
import { isVacant, planetOf } from '../rules/board.ts';
import { holds, missionsOf, placesOfMission } from '../rules/formations.ts';
import { clockwise, isAlive, seatsOf, sideOf } from '../rules/sides.ts';
import type { State } from '../rules/types.ts';
import { missionName } from './names.ts';
import { territoryName } from './territory-names.ts';

type View = Readonly<State>;

/** The most that is told of a side's nearest places of a mission: the viewer's, others'. */
const [OWN, OTHERS] = [2, 1];

/** The place of a mission nearest to the middle, as an example of its shape. */
function examplePlace(view: View, mission: number): readonly number[] {
  const { cells } = planetOf(view);
  const spread = (set: readonly number[]): number =>
    set.reduce((sum, territory) => sum + distance([0, 0], cells[territory]!) ** 2, 0);
  return placesOfMission(view, mission).sets.reduce((a, b) => (spread(b) < spread(a) ? b : a));
}

/** A mission by name, size and example: “Delta: 9 territories in a shape such as E6, F6 …, turned at will”. */
export function missionLine(view: View, mission: number): string {
  const { name, shape } = tables(view).missions[mission]!;
  const example = listed(examplePlace(view, mission).map(territoryName));
  return `${name}: ${shape.cells.length} territories in a shape such as ${example}, turned at will`;
}

/** “5 of 9, missing F7, G7 and H7 (G7 not empty)”. */
function matchText(view: View, mission: number, side: number, count: number): string {
  const holding = holds(view, side);
  const blocks = (territory: number): boolean => !holding(territory) && !isVacant(view, territory);
  const size = tables(view).missions[mission]!.shape.cells.length;
  return nearest(placesOfMission(view, mission), holding, blocks, { count })
    .filter(({ missing }) => missing.length < size)
    .map(({ missing }) => {
      const taken = missing.filter(blocks);
      const occupied = taken.length > 0 ? ` (not empty: ${listed(taken.map(territoryName))})` : '';
      return `${size - missing.length} of ${size}, missing ${listed(missing.map(territoryName)) || 'nothing'}${occupied}`;
    })
    .join('; or ');
}

/** How near the living sides are to the missions that the view knows they can win with. */
function matches(view: View, viewer: Viewer, names: readonly string[]): string[] {
  const own = viewer === 'table' ? -1 : sideOf(view, viewer);
  const sides = [
    ...new Set(clockwise(view, viewer === 'table' ? 0 : viewer).map((seat) => sideOf(view, seat))),
  ];
  const living = sides.filter((side) => seatsOf(view, side).some((seat: Seat) => isAlive(view, seat)));
  return living.flatMap((side) =>
    missionsOf(view, side)
      .filter((mission) => mission >= 0)
      .flatMap((mission) => {
        const text = matchText(view, mission, side, side === own ? OWN : OTHERS);
        const who = listed(seatsOf(view, side).map((seat) => names[seat]!));
        return text === '' ? [] : [`  ${who}, ${missionName(mission)}: ${text}.`];
      }),
  );
}

/** The common mission, the secret ones that the view knows, the row they were taken from, and who is how near. */
export function missionLines(view: View, viewer: Viewer, names: readonly string[]): string[] {
  const secrets = view.secrets.flatMap((mission, seat) =>
    mission < 0 ? [] : [`Secret mission of ${names[seat]}: ${missionLine(view, mission)}.`],
  );
  const row =
    view.missionRow.length > 0 ? [`Missions dealt: ${listed(view.missionRow.map(missionName))}.`] : [];
  const shown = viewer === 'table' ? [] : (view.shown[viewer] ?? []).filter((mission) => mission >= 0);
  return [
    ...(view.common < 0 ? [] : [`Common mission: ${missionLine(view, view.common)}.`]),
    ...secrets,
    ...row,
    ...(shown.length > 0 ? [`Missions shown to you: ${listed(shown.map(missionName))}.`] : []),
    ...matches(view, viewer, names),
  ];
}
