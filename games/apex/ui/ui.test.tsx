import { below, type Rng, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { people, propsFor } from '@conclave/web/kit/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../rules/game.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { draftOf, picked } from './draft.ts';
import ui from './index.tsx';
import { isEnd, type Picked, partsOf } from './parts.ts';
import { questionOf } from './situation.ts';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn');

type Show = (s: State, events: readonly Event[]) => void;

/** Plays a game at random and shows each position, with the events that led to it. */
function play(n: number, seats: number, show: Show, options = {}): void {
  const s = game.setup(seedOf(n), seats, options);
  const rng = seeded(seedOf(n + 1000));
  show(s, []);
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const moves = game.moves(s, seat);
    show(s, game.apply(s, seat, moves[below(rng, moves.length)]!));
  }
}

/** The parts of a move in any order in which a person may choose them. */
function chosen(moves: readonly Move[], move: Move, rng: Rng): readonly Picked[] {
  const parts = Object.entries(partsOf(move)) as unknown as Picked[];
  const order: Picked[] = [];
  while (parts.length > 0) order.push(...parts.splice(below(rng, parts.length), 1));
  return order.reduce<readonly Picked[]>((picks, [name, value]) => picked(moves, picks, name, value), []);
}

describe('the table', () => {
  it.each([2, 3, 6])('shows every position of random games for %i to everybody', (seats) => {
    let at = 0;
    play(seats, seats, (s, events) => {
      if (at++ % 17 > 0 && s.outcome === null) return;
      for (const viewer of ['table', ...s.hands.keys()] as Viewer[]) {
        const props = propsFor(game, s, viewer, SEATS, events);
        for (const Part of [ui.Board, ui.Mine, ui.Prompt]) renderToString(<Part {...props} />);
        for (const seat of s.hands.keys()) renderToString(<ui.Seat {...props} seat={seat} />);
      }
    });
    expect(at).toBeGreaterThan(20);
  });

  it('has a question for every position in which somebody is asked, and a rule', () => {
    play(11, 4, (s) => {
      for (const seat of game.waiting(s)) {
        const view = game.view(s, seat);
        expect(questionOf(game.moves(view, seat))).not.toBeNull();
        expect(ui.rule(view)).toMatch(/^AX-/);
      }
    });
  });

  it('completes every move by choosing its parts in any order', () => {
    const rng = seeded(seedOf(77));
    for (const seats of [2, 3])
      play(20 + seats, seats, (s) => {
        for (const seat of game.waiting(s) as Seat[]) {
          const moves = game.moves(s, seat);
          for (let i = 0; i < 4; i++) {
            const move = moves[below(rng, moves.length)]!;
            if (!isEnd(move)) expect(draftOf(moves, chosen(moves, move, rng)).complete).toEqual(move);
          }
        }
      });
  });

  it('describes every event, also to those who may know least', () => {
    play(
      31,
      3,
      (s, events) => {
        for (const event of events) {
          const seen = game.eventFor(event, 'table');
          if (seen) expect(() => ui.describe(seen, SEATS, s)).not.toThrow();
        }
      },
      { exploration: 'on' },
    );
  });

  it('tells where all points come from', () => {
    play(41, 4, (s) => {
      if (s.outcome === null) return;
      for (const seat of s.hands.keys())
        expect(ui.score(s, seat).reduce((sum, { points }) => sum + points, 0)).toBe(s.points[seat]);
    });
  });
});
