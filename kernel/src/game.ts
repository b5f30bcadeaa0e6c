import * as agenda from './agenda.ts';
import type { Asked, Identity, Workings } from './definition.ts';
import { Bug, ok, type Refusal, type Result, refuse } from './errors.ts';
import { hash } from './hash.ts';
import { copy, type Json } from './json.ts';
import { type Move, moveText, sameMove } from './move.ts';
import { readOptions } from './options.ts';
import { listen } from './procedure.ts';
import { type Rng, type Seed, seeded } from './random.ts';
import type { Call, Core, GameEvent, Options, Seat, Viewer } from './types.ts';
import { eventView, type Sight, viewOf } from './view.ts';

/** What a definition says of its game, and the game says on. */
interface Said<S extends Core, M extends Move, E extends GameEvent> extends Identity {
  /** Whether an event shows the viewer what the state then hides again, such as a hand revealed and taken up. */
  reveals?(event: E, viewer: Viewer): boolean;
  /** What must always hold; a sentence for the first thing that does not. */
  broken(s: Readonly<S>): string | null;
  /** The most moves a game can take. */
  bound(s: Readonly<S>): number;
  /** A move in the one form that `moves` lists, such as cards in ascending order; carried out as it was made, order and all. */
  canonical?(move: Move): Move;
  /** For bots: what the position is worth to the seat, in hundredths of a point against its rivals. */
  worth?(s: Readonly<S>, seat: Seat): number;
  /** For bots: how good each move looks before it is tried, in that unit; rough, but fast. -Infinity: not to be tried. */
  promise?(s: Readonly<S>, seat: Seat, moves: readonly M[]): number[];
}

/** What a game must say of itself. */
export interface Definition<S extends Core, M extends Move, E extends GameEvent>
  extends Workings<S, M, E>,
    Said<S, M, E> {
  /** For each older version of the state's schema the step to the next. */
  readonly migrations?: { readonly [from: number]: (old: Json) => Json };
  /** The state before the first step; may use `core.rng`. */
  setup(core: Core, options: Options): S;
  /** The procedure that is the whole game. */
  start(s: S): Call;
  /** Fills what the viewer of this view cannot know with one possible world. */
  fill(view: S, viewer: Viewer): void;
  /** Why a move is not offered, from the predicates that `options` uses; null leaves it at `not-offered`. */
  whyNot(s: Readonly<S>, seat: Seat, move: Move): Refusal | null;
  clone?(s: Readonly<S>): S;
}

/** A game as everybody else uses it. Methods that take a state also work on a view, for its viewer. */
export interface Game<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent>
  extends Said<S, M, E> {
  /** @throws Bug on a number of seats or options that `readOptions` does not accept */
  setup(seed: Seed, seats: number, options?: Options, rules?: number): S;
  /** The seats whose answer the game waits for; nobody when it is over. */
  waiting(s: Readonly<S>): readonly Seat[];
  /** What is asked: procedure, step and rule id; null when the game is over. */
  asks(s: Readonly<S>): Asked | null;
  /** All a seat may do now: the only statement of what is legal. */
  moves(s: Readonly<S>, seat: Seat): M[];
  /** Changes s by a legal move and returns what happened; does not check. @throws Bug */
  apply(s: S, seat: Seat, move: M): E[];
  /** Checks, then applies to a copy: the boundary for everything that comes from outside. */
  submit(s: Readonly<S>, seat: Seat, move: Move): Result<{ state: S; events: E[] }>;
  /** Why the seat may not make the move, null if it may; the kernel's own codes are those of `games/frame/kernel-refusals.ts`. */
  whyNot(s: Readonly<S>, seat: Seat, move: Move): Refusal | null;
  clone(s: Readonly<S>): S;
  view(s: Readonly<S>, viewer: Viewer): S;
  eventFor(event: E, viewer: Viewer): E | null;
  /** A state that could be the true one for all that the view's viewer knows. */
  determinize(view: Readonly<S>, viewer: Viewer, rng: Rng): S;
  hash(s: Readonly<S>): string;
  migrate(old: Json): S;
}

