import Type, { type Static } from 'typebox';

/**
 * Everything that server and clients say to each other: schemas (the server checks by them, OpenAPI shows them)
 * and the types that follow. Nothing of Node here; a browser may import it. The prose is docs/protocol.md.
 */
const strict = { additionalProperties: false } as const;
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A list as the kernel gives it: nobody changes it. */
const listOf = <T extends Type.TSchema>(schema: T) => Type.Immutable(Type.Array(schema));

export const LIMITS = {
  /** Bytes of a request's body or of a socket message. */
  body: 65_536,
  /** Visible characters of a name and of a line of chat. */
  name: 24,
  chat: 500,
  /** Tables that one socket may watch at the same time. */
  watches: 100,
} as const;

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const SeatIndex = Type.Integer({ minimum: 0, maximum: 15 });
const RawName = Type.String({ maxLength: 400 });

// --- who I am

export const Me = Type.Object({ name: nullable(Type.String()) }, strict);
export const MeChange = Type.Object({ name: RawName }, strict);

// --- games

/** By id, values that other settings must have for this one to do anything. */
const onlyWith = Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()])));
const OptionSpec = Type.Union([
  Type.Object({ id: Type.String(), onlyWith, values: Type.Array(Type.String()), default: Type.String() }),
  Type.Object({
    id: Type.String(),
    onlyWith,
    off: Type.Boolean(),
    min: Type.Integer(),
    max: Type.Integer(),
    default: Type.Integer(),
  }),
]);
const Range = Type.Object({ min: Type.Integer(), max: Type.Integer() });
const OptionValues = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.String({ maxLength: 100 }), Type.Integer()]),
);
export const GameInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  pitch: Type.String(),
  designers: Type.Array(Type.String()),
  publisher: Type.String(),
  year: Type.Integer(),
  seats: Range,
  minutes: Range,
  /** How much there is to learn: 1 easy to begin with, 3 much. */
  learning: Type.Integer({ minimum: 1, maximum: 3 }),
  /** Players at a usual table, where two are too few to show the game. */
  usual: Type.Optional(Type.Integer()),
  /** Its gentle form, for somebody's first game. */
  gentle: Type.Optional(
    Type.Object({
      name: Type.String(),
      says: Type.String(),
      options: OptionValues,
      /** Where the form is one for just so many. */
      seats: Type.Optional(Type.Integer()),
    }),
  ),
  /** Its settings. */
  options: Type.Array(OptionSpec),
  /** The bots that can play it, weakest first; `manner` says in one sentence how, `msAtMost` is missing where it moves at once. */
  bots: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      manner: Type.Optional(Type.String()),
      msAtMost: Type.Optional(Type.Integer()),
    }),
  ),
  /** Whether its positions can be judged, so that advice can be given. */
  judged: Type.Boolean(),
});
export const GameList = Type.Object({ games: Type.Array(GameInfo) });

// --- tables

export const SeatSpec = Type.Union([
  Type.Object({ kind: Type.Literal('me'), name: Type.Optional(RawName) }, strict),
  Type.Object({ kind: Type.Literal('open') }, strict),
  /** Without `bot`: the steward, or the strongest of a game that has none. */
  Type.Object({ kind: Type.Literal('bot'), bot: Type.Optional(Id), name: Type.Optional(RawName) }, strict),
  /** Another person at my device. */
  Type.Object({ kind: Type.Literal('hotseat'), name: RawName }, strict),
]);
export const NewTable = Type.Object(
  {
    /** Command id: a repeat gives the same table. */
    id: Type.Optional(Id),
    game: Id,
    seats: Type.Array(SeatSpec, { minItems: 1, maxItems: 8 }),
    options: Type.Optional(OptionValues),
    start: Type.Optional(Type.Boolean()),
  },
  strict,
);

