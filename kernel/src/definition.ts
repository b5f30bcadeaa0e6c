import type { Json } from './json.ts';
import type { Call, Core, Frame, GameEvent, Next, OptionSpec, Seat, Trigger, Viewer } from './types.ts';

/** The game acts. */
type Act<S, L> = (s: S, f: Frame & L) => Next;

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
interface Sealed<S, M, L> {
  readonly rule: string;
  who(s: S, f: Frame & L): readonly Seat[];
  options(s: S, f: Frame & L, seat: Seat, emit: (move: M) => void): void;
  /** `picks[seat]` is the seat's move, null for those who were not asked. */
  reveal(s: S, f: Frame & L, picks: readonly (M | null)[]): Next;
}

type Step<S, M, L> = Act<S, L> | Ask<S, M, L> | Sealed<S, M, L>;
export type Steps<S, M, L> = { readonly [step: string]: Step<S, M, L> };

/**
 * Who sees a field of the state: everybody; nobody (its shape stays, see `hidden`); of a list by seat each
 * seat its own entry; or what a function leaves of it.
 */
type Sees<S, T> =
  | 'all'
  | 'none'
  | (T extends readonly unknown[] ? 'own' : never)
  | ((value: T, viewer: Viewer, s: Readonly<S>) => T);

/** Who sees each field that the game adds to the core: a forgotten one does not compile. */
export type Visibility<S extends Core> = { readonly [K in Exclude<keyof S, keyof Core>]-?: Sees<S, S[K]> };

/** The same for a procedure's locals; `owner` shows a local only to the seat in `seat`. */
type LocalSees<S, L, T> =
  | 'all'
  | 'none'
  | (L extends { seat: Seat } ? 'owner' : never)
  | ((value: T, viewer: Viewer, f: Readonly<L>, s: Readonly<S>) => T);
export type LocalVisibility<S, L> = { readonly [K in keyof L]-?: LocalSees<S, L, L[K]> };

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
}

// biome-ignore lint/suspicious/noExplicitAny: states, moves and locals differ from game to game
type Any = any;
/** Any procedure, whatever its locals. */
export type AnyProcedure = Procedure<Any, Any, Any>;

/** What the game waits for: procedure and step, the rule that asks, and whether the answers are sealed. */
export type Asked = { readonly [K in 'procedure' | 'step' | 'rule']: string } & { readonly sealed: boolean };

/** What a window offers: a named point at which others may react. */
export interface WindowSpec<S, M> {
  readonly rule: string;
  /** Every seat that could publicly hold a reaction, in the order in which they are asked. */
  seats(s: S): readonly Seat[];
  options(s: S, seat: Seat, emit: (move: M) => void): void;
  take(s: S, seat: Seat, move: M): Next;
}

/** How raised triggers are handled when the running effect has ended. */
export interface TriggerSpec<S> {
  readonly rule: string;
  /** Who orders simultaneous triggers: usually the active seat. */
  orders(s: S): Seat;
  /** Whether the trigger can be handled now, decided by public information only. */
  ready(s: S, trigger: Trigger): boolean;
  /** Whether it cannot matter which of the two comes first; else only equal triggers are alike. */
  alike?(a: Trigger, b: Trigger): boolean;
  /** The procedure that asks the owner's "you may" and carries the trigger out. */
  handle(s: S, trigger: Trigger): Call;
}

/** Moves open to a seat whether or not it is asked; they come above the unanswered ask. */
interface Anytime<S, M> {
  readonly labels: readonly string[];
  /** `asked`: whether the seat is asked something just now. */
  options(s: S, seat: Seat, emit: (move: M) => void, asked: boolean): void;
  take(s: S, seat: Seat, move: M): Next;
}

/** What a game is called, and for whom. */
export interface Identity {
  readonly id: string;
  /** Version of the state's schema. */
  readonly version: number;
  /** The newest rules number; raised by a fix that changes outcomes. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

/** What of a game the kernel itself carries out. */
export interface Workings<S extends Core, M, E extends GameEvent> {
  readonly procedures: ReadonlyMap<string, AnyProcedure>;
  readonly visible: Visibility<S>;
  readonly events: EventVisibility<E>;
  readonly triggers?: TriggerSpec<S>;
  readonly anytime?: Anytime<S, M>;
}
