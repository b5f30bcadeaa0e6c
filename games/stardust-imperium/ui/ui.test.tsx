import { below, type Rng, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { people, propsFor } from '@conclave/web/kit/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Event, stardustImperium as game, type Move, type State } from '../index.ts';
import ui from './index.tsx';
import { draftOf, parts } from './prompt/draft.ts';
import { questionOf } from './situation.ts';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

/** Plays a game at random and shows each position, with the events that led to it. */
function play(n: number, seats: number, show: (s: State, events: readonly Event[]) => void): void {
  const s = game.setup(seedOf(n), seats);
  const rng = seeded(seedOf(n + 1000));
  show(s, []);
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const moves = game.moves(s, seat);
    show(s, game.apply(s, seat, moves[below(rng, moves.length)]!));
  }
}

/** The parts of a move in any order that a person may click them in: the one that opens it first. */
function clicks(move: Move, rng: Rng): string[] {
  const [head, ...rest] = parts(move);
  const opens = head?.includes(':');
  const others = opens ? rest : [...parts(move)];
  const order: string[] = opens ? [head!] : [];
  while (others.length > 0) order.push(...others.splice(below(rng, others.length), 1));
  return order;
}

describe('the table', () => {
  it.each([2, 3, 4])('shows every position of random games for %i to everybody', (seats) => {
    let at = 0;
    play(seats, seats, (s, events) => {
      if (at++ % 7 > 0 && s.outcome === null) return;
      for (const viewer of ['table', ...s.hands.keys()] as Viewer[]) {
        const props = propsFor(game, s, viewer, SEATS, events);
        for (const Part of [ui.Board, ui.Mine, ui.Prompt]) renderToString(<Part {...props} />);
        for (const seat of s.hands.keys()) renderToString(<ui.Seat {...props} seat={seat} />);
      }
    });
    expect(at).toBeGreaterThan(20);
  });

  it('has a question for every position in which somebody is asked, and a rule', () => {
    for (const n of [11, 12, 13])
      play(n, 4, (s) => {
        for (const seat of game.waiting(s)) {
          const view = game.view(s, seat);
          expect(questionOf(view, game.moves(view, seat))).not.toBeNull();
          expect(ui.rule(view)).toMatch(/^SI-/);
        }
      });
  });

  it('completes every move by clicking its parts in any order', () => {
    const rng = seeded(seedOf(77));
    for (const n of [21, 22, 23, 24])
      play(n, 3, (s) => {
        for (const seat of game.waiting(s) as Seat[]) {
          const moves = game.moves(s, seat);
          for (let i = 0; i < 6; i++) {
            const move = moves[below(rng, moves.length)]!;
            expect(draftOf(moves, clicks(move, rng)).complete).toEqual(move);
          }
        }
      });
  });

  it('describes every event, also to those who may know least', () => {
    play(31, 3, (s, events) => {
      for (const event of events) {
        const seen = game.eventFor(event, 'table');
        if (seen) expect(() => ui.describe(seen, SEATS, s)).not.toThrow();
      }
    });
  });
});
