import { randomBytes } from 'node:crypto';
import { inEffect } from '@conclave/frame/settings.ts';
import { games, sentencesOf } from '@conclave/games';
import {
  type Core,
  type Game,
  type GameEvent,
  type Move,
  parseMove,
  type Refusal,
  readOptions,
  type Seat,
  type Seed,
  sameMove,
  seeded,
  sha256,
  type Viewer,
} from '@conclave/kernel';
import { byRules, RefusedError } from '@conclave/server/refused';
import type { Answer, Begun, Request, Situation, Stepped } from './protocol.ts';
import { rewardsOf } from './rewards.ts';

type Of<D extends Request['do']> = Extract<Request, { do: D }>;

/** An open game. States are never changed, so copies of a table share theirs. */
interface Table {
  readonly id: number;
  readonly game: Game;
  readonly say: (refusal: Refusal) => string | null;
  readonly seats: number;
  state: Readonly<Core>;
  /** By seat, as far as they were asked for since the last move. */
  readonly listed: Map<Seat, readonly Move[]>;
}

/** Open at the same time. */
const MOST_TABLES = 10_000;

const seedFrom = (text: string, what: string): Seed => sha256(`${text}/${what}`).slice(0, 32);

/** Games that are open for somebody's program. All refusals are thrown, and change nothing. */
export class Tables {
  readonly #tables = new Map<number, Table>();
  #last = 0;

  /** @throws RefusedError */
  async answer(request: Request): Promise<Answer> {
    switch (request.do) {
      case 'reset':
        return this.#reset(request);
      case 'observe':
        return this.#observe(request);
      case 'legal':
        return this.#legal(request);
      case 'step':
        return this.#step(request);
      case 'clone':
        return this.#clone(request);
      case 'cloneWhole':
        return this.#cloneWhole(request);
      case 'release':
        this.#tables.delete(this.#table(request.table).id);
        return { released: request.table };
      case 'close':
        this.#tables.clear();
        return { closed: true };
    }
  }

  async #reset(request: Of<'reset'>): Promise<Begun> {
    if (!Object.hasOwn(games, request.game)) throw new RefusedError('no-such-game');
    const game = await games[request.game]!.load();
    const { min, max } = game.seats;
    const seats = request.seats ?? min;
    if (seats < min || seats > max) throw new RefusedError('wrong-seats', { min, max });
    const read = readOptions(game.options, request.options ?? {});
    if (!read.ok) throw byRules(read.error);
    const options = inEffect(game.options, read.value);
    const seed = request.seed ?? randomBytes(16).toString('hex');
    const state = game.setup(seedFrom(seed, 'game'), seats, options);
    const table = this.#open(game, await sentencesOf(game.id), state);
    return { ...this.#told(table, request.tell), options, seed };
  }

