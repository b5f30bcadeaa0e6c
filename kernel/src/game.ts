import { type Agenda, listMoves, run, takeMove, triggersProcedure, waiting, waitingAt } from './agenda.ts';
import { Bug, type Refusal, type Result, ok, refuse } from './errors.ts';
import { hash } from './hash.ts';
import { copy, equal, type Json } from './json.ts';
import { type Move, moveText, sameMove } from './move.ts';
import { readOptions } from './options.ts';
import { type AnyProcedure, listen } from './procedure.ts';
import { below, type Rng, type Seed, seeded } from './random.ts';
import type { Anytime, Call, Core, EventVisibility, GameEvent, OptionSpec, Options, Seat, TriggerRules, Viewer, Visibility } from './types.ts';
import { SEALED, eventView, viewOf } from './view.ts';

/** What a game must say of itself. */
export interface Definition<S extends Core, M extends Move, E extends GameEvent> {
  readonly id: string;
  /** Version of the state's schema, and for each older one the step to the next. */
  readonly version: number;
  readonly migrations?: { readonly [from: number]: (old: Json) => Json };
  /** Number of the newest rules branch; raised by a fix that changes outcomes. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly procedures: ReadonlyMap<string, AnyProcedure>;
  readonly visible: Visibility<S>;
  readonly events: EventVisibility<E>;
  readonly triggers?: Omit<TriggerRules<S>, 'alike'> & Partial<Pick<TriggerRules<S>, 'alike'>>;
  readonly anytime?: Anytime<S, M>;
  /** The state before the first step; may use `core.rng`. */
  setup(core: Core, options: Options): S;
  /** The procedure that is the whole game. */
  start(s: S): Call;
  /** Fills what the viewer of this view cannot know with one possible world. */
  fill(view: S, viewer: Viewer): void;
  /** Why a move is not offered, from the predicates that `options` uses; null leaves it at `not-offered`. */
  whyNot(s: Readonly<S>, seat: Seat, move: Move): Refusal | null;
  /** What must always hold; a sentence for the first thing that does not. */
  broken(s: Readonly<S>): string | null;
  /** The most moves a game can take. */
  bound(s: Readonly<S>): number;
  clone?(s: Readonly<S>): S;
}

/** A game as everybody else uses it. Methods that take a state also work on a view, for its viewer. */
export interface Game<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly version: number;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** @throws Bug on a number of seats or options that `readOptions` does not accept */
  setup(seed: Seed, seats: number, options?: Options, rules?: number): S;
  /** The seats whose answer the game waits for; nobody when it is over. */
  waiting(s: Readonly<S>): readonly Seat[];
  /** What is asked: procedure, step and rule id; null when the game is over. */
  asks(s: Readonly<S>): { readonly procedure: string; readonly step: string; readonly rule: string; readonly sealed: boolean } | null;
  /** All a seat may do now: the only statement of what is legal. */
  moves(s: Readonly<S>, seat: Seat): M[];
  /** Changes s by a listed move and returns what happened; does not check. @throws Bug */
  apply(s: S, seat: Seat, move: M): E[];
  /** Checks, then applies to a copy: the boundary for everything that comes from outside. */
  submit(s: Readonly<S>, seat: Seat, move: Move): Result<{ state: S; events: E[] }>;
  whyNot(s: Readonly<S>, seat: Seat, move: Move): Refusal | null;
  clone(s: Readonly<S>): S;
  view(s: Readonly<S>, viewer: Viewer): S;
  eventFor(event: E, viewer: Viewer): E | null;
  /** A state that could be the true one for all that the view's viewer knows. */
  determinize(view: Readonly<S>, viewer: Viewer, rng: Rng): S;
  hash(s: Readonly<S>): string;
  migrate(old: Json): S;
  broken(s: Readonly<S>): string | null;
  bound(s: Readonly<S>): number;
}

/** Makes a game of its definition. */
export function game<S extends Core, M extends Move, E extends GameEvent>(d: Definition<S, M, E>): Game<S, M, E> {
  const triggers = d.triggers && { alike: equal, ...d.triggers };
  const procedures = new Map(d.procedures);
  if (triggers) procedures.set('triggers', triggersProcedure(triggers));
  const agenda: Agenda<S, M> = { procedures, triggers, anytime: d.anytime };
  const clone = d.clone ? (s: Readonly<S>) => d.clone!(s) : (s: Readonly<S>) => copy(s) as S;

  const self: Game<S, M, E> = {
    id: d.id,
    version: d.version,
    rules: d.rules,
    seats: d.seats,
    options: d.options,

    setup(seed, seats, options, rules = d.rules) {
      if (!(seats >= d.seats.min && seats <= d.seats.max)) throw new Bug(`${d.id} for ${seats} seats`);
      const read = readOptions(d.options, options ?? {});
      if (!read.ok) throw new Bug(`${d.id}: ${read.error.code} ${JSON.stringify(read.error.params)}`);
      const core: Core = { v: d.version, rules, seats, rng: seeded(seed), agenda: [], raised: [], outcome: null };
      const s = d.setup(core, read.value);
      s.agenda.push(d.start(s).frame);
      listen(() => run(agenda, s));
      return s;
    },

    waiting: (s) => waiting(agenda, s),

    asks(s) {
      const w = waitingAt(agenda, s as S);
      return w && { procedure: w.f.do, step: w.f.at, rule: w.ask.rule, sealed: 'reveal' in w.ask };
    },

    moves(s, seat) {
      const list: M[] = [];
      listMoves(agenda, s as S, seat, (move) => list.push(move));
      return list;
    },

    apply: (s, seat, move) => listen<E>(() => takeMove(agenda, s, seat, move)),

    submit(s, seat, move) {
      const error = self.whyNot(s, seat, move);
      if (error) return { ok: false, error };
      const state = clone(s);
      const events = self.apply(state, seat, move as M);
      return ok({ state, events });
    },

    whyNot(s, seat, move) {
      if (s.outcome !== null) return refuse('game-over').error;
      if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) return refuse('no-such-seat', { seat }).error;
      let found = false;
      listMoves(agenda, s as S, seat, (m) => {
        found ||= sameMove(m, move);
      });
      if (found) return null;
      if (!self.waiting(s).includes(seat)) return refuse('not-your-turn', { waiting: self.waiting(s).join(' ') }).error;
      return d.whyNot(s, seat, move) ?? refuse('not-offered', { move: moveText(move) }, self.asks(s)?.rule).error;
    },

    clone,
    view: (s, viewer) => viewOf(s as S, viewer, d.visible, d.events, procedures),
    eventFor: (event, viewer) => eventView(event, viewer, d.events),

    determinize(view, viewer, rng) {
      const s = clone(view);
      s.rng = [...rng];
      d.fill(s, viewer);
      fillPicks(agenda, s);
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

    broken: (s) => d.broken(s),
    bound: (s) => d.bound(s),
  };
  return self;
}

/** Sealed picks that the viewer does not know become any pick the seat could have made. */
function fillPicks<S extends Core, M extends Move>(g: Agenda<S, M>, s: S): void {
  for (const f of s.agenda) {
    const { picks } = f;
    if (picks === undefined) continue;
    for (const [seat, pick] of picks.entries()) {
      if (pick?.[0] !== SEALED[0]) continue;
      const ask = g.procedures.get(f.do)?.steps[f.at] as { options(s: S, f: unknown, seat: Seat, emit: (m: Move) => void): void };
      const list: Move[] = [];
      ask.options(s, f, seat, (move) => list.push(move));
      picks[seat] = list[below(s.rng, list.length)] as Move;
    }
  }
}
