import type { Seat, Viewer } from '@conclave/kernel';
import type { Explanation } from '@conclave/kit';
import { ATTACKERS } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import type { hegemonic } from '../index.ts';
import { isThere } from '../rules/attacks.ts';
import { isEmpty } from '../rules/board.ts';
import type { Move, State } from '../rules/types.ts';
import { sayRefusal } from '../words/refusals.ts';
import { sectorName } from '../words/sector-names.ts';
import type { Draft } from './drafting.ts';
import { namesOneSector, type Parts } from './parts.ts';

type View = Readonly<State>;
type Game = Pick<typeof hegemonic, 'whyNot' | 'waiting'>;

/** The target that one most likely means in a sector: the first that stands there, else any. */
function targetAt(view: View, seat: Seat, sector: number, types: readonly Type[]): readonly [Seat, Type] {
  for (let defender = 0; defender < view.seats; defender++)
    for (const type of types)
      if (defender !== seat && isThere(view, defender, type, sector)) return [defender, type];
  const own = types.find((type) => isThere(view, seat, type, sector));
  return own ? [seat, own] : [(seat + 1) % view.seats, types[0]!];
}

/** The move that a press on a sector seems to want, as far as the draft says what is being done. */
function wanted(view: View, seat: Seat, chosen: Partial<Parts>, sector: number): Move | null {
  const { action, at, unit, pattern, pair, tile, technology } = chosen;
  if (action === undefined) return null;
  if (namesOneSector(action)) return [action, sector] as Move;
  switch (action) {
    case 'place':
      return [action, tile ?? view.tileHands[seat]![0] ?? view.pool[0]!, sector];
    case 'relocateGate':
      return [action, pair ?? 0, sector];
    case 'relocate':
      return at === undefined ? [action, sector, sector === 0 ? 1 : 0] : [action, at, sector];
    case 'moveAgent':
    case 'moveFleet':
      return unit === undefined ? null : [action, unit, sector];
    case 'use':
      return technology ? [action, technology, sector] : null;
    case 'attack': {
      const by = unit ?? at;
      if (!pattern || by === undefined) return null;
      return [
        action,
        pattern,
        by,
        sector,
        ...targetAt(view, seat, sector, tables(view).patterns[pattern].targets),
      ];
    }
    default:
      return null;
  }
}

/** What is said where the draft is not yet so far that a rule could be named. */
function inGeneral(
  view: View,
  { chosen: { action, pattern }, candidates }: Draft,
  sector: number,
): string | null {
  if (candidates.length === 0) return null;
  if (action === undefined)
    return isEmpty(view, sector) ? 'That hex is empty.' : 'Nothing of what you can do now happens there.';
  if (action === 'moveAgent') return 'None of your Agents that can move stands there.';
  if (action === 'moveFleet') return 'None of your Fleets that can move stands there.';
  if (action === 'attack')
    return pattern && ATTACKERS[pattern] === 'industrial'
      ? 'No group of your Complexes that can attack stands there.'
      : 'No unit of yours that can attack stands there.';
  return null;
}

/** Why a sector that is not lit can't be chosen in the move under construction; null where nothing is asked. */
export function whyNotSector(
  game: Game,
  view: View,
  viewer: Viewer,
  draft: Draft,
  sector: number,
): Explanation | null {
  if (viewer === 'table' || !game.waiting(view as State).includes(viewer)) return null;
  const move = wanted(view, viewer, draft.chosen, sector);
  const refusal = move && game.whyNot(view as State, viewer, move);
  const text = (refusal && sayRefusal(refusal)) ?? inGeneral(view, draft, sector);
  return text === null ? null : { text: `${sectorName(sector)}: ${text}`, rule: refusal?.rule, kind: 'no' };
}
