import { copyLists } from '@conclave/frame/clone.ts';
import { copy, type Frame } from '@conclave/kernel';
import type { State } from './types.ts';

/** A deep copy, written out for speed. Choices, scores of ages and outcomes never change, so that both copies may hold the same. */
export function clone(s: Readonly<State>): State {
  return {
    v: s.v,
    rules: s.rules,
    seats: s.seats,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.map(copy<Frame>),
    raised: s.raised.slice(),
    outcome: s.outcome,
    duel: s.duel,
    exploration: s.exploration,
    first: s.first,
    age: s.age,
    round: s.round,
    civilisations: s.civilisations.slice(),
    origins: s.origins.slice(),
    levels: copyLists(s.levels),
    points: s.points.slice(),
    ages: s.ages.slice(),
    tiles: s.tiles.slice(),
    faceUp: s.faceUp.slice(),
    undrawn: s.undrawn.slice(),
    ships: copyLists(s.ships),
    colonies: s.colonies.slice(),
    hands: copyLists(s.hands),
    choices: s.choices.slice(),
    queue: s.queue.slice(),
    discards: s.discards.slice(),
    leftovers: s.leftovers.slice(),
    unused: copyLists(s.unused),
  };
}