  #observe({ table: id, seat }: Of<'observe'>): Situation {
    const table = this.#table(id);
    const eye = seat ?? table.game.waiting(table.state)[0] ?? 'table';
    return { ...situation(table), seat: eye, view: table.game.view(table.state, seenFrom(table, eye)) };
  }

  #legal({ table: id, seat }: Of<'legal'>): Situation {
    const table = this.#table(id);
    const mover = moverOf(table, seat);
    return { ...situation(table), seat: mover, moves: movesOf(table, mover) };
  }

  #step({ table: id, seat, move: given, tell = [] }: Of<'step'>): Stepped {
    const table = this.#table(id);
    const { game } = table;
    const mover = moverOf(table, seat);
    const move = chosen(table, mover, given);
    const state = game.clone(table.state);
    const events = game.apply(state, mover, move);
    table.state = state;
    table.listed.clear();
    const stepped = { ...this.#told(table, tell), move };
    return tell.includes('events') ? { ...stepped, events: bySeat(table, events) } : stepped;
  }

  #clone({ table: id, seat, seed, tell }: Of<'clone'>): Situation {
    const table = this.#table(id);
    const { game, say, state } = table;
    const viewer = moverOf(table, seat);
    const world = game.determinize(game.view(state, viewer), viewer, seeded(seedFrom(seed, 'world')));
    return this.#told(this.#open(game, say, world), tell);
  }

  #cloneWhole({ table: id, tell }: Of<'cloneWhole'>): Situation {
    const { game, say, state } = this.#table(id);
    return this.#told(this.#open(game, say, state), tell);
  }

  #open(game: Game, say: Table['say'], state: Core): Table {
    if (this.#tables.size >= MOST_TABLES)
      throw new RefusedError(
        'too-many-tables',
        { most: MOST_TABLES },
        undefined,
        `${MOST_TABLES} tables are open: release some.`,
      );
    const table = { id: ++this.#last, game, say, seats: state.seats, state, listed: new Map() };
    this.#tables.set(table.id, table);
    return table;
  }

  #table(id: number): Table {
    const table = this.#tables.get(id);
    if (table !== undefined) return table;
    throw new RefusedError('no-such-table', { table: id }, undefined, `No table ${id} is open.`);
  }

  /** How a table stands, with what is asked for of the seat to move. */
  #told(table: Table, tell: readonly string[] = []): Situation {
    const now = situation(table);
    const [seat] = now.waiting;
    if (tell.length === 0 || seat === undefined) return now;
    return {
      ...now,
      seat,
      ...(tell.includes('view') && { view: table.game.view(table.state, seat) }),
      ...(tell.includes('moves') && { moves: movesOf(table, seat) }),
    };
  }
}

function situation({ id, game, state, seats }: Table): Situation {
  const { outcome } = state;
  return {
    table: id,
    waiting: game.waiting(state),
    asks: game.asks(state),
    outcome,
    rewards: outcome === null ? new Array(seats).fill(0) : rewardsOf(outcome),
  };
}

/** What each seat noticed. */
const bySeat = ({ game, seats }: Table, events: readonly GameEvent[]): GameEvent[][] =>
  Array.from({ length: seats }, (_, seat) =>
    events.map((event) => game.eventFor(event, seat)).filter((event) => event !== null),
  );

/** A seat that is there. @throws RefusedError no-such-seat */
function seenFrom<V extends Viewer>({ seats }: Table, eye: V): V {
  if (typeof eye === 'number' && eye >= seats) throw new RefusedError('no-such-seat');
  return eye;
}

/** Who is meant: the seat to move if none is named. @throws RefusedError game-over, no-such-seat */
function moverOf(table: Table, seat = table.game.waiting(table.state)[0]): Seat {
  if (seat === undefined) throw new RefusedError('game-over');
  return seenFrom(table, seat);
}

function movesOf({ game, state, listed }: Table, seat: Seat): readonly Move[] {
  const known = listed.get(seat);
  if (known !== undefined) return known;
  const moves = game.moves(state, seat);
  listed.set(seat, moves);
  return moves;
}

/** The move that is meant. @throws RefusedError if it is none, or not one of those that the seat may make */
function chosen(table: Table, seat: Seat, given: Of<'step'>['move']): Move {
  const moves = movesOf(table, seat);
  if (typeof given === 'number') {
    const move = moves[given];
    if (move !== undefined) return move;
    if (moves.length > 0) throw noSuchIndex(given, moves.length);
  }
  const read = parseMove(
    typeof given === 'object' ? given.join(' ') : typeof given === 'string' ? given : 'any',
  );
  if (!read.ok) throw byRules(read.error);
  const move = read.value;
  const refusal = moves.some((one) => sameMove(one, move))
    ? null
    : table.game.whyNot(table.state, seat, move);
  if (refusal !== null) throw byRules(refusal, table.say);
  return move;
}

const noSuchIndex = (index: number, count: number): RefusedError =>
  new RefusedError(
    'no-such-index',
    { index, count },
    undefined,
    `There is no move ${index}: they are numbered from 0 to ${count - 1}.`,
  );