/** Refuses words after a move that is listed without them. */
function superfluous(listed: readonly Move[], move: Move): Refusal | null {
  const begins = (one: Move) => one.length < move.length && one.every((part, i) => part === move[i]);
  const [whole] = listed.filter(begins).sort((a, b) => b.length - a.length);
  if (whole === undefined) return null;
  return refuse('superfluous', { words: move.slice(whole.length).join(' '), move: moveText(whole) }).error;
}

/** Makes a game of its definition. */
export function game<S extends Core, M extends Move, E extends GameEvent>(
  d: Definition<S, M, E>,
): Game<S, M, E> {
  const { id, version, rules, seats, options, reveals, broken, bound, canonical, worth, promise } = d;
  const procedures = new Map(d.procedures);
  if (d.triggers) procedures.set('triggers', agenda.triggersProcedure(d.triggers));
  const places = new Map([...procedures].map(([name, procedure]) => [name, agenda.placesOf(procedure)]));
  const g: agenda.Agenda = { places, triggers: d.triggers, anytime: d.anytime };
  const sight = { fields: d.visible, events: d.events, procedures } as unknown as Sight;

  const self: Game<S, M, E> = {
    ...{ id, version, rules, seats, options, reveals, broken, bound, canonical, worth, promise },

    setup(seed, seats, options = {}, rules = d.rules) {
      if (!(seats >= d.seats.min && seats <= d.seats.max)) throw new Bug(`${d.id} for ${seats} seats`);
      const read = readOptions(d.options, options);
      if (!read.ok) throw new Bug(`${d.id}: ${read.error.code} ${JSON.stringify(read.error.params)}`);
      const core = { v: d.version, rules, seats, rng: seeded(seed) };
      const s = d.setup({ ...core, agenda: [], raised: [], outcome: null }, read.value);
      s.agenda.push(d.start(s).frame);
      listen(() => agenda.run(g, s));
      return s;
    },

    waiting: (s) => agenda.waiting(g, s),
    asks: (s) => agenda.asked(g, s),
    moves: (s, seat) => agenda.movesOf(g, s, seat),

    apply: (s, seat, move) => listen<E>(() => agenda.takeMove(g, s, seat, move)),

    submit(s, seat, move) {
      const error = self.whyNot(s, seat, move);
      if (error) return { ok: false, error };
      const state = self.clone(s);
      return ok({ state, events: self.apply(state, seat, move as M) });
    },

    whyNot(s, seat, move) {
      if (s.outcome !== null) return refuse('game-over').error;
      if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats)
        return refuse('no-such-seat', { seat }).error;
      const written = canonical ? canonical(move) : move;
      const listed = self.moves(s, seat);
      if (listed.some((one) => sameMove(one, written))) return null;
      const [waiting, rule] = [self.waiting(s), self.asks(s)?.rule];
      const isOpen = waiting.includes(seat) || d.anytime?.labels.includes(move[0]);
      const reason = isOpen ? (d.whyNot(s, seat, move) ?? superfluous(listed, written)) : null;
      if (reason) return reason;
      if (waiting.includes(seat)) return refuse('not-offered', { move: moveText(move) }, rule).error;
      const code = s.agenda.at(-1)?.picks?.[seat] ? 'already-chosen' : 'not-your-turn';
      return refuse(code, { waiting: waiting.join(' ') }, rule).error;
    },

    clone: (s) => (d.clone ? d.clone(s) : (copy(s) as S)),
    view: (s, viewer) => viewOf(sight, s as S, viewer),
    eventFor: (event, viewer) => eventView(sight, event, viewer) as E | null,

    determinize(view, viewer, rng) {
      const s = self.clone(view);
      s.rng = [...rng];
      d.fill(s, viewer);
      agenda.fillPicks(g, s);
      return s;
    },

    hash,

    migrate(old) {
      let s = old as Json & { v: number };
      while (s.v < d.version) {
        const step = d.migrations?.[s.v];
        if (step === undefined) throw new Bug(`${d.id}: no way from state version ${s.v}`);
        s = step(s) as Json & { v: number };
      }
      return s as unknown as S;
    },
  };
  return self;
}
