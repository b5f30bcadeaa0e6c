import {
  type Core,
  type Finality,
  finality,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  Recorder,
  type Seat,
  type Undo,
  undoable,
} from '@conclave/kernel';

type Head = Pick<GameRecord, 'options' | 'seats' | 'seed' | 'salt'>;

/** A game played on this machine: state, record, and what can be taken back. */
export class Solo {
  readonly game: Game;
  readonly #head: Head;
  #state: Core;
  #recorder: Recorder<Core, Move, GameEvent>;
  /** Undos, by the number of moves that stayed. */
  #undone: { readonly after: number; readonly seat: Seat }[] = [];
  #made: { readonly seat: Seat; readonly move: Move; readonly final: Finality }[] = [];

  constructor(game: Game, head: Head) {
    this.game = game;
    this.#head = head;
    this.#state = this.#opening();
    this.#recorder = new Recorder(game, head);
  }

  get seats(): GameRecord['seats'] {
    return this.#head.seats;
  }

  get state(): Readonly<Core> {
    return this.#state;
  }

  /** Plays a move that is offered. */
  play(seat: Seat, move: Move): GameEvent[] {
    const { game } = this;
    const before = game.view(this.#state, seat);
    const events = game.apply(this.#state, seat, move);
    const final = finality(game, before, seat, move, game.view(this.#state, seat));
    this.#made.push({ seat, move, final });
    this.#recorder.moved(this.#state, seat, move);
    return events;
  }

  /** Takes the seat's last move back if nothing was revealed since; bots always agree. */
  undo(seat: Seat): Undo {
    const undo = undoable(this.#made, seat);
    if (undo.kind === 'final') return undo;
    const kept = this.#made.slice(0, undo.to);
    this.#state = this.#opening();
    this.#recorder = new Recorder(this.game, this.#head);
    this.#undone = [...this.#undone.filter(({ after }) => after <= undo.to), { after: undo.to, seat }];
    for (let n = 0; n <= kept.length; n++) {
      for (const { after, seat } of this.#undone)
        if (after === n) this.#recorder.noted({ fact: 'undo', seat });
      if (n === kept.length) break;
      const { seat, move } = kept[n]!;
      this.game.apply(this.#state, seat, move);
      this.#recorder.moved(this.#state, seat, move);
    }
    this.#made = kept;
    return undo;
  }

  record(): GameRecord {
    return this.#recorder.record(this.#state);
  }

  #opening(): Core {
    return this.game.setup(this.#head.seed, this.#head.seats.length, this.#head.options);
  }
}