export const SeatInfo = Type.Object({
  kind: Type.Union([Type.Literal('human'), Type.Literal('bot'), Type.Literal('open')]),
  /** Empty for an open seat. */
  name: Type.String(),
  /** The bot's id. */
  bot: Type.Optional(Type.String()),
  /** A bot that keeps the seat for a person, who may take it back. */
  lent: Type.Optional(Type.Literal(true)),
  /** A human whose page is not connected just now. */
  away: Type.Boolean(),
});
const OutcomeInfo = Type.Object({
  places: listOf(Type.Integer()),
  scores: listOf(Type.Integer()),
  reason: Type.String(),
});
/** Somebody asked to take a move back and these seats have not answered yet. */
const UndoAsked = Type.Object({
  seat: SeatIndex,
  /** Moves that would stay. */
  to: Type.Integer(),
  waitingFor: Type.Array(SeatIndex),
});
/** A seat whose person holds the game up, and those who want a bot for it; it comes when nobody is missing. */
const AbsentSeat = Type.Object({
  seat: SeatIndex,
  /** Seats whose people have not asked for it yet. */
  missing: Type.Array(SeatIndex),
});
/** `damaged`: what is stored can't be read; `other-rules`: it can only be looked at. */
const Trouble = Type.Union([Type.Literal('damaged'), Type.Literal('other-rules')]);
export const TableInfo = Type.Object({
  id: Type.String(),
  /** For joining by hand: six letters and digits. */
  code: Type.String(),
  game: Type.String(),
  options: OptionValues,
  status: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('finished')]),
  trouble: nullable(Trouble),
  /** Counts everything that happened at the table. */
  version: Type.Integer(),
  seats: Type.Array(SeatInfo),
  /** Name of who created the table, and whether that is the asker. */
  creator: Type.String(),
  host: Type.Boolean(),
  /** The asker's own seats. */
  mine: Type.Array(SeatIndex),
  /** The asker's seats that a bot plays now and that can be taken back. */
  lent: Type.Array(SeatIndex),
  /** Seats for which a bot can be called. */
  absent: Type.Array(AbsentSeat),
  /** SHA-256 of seed and salt, from the start on. */
  commitment: nullable(Type.String()),
  /** The seats whose move it is. */
  waiting: Type.Array(SeatIndex),
  undo: nullable(UndoAsked),
  outcome: nullable(OutcomeInfo),
  /** The table of the rematch. */
  rematch: nullable(Type.String()),
  /** Milliseconds since 1970, UTC; of the last change. */
  changed: Type.Integer(),
});
/**
 * A page of the list; `next` is where the following one begins, null after the last. `begun`: ids of the games of
 * which any of my tables has started, so that a page knows to whom a game is new.
 */
export const TableList = Type.Object({
  tables: Type.Array(TableInfo),
  next: nullable(Type.Integer()),
  begun: Type.Array(Type.String()),
});

/** What a game asks. Its id stays the same while several seats answer in secret. */
const Asks = Type.Object({
  id: Type.String(),
  procedure: Type.String(),
  step: Type.String(),
  rule: Type.String(),
  sealed: Type.Boolean(),
});
/** A game's state as the viewer may know it: give it to the game's own functions. */
const View = Type.Unknown();
const EventTuple = Type.Array(Type.Unknown());
/** A move that was made and still stands. */
export const PlayedStep = Type.Object({
  version: Type.Integer(),
  seat: SeatIndex,
  /** Its text, for the seat that made it; null for everybody else. */
  move: nullable(Type.String()),
  /** What the viewer noticed of it. */
  events: Type.Array(EventTuple),
});
export const Position = Type.Object({
  view: View,
  waiting: Type.Array(SeatIndex),
  asks: nullable(Asks),
});
/** `position` is null before the start. */
export const TableState = Type.Object({
  version: Type.Integer(),
  seat: nullable(SeatIndex),
  position: nullable(Position),
});
/** Moves as the viewer saw them, each with the view after it; `before` is the view before the first of them. */
export const History = Type.Object({
  from: Type.Integer(),
  before: View,
  steps: Type.Array(
    Type.Object({
      version: Type.Integer(),
      seat: SeatIndex,
      move: nullable(Type.String()),
      events: Type.Array(EventTuple),
      view: View,
    }),
  ),
});
/** A game record (finished), or what the asker may take along of a running game: no seed, salt, hashes; own moves. */
export const RecordFile = Type.Object({
  format: Type.Integer(),
  game: Type.String(),
  rules: Type.Integer(),
  options: OptionValues,
  seats: listOf(Type.Object({ name: Type.String(), kind: Type.String() })),
  seed: Type.Optional(Type.String()),
  salt: Type.Optional(Type.String()),
  commitment: Type.String(),
  moves: listOf(Type.Unknown()),
  admin: listOf(Type.Unknown()),
  outcome: nullable(OutcomeInfo),
  hash: Type.Optional(Type.String()),
  hashes: Type.Optional(listOf(Type.String())),
});

// --- commands

const verb = <D extends string, P extends Type.TProperties>(name: D, fields: P) =>
  Type.Object({ do: Type.Literal(name), ...fields }, strict);

