import { below, type Rng, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { people, propsFor } from '@conclave/web/kit/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../rules/game.ts';
import { OPTIONS } from '../rules/setup.ts';
import type { Event, Move, State } from '../rules/types.ts';
import ui from './index.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn');

type Show = (s: State, events: readonly Event[]) => void;

/** A move at random, but never a gift, which could go on for ever. */
function chosen(moves: readonly Move[], rng: Rng): Move {
  const serious = moves.filter(([label]) => label !== 'give');
  return serious[below(rng, serious.length)]!;
}

/** Plays a game at random and shows each position, with the events that led to it. */
function play(n: number, seats: number, show: Show, options = {}): void {
  const s = game.setup(seedOf(n), seats, options);
  const rng = seeded(seedOf(n + 1000));
  show(s, []);
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    show(s, game.apply(s, seat, chosen(game.moves(s, seat), rng)));
  }
}

/** Settings drawn at random, so that a few games see all of them. */
function optionsOf(n: number): { readonly [id: string]: string } {
  const rng = seeded(seedOf(n));
  return Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[below(rng, values.length)]!]));
}

const everybody = (s: State): readonly Viewer[] => ['table', ...s.caps.keys()];

describe('the table', () => {
  it.each([
    [2, { learningGame: 'on', wildHomes: 'on' }],
    [2, { leaders: 'drafted', technologies: 'drafted', galaxy: 'free' }],
    [3, { homes: 'chosen', discardPiles: 'three', wildHomes: 'on', leaders: 'dealt' }],
    [4, optionsOf(4)],
    [5, optionsOf(5)],
    [6, {}],
  ] as const)('shows every position of random games for %i with %o to everybody', (seats, options) => {
    let at = 0;
    const every = 40 + 25 * seats;
    play(
      seats,
      seats,
      (s, events) => {
        if (at++ % every > 0 && at > 12 && s.outcome === null) return;
        for (const viewer of everybody(s)) {
          const props = propsFor(game, s, viewer, SEATS, events);
          for (const Part of [ui.Board, ui.Mine, ui.Prompt]) renderToString(<Part {...props} />);
          for (const seat of s.caps.keys()) renderToString(<ui.Seat {...props} seat={seat} />);
        }
      },
      options,
    );
    expect(at).toBeGreaterThan(20);
  });

  it('has a rule for every position in which somebody is asked', () => {
    play(11, 4, (s) => {
      if (s.outcome === null) expect(ui.rule(s)).toMatch(/^HG-/);
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
      { leaders: 'dealt' },
    );
  });

  it('tells where all points come from', () => {
    play(41, 4, (s) => {
      if (s.outcome === null) return;
      for (const seat of s.caps.keys())
        expect(ui.score(s, seat).reduce((sum, { points }) => sum + points, 0)).toBe(s.points[seat]);
    });
  });
});
