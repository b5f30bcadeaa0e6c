import { FACTIONS } from '../../data/tiles.ts';
import { stackHeight } from '../board.ts';
import { ways } from '../distances.ts';
import { isMarked } from '../marks.ts';
import { has } from '../technologies.ts';
import type { Conflict, Move, State } from '../types.ts';
import { isUnitsAlone, seatOf, startingParts, totalOf, typeOf } from './power.ts';

/** Where the units of a side may draw power from: factions, or sectors of stacks (HG-CON-14, 15, 18, 19). */
export function sources(s: Readonly<State>, c: Readonly<Conflict>, side: number): number[] {
  if (!isUnitsAlone(s, c, side)) return [];
  const seat = seatOf(c, side);
  if (typeOf(c, side) === 'political') {
    const isFree = (faction: number) =>
      !isMarked(s, seat, 'faction', faction) || has(s, seat, 'endlessFactions');
    return [...FACTIONS.keys()].filter(isFree);
  }
  const { size, steps } = ways(s);
  const fleets = side === 0 ? c.from : c.sector;
  const list: number[] = [];
  for (let stack = 0; stack < size; stack++)
    if (
      steps[stack * size + fleets]! < stackHeight(s, seat, stack) &&
      (!isMarked(s, seat, 'stack', stack) || has(s, seat, 'endlessStacks'))
    )
      list.push(stack);
  return list;
}

/** What a side would have before loans and cards if it drew from a source (-1: nothing). */
export function powerDrawing(
  s: Readonly<State>,
  c: Readonly<Conflict>,
  side: number,
  source: number,
): number {
  const drawn: [number, number] = side === 0 ? [source, c.drawn[1]] : [c.drawn[0], source];
  return totalOf(startingParts(s, { ...c, drawn }, side));
}

/** D-DRAWPOWER: the sources of a side, and nothing. */
export function emitSources(
  s: Readonly<State>,
  c: Readonly<Conflict>,
  side: number,
  emit: (move: Move) => void,
): void {
  const label = typeOf(c, side) === 'political' ? 'drawFaction' : 'drawStack';
  for (const source of sources(s, c, side)) emit([label, source]);
  emit(['drawNothing']);
}