export const Command = Type.Union([
  /**
   * `move` is a move's text such as `build 17`. Needs the command's `version`, not older than the last move; an
   * answer to a sealed ask needs that ask's id instead.
   */
  verb('move', {
    seat: SeatIndex,
    move: Type.String({ maxLength: 2000 }),
    ask: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  /** Without `seat`: the first open one. */
  verb('join', { seat: Type.Optional(SeatIndex), code: Type.Optional(Type.String({ maxLength: 20 })) }),
  /** Gives all own seats free; before the start only. */
  verb('leave', {}),
  verb('addBot', { seat: SeatIndex, bot: Type.Optional(Id) }),
  verb('removeBot', { seat: SeatIndex }),
  /** Gives the seats of another person free; before the start, by who made the table. */
  verb('removePerson', { seat: SeatIndex }),
  verb('rename', { seat: SeatIndex, name: RawName }),
  verb('start', {}),
  /**
   * Takes the seat's last move back, at once or when the seats concerned agree; with it the seat's own moves just
   * before, down to the one after the first `from` moves, as far as the seat learned nothing by them.
   */
  verb('undo', { seat: SeatIndex, from: Type.Optional(Type.Integer({ minimum: 0 })) }),
  verb('consent', { agree: Type.Boolean() }),
  verb('chat', { text: Type.String({ maxLength: 4000 }) }),
  /** Asks for a bot on the seat of somebody who is absent; it comes when all others ask. */
  verb('callBot', { seat: SeatIndex, bot: Type.Optional(Id) }),
  /** Takes an own seat back from the bot that plays for me. */
  verb('takeBack', { seat: SeatIndex }),
  /** Gives an own seat to a bot, until it is taken back. */
  verb('handOver', { seat: SeatIndex, bot: Type.Optional(Id) }),
  /** Makes the table of the rematch, or joins it. */
  verb('rematch', {}),
]);
export const CommandRequest = Type.Object(
  {
    /** Chosen by the client, new for each command: a repeat changes nothing and gets the first answer. */
    id: Id,
    version: Type.Optional(Type.Integer({ minimum: 0 })),
    command: Command,
  },
  strict,
);
export const CommandAnswer = Type.Object({
  /** The table's version after it. */
  version: Type.Integer(),
  /** After `join`: the seat taken. */
  seat: Type.Optional(SeatIndex),
  /** After `undo` and `consent`: whether the move is taken back or others are asked. */
  undo: Type.Optional(Type.Union([Type.Literal('done'), Type.Literal('asked'), Type.Literal('declined')])),
  /** After `rematch`: the table to go to. */
  table: Type.Optional(Type.String()),
});

/** Every refusal: a stable code, a sentence for people, what the sentence was made of, and the rule it follows from. */
export const Refused = Type.Object({
  error: Type.String(),
  message: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  rule: Type.Optional(Type.String()),
});

// --- the socket

export const Watch = Type.Object(
  {
    watch: Id,
    /** An own seat to look from; null or missing: as a spectator. */
    seat: Type.Optional(nullable(SeatIndex)),
    /** The version that the client has; missing: nothing. */
    since: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strict,
);
export const SocketRequest = Type.Union([
  Watch,
  Type.Object({ unwatch: Id }, strict),
  Type.Object({ ping: Type.Integer() }, strict),
]);

export const ChatLine = Type.Object({
  version: Type.Integer(),
  /** The writer's seat, null for a spectator. */
  seat: nullable(SeatIndex),
  name: Type.String(),
  text: Type.String(),
  /** Milliseconds since 1970, UTC. */
  at: Type.Integer(),
});
/**
 * What changed at a table, and after `watch` everything since the client's version. Apply it in this order: cut the
 * known steps to the first `keep`, add `steps`, add `chat`, replace `position` and `info`. What is missing stays.
 */
export const Update = Type.Object({
  table: Type.String(),
  /** The viewer that it was made for. */
  seat: nullable(SeatIndex),
  /** The version that it follows; a client with an older one watches again. 0: forget all that is known first. */
  from: Type.Integer(),
  version: Type.Integer(),
  keep: Type.Optional(Type.Integer()),
  steps: Type.Optional(Type.Array(PlayedStep)),
  chat: Type.Optional(Type.Array(ChatLine)),
  position: Type.Optional(Position),
  info: Type.Optional(TableInfo),
});
export const SocketMessage = Type.Union([
  Type.Object({ update: Update }),
  /** With the version of each table watched that was told last, to see whether anything got lost on the way. */
  Type.Object({ pong: Type.Integer(), versions: Type.Record(Type.String(), Type.Integer()) }),
  /** `watch` names the table that the refused message was about. */
  Type.Object({ refused: Refused, watch: Type.Optional(Type.String()) }),
]);

export type Me = Static<typeof Me>;
export type MeChange = Static<typeof MeChange>;
export type GameInfo = Static<typeof GameInfo>;
export type GameList = Static<typeof GameList>;
export type SeatSpec = Static<typeof SeatSpec>;
export type NewTable = Static<typeof NewTable>;
export type SeatInfo = Static<typeof SeatInfo>;
export type TableInfo = Static<typeof TableInfo>;
export type TableList = Static<typeof TableList>;
export type PlayedStep = Static<typeof PlayedStep>;
export type Position = Static<typeof Position>;
export type TableState = Static<typeof TableState>;
export type History = Static<typeof History>;
export type RecordFile = Static<typeof RecordFile>;
export type Command = Static<typeof Command>;
export type CommandRequest = Static<typeof CommandRequest>;
export type CommandAnswer = Static<typeof CommandAnswer>;
export type Refused = Static<typeof Refused>;
export type Watch = Static<typeof Watch>;
export type SocketRequest = Static<typeof SocketRequest>;
export type ChatLine = Static<typeof ChatLine>;
export type Update = Static<typeof Update>;
export type SocketMessage = Static<typeof SocketMessage>;
