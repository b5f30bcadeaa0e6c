import { shuffle, type Viewer } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { bag } from './bag.ts';
import { omen } from './omens.ts';
import { everyOmen, objectiveCards } from './setup.ts';
import type { State } from './types.ts';

/** Omens that a seat looks at before one is resolved. */
export const lookedAt = (s: Readonly<State>): number[] => omen.under(s)?.looked ?? [];

/** Puts unknown numbers where backs are. */
function put(lists: readonly number[][], unknown: number[]): void {
  for (const list of lists)
    for (let i = 0; i < list.length; i++) if (list[i] === -1) list[i] = unknown.pop()!;
}

/** The numbers of `all` that the lists do not show, each as often as it is missing. */
function missing(all: readonly number[], lists: readonly number[][]): number[] {
  const left = [...all];
  for (const n of lists.flat()) {
    const at = left.indexOf(n);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Puts what the viewer cannot place where the backs are, at random. Hands stay ascending. */
export function fill(s: State, _viewer: Viewer): void {
  put(s.hands, shuffle(s.rng, bag(s)));
  for (const hand of s.hands) sort(hand);
  put(s.monumentOffers, shuffle(s.rng, missing([...tables(s).monuments.keys()], s.monumentOffers)));
  const objectives = missing(objectiveCards(tables(s), s.firstGame), s.objectiveOffers);
  put(s.objectiveOffers, shuffle(s.rng, objectives));
  const omens = [s.omenDeck, s.omenDiscard, s.activeOmens, lookedAt(s)];
  if (s.hasOmens) put(omens, shuffle(s.rng, missing(everyOmen(tables(s)), omens)));
}
