import { seeded, sha256 } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import type { State } from '../rules/types.ts';
import { duel } from '../tests/bot.ts';
import { fresh } from '../tests/rounds.ts';
import { FEATURES } from './features.ts';
import { judgement } from './judgement.ts';

/** Plays on by what promises most, up to so many moves; `seen` is told each position. */
function play(s: State, moves: number, seen: (s: State) => void): void {
  for (let i = 0; i < moves && s.outcome === null; i++) {
    const seat = game.waiting(s)[0]!;
    const offered = game.moves(s, seat);
    const promises = game.promise!(s, seat, offered);
    game.apply(s, seat, offered[promises.indexOf(Math.max(...promises))]!);
    seen(s);
  }
}

describe('features', () => {
  it('were learned', () => {
    expect(judgement.learned.features).toEqual(FEATURES);
  });

  it('are one number each wherever a phase begins, the same in a view as in the position', () => {
    let turn = 0;
    const { s } = fresh(3);
    play(s, 400, () => {
      if (s.outcome !== null || judgement.turn(s) === turn) return;
      turn = judgement.turn(s);
      for (let seat = 0; seat < s.seats; seat++) {
        const features = judgement.of(s)[seat]!;
        expect(features).toHaveLength(FEATURES.length);
        expect(features.every(Number.isFinite)).toBe(true);
        expect(judgement.of(game.view(s, seat))[seat]).toEqual(features);
      }
    });
    expect(turn).toBeGreaterThan(20);
  });

  it('tell nothing that only rivals know', () => {
    const { s } = fresh(3);
    play(s, 120, () => undefined);
    const view = game.view(s, 0);
    for (let i = 0; i < 10; i++) {
      const world = game.determinize(view, 0, seeded(sha256(`world ${i}`).slice(0, 32)));
      expect(judgement.of(world)[0]!).toEqual(judgement.of(view)[0]!);
    }
  });
});

describe('where positions are judged', () => {
  it('nobody has begun a turn', () => {
    let turn = 0;
    play(fresh(3).s, 400, (s) => {
      if (s.outcome !== null || judgement.turn(s) === turn) return;
      expect(judgement.turn(s)).toBeGreaterThan(turn);
      turn = judgement.turn(s);
      expect(['expansionTurn.placeTile', 'actionPhase.choose']).toContain(
        `${s.agenda.at(-1)!.do}.${s.agenda.at(-1)!.at}`,
      );
    });
  });
});

describe('how good moves look to a search', () => {
  const at = (values: readonly number[]) => values.indexOf(Math.max(...values));

  it('is most for the move that a steward makes', () => {
    let asked = 0;
    play(fresh(2).s, 300, (s) => {
      if (s.outcome !== null) return;
      const seat = game.waiting(s)[0]!;
      const offered = game.moves(s, seat);
      expect(at(judgement.promise!(s, seat, offered))).toBe(at(game.promise!(s, seat, offered)));
      asked++;
    });
    expect(asked).toBeGreaterThan(150);
  });

  it('is said of every way to begin a turn that pays', () => {
    const { s } = duel('industrialize', {
      sectors: {
        '2,-1': { tile: { industrial: 2 } },
        '1,0': { tile: { industrial: 2 }, pieces: { B: 'c' } },
      },
    });
    const offered = game.moves(s, 0);
    const values = judgement.promise!(s, 0, offered);
    const tried = offered.filter((_, i) => values[i]! > Number.NEGATIVE_INFINITY).map((move) => move[0]);
    expect(tried.filter((label) => label === 'complex').length).toBeGreaterThan(1);
    expect(tried).toEqual(expect.arrayContaining(['collect', 'drawDeck', 'endTurn']));
  });
});
