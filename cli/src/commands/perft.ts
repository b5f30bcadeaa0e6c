import { sha256 } from '@conclave/kernel';
import { perft } from '@conclave/lab';
import { gameNamed, optionsFrom, seatsFor, titleOf } from '../games.ts';
import { progress } from '../progress.ts';
import { number, table } from '../text.ts';

interface PerftOptions {
  readonly depth: number;
  readonly seats?: number;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly json?: true;
}

/** `conclave perft GAME --depth D`: lines of play of each depth from the opening of one seed. */
export default async function countLines(id: string, given: PerftOptions): Promise<number> {
  const game = await gameNamed(id);
  const seats = seatsFor(game, given.seats);
  const seed = given.seed ?? '1';
  const opening = game.setup(sha256(seed).slice(0, 32), seats, optionsFrom(game, given.option));
  const depths: { depth: number; lines: number; seconds: number }[] = [];
  const bar = await progress('depths', given.depth);
  for (let depth = 1; depth <= given.depth; depth++) {
    const start = performance.now();
    const lines = perft(game, opening, depth);
    depths.push({ depth, lines, seconds: (performance.now() - start) / 1000 });
    bar.at(depth);
  }
  bar.stop();

  if (given.json) console.log(JSON.stringify({ game: id, seats, seed, depths }, null, 2));
  else {
    console.log(`${titleOf(id)}, ${seats} seats, seed ${seed}\n`);
    const rows = depths.map((d) => [
      `${d.depth}`,
      number(d.lines),
      number(d.seconds, 3),
      number(d.lines / d.seconds),
    ]);
    console.log(table(['depth', 'lines', 'seconds', 'lines/s'], rows));
  }
  return 0;
}
