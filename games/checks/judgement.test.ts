import { judgementOf } from '@conclave/frame/judgement.ts';
import { type Core, type Game, pick, type Seat, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../registry.ts';

/** Calls `at` wherever a turn begins in a random game, with the turn before. */
function turns(game: Game, n: number, at: (s: Core) => void): void {
  const { seats } = game;
  const judgement = judgementOf(game)!;
  const s = game.setup(seedOf(n), Math.min(seats.max, 2 + (n % 3)));
  const rng = seeded(seedOf(n + 1));
  let turn = judgement.turn(s);
  for (let moves = 0; s.outcome === null && moves < 600; moves++) {
    const seat = pick(rng, game.waiting(s));
    game.apply(s, seat, pick(rng, game.moves(s, seat)));
    const now = judgement.turn(s);
    if (s.outcome === null && now !== turn) at(s);
    turn = now;
  }
}

describe.each(Object.entries(games))('the judgement of %s', (id, { load }) => {
  it('counts the same things of every seat, as many as it names, and was learned with these', async () => {
    const game = (await load()) as Game;
    const { features, learned, of } = judgementOf(game)!;
    expect(new Set(features).size).toBe(features.length);
    expect(learned.features).toEqual(features);
    expect(learned.rules).toBe(game.rules);
    let seen = 0;
    for (let n = 0; n < 6; n += 2)
      turns(game, n, (s) => {
        seen++;
        const all = of(s);
        expect(all).toHaveLength(s.seats);
        for (const one of all) {
          expect(one).toHaveLength(features.length);
          expect(one.every(Number.isFinite)).toBe(true);
        }
      });
    expect(seen).toBeGreaterThan(5);
  });

  it('tells of a seat only what it may know itself', async () => {
    const game = (await load()) as Game;
    const rng = seeded(seedOf(9));
    const { of } = judgementOf(game)!;
    let turn = 0;
    turns(game, 4, (s) => {
      if (turn++ % 3 !== 0) return;
      for (let seat: Seat = 0; seat < s.seats; seat++) {
        const other = game.determinize(game.view(s, seat), seat, rng);
        expect(of(other)[seat]).toEqual(of(s)[seat]);
      }
    });
  });

  it('has words for everything it counts: as good, as bad, or as no reason for a move', async () => {
    const game = (await load()) as Game;
    const { MERITS, FAULTS, UNSAID } = (await import(`../${id}/words/features.ts`)) as {
      MERITS: Readonly<Record<string, string>>;
      FAULTS: Readonly<Record<string, string>>;
      UNSAID: readonly string[];
    };
    const tables = [MERITS, FAULTS, Object.fromEntries(UNSAID.map((key) => [key, key]))];
    for (const feature of judgementOf(game)!.features)
      expect(
        tables.filter((words) => words[feature]),
        feature,
      ).toHaveLength(1);
    for (const words of tables) expect(Object.values(words).join()).not.toMatch(/undefined/);
  });
});
