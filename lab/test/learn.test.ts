import { shares } from '@conclave/bots/judge';
import { below, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { fit } from '../src/learn/fit.ts';
import { learn } from '../src/learn/learn.ts';
import { reliabilityOf } from '../src/learn/reliability.ts';
import type { Sampled } from '../src/learn/samples.ts';

const LESSON = {
  game: 'apex',
  games: 20,
  rounds: 1,
  seed: 'test',
  players: ['novice', 'random'],
  hidden: 3,
  epochs: 2,
};

/** Made-up games of two seats: of two features the first speaks for a seat, as shares say, the other says nothing. */
function madeUp(n: number, seed: number): Sampled[] {
  const rng = seeded(seedOf(seed));
  const any = () => below(rng, 1000) / 1000;
  return Array.from({ length: n }, () => {
    const features = Float32Array.from({ length: 4 }, any);
    const [first = 0] = shares([4 * features[0]!, 4 * features[2]!]);
    return { seats: 2, features, won: any() < first ? [1, 0] : [0, 1] };
  });
}

describe('learning', () => {
  it('is the same for the same seed, whatever the number of threads', async () => {
    const alone = await learn(LESSON, { workers: 1 });
    const together = await learn(LESSON, { workers: 2 });
    expect(together).toEqual(alone);
    expect(alone.learned.provenance).toContain('--seed test');
  }, 60_000);

  it('goes on with games of those who have learned, and says by which command', async () => {
    const lesson = { ...LESSON, rounds: 2 };
    const alone = await learn(lesson, { workers: 1 });
    const together = await learn(lesson, { workers: 2 });
    expect(together).toEqual(alone);
    expect(alone.learned.provenance).toContain('--games 20 --rounds 2 --seed test');
    expect(alone.learned.direct).not.toEqual((await learn(LESSON, { workers: 1 })).learned.direct);
  }, 60_000);

  it('finds what decides, and leaves out what says nothing', () => {
    const fitting = { features: ['strength', 'noise'], hidden: 0, epochs: 30, rng: seeded(seedOf(1)) };
    const { direct } = fit(madeUp(3000, 1), fitting);
    expect(direct[0]!).toBeGreaterThan(0.3);
    expect(Math.abs(direct[1]!)).toBeLessThan(direct[0]! / 4);
  });

  it('says chances that come true', () => {
    const fitting = { features: ['strength', 'noise'], hidden: 4, epochs: 30, rng: seeded(seedOf(2)) };
    const learned = { provenance: '', rules: 1, ...fit(madeUp(6000, 1), fitting) };
    const { error, surprise, blind } = reliabilityOf(madeUp(3000, 2), learned);
    expect(error).toBeLessThan(0.05);
    expect(surprise).toBeLessThan(blind - 0.05);
  });
});
