import type { Json } from './json.ts';
import type { Move } from './move.ts';
import type { Rng } from './random.ts';

export type Seat = number;
/** Who looks: a seat, or `table` for everybody else (spectators), who may know least. */
export type Viewer = Seat | 'table';
export type GameEvent = readonly [name: string, ...args: Json[]];
export type Locals = { [name: string]: Json };

/** Unfinished business: a procedure, the step it stands at, the picks of a sealed ask, and its locals. */
export type Frame = { do: string; at: string; picks?: (Move | null)[] };

/** Something a card will do because of an event, noticed while an effect still resolves. */
export type Trigger = [owner: Seat, card: number, hook: number, event: GameEvent];

/** How a game ended. `places[seat]` is 1 for every winner; equal places share. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** What every game's state holds; all of it is plain JSON, changed in place. */
export interface Core {
  /** Version of the state's schema. */
  v: number;
  /** Number of the rules branch this game was started with. */
  rules: number;
  seats: number;
  rng: Rng;
  /** The stack; the last frame is running or waiting. */
  agenda: Frame[];
  raised: Trigger[];
  outcome: Outcome | null;
}

/** What a step wants done next. */
export type Next = void | 'again' | 'done' | Call | Cancel;

/** Put a procedure above this one; afterwards the next step follows, or this step once more. */
export interface Call {
  readonly frame: Frame;
  readonly again: boolean;
}

/** End every frame down to and including the nearest one of this procedure. */
export interface Cancel {
  readonly cancel: string;
}

/** The game acts. */
export type Act<S, L> = (s: S, f: Frame & L) => Next;

/** One seat decides. */
export interface Ask<S, M, L> {
  /** Id of the rule that asks, for the prompt. */
  readonly rule: string;
  /** A single option is taken without asking. */
  readonly auto?: true;
  /** Nobody: the step is skipped. Depends on public information only. */
  who(s: S, f: Frame & L): Seat | null;
  options(s: S, f: Frame & L, seat: Seat, emit: (move: M) => void): void;
  take(s: S, f: Frame & L, seat: Seat, move: M): Next;
}

/** Several seats decide in secret; nothing happens until all have chosen. */
export interface Sealed<S, M, L> {
  readonly rule: string;
  who(s: S, f: Frame & L): readonly Seat[];
  options(s: S, f: Frame & L, seat: Seat, emit: (move: M) => void): void;
  /** `picks[seat]` is the seat's move, null for those who were not asked. */
  reveal(s: S, f: Frame & L, picks: readonly (M | null)[]): Next;
}

export type Step<S, M, L> = Act<S, L> | Ask<S, M, L> | Sealed<S, M, L>;
export type Steps<S, M, L> = { readonly [step: string]: Step<S, M, L> };

/**
 * Who sees a field of the state: everybody; nobody (its shape stays, see `hidden`); of a list by seat each
 * seat its own entry; or what a function leaves of it.
 */
export type Rule<S, T> =
  | 'all'
  | 'none'
  | (T extends readonly unknown[] ? 'own' : never)
  | ((value: T, viewer: Viewer, s: Readonly<S>) => T);

/** One rule for each field that the game adds to the core: a forgotten one does not compile. */
export type Visibility<S extends Core> = { readonly [K in Exclude<keyof S, keyof Core>]-?: Rule<S, S[K]> };

/** The same for a procedure's locals; `owner` shows a local only to the seat in `seat`. */
export type LocalRule<S, L, T> =
  | 'all'
  | 'none'
  | (L extends { seat: Seat } ? 'owner' : never)
  | ((value: T, viewer: Viewer, f: Readonly<L>, s: Readonly<S>) => T);
export type LocalVisibility<S, L> = { readonly [K in keyof L]-?: LocalRule<S, L, L[K]> };

/** The same for events: everybody, or what a function leaves of it (null: nothing, not even that it happened). */
export type EventVisibility<E extends GameEvent> = {
  readonly [N in E[0]]-?: 'all' | ((event: Extract<E, readonly [N, ...Json[]]>, viewer: Viewer) => E | null);
};

export interface Procedure<S = never, M = never, L = never> {
  readonly name: string;
  readonly locals: LocalVisibility<S, L>;
  readonly steps: Steps<S, M, L>;
  readonly effect: boolean;
  readonly first: string;
  /** The step after each step; '' after the last. */
  readonly after: { readonly [step: string]: string };
}

/** How raised triggers are handled when the running effect has ended. */
export interface TriggerRules<S> {
  readonly rule: string;
  /** Who orders simultaneous triggers: usually the active seat. */
  orders(s: S): Seat;
  /** Whether the trigger can be handled now, decided by public information only. */
  ready(s: S, trigger: Trigger): boolean;
  /** Whether it cannot matter which of the two comes first. */
  alike(a: Trigger, b: Trigger): boolean;
  /** The procedure that asks the owner's "you may" and carries the trigger out. */
  handle(s: S, trigger: Trigger): Call;
}

/** Moves open to a seat whether or not it is asked; they come above the unanswered ask. */
export interface Anytime<S, M> {
  readonly labels: readonly string[];
  options(s: S, seat: Seat, emit: (move: M) => void): void;
  take(s: S, seat: Seat, move: M): Next;
}

/** A setting of a game that players choose when they create a table. */
export type OptionSpec =
  | { readonly id: string; readonly values: readonly string[]; readonly default: string }
  | { readonly id: string; readonly off: boolean; readonly min: number; readonly max: number; readonly default: number };

/** Chosen settings by id; a number option that may be off is 0 then. */
export type Options = { readonly [id: string]: string | number };
