import { Bug, ok, type Result, refuse } from './errors.ts';
import type { Game } from './game.ts';
import { copy, equal } from './json.ts';
import { type Move, moveText, parseMove } from './move.ts';
import { readOptions } from './options.ts';
import { isSeed, type Seed } from './random.ts';
import { sha256 } from './sha256.ts';
import type { Core, GameEvent, Options, Outcome, Seat } from './types.ts';

export const RECORD_FORMAT = 1;

/** `[seat, move as text, milliseconds the seat took]`. */
export type RecordedMove = readonly [seat: Seat, move: string, ms?: number];

/** A seat handed to a bot, an agreed undo, a resignation: after how many moves, what, and who. */
export interface AdminFact {
  readonly after: number;
  readonly fact: string;
  readonly seat?: Seat;
  readonly note?: string;
}

/** A whole game: replayable, verifiable, the one form for export, import, golden games and the laboratory. */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  readonly seed: Seed;
  readonly salt: string;
  /** SHA-256 of seed and salt, shown when the game started. */
  readonly commitment: string;
  readonly moves: readonly RecordedMove[];
  readonly admin: readonly AdminFact[];
  readonly outcome: Outcome | null;
  /** Hash of the last state. */
  readonly hash: string;
  /** Hash of the state after each move, to find a divergence at its exact move. */
  readonly hashes?: readonly string[];
}

/** What is shown before the game, so that afterwards anyone can check that chance was fixed beforehand. */
export const commitment = (seed: Seed, salt: string): string => sha256(`${seed}:${salt}`);

// biome-ignore lint/suspicious/noExplicitAny: what comes from outside may be anything
type Check = (x: any) => boolean;
const isText: Check = (x) => typeof x === 'string';
const isObject: Check = (x) => typeof x === 'object' && x !== null && !Array.isArray(x);
const areNumbers: Check = (x) => Array.isArray(x) && x.every(Number.isInteger);

const HEAD: { readonly [key: string]: Check } = {
  game: isText,
  rules: Number.isInteger,
  options: isObject,
  seed: isSeed,
  salt: isText,
  commitment: isText,
  outcome: (x) =>
    x === null || (isObject(x) && areNumbers(x.places) && areNumbers(x.scores) && isText(x.reason)),
  hash: isText,
};
const LISTS: { readonly [key: string]: Check } = {
  seats: (x) => isObject(x) && isText(x.name) && isText(x.kind),
  moves: (x) => Array.isArray(x) && areNumbers([x[0], x[2] ?? 0]) && isText(x[1]) && parseMove(x[1]).ok,
  admin: (x) => isObject(x) && areNumbers([x.after, x.seat ?? 0]) && isText(x.fact) && isText(x.note ?? ''),
  hashes: isText,
};

/** Reads a record from outside. Refuses with `bad-record` and the place. */
export function parseRecord(json: unknown): Result<GameRecord> {
  const at = (place: string) => refuse('bad-record', { place });
  if (!isObject(json)) return at('the file');
  const record: { [key: string]: unknown } = { hashes: [], ...(json as object) };
  if (record.format === undefined) return at('format');
  const format = String(record.format);
  if (format !== String(RECORD_FORMAT)) return refuse('bad-record-format', { format, known: RECORD_FORMAT });
  for (const [key, fits] of Object.entries(HEAD)) if (!fits(record[key])) return at(key);
  for (const [key, fits] of Object.entries(LISTS)) {
    const list = record[key];
    if (!Array.isArray(list)) return at(key);
    const wrong = list.findIndex((x) => !fits(x));
    if (wrong >= 0) return at(`${key}[${wrong}]`);
  }
  const { moves, hashes } = json as GameRecord;
  return hashes && hashes.length !== moves.length ? at('hashes') : ok(json as GameRecord);
}

