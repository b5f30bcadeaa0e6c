import { below, pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../rules/game.ts';
import type { Move, State } from '../rules/types.ts';
import { answered, basketWith, picked, turned } from './choosing.ts';
import { type Chosen, draftOf, NOTHING, type Table } from './drafting.ts';
import type { PartName } from './parts.ts';
import { pressed } from './pressing.ts';
import { following } from './sending.ts';
import { stepOf } from './situation.ts';

const tableOf = (s: State, seat: number): Table => {
  const view = game.view(s, seat);
  return { game, view, seat, moves: game.moves(view, seat) };
};

/** One thing a player might press, at random; `confirm` where it is a second press. */
function press(rng: Rng, table: Table, chosen: Chosen): Chosen | 'confirm' | null {
  const draft = draftOf(table, chosen);
  const lit = [...draft.lit.territories];
  const offer = draft.offers.length > 0 ? pick(rng, draft.offers) : null;
  switch (below(rng, 6)) {
    case 0:
      return lit.length > 0 ? pressed(table, chosen, draft, pick(rng, lit)) : null;
    case 1:
      return pressed(table, chosen, draft, below(rng, table.view.kinds.length));
    case 2:
      return turned(table, chosen, below(rng, 2) === 0 ? 1 : -1);
    case 3: {
      if (offer === null) return null;
      const [name, value] = pick(rng, Object.entries(offer.parts));
      return picked(table, chosen, name as PartName, value);
    }
    case 4: {
      const basket = [...table.view.market, ...table.view.extra];
      if (draft.course.step !== 'market.buy' || basket.length === 0) return null;
      const next = basketWith(table, chosen, pick(rng, basket));
      return next && { ...chosen, basket: next };
    }
    default:
      return offer && draft.asked.moves.length > 0
        ? answered(table, chosen, draft, pick(rng, draft.asked.moves))
        : null;
  }
}

/** Chooses by pressing things at random until something is complete; null if it takes too long. */
function drafted(rng: Rng, table: Table): readonly Move[] | null {
  let chosen: Chosen = NOTHING;
  for (let i = 0; i < 40; i++) {
    const next = press(rng, table, chosen);
    if (next !== null && next !== 'confirm') chosen = next;
    const { complete } = draftOf(table, chosen);
    if (complete && (next === 'confirm' || below(rng, 3) === 0)) return complete;
  }
  return null;
}

/** Sends moves in turn as the page does. @returns those that were sent */
function send(s: State, seat: number, moves: readonly Move[]): readonly Move[] {
  const sent: Move[] = [];
  let pending = moves;
  while (s.outcome === null && game.waiting(s).includes(seat)) {
    const next = following(pending, game.moves(s, seat), stepOf(s));
    if (next.send === null) break;
    game.apply(s, seat, next.send);
    sent.push(next.send);
    pending = next.rest;
  }
  return sent;
}

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
      const moves = drafted(rng, tableOf(s, seat));
      if (moves === null) {
        game.apply(s, seat, random(rng, s, seat));
        continue;
      }
      const sent = send(s, seat, moves);
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
