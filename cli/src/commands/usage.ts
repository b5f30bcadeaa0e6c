import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BY_LABEL, countUsage, type KindUsed, partOf, used } from '@conclave/lab';
import { untilStopped } from '../faults.ts';
import { botsNamed, gameNamed, optionsFrom, seatsFor, titleOf } from '../games.ts';
import { progress } from '../progress.ts';
import { number, percent, table } from '../text.ts';

interface UsageOptions {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly option?: readonly string[];
  readonly json?: true;
}

/** Taken in fewer than one of this many cases where it was possible: as good as never. */
const HARDLY = 100;

const isForgotten = ({ possible, taken, reason }: KindUsed): boolean =>
  reason === null && taken * HARDLY < Math.max(1, possible);

/** `conclave usage GAME`: 0 everything is used or has a reason, 1 something is not. */
export default async function usageOf(id: string, given: UsageOptions): Promise<number> {
  const game = await gameNamed(id);
  const seats = seatsFor(game, given.seats);
  const seed = given.seed ?? randomBytes(8).toString('hex');
  const bar = await progress('games', given.games);
  const counts = await untilStopped((signal) =>
    countUsage({
      game: id,
      seats,
      bots: botsNamed(game, given.bots).map((bot) => bot.id),
      games: given.games,
      seed,
      options: optionsFrom(game, given.option),
      workers: Math.min(given.workers ?? availableParallelism(), given.games),
      signal,
      onProgress: bar.at,
    }),
  ).finally(bar.stop);
  const kinds = used((await partOf(id, 'usage')) ?? BY_LABEL, counts);
  const forgotten = kinds.filter(isForgotten);
  if (given.json) console.log(JSON.stringify({ game: id, seats, games: given.games, seed, kinds }, null, 2));
  else {
    console.log(`${titleOf(id)}: ${seats} seats, ${number(given.games)} games, seed ${seed}\n`);
    console.log(table(['what', 'possible', 'taken', 'share', 'why so seldom'], kinds.map(cells)));
    const names = forgotten.map(({ kind }) => `“${kind}”`).join(', ');
    console.log(
      forgotten.length === 0
        ? '\nEverything is used, or has a reason.'
        : `\nHardly ever used, without a reason: ${names}.`,
    );
  }
  return forgotten.length === 0 ? 0 : 1;
}

const cells = ({ kind, possible, taken, reason }: KindUsed): string[] => [
  kind,
  number(possible),
  number(taken),
  possible === 0 ? '' : percent(taken / possible),
  reason ?? '',
];
