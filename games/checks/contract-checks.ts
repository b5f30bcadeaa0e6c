import {
  type Core,
  type Finality,
  finality,
  type Game,
  type GameEvent,
  type Move,
  moveText,
  parseMove,
  pick,
  type Rng,
  type Seat,
  sameMove,
  shuffle,
  type Viewer,
} from '@conclave/kernel';
import { LAST_RESORTS } from './refusal-checks.ts';

/** A property that does not hold. */
export class Broken extends Error {
  readonly property: string;

  constructor(property: string, detail: string) {
    super(detail);
    this.property = property;
  }
}

/** @throws Broken always */
export function breach(property: string, detail: string): never {
  throw new Broken(property, detail);
}

export type Mark = { readonly seat: Seat; readonly final: Finality };

/** Whether two values are the same to the last byte when they are sent. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const seatsOf = (s: Core): Seat[] => [...Array(s.seats).keys()];
const viewersOf = (s: Core): Viewer[] => [...seatsOf(s), 'table'];

/** What must hold in a position before anybody moves. */
export function checkPosition<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  { rng, closely, made }: { rng: Rng; closely: boolean; made: readonly M[] },
): void {
  const fault = game.broken(s);
  if (fault !== null) breach("the game's invariants hold", fault);
  const waiting = game.waiting(s);
  if (waiting.length === 0)
    breach('a game that is not over waits for somebody', JSON.stringify(game.asks(s)));
  for (const seat of waiting)
    if (game.moves(s, seat).length === 0)
      breach('a seat that is asked has a move', `seat ${seat}, ${JSON.stringify(game.asks(s))}`);
  if (!closely) return;
  if (game.hash(JSON.parse(JSON.stringify(s))) !== game.hash(s) || game.hash(game.clone(s)) !== game.hash(s))
    breach('a state is plain JSON, and a clone is the same', game.hash(s));
  for (const seat of seatsOf(s)) checkMoves(game, s, seat, made, rng);
  for (const viewer of viewersOf(s)) checkView(game, s, viewer);
}

/** Every listed move is accepted, every other one that is well formed is refused; neither changes the state. */
function checkMoves<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  made: readonly M[],
  rng: Rng,
): void {
  const before = JSON.stringify(s);
  const moves = game.moves(s, seat);
  const texts = new Set(moves.map(moveText));
  if (texts.size !== moves.length) breach('each move is listed once', `${[...texts].join(', ')}`);
  for (const move of sample(moves, 6, rng)) {
    const read = parseMove(moveText(move));
    if (!read.ok || !sameMove(read.value, move)) breach('a move comes back from its text', moveText(move));
    const result = game.submit(s, seat, move);
    if (JSON.stringify(s) !== before) breach('submitting changes nothing', moveText(move));
    if (!result.ok) breach('a listed move is accepted', `${moveText(move)}: ${result.error.code}`);
    checkWritten(game, s, seat, move, rng);
  }
  const strangers = [
    ...sample(made, 3, rng),
    ...sample(moves, 5, rng).map((move) => mutated(move, moves, rng)),
  ];
  for (const move of strangers) {
    if (texts.has(moveText(game.canonical?.(move) ?? move))) continue;
    const result = game.submit(s, seat, move);
    if (result.ok) breach('a move that is not listed is refused', moveText(move));
    else if (result.error.code === '') breach('a refusal has a code', moveText(move));
  }
  if (JSON.stringify(s) !== before) breach('asking and refusing change nothing', `seat ${seat}`);
}

/** A listed move stands in its one written form; said in another order it goes as well, and one word more is named. */
function checkWritten<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  move: M,
  rng: Rng,
): void {
  const written = game.canonical?.(move) ?? move;
  if (!sameMove(written, move)) breach('a listed move stands in its written form', moveText(move));
  const longer: Move = [...move, 'besides'];
  const code = game.whyNot(s, seat, longer)?.code ?? 'open';
  if (['open', ...LAST_RESORTS].includes(code))
    breach('a superfluous word gets a reason', `${moveText(longer)}: ${code}`);
  const [label, ...args] = move;
  const other: Move = [label, ...shuffle(rng, [...args])];
  if (!game.canonical || !sameMove(game.canonical(other), move)) return;
  const result = game.submit(s, seat, other);
  if (!result.ok)
    breach('a listed move is accepted in any order', `${moveText(other)}: ${result.error.code}`);
  else if (game.broken(result.value.state) !== null)
    breach(
      'a listed move is accepted in any order',
      `${moveText(other)}: ${game.broken(result.value.state)}`,
    );
}

