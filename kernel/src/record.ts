import { Bug, ok, type Result, refuse } from './errors.ts';
import type { Game } from './game.ts';
import { equal, type Json } from './json.ts';
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

/** Reads a record from outside. Refuses with `bad-record` and the place. */
export function parseRecord(json: unknown): Result<GameRecord> {
  const at = (place: string) => refuse('bad-record', { place });
  if (!isObject(json)) return at('the file');
  const r = json as { [K in keyof GameRecord]?: unknown };
  if (r.format !== RECORD_FORMAT) return refuse('bad-record-format', { format: String(r.format), known: RECORD_FORMAT });
  for (const key of ['game', 'salt', 'commitment', 'hash'] as const) if (typeof r[key] !== 'string') return at(key);
  if (!isSeed(r.seed)) return at('seed');
  if (!Number.isInteger(r.rules)) return at('rules');
  if (!isObject(r.options)) return at('options');
  if (!Array.isArray(r.seats) || r.seats.length === 0) return at('seats');
  for (const [i, seat] of r.seats.entries())
    if (!isObject(seat) || typeof seat.name !== 'string' || typeof seat.kind !== 'string') return at(`seats[${i}]`);
  if (!Array.isArray(r.moves)) return at('moves');
  for (const [i, m] of r.moves.entries()) {
    const fine = Array.isArray(m) && Number.isInteger(m[0]) && typeof m[1] === 'string' && (m.length < 3 || typeof m[2] === 'number');
    if (!fine || !parseMove(m[1]).ok) return at(`moves[${i}]`);
  }
  if (!Array.isArray(r.admin)) return at('admin');
  for (const [i, a] of r.admin.entries())
    if (!isObject(a) || !Number.isInteger(a.after) || typeof a.fact !== 'string') return at(`admin[${i}]`);
  if (r.outcome !== null && !(isObject(r.outcome) && isNumbers(r.outcome.places) && isNumbers(r.outcome.scores) && typeof r.outcome.reason === 'string'))
    return at('outcome');
  if (r.hashes !== undefined && !(Array.isArray(r.hashes) && r.hashes.length === r.moves.length && r.hashes.every((h) => typeof h === 'string')))
    return at('hashes');
  return ok(json as unknown as GameRecord);
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isNumbers = (x: unknown): x is number[] => Array.isArray(x) && x.every((n) => Number.isInteger(n));

/** The state before the first move of a record. Refuses what this game cannot set up. */
export function opening<S extends Core, M extends Move, E extends GameEvent>(game: Game<S, M, E>, record: GameRecord): Result<S> {
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

/** Writes a record while a game is played. */
export class Recorder<S extends Core, M extends Move, E extends GameEvent> {
  readonly #moves: RecordedMove[] = [];
  readonly #hashes: string[] = [];
  readonly #admin: AdminFact[] = [];
  readonly #game: Game<S, M, E>;
  readonly #head: Pick<GameRecord, 'options' | 'seats' | 'seed' | 'salt'>;

  constructor(game: Game<S, M, E>, head: Pick<GameRecord, 'options' | 'seats' | 'seed' | 'salt'>) {
    this.#game = game;
    this.#head = head;
  }

  /** Notes a move that led to state s. */
  moved(s: Readonly<S>, seat: Seat, move: M, ms?: number): void {
    this.#moves.push(ms === undefined ? [seat, moveText(move)] : [seat, moveText(move), ms]);
    this.#hashes.push(this.#game.hash(s));
  }

  noted(fact: Omit<AdminFact, 'after'>): void {
    this.#admin.push({ after: this.#moves.length, ...fact });
  }

  /** The record up to state s. */
  record(s: Readonly<S>): GameRecord {
    const { options, seats, seed, salt } = this.#head;
    const last = this.#hashes.at(-1) ?? this.#game.hash(s);
    if (last !== this.#game.hash(s)) throw new Bug('a record of another state');
    return {
      format: RECORD_FORMAT,
      game: this.#game.id,
      rules: s.rules,
      options,
      seats,
      seed,
      salt,
      commitment: commitment(seed, salt),
      moves: [...this.#moves],
      admin: [...this.#admin],
      outcome: s.outcome,
      hash: last,
      hashes: [...this.#hashes],
    };
  }
}

/** A record as the JSON text of a file, one move a line. */
export function recordText(record: GameRecord): string {
  const { moves, hashes, ...head } = record;
  const lines = (list: readonly Json[]) => `[\n${list.map((x) => `    ${JSON.stringify(x)}`).join(',\n')}\n  ]`;
  const body = Object.entries(head).map(([k, v]) => `  ${JSON.stringify(k)}: ${JSON.stringify(v)}`);
  body.push(`  "moves": ${lines(moves as unknown as Json[])}`);
  if (hashes) body.push(`  "hashes": ${lines(hashes)}`);
  return `{\n${body.join(',\n')}\n}\n`;
}
