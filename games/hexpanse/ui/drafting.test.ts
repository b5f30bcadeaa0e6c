import { pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import { draftOf, NOTHING } from './drafting.ts';
import { drafted, send, tableOf } from './testing/random-drafts.ts';

const random = (rng: Rng, s: State, seat: number): Move => pick(rng, game.moves(s, seat));

describe('moves under construction', () => {
  it.each([
    [1, 2, { mode: 'captain' }],
    [2, 3, { mode: 'admiral' }],
    [3, 4, { mode: 'admiral', missionDraft: 'private' }],
    [4, 4, { mode: 'captain', teams: 'pairs' }],
    [5, 2, { mode: 'sailor', missionDeck: 'swift' }],
  ] as const)('are legal as they are sent, whatever is pressed (game %i)', (number, seats, options) => {
    const rng = seeded(seedOf(number));
    const s = game.setup(seedOf(number), seats, { ...options, roundCap: 20 });
    let composed = 0;
    for (let turns = 0; s.outcome === null && turns < 700; turns++) {
      const seat = game.waiting(s)[0]!;
      const moves = drafted(rng, tableOf(s, seat))?.complete;
      if (!moves) {
        game.apply(s, seat, random(rng, s, seat));
        continue;
      }
      const { sent } = send(s, seat, moves);
      if (s.outcome === null) expect(sent).toEqual(moves);
      if (moves.length > 1) composed++;
    }
    expect(composed).toBeGreaterThan(20);
  });

  it('offers nothing to those who are not asked', () => {
    const s = game.setup(seedOf(7), 2);
    const [asked] = game.waiting(s);
    const draft = draftOf(tableOf(s, 1 - asked!), NOTHING);
    expect([draft.complete, draft.pattern, draft.lit.territories.size]).toEqual([null, null, 0]);
  });
});
