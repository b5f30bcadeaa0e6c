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
  /** The rules number this game was started with. */
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
export type Call = { readonly frame: Frame; readonly again: boolean };

/** End every frame down to and including the nearest one of this procedure. */
export type Cancel = { readonly cancel: string };

/** A setting that players choose when they create a table; does nothing but beside these values of others (`onlyWith`). */
export type OptionSpec = { readonly id: string; readonly onlyWith?: Options } & (ChoiceSpec | NumberSpec);
type ChoiceSpec = { readonly values: readonly string[]; readonly default: string };
type NumberSpec = {
  readonly off: boolean;
  readonly min: number;
  readonly max: number;
  readonly default: number;
};

/** Chosen settings by id; a number option that may be off is 0 then. */
export type Options = { readonly [id: string]: string | number };
