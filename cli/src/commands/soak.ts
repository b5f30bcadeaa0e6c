import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type SoakState, soak } from '@conclave/lab';
import { InputError, untilStopped } from '../faults.ts';
import { gameNamed, titleOf } from '../games.ts';
import { progress } from '../progress.ts';
import { put, tryFolder } from '../put.ts';
import { number } from '../text.ts';

interface SoakOptions {
  readonly games: number;
  readonly seed: number;
  readonly workers?: number;
  readonly folder: string;
  readonly full?: true;
  readonly json?: true;
}

/** `conclave soak GAME`: 0 the contract holds, 1 it does not. */
export default async function soakGame(id: string, given: SoakOptions): Promise<number> {
  await gameNamed(id);
  const file = join(given.folder, `${id}.json`);
  const start = beginning(id, given, file);
  const save = saver(given.folder, file);
  const bar = await progress('games', given.games, start.done);
  const tell = given.json ? () => {} : console.log;
  if (start.done > 0) tell(`Going on after ${number(start.done)} games (${file}).`);

  const end = await untilStopped((signal) =>
    soak(start, {
      workers: Math.min(given.workers ?? availableParallelism(), given.games),
      signal,
      onState(state) {
        save(state);
        bar.at(state.done);
      },
      onBreach(breach) {
        const kept = join(given.folder, `${id}-${breach.number}.json`);
        put('the game', kept, breach.record);
        tell(`✗ ${breach.message}\n  The game is in ${kept}.`);
      },
    }),
  ).finally(bar.stop);
  rmSync(file, { force: true });

  const holds = end.breaches.length === 0;
  const verdict = holds ? 'the contract holds' : `${end.breaches.length} break the contract`;
  if (given.json) console.log(JSON.stringify(end, null, 2));
  else console.log(`${titleOf(id)}: ${number(end.done)} games, ${number(end.moves)} moves, ${verdict}.`);
  return holds ? 0 : 1;
}

/** The state that was kept, if it is of the same soak; else the beginning. */
function beginning(game: string, { seed, games, full }: SoakOptions, file: string): SoakState {
  const fresh: SoakState = {
    game,
    depth: full ? 'full' : 'light',
    seed,
    games,
    done: 0,
    moves: 0,
    breaches: [],
  };
  if (!existsSync(file)) return fresh;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as SoakState;
    const isSame = (['game', 'depth', 'seed', 'games'] as const).every((key) => kept[key] === fresh[key]);
    return isSame ? kept : fresh;
  } catch {
    throw new InputError(`${file} is no state of a soak. Delete it to start afresh.`);
  }
}

const SAVE_MS = 1000;

/** Keeps the state on disk, at most once a second. */
function saver(folder: string, file: string): (state: SoakState) => void {
  tryFolder('the state', folder);
  let saved = 0;
  return (state) => {
    if (Date.now() - saved < SAVE_MS) return;
    saved = Date.now();
    put('the state', file, JSON.stringify(state));
  };
}
