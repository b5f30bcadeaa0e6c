import {
  type Game,
  type GameRecord,
  opening,
  parseMove,
  parseRecord,
  type Refusal,
  type Result,
  refuse,
} from '@conclave/kernel';
import { jsonFault } from './json-fault.ts';
import { sayOfKernel } from './kernel-refusals.ts';

/** Node.js and browsers both have it; the rules, which share these types, have neither. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

/** The first bytes of a text that say how the others are to be read. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** A file's text, whether it is UTF-8 or UTF-16, with or without a byte order mark. */
function textOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1];
  // JSON begins with an ASCII letter: where every other byte is 0, it is UTF-16 without a mark.
  const bare = bytes[1] === 0 ? 'utf-16le' : bytes[0] === 0 && bytes.length > 1 ? 'utf-16be' : 'utf-8';
  return new TextDecoder(marked ?? bare).decode(bytes);
}

/** Reads the file of a record. Refuses with `not-json` and line and column, or as `parseRecord` does. */
export function readRecordFile(bytes: Uint8Array): Result<GameRecord> {
  const text = textOf(bytes);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('not-json', jsonFault(text));
  }
  return parseRecord(json);
}

/** A record and the game that it is of, to explain why it can't be played. */
interface Played {
  readonly record: GameRecord;
  readonly game: Game;
  /** The game's own sentences. */
  readonly say: (refusal: Refusal) => string | null;
}

/** Names without anything that would steer a terminal or turn the line round. */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '');

/** Why a move of the record is not possible where it stands, as a sentence. */
function whyNot({ record, game, say }: Played, number: number): string {
  const start = opening(game, record);
  if (!start.ok) return '';
  const s = start.value;
  for (const [seat, text] of record.moves.slice(0, number - 1)) {
    const move = parseMove(text);
    if (move.ok) game.apply(s, seat, move.value);
  }
  const [seat, text] = record.moves[number - 1]!;
  const move = parseMove(text);
  const refusal = move.ok ? game.whyNot(s, seat, move.value) : null;
  const names = record.seats.map(({ name }) => plainName(name));
  return (refusal && (say(refusal) ?? sayOfKernel(refusal, names))) ?? '';
}

/** Why a record cannot be read, played or believed, as a sentence with the place. */
export function sayRecordFault({ code, params: p }: Refusal, played?: Played): string {
  switch (code) {
    case 'not-json':
      return `This is not JSON: it stops being so at line ${p.line}, column ${p.column}.`;
    case 'bad-record':
      return `This is no record of a game: the fault is in ${p.place}, which is missing or not of the right kind.`;
    case 'bad-record-format':
      return `The record has format ${p.format}; format ${p.known} can be read here.`;
    case 'wrong-game':
      return `There is no game “${plainName(String(p.game))}” here.`;
    case 'unknown-rules':
      return `The record was made with rules ${p.rules}, which are not known here.`;
    case 'bad-option':
      return `The record has a setting that the game does not have, or a value that it can’t have: “${p.option}”.`;
    case 'bad-move-in-record':
      return `Move ${p.move}, “${plainName(String(p.text))}”, is not possible there. ${played ? whyNot(played, Number(p.move)) : ''}`.trim();
    case 'diverged':
      return `After move ${p.move} the game is not in the recorded state.`;
    case 'broken-commitment':
      return 'Seed and salt are not those that were committed to before the game.';
    case 'wrong-outcome':
      return 'The recorded outcome is not that of the game.';
    default:
      return 'The record can’t be played.';
  }
}
