import {
  type Core,
  type Finality,
  finality,
  type Game,
  type GameEvent,
  type Move,
  parseMove,
  type Seat,
} from '@conclave/kernel';

/** A move that was made and still stands. */
export interface Played {
  readonly version: number;
  readonly seat: Seat;
  readonly move: string;
  readonly ms: number;
  readonly events: readonly GameEvent[];
  /** Why it can't be taken back; null: it can. */
  readonly final: Finality;
  /** Version at which the ask that followed it was opened. */
  readonly asked: number;
}

/** A state is kept after this many moves, so that nobody replays more than these. */
const EVERY = 32;

/** A move as it stands in a log. */
export const moveOf = (text: string): Move => {
  const read = parseMove(text);
  return read.ok ? read.value : [text];
};

/** The moves of a game that still stand, and the way to each earlier state. */
export class Past {
  readonly #game: Game;
  readonly #opening: Core;
  readonly #kept: Core[] = [];
  readonly #played: Played[] = [];

  /** @param opening the state before the first move */
  constructor(game: Game, opening: Core) {
    this.#game = game;
    this.#opening = game.clone(opening);
  }

  get played(): readonly Played[] {
    return this.#played;
  }

  /** Takes in a move and the state after it. */
  push(played: Played, after: Core): void {
    this.#played.push(played);
    if (this.#played.length % EVERY === 0) this.#kept.push(this.#game.clone(after));
  }

  /** Forgets all moves but the first `count`. */
  cut(count: number): void {
    this.#played.length = count;
    this.#kept.length = Math.floor(count / EVERY);
  }

  /** The state after the first `count` moves, to be changed as one likes. */
  stateAt(count: number): Core {
    const kept = Math.floor(count / EVERY);
    const s = this.#game.clone(this.#kept[kept - 1] ?? this.#opening);
    for (const { seat, move } of this.#played.slice(kept * EVERY, count))
      this.#game.apply(s, seat, moveOf(move));
    return s;
  }
}

/** Why a move that leads from one state to another can't be taken back by its mover; null: it can. */
export const finalityOf = (game: Game, from: Core, seat: Seat, move: Move, to: Core): Finality =>
  finality(game, game.view(from, seat), seat, move, game.view(to, seat));
