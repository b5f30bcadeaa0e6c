import { type Bot, bots } from '@conclave/bots';
import type { GameStudy } from '@conclave/frame/study.ts';
import { type GameRecord, verify } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import { playMatch } from '../src/match.ts';
import { report, winsOf } from '../src/report.ts';

const random = bots.random!;
const first: Bot = { id: 'first', choose: (_game, _view, _seat, moves) => moves[0]! };
const series = (...table: Bot[]) => ({ seats: 3, bots: table, seed: 'x', options: { purse: 3 } });
const untimed = ({ ms: _, ...rest }: { ms: number }) => rest;

describe('a match', () => {
  it('depends on the seed and its number alone', () => {
    const play = (index: number) => untimed(playMatch(court, series(random), index));
    expect(play(4)).toEqual(play(4));
    expect(new Set([0, 1, 2, 3, 4, 5].map((i) => JSON.stringify(play(i)))).size).toBeGreaterThan(3);
  });

  it('seats the bots in turn, one further in each game', () => {
    const seats = [0, 1, 2, 3].map((index) => {
      let names: string[] = [];
      playMatch(court, series(random, first), index, {
        keep: (record) => {
          names = record.seats.map(({ name }) => name);
        },
      });
      return names.map((name) => name[0]).join('');
    });
    expect(seats).toEqual(['rfr', 'frf', 'rfr', 'frf']);
  });

  it('gives a record that verifies', () => {
    let kept: GameRecord | undefined;
    const match = playMatch(court, series(random), 1, {
      keep: (record) => {
        kept = record;
      },
    });
    expect(kept!.moves).toHaveLength(match.moves);
    expect(verify(court as never, JSON.parse(JSON.stringify(kept)))).toMatchObject({ ok: true });
  });

  it('shows a bot its view only', () => {
    const rngs = new Set<string>();
    const spy: Bot = {
      id: 'spy',
      choose(_game, view, _seat, moves) {
        rngs.add(view.rng.join());
        return moves[0]!;
      },
    };
    playMatch(court, series(spy), 0);
    expect([...rngs]).toEqual(['-1,-1,-1,-1']);
  });

  it('accepts no move that was not offered', () => {
    const cheat: Bot = { id: 'cheat', choose: () => ['bid', 99] as never };
    expect(() => playMatch(court, series(cheat), 0)).toThrow('cheat chose bid 99, which was not offered');
  });
});

describe('a report', () => {
  const match = (places: number[], scores: number[]) => ({ moves: 10, ms: 5, places, scores, reason: 'end' });

  it('counts shared wins as fractions, by bot and by seat', () => {
    const { bots, bySeat, ...rest } = report({ game: 'g', seats: 3, bots: ['a', 'b'], seed: '1' }, [
      match([1, 2, 3], [9, 5, 1]),
      match([1, 1, 3], [7, 7, 1]),
      match([1, 1, 1], [2, 2, 2]),
    ]);
    expect(rest).toMatchObject({
      games: 3,
      moves: 30,
      seconds: 0.015,
      movesPerSecond: 2000,
      ends: { end: 3 },
    });
    expect(bySeat.map(({ wins }) => wins)).toEqual([1.833333, 0.833333, 0.333333]);
    expect(bots.map(({ bot, games, wins }) => [bot, games, wins])).toEqual([
      ['a', 3, 2.166667],
      ['b', 3, 0.833333],
    ]);
    expect(bots[0]!.share + bots[1]!.share).toBeCloseTo(1, 9);
    expect(bots[0]!.score).toBeCloseTo((9 + 1 + 7 + 2 + 2) / 5, 9);
  });

  it('counts a bot that sits out only where it plays', () => {
    const { bots } = report({ game: 'g', seats: 2, bots: ['a', 'b', 'c'], seed: '1' }, [
      match([1, 2], [2, 1]),
      match([1, 2], [2, 1]),
    ]);
    expect(bots.map(({ games, wins }) => [games, wins])).toEqual([
      [1, 1],
      [2, 1],
      [1, 0],
    ]);
  });

  it('shares a win among those on the first place', () => {
    expect(winsOf([2, 1, 1, 4])).toEqual([0, 0.5, 0.5, 0]);
  });
});

describe('a study', () => {
  const study: GameStudy = {
    groups: (_end, seat) => ({ side: seat === 0 ? 'first' : 'other' }),
    measures: (_end, seat, events) => ({ events: events.length, seat }),
  };
  const matches = Array.from({ length: 30 }, (_, i) => playMatch(court, series(random), i, { study }));

  it('is asked of each seat with all that happened', () => {
    expect(matches[0]!.studied).toHaveLength(3);
    expect(matches[0]!.studied![2]).toMatchObject({ groups: { side: 'other' }, measures: { seat: 2 } });
    expect(matches[0]!.studied![0]!.measures.events).toBeGreaterThan(3);
  });

  it('compares wins with an equal share, and averages the measures', () => {
    const { groups, measures, bySeat } = report(
      { game: 'court', seats: 3, bots: ['random'], seed: 'x' },
      matches,
    );
    const [first, other] = groups.side!;
    expect([first!.value, first!.games, other!.value, other!.games]).toEqual(['first', 30, 'other', 60]);
    expect(first!.wins).toBeCloseTo(bySeat[0]!.wins);
    expect(first!.wins + other!.wins).toBeCloseTo(30);
    expect(first!.relative).toBeCloseTo((first!.wins / 30) * 3);
    expect(measures.seat).toBe(1);
  });

  it('is missing where a game has none', () => {
    const { groups, measures } = report({ game: 'court', seats: 3, bots: ['random'], seed: 'x' }, [
      playMatch(court, series(random), 0),
    ]);
    expect([groups, measures]).toEqual([{}, {}]);
  });
});
