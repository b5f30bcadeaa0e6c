import type { Bot } from '@conclave/bots';
import { type Core, moveText, pick, type Rng, type Seat, seeded } from '@conclave/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { digest } from '../chance.ts';
import { RefusedError } from '../refused.ts';
import { BY_ITSELF, type Live } from './live.ts';
import { movedFact } from './play.ts';
import type { Table } from './table.ts';

/** Milliseconds until a bot tries again whose move could not be stored. */
const AFTER_FAILURE = 1000;

/** Lets the bots of running tables move, one move at a time and not too fast for people to follow. */
export class BotPlayer {
  readonly #bots: Readonly<Record<string, Bot>>;
  readonly #pace: number;
  readonly #log: FastifyBaseLogger;
  readonly #due = new Map<Live, NodeJS.Timeout | NodeJS.Immediate>();
  #closed = false;

  /** `pace` is the milliseconds before each move of a bot. */
  constructor(bots: Readonly<Record<string, Bot>>, pace: number, log: FastifyBaseLogger) {
    this.#bots = bots;
    this.#pace = pace;
    this.#log = log;
  }

  isDue(live: Live): boolean {
    return this.#due.has(live);
  }

  /** To be called after every change of a table. */
  look(live: Live, pace = this.#pace): void {
    if (this.#closed || this.#due.has(live) || seatToMove(live.table) === undefined) return;
    const go = () => {
      this.#due.delete(live);
      void live.queue.run(() => this.#move(live));
    };
    this.#due.set(live, pace === 0 ? setImmediate(go) : setTimeout(go, pace));
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#due.values()) {
      clearTimeout(timer as NodeJS.Timeout);
      clearImmediate(timer as NodeJS.Immediate);
    }
    this.#due.clear();
  }

  async #move(live: Live): Promise<void> {
    if (this.#closed) return;
    try {
      await live.settle();
      const { table } = live;
      const seat = seatToMove(table);
      if (seat === undefined) return;
      const move = this.#choose(table, seat);
      const next = table.game.submit(table.state!, seat, move);
      if (!next.ok) throw new Error(`a listed move was refused: ${next.error.code}`);
      const fact = movedFact(table, seat, move, next.value.state, Date.now());
      await live.happen([fact], BY_ITSELF, next.value);
      this.look(live);
    } catch (error) {
      this.#log.error({ err: error, table: live.table.row.id }, 'a bot could not move');
      if (error instanceof RefusedError) this.look(live, AFTER_FAILURE);
    }
  }

  /** The bot's move; any legal one if the bot fails. */
  #choose(table: Table, seat: Seat) {
    const { game } = table;
    const view = game.view(table.state!, seat);
    const moves = game.moves(view, seat);
    const sitting = table.seats[seat]!;
    const id = sitting.kind === 'bot' ? sitting.bot : '';
    try {
      const move = this.#bots[id]!.choose<Core, (typeof moves)[number]>(
        game,
        view,
        seat,
        moves,
        chanceOf(table, seat),
      );
      if (!moves.includes(move)) throw new Error(`not one of its moves: ${moveText(move)}`);
      return move;
    } catch (error) {
      this.#log.error(
        { err: error, table: table.row.id, bot: id },
        'a bot failed; a random move takes its place',
      );
      return pick(chanceOf(table, seat), moves);
    }
  }
}

/** The bot that has to move; none while somebody thinks about an undo. */
const seatToMove = (t: Table): Seat | undefined =>
  t.undo === null ? t.waiting.find((seat) => t.seats[seat]?.kind === 'bot') : undefined;

/** A bot's chance at this point of the game: the same after a restart, of no use for guessing the game's own. */
const chanceOf = (t: Table, seat: Seat): Rng =>
  seeded(digest(`${t.started!.bots} ${seat} ${t.played.length}`).slice(0, 32));
