import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { judgementOf } from '@conclave/frame/judgement.ts';
import { learn } from '@conclave/lab';
import { InputError, untilStopped } from '../faults.ts';
import { botsNamed, gameNamed, titleOf } from '../games.ts';
import { PAGE, writePage } from '../ladder/page.ts';
import { FOLDER, keepReliability, reliabilityTable } from '../ladder/results.ts';
import { progress } from '../progress.ts';
import { put, tryPut } from '../put.ts';

interface LearnOptions {
  readonly games: number;
  readonly rounds: number;
  readonly players: readonly string[];
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: string;
  readonly workers?: number;
  readonly out?: string;
}

/** `conclave learn GAME`: writes the learned numbers and says how far they can be relied on. */
export default async function learnGame(id: string, given: LearnOptions): Promise<number> {
  const game = await gameNamed(id);
  if (judgementOf(game) === undefined)
    throw new InputError(`${titleOf(id)} says nothing of its positions that could be learned from.`);
  const { games, rounds, players, hidden, epochs, seed, workers = availableParallelism() } = given;
  botsNamed(game, players);
  const out = given.out ?? fileURLToPath(import.meta.resolve(`@conclave/games/${id}/bot/learned.json`));
  tryPut('what is learned', out);
  const bar = await progress('games', games * rounds);
  const lesson = { game: id, games, rounds, seed, players, hidden, epochs };
  const { learned, reliability } = await untilStopped((signal) =>
    learn(lesson, { workers, signal, onProgress: bar.at }),
  ).finally(bar.stop);
  put('what is learned', out, `${JSON.stringify(learned)}\n`);
  if (given.out === undefined) {
    keepReliability(id, reliability);
    writePage(FOLDER, PAGE);
  }
  console.log(reliabilityTable(reliability));
  return 0;
}
