import { describe, expect, it } from 'vitest';
import { climb, emptyLadder, type Ladder, type Rung } from '../src/ladder/ladder.ts';
import { pairingsOf } from '../src/ladder/pairings.ts';
import { ratingsOf } from '../src/ladder/ratings.ts';

const QUICK = ['random', 'novice', 'steward'];

/** The ladder of the quick levels of APEX, two games a pairing. */
async function quick(): Promise<Ladder> {
  const ladder = await emptyLadder('apex', 'test', 4);
  return {
    ...ladder,
    rungs: ladder.rungs.filter(({ one, others }) => QUICK.includes(one) && QUICK.includes(others)),
  };
}

const withoutTimes = ({ rungs }: Ladder) =>
  rungs.map(({ one, others, won, places }) => ({ one, others, won, places }));

describe('a ladder', () => {
  it('pairs each level with each weaker one in duels, and with three of the level below, neighbours first', () => {
    const pairs = pairingsOf(['a', 'b', 'hegemon'], { min: 2, max: 6 }, 300).map(
      ({ seats, one, others, games }) => `${seats} ${one} ${others} ${games}`,
    );
    expect(pairs).toEqual([
      '2 b a 300',
      '4 b a 300',
      '2 hegemon b 100',
      '4 hegemon b 100',
      '2 hegemon a 100',
    ]);
  });

  it('plays the same games however often it is stopped', async () => {
    const whole = await quick();
    await climb(whole, { workers: 1, keep() {} });
    const parts = await quick();
    const stop = new AbortController();
    const how = { workers: 1, keep: () => stop.abort(new Error('enough')) };
    await expect(climb(parts, { ...how, signal: stop.signal })).rejects.toThrow('enough');
    expect(parts.rungs[0]!.won).toHaveLength(4);
    expect(parts.rungs[1]!.won).toHaveLength(0);
    await climb(parts, { workers: 2, keep() {} });
    expect(withoutTimes(parts)).toEqual(withoutTimes(whole));
    expect(whole.rungs.every(({ thought }) => thought.one.moves > 0)).toBe(true);
  }, 120_000);

  it('rates whoever wins above whoever loses, the more surely the more they play', () => {
    const rung = (games: number): Rung => ({
      seats: 2,
      one: 'strong',
      others: 'weak',
      games,
      won: Array.from({ length: games }, (_, i) => (i % 4 === 3 ? 0 : 1)),
      seatOfOne: Array.from({ length: games }, (_, i) => i % 2),
      places: Array.from({ length: games }, (_, i) => ((i % 2 === 0) === (i % 4 !== 3) ? [1, 2] : [2, 1])),
      thought: { one: { moves: 0, ms: 0, most: 0 }, others: { moves: 0, ms: 0, most: 0 } },
    });
    const of = (games: number) =>
      ratingsOf({ game: 'any', seed: '', rules: 1, learned: '', rungs: [rung(games)] });
    const [few, many] = [of(8), of(200)];
    expect(many.map(({ level }) => level)).toEqual(['strong', 'weak']);
    expect(many[0]!.low).toBeGreaterThan(many[1]!.mean);
    expect(many[0]!.high - many[0]!.low).toBeLessThan(few[0]!.high - few[0]!.low);
  });
});
