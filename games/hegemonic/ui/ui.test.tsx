import { below, pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import { explained, linesOf, people, playOut, renderForAll } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import { OPTIONS } from '../rules/setup.ts';
import type { Move } from '../rules/types.ts';
import ui from './index.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn');

/** A move at random, but never a gift, which could go on for ever. */
const choose = (moves: readonly Move[], rng: Rng): Move =>
  pick(
    rng,
    moves.filter(([label]) => label !== 'give'),
  );

/** Settings drawn at random, so that a few games see all of them. */
function optionsOf(n: number): { readonly [id: string]: string } {
  const rng = seeded(seedOf(n));
  return Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[below(rng, values.length)]!]));
}

describe('the table', () => {
  it.each([
    [2, { learningGame: 'on', wildHomes: 'on' }],
    [2, { leaders: 'drafted', technologies: 'drafted', galaxy: 'free' }],
    [3, { homes: 'chosen', discardPiles: 'three', wildHomes: 'on', leaders: 'dealt' }],
    [4, optionsOf(4)],
    [5, optionsOf(5)],
    [6, {}],
  ] as const)('shows positions of random games for %i with %o to everybody', (seats, options) => {
    let at = 0;
    const every = 40 + 25 * seats;
    playOut(game, { number: seats, seats, options, choose }, (s, events) => {
      if (at++ % every > 0 && at > 12 && s.outcome === null) return;
      renderForAll(game, ui, s, SEATS, events);
    });
    expect(at).toBeGreaterThan(20);
  });

  it('has a rule for every position in which somebody is asked', () => {
    playOut(game, { number: 11, seats: 4, choose }, (s) => {
      if (s.outcome === null) expect(ui.rule(s)).toMatch(/^HG-/);
    });
  });

  it('describes every event, also to those who may know least', () => {
    playOut(game, { number: 31, seats: 3, options: { leaders: 'dealt' }, choose }, (s, events) => {
      expect(() => linesOf(game, ui, s, SEATS, events)).not.toThrow();
    });
  });

  it('tells where all points come from', () => {
    playOut(game, { number: 41, seats: 4, choose }, (s) => {
      if (s.outcome !== null) expect(explained(ui, s)).toEqual(s.points);
    });
  });
});
