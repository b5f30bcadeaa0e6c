import type { Options } from '@conclave/kernel';
import { explained, linesOf, people, playOut, renderForAll } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { dominations as game } from '../index.ts';
import ui from './index.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

/** Every module alone and both together, and between them all variants. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, {}],
  [2, { goals: 'objectives', omens: 'off', ambition: 'on' }],
  [3, { omens: 'off', hegemonTies: 'nobody' }],
  [3, { goals: 'objectives', firstGame: 'on' }],
  [4, { hiddenHands: 'on' }],
  [4, { goals: 'objectives', omens: 'off', hiddenHands: 'on' }],
];
/** Of so many positions one is shown to everybody, but all of the beginning. */
const EVERY = 37;
const BEGINNING = 8;

describe('the table', () => {
  it.each(GAMES)('shows positions of random games for %i with %o to everybody', (seats, options) => {
    let at = 0;
    playOut(game, { number: seats, seats, options }, (s, events) => {
      if (at++ % EVERY > 0 && at > BEGINNING && s.outcome === null) return;
      renderForAll(game, ui, s, SEATS, events);
    });
    expect(at).toBeGreaterThan(EVERY);
  });

  it('has a rule for every position in which somebody is asked', () => {
    playOut(game, { number: 11, seats: 4 }, (s) => {
      if (s.outcome === null) expect(ui.rule(s)).toMatch(/^(DM|D|O)-/);
    });
  });

  it('describes every event, also to those who may know least', () => {
    playOut(game, { number: 31, seats: 3, options: { hiddenHands: 'on' } }, (s, events) => {
      expect(() => linesOf(game, ui, s, SEATS, events)).not.toThrow();
    });
  });

  it('tells where all points come from', () => {
    playOut(game, { number: 41, seats: 4 }, (s) => {
      if (s.outcome !== null) expect(explained(ui, s)).toEqual(s.vp);
    });
  });

  it('counts rounds on through the Ages', () => {
    let last = 1;
    playOut(game, { number: 51, seats: 2 }, (s) => {
      const { round, seat } = ui.turn(s);
      expect(round).toBeGreaterThanOrEqual(last);
      expect(seat).toBeGreaterThanOrEqual(0);
      last = round;
    });
    expect(last).toBe(15);
  });
});
