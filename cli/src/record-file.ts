import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@conclave/kernel';
import { InputError } from './faults.ts';
import { sayRefusal } from './refusals.ts';

/**
 * Reads a record.
 * @throws InputError with the file, and the place in it, if it is no record
 */
export function readRecord(file: string): GameRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${reasonOf(error as NodeJS.ErrnoException)}.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${(error as Error).message}.`);
  }
  const record = parseRecord(json);
  if (!record.ok) throw new InputError(`${file}: ${sayRefusal(record.error)}`);
  return record.value;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
};

const reasonOf = (error: NodeJS.ErrnoException): string => REASONS[error.code ?? ''] ?? error.message;
