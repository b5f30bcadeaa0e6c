import { readFileSync } from 'node:fs';
import { readRecordFile, sayRecordFault } from '@conclave/frame/record-file.ts';
import type { GameRecord } from '@conclave/kernel';
import { reasonOf } from '@conclave/server/reason';
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
    throw new InputError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
  const record = readRecordFile(bytes);
  if (!record.ok) throw new InputError(`${file}: ${sayRecordFault(record.error)}`);
  return record.value;
}
