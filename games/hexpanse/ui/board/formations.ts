import type { Seat, Viewer } from '@conclave/kernel';
import { nearest } from '@conclave/mechanics/pattern';
import { MISSIONS } from '../../data/missions.ts';
import { isVacant, warlordAt } from '../../rules/board.ts';
import { holds, missionsOf, placesOfMission } from '../../rules/formations.ts';
import { isAlive, seatsOf, sideOf } from '../../rules/sides.ts';
import type { State } from '../../rules/types.ts';
import { canFinish } from './finish.ts';

type View = Readonly<State>;

/** A place where a formation could come to be. */
export interface Place {
  readonly cells: readonly number[];
  /** Not held by the side, ascending; some of them may be taken by somebody else. */
  readonly missing: readonly number[];
  readonly blocked: readonly number[];
}

/** How near a side is to a mission that the viewer knows it can win with. */
export interface Outlook {
  readonly key: string;
  readonly side: number;
  readonly seats: readonly Seat[];
  readonly isOwn: boolean;
  readonly mission: number;
  readonly isSecret: boolean;
  /** Most units in one place, whatever stands on its other cells: what the game counts (section 7). */
  readonly held: number;
  /** Those that ask the fewest deeds first. */
  readonly places: readonly Place[];
  /** Whether it can be completed within one turn, the present one as long as it has actions left. */
  readonly isNear: boolean;
}

const PLACES = 3;

/** Units to be placed, and what stands in the way to be removed; a warlord of one's own has to walk, and pays for it. */
function deedsFor(view: View, side: number, { missing, blocked }: Place): number {
  const own = blocked.filter((cell) => seatsOf(view, side).includes(warlordAt(view, cell)));
  return missing.length + blocked.length + own.length;
}

/** Places by what they ask; those where nothing stands in the way are among them, however much they lack. */
function placesFor(view: View, side: number, mission: number): readonly Place[] {
  const found = placesOfMission(view, mission);
  const isHeld = holds(view, side);
  const isBlocked = (cell: number) => !isHeld(cell) && !isVacant(view, cell);
  const near = [Number.POSITIVE_INFINITY, 0].flatMap((blockedAtMost) =>
    nearest(found, isHeld, isBlocked, { count: PLACES, blockedAtMost }),
  );
  return [...new Map(near.map((match) => [match.embedding, match])).values()]
    .map(({ embedding, missing }) => ({
      cells: found.sets[embedding]!,
      missing,
      blocked: missing.filter(isBlocked),
    }))
    .sort((a, b) => deedsFor(view, side, a) - deedsFor(view, side, b));
}

export const heldIn = ({ cells, missing }: Place): number => cells.length - missing.length;

/** What it says where a formation can be completed within a turn. */
export const nearText = ({ isOwn }: Pick<Outlook, 'isOwn'>): string =>
  `${isOwn ? 'You' : 'They'} can complete it within one turn.`;

function findOutlooks(view: View, viewer: Viewer): readonly Outlook[] {
  const own = viewer === 'table' ? -1 : sideOf(view, viewer);
  const sides = [...new Set([...view.life.keys()].map((seat) => sideOf(view, seat)))];
  const all = sides.flatMap((side) => {
    const seats = seatsOf(view, side).filter((seat) => isAlive(view, seat));
    if (seats.length === 0) return [];
    const missions = missionsOf(view, side).filter((mission) => mission >= 0);
    return missions.map((mission): Outlook => {
      const all = placesFor(view, side, mission);
      const places = all.slice(0, PLACES);
      let isNear: boolean | undefined;
      return {
        key: `${side} ${mission}`,
        side,
        seats,
        isOwn: side === own,
        mission,
        isSecret: mission !== view.common,
        held: Math.max(0, ...all.map(heldIn)),
        places,
        // Found out when it is asked for: of a move that is only looked at nobody asks it.
        get isNear() {
          isNear ??=
            view.outcome === null &&
            places.some((place) => seats.some((seat) => canFinish(view, seat, place)));
          return isNear;
        },
      };
    });
  });
  const left = ({ mission, held }: Outlook) => cellsOf(mission) - held;
  return all.sort((a, b) => +b.isOwn - +a.isOwn || left(a) - left(b) || a.side - b.side);
}

const known = new WeakMap<View, Map<Viewer, readonly Outlook[]>>();

/** How near every side is to its missions, as far as the viewer knows them: the own ones first, then the nearest. */
export function outlooksOf(view: View, viewer: Viewer): readonly Outlook[] {
  const ofView = known.get(view) ?? new Map<Viewer, readonly Outlook[]>();
  known.set(view, ofView);
  const outlooks = ofView.get(viewer) ?? findOutlooks(view, viewer);
  ofView.set(viewer, outlooks);
  return outlooks;
}

const cellsOf = (mission: number): number => MISSIONS[mission]!.shape.cells.length;

/** How many cells of its best place a side holds, and how many there are. */
export const matched = ({ mission, held }: Outlook): readonly [held: number, of: number] => [
  held,
  cellsOf(mission),
];
