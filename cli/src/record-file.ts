import { readFileSync } from 'node:fs';
import { readRecordFile, sayRecordFault } from '@conclave/games/frame/record-file.ts';
import type { GameRecord } from '@conclave/kernel';
import { InputError } from './faults.ts';

/**
 * Reads a record.
 * @throws InputError with the file, and the place in it, if it is no record
 */
export function readRecord(file: string): GameRecord {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${reasonOf(error as NodeJS.ErrnoException)}.`);
  }
  const record = readRecordFile(bytes);
  if (!record.ok) throw new InputError(`${file}: ${sayRecordFault(record.error)}`);
  return record.value;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
};

const reasonOf = (error: NodeJS.ErrnoException): string => REASONS[error.code ?? ''] ?? error.message;
