import { type Seat, Unknown } from '@conclave/kernel';
import { completedAt, type Embeddings, embeddings, nearest } from '@conclave/mechanics/pattern';
import { tables } from '../data/tables.ts';
import { planetOf } from './board.ts';
import { isAlive, seatsOf, sideOf } from './sides.ts';
import { EMPTY, INERT, type State } from './types.ts';

/** A formation that is there: whose, which mission, its territories. */
export interface Formation {
  readonly seat: Seat;
  readonly mission: number;
  readonly cells: readonly number[];
}

/** Every place of a mission on the board in use. */
export const placesOfMission = (s: Readonly<State>, mission: number): Embeddings =>
  embeddings(planetOf(s), tables(s).missions[mission]!.shape);

/** HX-MIS-02, HX-TEAM-02: whether a unit of a side stands on a territory. */
export const holds =
  (s: Readonly<State>, side: number) =>
  (territory: number): boolean => {
    const kind = s.kinds[territory]!;
    return kind !== EMPTY && kind !== INERT && sideOf(s, s.owners[territory]!) === side;
  };

/** HX-VIC-01, HX-TEAM-02, HX-ELM-05: the missions that a side can win with; -1 for a secret that is not known. */
export function missionsOf(s: Readonly<State>, side: number): number[] {
  const secrets = seatsOf(s, side).flatMap((seat) => (isAlive(s, seat) ? (s.secrets[seat] ?? []) : []));
  return [s.common, ...secrets];
}

/** What an unknown secret mission may be. */
function possibleSecrets(s: Readonly<State>): readonly number[] {
  const dealt = s.missionRow.length > 0 ? s.missionRow : tables(s).decks[s.missionDeck];
  return dealt.filter((mission) => mission !== s.common && !s.secrets.includes(mission));
}

function completed(s: Readonly<State>, mission: number, territory: number, side: number): readonly number[] {
  const places = placesOfMission(s, mission);
  const found = completedAt(places, territory, holds(s, side));
  return found < 0 ? [] : places.sets[found]!;
}

/**
 * The formation that the unit on this territory completes for its owner's side, null for none.
 * @throws Unknown where that depends on a secret mission that is not known
 */
export function formationAt(s: Readonly<State>, territory: number): Formation | null {
  const seat = s.owners[territory]!;
  if (seat < 0 || s.kinds[territory] === INERT) return null;
  const side = sideOf(s, seat);
  for (const mission of missionsOf(s, side)) {
    if (mission >= 0) {
      const cells = completed(s, mission, territory, side);
      if (cells.length > 0) return { seat, mission, cells };
    } else if (possibleSecrets(s).some((possible) => completed(s, possible, territory, side).length > 0))
      throw new Unknown('a secret mission');
  }
  return null;
}

/** Section 7: most units of a side in one place of a mission it can win with, whatever stands on its other cells. */
export function bestMatch(s: Readonly<State>, side: number): number {
  let best = 0;
  for (const mission of missionsOf(s, side)) {
    const [match] = nearest(placesOfMission(s, mission), holds(s, side), () => false);
    if (match) best = Math.max(best, tables(s).missions[mission]!.shape.cells.length - match.missing.length);
  }
  return best;
}
