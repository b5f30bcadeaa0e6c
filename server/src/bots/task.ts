import type { Bot } from '@conclave/bots';
import type { GameEntry } from '@conclave/games';
import type { Core, Seat, Seed } from '@conclave/kernel';

/** What a thread is told of a bot's turn: what the seat may see, and nothing of what is hidden from it. */
export interface Question {
  readonly bot: string;
  readonly game: string;
  readonly seat: Seat;
  readonly view: Core;
  /** All of the bot's chance. */
  readonly seed: Seed;
}

/** A question as it is sent to a thread. */
export interface Task extends Question {
  readonly id: number;
  /** Address of the module of the players. */
  readonly players: string;
  /** Milliseconds after which the bot is asked to come to an end. */
  readonly ms: number;
}

/** A thread has loaded what a task needs: from now on the bot thinks. */
export interface Begun {
  readonly id: number;
  readonly thread: number;
}

/** What a module of players exports. */
export interface Players {
  readonly bots: Readonly<Record<string, Bot>>;
  readonly games: Readonly<Record<string, GameEntry>>;
}