const sample = <T>(list: readonly T[], most: number, rng: Rng): readonly T[] =>
  list.length <= most ? list : Array.from({ length: most }, () => pick(rng, list));

/** A move that looks like this one and is none that was listed, as a rule. */
function mutated(move: Move, listed: readonly Move[], rng: Rng): Move {
  const [label, ...args] = move;
  const other = pick(rng, listed);
  const change = pick<() => Move>(rng, [
    () => [label, ...args, 1],
    () => [label, ...args.slice(0, -1)],
    () => [label, ...args.map((x) => (typeof x === 'number' ? x + 1 : x))],
    () => [label, ...args.map((x) => (typeof x === 'number' ? -1 - x : 'elsewhere'))],
    () => [label, ...args.map((x) => (typeof x === 'number' ? 'word' : 7))],
    () =>
      [label, ...args]
        .reverse()
        .filter((x) => typeof x === 'string')
        .concat('x') as unknown as Move,
    () => [label, ...other.slice(1)],
    () => [other[0], ...args],
    () => ['constructor', ...args],
  ]);
  return change();
}

/** A view tells its viewer all that the state tells, and is a view of itself. */
function checkView<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  viewer: Viewer,
): void {
  const view = game.view(s, viewer);
  if (!same(game.view(view, viewer), view)) breach('the view of a view is that view', `viewer ${viewer}`);
  if (!same(game.waiting(view), game.waiting(s)) || !same(game.asks(view), game.asks(s)))
    breach(
      'a view knows who is asked for what',
      `viewer ${viewer}: ${game.waiting(view)}, not ${game.waiting(s)}`,
    );
  if (viewer !== 'table' && !same(game.moves(view, viewer), game.moves(s, viewer)))
    breach('a view offers its seat what the state offers', `seat ${viewer}, ${JSON.stringify(game.asks(s))}`);
}

/** What must hold for a move that is about to be made; says whether it is final for its mover. */
export function checkMove<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  move: M,
  rng: Rng,
): Finality {
  const before = JSON.stringify(s);
  const after = game.clone(s);
  const events = game.apply(after, seat, move);
  const what = `${seat} ${moveText(move)}`;
  if (JSON.stringify(s) !== before) breach('a clone shares nothing with its state', what);
  const twin = JSON.parse(before) as S;
  if (!same(game.apply(twin, seat, move), events) || !same(twin, after))
    breach('a clone and a state from JSON go the same way', what);
  checkSealed(game, s, rng);
  const from = game.view(s, seat);
  const sent = JSON.stringify(from);
  const final = finality(game, from, seat, move, game.view(after, seat));
  if (JSON.stringify(from) !== sent) breach('a prediction changes nothing', what);
  for (const viewer of viewersOf(s)) checkSecrecy(game, { s, seat, move, after, events, final, viewer, rng });
  checkSnapshots(game, after, events, rng);
  return final;
}

/** Views and events stay as they were told, however the game goes on; uses the state up. */
function checkSnapshots<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  events: readonly E[],
  rng: Rng,
): void {
  if (s.outcome !== null) return;
  const told = [events, ...viewersOf(s).map((viewer) => game.view(s, viewer))];
  const before = JSON.stringify(told);
  const seat = pick(rng, game.waiting(s));
  const moves = game.moves(s, seat);
  if (moves.length === 0) return;
  game.apply(s, seat, pick(rng, moves));
  if (JSON.stringify(told) !== before) breach('views and events share nothing with the state', '');
}

