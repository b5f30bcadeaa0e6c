import type { Asked, GameEvent, Move, Options, Outcome, Seat } from '@conclave/kernel';
import type { Refused } from '@conclave/server/protocol';
import Type, { type Static } from 'typebox';

/**
 * Everything that `conclave env --stdio` understands and answers: one JSON object a line in, one line out, in the
 * order of the requests. The prose is docs/writing-a-bot.md.
 */
const strict = { additionalProperties: false } as const;

/** Comes back with the answer. */
const Id = Type.Union([Type.String({ maxLength: 64 }), Type.Number()]);
/** An open game, as `reset`, `clone` and `cloneWhole` number them. */
const Table = Type.Integer({ minimum: 1 });
/** From 0. */
const SeatIndex = Type.Integer({ minimum: 0, maximum: 15 });
/** Who looks: a seat, or `table` for a spectator. */
const Eye = Type.Union([SeatIndex, Type.Literal('table')]);
const Seed = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$' });
const OptionValues = Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String(), Type.Integer()]));
/** What the answer is to tell besides: view and moves of the seat to move, which saves requests. */
const Tell = Type.Optional(Type.Array(Type.Union([Type.Literal('view'), Type.Literal('moves')])));
/** The same after a move; also what each seat noticed of it. */
const TellOfMove = Type.Optional(
  Type.Array(Type.Union([Type.Literal('view'), Type.Literal('moves'), Type.Literal('events')])),
);
/** A move as its place in the list of `legal`, as words and numbers, or as its text. */
const MoveGiven = Type.Union([
  Type.Integer({ minimum: 0 }),
  Type.Array(Type.Union([Type.String(), Type.Integer()]), { minItems: 1 }),
  Type.String(),
]);

const verb = <D extends string, P extends Type.TProperties>(name: D, fields: P) =>
  Type.Object({ do: Type.Literal(name), id: Type.Optional(Id), ...fields }, strict);

export const Request = Type.Union([
  /** Begins a game; without `seats` with the fewest, without `seed` with one that the answer tells. */
  verb('reset', {
    game: Type.String({ maxLength: 64 }),
    seats: Type.Optional(Type.Integer()),
    options: Type.Optional(OptionValues),
    seed: Type.Optional(Seed),
    tell: Tell,
  }),
  /** What somebody may know; without `seat` the one to move, or a spectator when the game is over. */
  verb('observe', { table: Table, seat: Type.Optional(Eye) }),
  /** All moves that a seat may make now; without `seat` the one to move. */
  verb('legal', { table: Table, seat: Type.Optional(SeatIndex) }),
  /** Makes a move; without `seat` for the one to move. */
  verb('step', { table: Table, move: MoveGiven, seat: Type.Optional(SeatIndex), tell: TellOfMove }),
  /**
   * Opens a copy as a seat may imagine it: what it knows stays, all else is drawn anew by `seed`, chance to come too.
   * Without `seat` for the one to move. This is what a bot searches in.
   */
  verb('clone', { table: Table, seat: Type.Optional(SeatIndex), seed: Seed, tell: Tell }),
  /** Opens a copy of the true game, secrets and coming chance included: for designers, never for a bot's search. */
  verb('cloneWhole', { table: Table, tell: Tell }),
  /** Forgets a table. */
  verb('release', { table: Table }),
  /** Ends the process. */
  verb('close', {}),
]);

/** How a game stands; `seat`, `view` and `moves` only as far as they were asked for. */
export interface Situation {
  readonly table: number;
  /** Seats that the game waits for, the one to move first; several at a sealed choice, none at the end. */
  readonly waiting: readonly Seat[];
  readonly asks: Asked | null;
  readonly outcome: Outcome | null;
  /** By seat, from -1 to 1: how many others it left behind less how many were before it, in parts of all; 0 until the end. */
  readonly rewards: readonly number[];
  /** Whose `view` and `moves` these are. */
  readonly seat?: Seat | 'table';
  /** The state as that seat may know it; an unknown card is -1. */
  readonly view?: unknown;
  readonly moves?: readonly Move[];
}

/** To `reset`: with the settings in force and the seed, by which the same game can be had again. */
export interface Begun extends Situation {
  readonly options: Options;
  readonly seed: string;
}

/** To `step`: with the move that was made, and if they were asked for by seat the events that it noticed. */
export interface Stepped extends Situation {
  readonly move: Move;
  readonly events?: readonly (readonly GameEvent[])[];
}

export type Request = Static<typeof Request>;
export type Answer = Situation | Begun | Stepped | { readonly released: number } | { readonly closed: true };
/** A line of the process: an answer or a refusal with code and sentence, and the `id` of the request if it had one. */
export type Line = (Answer | Refused) & { readonly id?: Static<typeof Id> };
