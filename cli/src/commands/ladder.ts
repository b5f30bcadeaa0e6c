import { availableParallelism } from 'node:os';
import { climb, emptyLadder } from '@conclave/lab';
import { untilStopped } from '../faults.ts';
import { gameNamed } from '../games.ts';
import { writePage } from '../ladder/page.ts';
import { keepLadder, resultsOf } from '../ladder/results.ts';
import { progress } from '../progress.ts';

interface LadderOptions {
  readonly games: number;
  readonly seed: string;
  readonly workers?: number;
  readonly folder: string;
  readonly page: string;
}

/** `conclave ladder GAME`: plays what is missing of each pairing and writes the page anew. */
export default async function ladderOf(id: string, given: LadderOptions): Promise<number> {
  await gameNamed(id);
  const { games, seed, workers = availableParallelism(), folder, page } = given;
  const ladder = await emptyLadder(id, seed, games);
  const known = resultsOf(id, folder).ladder;
  if (known !== undefined) {
    if (known.learned === ladder.learned && known.rules === ladder.rules && known.seed === seed)
      for (const rung of ladder.rungs) {
        const before = known.rungs.find(
          ({ one, others, seats }) => one === rung.one && others === rung.others && seats === rung.seats,
        );
        if (before) Object.assign(rung, before, { games: Math.max(rung.games, before.won.length) });
      }
    else
      console.error('The results that are kept are of other numbers, rules or another seed: beginning anew.');
  }
  const bar = await progress(
    'games',
    ladder.rungs.reduce((sum, rung) => sum + rung.games, 0),
    ladder.rungs.reduce((sum, rung) => sum + rung.won.length, 0),
  );
  const keep = (): void => {
    keepLadder(ladder, folder);
    writePage(folder, page);
  };
  await untilStopped((signal) => climb(ladder, { workers, signal, onProgress: bar.at, keep })).finally(
    bar.stop,
  );
  keep();
  console.log(`${page} tells how strong the levels are.`);
  return 0;
}
