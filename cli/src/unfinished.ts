import { existsSync, readFileSync } from 'node:fs';
import { type Games, type Progress, unplayed } from '@conclave/lab';
import { InputError } from './faults.ts';

/** Where an interrupted series is kept, in this folder. */
export const partFile = ({ game, seed }: Games): string => `${game}-${seed}.unfinished.json`;

/**
 * What was played of this series before it was interrupted; nothing if nothing is kept.
 * @throws InputError if something else is kept under its name
 */
export function begun(series: Games, file: string): Progress {
  if (!existsSync(file)) return unplayed(series);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Progress;
    if (JSON.stringify(kept.series) === JSON.stringify(series))
      return {
        ...kept,
        matches: [...kept.matches, ...unplayed(series).matches.slice(kept.next)],
        faults: kept.faults.filter(({ index }) => index < kept.next),
      };
  } catch {
    throw new InputError(`${file} is not readable. Delete it to start afresh.`);
  }
  throw new InputError(
    `${file} is of another series of games. Finish that, delete it, or choose another --seed.`,
  );
}
