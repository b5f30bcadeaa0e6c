import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '@conclave/server/reason';
import { InputError } from './faults.ts';

function tried(what: string, place: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new InputError(`${what} cannot go to ${place}: ${reasonOf(error, 'there is no such folder')}.`);
  }
}

/**
 * Writes a file.
 * @param what it is, with its article
 * @throws InputError if it cannot be written
 */
export const put = (what: string, file: string, text: string): void =>
  tried(what, file, () => writeFileSync(file, text));

/** The same before there is anything to write: what lies there stays as it is. */
export const tryPut = (what: string, file: string): void =>
  tried(what, file, () => writeFileSync(file, '', { flag: 'a' }));

/**
 * Makes a folder, and sees that something can be written there.
 * @param what will be, with its article if it has one
 * @throws InputError
 */
export function tryFolder(what: string, folder: string): void {
  const trial = join(folder, '.conclave-trial');
  tried(what, folder, () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(trial, '');
    rmSync(trial);
  });
}
