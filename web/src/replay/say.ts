import { ok, type Refusal, type Result, refuse } from '@conclave/kernel';
import { jsonFault } from './json-fault.ts';

/** Why a record cannot be played, as a sentence with the place. */
export function sayBroken({ code, params }: Refusal): string {
  switch (code) {
    case 'not-json':
      return `The file stops being JSON at line ${params.line}, column ${params.column}.`;
    case 'bad-record':
      return `The file is not a complete record: “${params.place}” is missing or not of the right kind.`;
    case 'bad-record-format':
      return `The record has format ${params.format}; this version of Conclave reads format ${params.known}.`;
    case 'wrong-game':
      return `The record is of a game that is not here: “${params.game}”.`;
    case 'unknown-rules':
      return `The record was made with rules number ${params.rules}, which this version of Conclave does not know.`;
    case 'bad-option':
      return `The record has a setting that the game does not have: “${params.option}”.`;
    case 'bad-move-in-record':
      return `Move ${params.move} of the record, “${params.text}”, is not possible there (${params.why}).`;
    case 'diverged':
      return `From move ${params.move} on the game played again differs from the record.`;
    case 'broken-commitment':
      return 'Seed and salt do not fit the seal that was shown at the start.';
    case 'wrong-outcome':
      return 'The game played again ends with another result than the record says.';
    default:
      return `The record cannot be played (${code}).`;
  }
}

/** Reads a file's text; refuses with the place at which it stops being JSON. */
export function readJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('not-json', jsonFault(text));
  }
}