/** The state before the first move of a record. Refuses what this game cannot set up. */
export function opening<S extends Core>(game: Game<S>, record: GameRecord): Result<S> {
  if (record.game !== game.id) return refuse('wrong-game', { game: record.game });
  if (record.rules < 1 || record.rules > game.rules) return refuse('unknown-rules', { rules: record.rules });
  const seats = record.seats.length;
  if (seats < game.seats.min || seats > game.seats.max) return refuse('bad-record', { place: 'seats' });
  const options = readOptions(game.options, record.options);
  if (!options.ok) return options;
  return ok(game.setup(record.seed, seats, options.value, record.rules));
}

/**
 * Plays a record again, each move checked. Refuses with the code of the first move that is not legal, or with
 * `diverged`, and the number of that move (from 1).
 */
export function replay<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  seen?: (s: Readonly<S>, events: readonly E[], index: number) => void,
): Result<S> {
  const start = opening(game, record);
  if (!start.ok) return start;
  const s = start.value;
  for (const [i, [seat, text]] of record.moves.entries()) {
    const move = parseMove(text);
    if (!move.ok) return refuse('bad-move-in-record', { move: i + 1, text, why: move.error.code });
    const error = game.whyNot(s, seat, move.value);
    if (error) return refuse('bad-move-in-record', { move: i + 1, text, why: error.code }, error.rule);
    const events = game.apply(s, seat, move.value as M);
    const expected = record.hashes?.[i];
    if (expected !== undefined && expected !== game.hash(s)) return refuse('diverged', { move: i + 1 });
    seen?.(s, events, i);
  }
  return ok(s);
}

/** Replays and checks hashes, outcome and the commitment to the seed. */
export function verify(game: Game, record: GameRecord): Result<Core> {
  if (commitment(record.seed, record.salt) !== record.commitment) return refuse('broken-commitment');
  const end = replay(game, record);
  if (!end.ok) return end;
  if (game.hash(end.value) !== record.hash) return refuse('diverged', { move: record.moves.length });
  if (!equal(end.value.outcome, record.outcome)) return refuse('wrong-outcome');
  return end;
}

type Head = Pick<GameRecord, 'options' | 'seats' | 'seed' | 'salt'>;

/** Writes a record while a game is played. */
export class Recorder<S extends Core, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #head: Head;
  readonly #kept = { moves: [] as RecordedMove[], admin: [] as AdminFact[], hashes: [] as string[] };

  constructor(game: Game<S, M, E>, { options, seats, seed, salt }: Head) {
    this.#game = game;
    this.#head = { options, seats, seed, salt };
  }

  /** Notes a move that led to state s. */
  moved(s: Readonly<S>, seat: Seat, move: M, ms?: number): void {
    this.#kept.moves.push(ms === undefined ? [seat, moveText(move)] : [seat, moveText(move), ms]);
    this.#kept.hashes.push(this.#game.hash(s));
  }

  noted(fact: Omit<AdminFact, 'after'>): void {
    this.#kept.admin.push({ after: this.#kept.moves.length, ...fact });
  }

  /** The record up to state s. */
  record(s: Readonly<S>): GameRecord {
    const identity = { format: RECORD_FORMAT, game: this.#game.id, rules: s.rules };
    const chance = { commitment: commitment(this.#head.seed, this.#head.salt) };
    const hash = this.#game.hash(s);
    if (hash !== (this.#kept.hashes.at(-1) ?? hash)) throw new Bug('a record of another state');
    const { moves, admin, hashes } = copy(this.#kept);
    return { ...identity, ...this.#head, ...chance, moves, admin, outcome: s.outcome, hash, hashes };
  }
}

/** A record as the JSON text of a file, one move a line. */
export function recordText(record: GameRecord): string {
  const lines = (list: readonly unknown[]) =>
    `[\n${list.map((x) => `    ${JSON.stringify(x)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(record).map(([name, value]) => {
    const isLong = name === 'moves' || name === 'hashes';
    return `  ${JSON.stringify(name)}: ${isLong ? lines(value) : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
