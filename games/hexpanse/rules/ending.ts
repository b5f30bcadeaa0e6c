import { type Seat, Unknown } from '@conclave/kernel';
import { placesOf } from '@conclave/mechanics/places';
import { bestMatch, type Formation, formationAt, holds } from './formations.ts';
import { clockwise, isAlive, seatsOf, sideOf } from './sides.ts';
import type { EndReason, State } from './types.ts';
import { tell } from './vocabulary.ts';

const WINNER = Number.MAX_SAFE_INTEGER;

/** Section 7: what decides, one after another, between sides with equally many units in the best place of a mission. */
export function tieBreaks(s: Readonly<State>, side: number): [life: number, hexilum: number, units: number] {
  const sum = (list: readonly number[]) => seatsOf(s, side).reduce((all, seat) => all + list[seat]!, 0);
  return [sum(s.life), sum(s.hexilum), s.kinds.filter((_, territory) => holds(s, side)(territory)).length];
}

/**
 * Section 7: what a side's position is worth, the tie-breaks one after another: units in the best place of a mission,
 * life, hexilum, units on the board. A dead side is below all living ones, the later it died the higher.
 */
function standing(s: Readonly<State>, side: number): number {
  const seats = seatsOf(s, side);
  if (!seats.some((seat) => isAlive(s, seat)))
    return Math.max(...seats.map((seat) => s.eliminated.indexOf(seat))) - s.seats;
  return tieBreaks(s, side).reduce((worth, more) => worth * 100 + more, bestMatch(s, side));
}

/** Ends the game. The winning side shares the first place; the others follow by their standing, partners together. */
function endGame(s: State, reason: EndReason, winner: number): void {
  if (s.secrets.includes(-1)) throw new Unknown('secret missions');
  const sides = clockwise(s, 0).map((seat) => sideOf(s, seat));
  const worth = sides.map((side) => (side === winner ? WINNER : standing(s, side)));
  const places = placesOf(worth);
  if (s.secrets.length > 0) tell(['secretsRevealed', s.secrets.slice()]);
  const scores = sides.map((side) =>
    seatsOf(s, side).some((seat) => isAlive(s, seat)) ? bestMatch(s, side) : 0,
  );
  s.outcome = { places, scores, reason };
  tell(['gameOver', reason, clockwise(s, 0).filter((seat) => places[seat] === 1)]);
}

/**
 * HX-VIC-01 to 03, HX-TEAM-06: after a step that brought units to these territories. Of several formations the active
 * player's wins, then that of the next clockwise.
 */
export function checkFormations(s: State, territories: readonly number[]): void {
  const found = territories.flatMap((territory) => formationAt(s, territory) ?? []);
  if (found.length === 0) return;
  const rank = ({ seat }: Formation) =>
    sideOf(s, seat) === sideOf(s, s.active) ? 0 : (seat - s.active + s.seats) % s.seats;
  const won = found.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  tell(['formed', won.seat, won.mission, won.cells.slice()]);
  endGame(s, 'formation', sideOf(s, won.seat));
}

/** HX-VIC-04, HX-TEAM-04: after a death, the side that alone is left wins. */
export function checkWarlords(s: State): void {
  const sides = new Set(
    clockwise(s, 0)
      .filter((seat) => isAlive(s, seat))
      .map((seat) => sideOf(s, seat)),
  );
  if (sides.size === 1) endGame(s, 'warlords', [...sides][0]!);
}

/** HX-R-30, section 7: the round cap. */
export function endAtCap(s: State): void {
  const living: Seat[] = clockwise(s, 0).filter((seat) => isAlive(s, seat));
  const sides = [...new Set(living.map((seat) => sideOf(s, seat)))];
  if (s.secrets.includes(-1)) throw new Unknown('secret missions');
  const worth = sides.map((side) => standing(s, side));
  const isDraw = worth.filter((one) => one === Math.max(...worth)).length > 1;
  endGame(s, isDraw ? 'draw' : 'cap', -1);
}
