import {
  below,
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  moveText,
  type OptionSpec,
  type Options,
  pick,
  Recorder,
  type Rng,
  replay,
  type Seat,
  seeded,
  seedOf,
  undoable,
  verify,
} from '@conclave/kernel';
import { Broken, breach, checkMove, checkOver, checkPosition, type Mark } from './contract-checks.ts';

/** `light` looks closely at a sample of the positions, `full` at every one. */
export type Depth = 'light' | 'full';

/** A game that does not keep the contract, with the record of the play that shows it. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
  readonly property: string;
  readonly record: GameRecord;

  constructor(property: string, detail: string, record: GameRecord, cause?: unknown) {
    super(`${record.game}: ${property} (after ${record.moves.length} moves): ${detail}`, { cause });
    this.property = property;
    this.record = record;
  }
}

/** What one checked game was like. */
export interface CheckedGame {
  readonly seats: number;
  readonly moves: number;
  readonly reason: string;
}

/** One of this many positions is looked at closely in a light check. */
const SAMPLE = 12;
/** How often a seat that is not asked makes a move that is open at any time. */
const UNASKED = 12;

/**
 * Plays one random game and checks on the way everything that a game promises. The number decides seats,
 * options, chance and moves.
 * @throws ContractBreach with the name of the first property that does not hold
 */
export function checkGame<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  number: number,
  { depth }: { readonly depth: Depth },
): CheckedGame {
  const rng = seeded(seedOf(number));
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
  const options = randomOptions(game.options, rng);
  const seed = seedOf(number + 0x5eed);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, kind: 'random' }));
  const head = { options, seats: names, seed, salt: `contract ${number}` };
  const marks: Mark[] = [];
  const made: M[] = [];
  let next = '';
  try {
    let s = game.setup(seed, seats, options);
    const hashes = [game.hash(s)];
    const bound = game.bound(s);
    while (s.outcome === null) {
      const closely = depth === 'full' || below(rng, SAMPLE) === 0;
      checkPosition(game, s, { rng, closely, made });
      if (closely) s = JSON.parse(JSON.stringify(s)) as S;
      const [seat, move] = randomMove(game, s, rng);
      next = `${seat} ${moveText(move)}`;
      const final = closely ? checkMove(game, s, seat, move, rng) : 'revealed';
      game.apply(s, seat, move);
      marks.push({ seat, final });
      made.push(move);
      hashes.push(game.hash(s));
      if (made.length > bound) breach('a game ends within its bound', `${bound} moves`);
    }
    checkOver(game, s);
    const record = recordOf(game, head, marks, made);
    if (record.hash !== hashes.at(-1)) breach('a record replays to the same states', 'played again');
    checkUndo(game, record, { marks, hashes, rng });
    const end = verify(game as unknown as Game, JSON.parse(JSON.stringify(record)) as GameRecord);
    if (!end.ok) breach('a record replays to the same states', JSON.stringify(end.error));
    return { seats, moves: made.length, reason: s.outcome.reason };
  } catch (error) {
    const record = recordOf(game, head, marks, made);
    if (error instanceof Broken) throw new ContractBreach(error.property, error.message, record);
    throw new ContractBreach('rules do not fail', `at ${next}: ${error}`, record, error);
  }
}

/** Plays the moves again from the setup, noting each. */
function recordOf<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  head: Pick<GameRecord, 'options' | 'seats' | 'seed' | 'salt'>,
  marks: readonly Mark[],
  made: readonly M[],
): GameRecord {
  const recorder = new Recorder(game, head);
  const s = game.setup(head.seed, head.seats.length, head.options);
  for (const [i, move] of made.entries()) {
    if (s.outcome !== null) break;
    game.apply(s, marks[i]!.seat, move);
    recorder.moved(s, marks[i]!.seat, move);
  }
  return recorder.record(s);
}

function randomOptions(specs: readonly OptionSpec[], rng: Rng): Options {
  const value = (spec: OptionSpec) => {
    if ('values' in spec) return pick(rng, spec.values);
    const inside = spec.min + below(rng, spec.max - spec.min + 1);
    return pick(rng, [spec.default, spec.default, spec.min, inside, spec.off ? 0 : spec.max]);
  };
  return Object.fromEntries(specs.map((spec) => [spec.id, value(spec)]));
}

/** A seat that is asked, now and then another one that may do something, and one of its moves. */
function randomMove<S extends Core, M extends Move>(game: Game<S, M>, s: S, rng: Rng): [Seat, M] {
  const asked = game.waiting(s);
  const any = [...Array(s.seats).keys()].filter((seat) => game.moves(s, seat).length > 0);
  const seat = pick(rng, below(rng, UNASKED) === 0 ? any : asked);
  return [seat, pick(rng, game.moves(s, seat))];
}

/** Taking a move back that may be taken back gives the state before it, to the last bit. */
function checkUndo<S extends Core>(
  game: Game<S>,
  record: GameRecord,
  { marks, hashes, rng }: { marks: readonly Mark[]; hashes: readonly string[]; rng: Rng },
): void {
  const points = marks.flatMap(({ seat }, i) => {
    const undo = undoable(marks.slice(Math.max(0, i - 12), i + 1), seat);
    return undo.kind === 'final' ? [] : [Math.max(0, i - 12) + undo.to];
  });
  if (points.length === 0) return;
  const to = pick(rng, points);
  const back = replay(game, { ...record, moves: record.moves.slice(0, to), hashes: undefined });
  if (!back.ok) breach('an undo can be replayed', `to move ${to}: ${back.error.code}`);
  else if (game.hash(back.value) !== hashes[to]) breach('an undo restores the exact state', `to move ${to}`);
}