/** Who commits first in a sealed ask makes no difference. */
function checkSealed<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  rng: Rng,
): void {
  const seats = game.waiting(s);
  if (!game.asks(s)?.sealed || seats.length < 2) return;
  const isCommit = (seat: Seat, move: M): boolean => {
    const on = game.clone(s);
    game.apply(on, seat, move);
    return !game.waiting(on).includes(seat);
  };
  const commits = seats.map((seat) => ({
    seat,
    move: pick(
      rng,
      game.moves(s, seat).filter((move) => isCommit(seat, move)),
    ),
  }));
  const end = (order: typeof commits) => {
    const on = game.clone(s);
    for (const { seat, move } of order) {
      if (game.whyNot(on, seat, move)) breach('sealed commits commute', `${seat} ${moveText(move)} is gone`);
      game.apply(on, seat, move);
    }
    return on;
  };
  if (!same(end(commits), end(commits.toReversed())))
    breach('sealed commits commute', commits.map(({ seat, move }) => `${seat} ${moveText(move)}`).join(', '));
}

interface Seen<S, M, E> {
  readonly s: S;
  readonly seat: Seat;
  readonly move: M;
  readonly after: S;
  readonly events: readonly E[];
  readonly final: Finality;
  readonly viewer: Viewer;
  readonly rng: Rng;
}

/**
 * Another world that looks the same to the viewer: the same moves are open in it, and a move that leaves it
 * looking the same has told the same.
 */
function checkSecrecy<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  { s, seat, move, after, events, final, viewer, rng }: Seen<S, M, E>,
): void {
  const view = game.view(s, viewer);
  const world = game.determinize(view, viewer, [...rng]);
  const what = `viewer ${viewer}, move ${seat} ${moveText(move)}`;
  if (!same(game.view(world, viewer), view)) breach('a determinized view looks the same', `viewer ${viewer}`);
  const fault = game.broken(world);
  if (fault !== null) breach('a determinized state is whole', fault);
  if (!same(game.waiting(world), game.waiting(s)) || !same(game.asks(world), game.asks(s)))
    breach('who is asked depends on what everybody knows', what);
  if (viewer !== 'table' && !same(game.moves(world, viewer), game.moves(s, viewer)))
    breach('what is offered depends on what the seat knows', what);
  if (!game.moves(world, seat).some((other) => sameMove(other, move))) return;
  const told = game.apply(world, seat, move);
  if (!same(game.view(world, viewer), game.view(after, viewer))) {
    if (viewer === seat && final === null)
      breach('a move that can be taken back tells its mover nothing', what);
    return;
  }
  const heard = (list: readonly E[]) => list.map((e) => game.eventFor(e, viewer)).filter((e) => e !== null);
  const here = heard(events);
  const there = heard(told);
  const differs = here.findIndex((event, i) => !same(event, there[i]));
  if (differs < 0 && here.length === there.length) return;
  if (differs >= 0 && game.reveals?.(here[differs]!, viewer)) return;
  breach('events tell a viewer nothing that the view hides', `${what}: ${JSON.stringify([here, there])}`);
}

/** What must hold when a game is over. */
export function checkOver<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
): void {
  const fault = game.broken(s);
  if (fault !== null) breach("the game's invariants hold", fault);
  const { places, scores, reason } = s.outcome!;
  const isWhole =
    places.length === s.seats &&
    scores.length === s.seats &&
    scores.every(Number.isFinite) &&
    places.every((place) => Number.isInteger(place) && place >= 1 && place <= s.seats) &&
    places.includes(1) &&
    reason !== '';
  if (!isWhole) breach('an outcome is well formed', JSON.stringify(s.outcome));
  const isSilent =
    game.waiting(s).length === 0 &&
    game.asks(s) === null &&
    seatsOf(s).every((seat) => game.moves(s, seat).length === 0) &&
    game.whyNot(s, 0, ['pass'])?.code === 'game-over';
  if (!isSilent) breach('a game that is over waits for nobody', JSON.stringify(game.waiting(s)));
  for (const viewer of viewersOf(s)) checkView(game, s, viewer);
}
