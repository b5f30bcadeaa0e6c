import type { GameEvent, Refusal, Seat, Steps } from '@conclave/kernel';
import type { CardType, FunctionNumbers } from '../../data/cards.ts';
import type { Built, Move, State } from '../types.ts';

/** What sets a passive function off (SI-TRG-11 to 16). */
export const OCCASIONS = [
  'oppBuilt',
  'youBuilt',
  'selfEntered',
  'cardEntered',
  'oppCardSlipped',
  'oppResearchDiscard',
  'youLostHandCards',
  'oppTurnEnd',
  'ownTurnEnd',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The locals of a function that is being carried out. */
export type Use = {
  /** The owner of the card, who activates it. */
  seat: Seat;
  uid: number;
  fn: number;
  /** The player chosen, or the one who caused the event; -1 for none. */
  target: Seat;
  /** A card chosen on activation: given, slipped, returned or unslipped; -1 for none. */
  card: number;
  /** `@`, or how many cards were discarded as a cost. */
  n: number;
  /** Revealed cards, or those of the event. */
  cards: number[];
  /** Who has still to carry out the present sentence. */
  queue: Seat[];
};

export type UseSteps = Steps<State, Move, Use>;

/** Why a function can't be used: null if it can. */
export type Lack = Refusal | null;

/** A part of a card's text, with the numbers of the card. */
type Says = (n: FunctionNumbers) => string;

/** What is left of ":" in a card's text. */
export interface Cost {
  readonly says: Says;
  /** What is missing to pay it now. `card` is the card whose function is used. */
  lacks(s: Readonly<State>, seat: Seat, card: Built): Lack;
  pay(s: State, f: Use): void;
  /** How many cards paying puts within reach of the deck (SI-FUN-05). */
  frees?(s: Readonly<State>, seat: Seat, card: Built): number;
}

/** One sentence of an effect. */
export interface Effect {
  readonly says: Says;
  /** Why it would do nothing, as far as the activator can know (SI-FUN-05). `freed`: cards freed by the cost. */
  lacks(s: Readonly<State>, seat: Seat, card: Built, freed: number, event: GameEvent | null): Lack;
  /** Its steps; `rule` is the id for what it asks. */
  steps(rule: string): UseSteps;
}

/** A condition beyond the occasion itself. */
export interface Condition {
  readonly says: Says;
  /** The refusal when it does not hold (SI-FUN-02). */
  readonly unmet: Refusal;
  holds(s: Readonly<State>, seat: Seat, card: Built): boolean;
}

/** What the activator chooses on activation (SI-FUN-11): arguments of the move. */
export interface Choice {
  /** What is chosen, after "choose". */
  readonly says: string;
  /** What the move is called when a reaction is accepted; `accept` unless said otherwise. */
  readonly label?: 'unslip';
  /** Emits `begin` with each set of arguments. */
  options(
    s: Readonly<State>,
    seat: Seat,
    card: Built,
    begin: readonly (string | number)[],
    emit: (move: Move) => void,
  ): void;
  /** Reads the arguments into the locals. */
  read(f: Use, args: readonly (number | string)[]): void;
}

interface Common {
  readonly cost: readonly Cost[];
  readonly effects: readonly Effect[];
  readonly condition?: Condition;
  readonly choice?: Choice;
}

/** Used in the own main phase. */
export interface ActiveFunction extends Common {
  readonly kind: 'active';
  /** Usable between declaring and paying a build, too (SI-BLD-06). */
  readonly money: boolean;
  /** The mode's name, if the card has several. */
  readonly mode?: string;
}

/** Set off by an occasion; `may`: the owner decides (SI-FUN-07). */
export interface Reaction extends Common {
  readonly kind: 'reaction';
  readonly on: Occasion;
  readonly may: boolean;
  /** Only cards of this type set it off (7, 8, 23, 28). */
  readonly type?: CardType;
}

/** True as long as the card is in a tableau; the queries of the rules ask for it. */
interface StaticFunction {
  readonly kind: 'static';
  readonly says: Says;
  /** The type whose cards it counts at the end. */
  readonly counts?: CardType;
}

export type CardFunction = ActiveFunction | Reaction | StaticFunction;
