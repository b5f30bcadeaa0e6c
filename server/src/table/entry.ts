import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const strict = { additionalProperties: false } as const;
const Text = Type.String();
const SeatIndex = Type.Integer({ minimum: 0, maximum: 15 });
const Count = Type.Integer({ minimum: 0 });
const Seats = Type.Array(SeatIndex);

/**
 * Who sits on a seat. Several seats of one guest are people at one device. A bot with a `guest` plays for that person, who
 * may take the seat back: at once on coming back if the others `called` it, else when asking for it.
 */
export const Sitting = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, strict),
  Type.Object({ kind: Type.Literal('human'), guest: Text, name: Text }, strict),
  Type.Object(
    {
      kind: Type.Literal('bot'),
      bot: Text,
      name: Text,
      instead: Type.Optional(Type.Object({ guest: Text, name: Text, called: Type.Boolean() }, strict)),
    },
    strict,
  ),
]);

const fact = <I extends string, P extends Type.TProperties>(is: I, fields: P) =>
  Type.Object({ is: Type.Literal(is), ...fields }, strict);

/** What can happen at a table, as it stands in the log. */
export const Fact = Type.Union([
  fact('made', {
    game: Text,
    options: Type.Record(Text, Type.Union([Text, Type.Integer()])),
    seats: Type.Array(Sitting, { minItems: 1 }),
    creator: Text,
    creatorName: Text,
  }),
  fact('seated', { seat: SeatIndex, sitting: Sitting }),
  fact('left', { seats: Seats }),
  fact('renamed', { seat: SeatIndex, name: Text }),
  /** `bots` is the seed of the bots' own chance. None of the three leaves the server before the end. */
  fact('started', { rules: Type.Integer(), seed: Text, salt: Text, bots: Text }),
  /**
   * `hash` of the state after it shows whether later rules lead elsewhere; `final` is why it can't be taken back (null: it
   * can), so that nobody has to work it out again. Both are missing in old logs.
   */
  fact('moved', {
    seat: SeatIndex,
    move: Text,
    ms: Count,
    hash: Type.Optional(Text),
    final: Type.Optional(Type.Union([Type.Null(), Type.Literal('revealed'), Type.Literal('sealed')])),
  }),
  /** A move taken back; `to` moves stay. */
  fact('undone', { seat: SeatIndex, to: Count }),
  fact('undoAsked', { seat: SeatIndex, to: Count, of: Seats }),
  fact('consented', { seats: Seats, agree: Type.Boolean() }),
  fact('handedOver', { seat: SeatIndex, bot: Text, name: Text }),
  /** Somebody wants a bot for the seat of a person who is absent; called when all others do. */
  fact('botWanted', { seat: SeatIndex, by: Text }),
  fact('botCalled', { seat: SeatIndex, bot: Text, name: Text, by: Seats }),
  fact('takenBack', { seat: SeatIndex }),
  fact('said', { seat: Type.Union([SeatIndex, Type.Null()]), name: Text, text: Text }),
  fact('rematch', { table: Text }),
]);

export type Sitting = Static<typeof Sitting>;
export type Fact = Static<typeof Fact>;

const check = Compile(Fact);

/** Whether something stored is a fact in form. */
export const isFact = (value: unknown): value is Fact => check.Check(value);

/** A log that can't be the log of a table. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** One place of a table's log; `seq` counts from 1 without a gap. */
export interface Entry {
  readonly seq: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** Who caused it, and by which command; null for what the server does by itself. */
  readonly guest: string | null;
  readonly command: string | null;
  readonly fact: Fact;
}
