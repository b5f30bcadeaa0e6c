import { type Bot, bots } from '@conclave/bots';
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
      playMatch(court, series(random, first), index, (record) => {
        names = record.seats.map(({ name }) => name);
      });
      return names.map((name) => name[0]).join('');
    });
    expect(seats).toEqual(['rfr', 'frf', 'rfr', 'frf']);
  });

  it('gives a record that verifies', () => {
    let kept: GameRecord | undefined;
    const match = playMatch(court, series(random), 1, (record) => {
      kept = record;
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
