import { below, type Rng, type Seat, seeded, seedOf } from '@conclave/kernel';
import { linesOf, people, playOut, renderForAll } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { stardustImperium as game, type Move } from '../index.ts';
import { question } from '../words/questions.ts';
import { draftOf } from './drafting.ts';
import ui from './index.tsx';
import { isOpening, offersOf, type Picked, read } from './parts.ts';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

/** The parts of a move in any order that a person may click them in: the one that opens it first. */
function clicks(move: Move, rng: Rng): Picked[] {
  const { action, ...parts } = read(move);
  const others = Object.entries(parts).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value] as Picked),
  );
  if (/^(research|end|accept|decline|cancel|stop)$/.test(move.join(' '))) others.push(['action', action]);
  const order = others.filter(isOpening);
  const rest = others.filter((part) => !isOpening(part));
  while (rest.length > 0) order.push(...rest.splice(below(rng, rest.length), 1));
  return order;
}

describe('the table', () => {
  it.each([2, 3, 4])('shows every position of random games for %i to everybody', (seats) => {
    let at = 0;
    playOut(game, { number: seats, seats }, (s, events) => {
      if (at++ % 7 === 0 || s.outcome !== null) renderForAll(game, ui, s, SEATS, events);
    });
    expect(at).toBeGreaterThan(20);
  });

  it('has a question for every position in which somebody is asked, and a rule', () => {
    for (const n of [11, 12, 13])
      playOut(game, { number: n, seats: 4 }, (s) => {
        for (const seat of game.waiting(s)) {
          const view = game.view(s, seat);
          expect(question(view)?.asks.length).toBeGreaterThan(0);
          expect(ui.rule(view)).toMatch(/^SI-/);
        }
      });
  });

  it('completes every move by clicking its parts in any order', () => {
    const rng = seeded(seedOf(77));
    for (const n of [21, 22, 23, 24])
      playOut(game, { number: n, seats: 3 }, (s) => {
        for (const seat of game.waiting(s) as Seat[]) {
          const moves = game.moves(s, seat);
          for (let i = 0; i < 6; i++) {
            const move = moves[below(rng, moves.length)]!;
            const { complete } = draftOf(offersOf(moves), clicks(move, rng));
            expect(complete && game.canonical!(complete)).toEqual(move);
          }
        }
      });
  });

  it('describes every event, also to those who may know least', () => {
    playOut(game, { number: 31, seats: 3 }, (s, events) => {
      expect(() => linesOf(game, ui, s, SEATS, events)).not.toThrow();
    });
  });
});
