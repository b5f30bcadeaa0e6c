import { seedOf } from '@conclave/kernel';
import { playOut } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../data/hegemon.ts';
import { KIND } from '../data/mastery.ts';
import { dominations } from '../index.ts';
import { type Event, SOURCES, type Source } from '../rules/types.ts';
import { eagerMove } from '../tests/eager.ts';
import { scoring } from './scoring.ts';

/** Columns of the score sheet that are filled at the end of an Age or of the game. */
const AT_ENDS = SOURCES.filter((source) =>
  /^(influence|effects|hegemon|domination|gameEnd|control|adjacency|objectives|ambition)/.test(source),
);

describe('scorings of their own', () => {
  it.each([
    [2, { goals: 'hegemon' }],
    [3, { goals: 'objectives', ambition: 'on', omens: 'off' }],
    [4, { goals: 'objectives', ambition: 'on' }],
    [4, { goals: 'hegemon' }],
  ] as const)('and what moves bring are the final score, %i seats, %o', (seats, options) => {
    const own = Array.from({ length: seats }, () => 0);
    const moved = Array.from({ length: seats }, () => 0);
    let s = dominations.setup(seedOf(0), seats, options);
    playOut(
      dominations,
      {
        number: seats,
        seats,
        options,
        choose: (moves, rng) =>
          s.phase === 'draft' ? moves[0]! : eagerMove(s, dominations.waiting(s)[0]!, seats, rng),
      },
      (state, events) => {
        s = state;
        for (const event of events as readonly Event[]) {
          if (event[0] !== 'scored') continue;
          const [, seat, n, source] = event;
          const said = scoring(event);
          if (said === null) {
            // Nothing that the end of an Age or of the game brings is a move's.
            expect(AT_ENDS).not.toContain(source);
            moved[seat]! += n;
          } else {
            expect(said.text).toMatch(/^[A-Z\d].* (at the end of|in the course of)/);
            expect(said.points.reduce((sum, one) => sum + one, 0)).toBe(n);
            own[seat]! += said.points[seat]!;
          }
        }
      },
    );
    expect(s.outcome).not.toBeNull();
    for (const seat of s.vp.keys()) {
      const atEnds = AT_ENDS.reduce((sum, source) => sum + s.sheet[seat]![SOURCES.indexOf(source)]!, 0);
      expect(own[seat]!).toBeGreaterThanOrEqual(atEnds);
      expect(own[seat]! + moved[seat]!).toBe(s.vp[seat]);
    }
  });

  const text = (source: Source, by: Extract<Event, readonly ['scored', ...unknown[]]>[4], which: number) =>
    scoring(['scored', 1, 7, source, by, which])?.text;

  it('name what brought the points, and when', () => {
    expect(text('influence3', 'influence', 3)).toBe('Influence at the end of Age III');
    expect(text('effects2', 'card', KIND.republic)).toBe('Republic at the end of Age II');
    const cities = HEGEMON.findIndex(({ id }) => id === 'HT-CI1');
    expect(text('hegemon1', 'hegemon', cities)).toBe('Most Cities at the end of Age I');
    expect(text('control', 'control', 9)).toBe('Control of Petra at the end of the game');
    expect(text('domination1', 'domination', 2)).toBe('The Artist at the end of Age I');
    expect(text('mastery', 'gain', 3)).toBeUndefined();
    expect(scoring(['scored', 2, 7, 'gameEnd', 'card', KIND.empire])?.points).toEqual([0, 0, 7, 0]);
  });
});
