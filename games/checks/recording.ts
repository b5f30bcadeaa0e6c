import {
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  type Options,
  opening,
  Recorder,
  type Rng,
  recordText,
  replay,
  type Seat,
  seeded,
  seedOf,
} from '@conclave/kernel';

/** Notes what a game shows while it is played. */
interface Shown<S, M, E> {
  readonly seen: ReadonlySet<string>;
  moved(s: Readonly<S>, label: M, events: readonly E[]): void;
}

/** What a game's `tests/recording.ts` exports by default: the games among which its golden ones are chosen. */
export interface Recording<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>;
  /** How many are played; the same number is always the same game. */
  readonly games: number;
  /** In moves: longer games are not recorded. */
  readonly longest?: number;
  readonly seatsOf: (number: number) => number;
  readonly optionsOf: (number: number) => Options;
  /** What the record says of who played. */
  readonly kind: string;
  readonly choose: (number: number, rng: Rng, s: Readonly<S>, seat: Seat) => M;
  /** What the game's `tests/coverage.ts` exports. */
  readonly coverage: {
    /** Notes what a game shows, from its opening on. */
    readonly Shown: new (
      s: Readonly<S>,
      options: Options,
    ) => Shown<S, M[0], E>;
    /** All that recorded games must show between them. */
    readonly EVERYTHING: readonly string[];
  };
}

/** A record to keep: the name and text of its file, how long it is, and how much it shows. */
export interface GoldenRecord {
  readonly name: string;
  readonly text: string;
  readonly moves: number;
  readonly shows: number;
}

interface Played {
  readonly number: number;
  readonly seen: ReadonlySet<string>;
  readonly moves: number;
}

const NAMES = ['Ada', 'Bao', 'Cleo', 'Dov', 'Eki', 'Fay'];

function* play<S extends Core, M extends Move, E extends GameEvent>(of: Recording<S, M, E>, number: number) {
  const { game, seatsOf, optionsOf, choose, coverage } = of;
  const rng = seeded(seedOf(-1 - number));
  const options = optionsOf(number);
  const s = game.setup(seedOf(number), seatsOf(number), options);
  const notes = new coverage.Shown(s, options);
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const move = choose(number, rng, s, seat);
    notes.moved(s, move[0], game.apply(s, seat, move));
    yield { s, seat, move, seen: notes.seen };
  }
}

function summary<S extends Core, M extends Move, E extends GameEvent>(
  of: Recording<S, M, E>,
  number: number,
): Played {
  let moves = 0;
  let seen: ReadonlySet<string> = new Set();
  for (const step of play(of, number)) {
    seen = step.seen;
    if (++moves > (of.longest ?? Number.POSITIVE_INFINITY)) break;
  }
  return { number, seen, moves };
}

function recordOf<S extends Core, M extends Move, E extends GameEvent>(
  of: Recording<S, M, E>,
  number: number,
): GoldenRecord {
  const { game, kind } = of;
  const seats = NAMES.slice(0, of.seatsOf(number)).map((name) => ({ name, kind }));
  const head = { options: of.optionsOf(number), seats, seed: seedOf(number), salt: `golden ${number}` };
  const recorder = new Recorder(game, head);
  let end = game.setup(head.seed, seats.length, head.options);
  for (const { s, seat, move } of play(of, number)) {
    recorder.moved(s, seat, move);
    end = s;
  }
  const record = recorder.record(end);
  const name = `rules-${record.rules}-${seats.length}-seats-${record.outcome!.reason}-${number}.json`;
  return { name, text: recordText(record), moves: record.moves.length, shows: coverageOf(of, record).size };
}

/** What a recorded game shows. @throws Error when the record cannot be replayed */
export function coverageOf<S extends Core, M extends Move, E extends GameEvent>(
  { game, coverage }: Pick<Recording<S, M, E>, 'game' | 'coverage'>,
  record: GameRecord,
): ReadonlySet<string> {
  const start = opening(game, record);
  if (!start.ok) throw new Error(start.error.code);
  const notes = new coverage.Shown(start.value, record.options);
  const end = replay(game, record, (s, events, index) =>
    notes.moved(s, record.moves[index]![1].split(' ')[0]!, events),
  );
  if (!end.ok) throw new Error(`${end.error.code} ${JSON.stringify(end.error.params)}`);
  return notes.seen;
}

/**
 * Few and short games that show all that is missing: always one that shows most of it, the shortest of these.
 * @throws Error if no game shows something
 */
export function goldenRecords<S extends Core, M extends Move, E extends GameEvent>(
  of: Recording<S, M, E>,
  missing: Set<string>,
): readonly GoldenRecord[] {
  if (missing.size === 0) return [];
  const longest = of.longest ?? Number.POSITIVE_INFINITY;
  const games = Array.from({ length: of.games }, (_, number) => summary(of, number)).filter(
    ({ moves }) => moves <= longest,
  );
  const chosen: number[] = [];
  while (missing.size > 0) {
    const gain = ({ seen }: Played) => [...missing].filter((what) => seen.has(what)).length;
    const best = games.reduce((a, b) => ((gain(b) - gain(a) || a.moves - b.moves) > 0 ? b : a));
    if (gain(best) === 0) throw new Error(`no game shows ${[...missing].join(', ')}`);
    for (const what of best.seen) missing.delete(what);
    chosen.push(best.number);
  }
  return chosen.map((number) => recordOf(of, number));
}
