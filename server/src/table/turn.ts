import type { Core, Move, Seat, Seed } from '@conclave/kernel';
import { digest } from '../chance.ts';
import type { Table } from './table.ts';

/** What a bot is asked at a table, and when. */
export interface Turn {
  readonly seat: Seat;
  readonly bot: string;
  /** What the seat may see. */
  readonly view: Core;
  /** All it may do; never empty. */
  readonly moves: readonly Move[];
  /** Its chance. */
  readonly seed: Seed;
  /** Version of the game. */
  readonly version: number;
  /** Under seal the ask, which stays the same while others answer it. */
  readonly sealed: string | null;
}

/** The seat of the bot that has to move; none while somebody thinks about an undo. */
export const seatToMove = (t: Table): Seat | undefined =>
  t.undo === null ? t.waiting.find((seat) => botAt(t, seat) !== null) : undefined;

const botAt = (t: Table, seat: Seat): string | null => {
  const sitting = t.seats[seat];
  return sitting?.kind === 'bot' ? sitting.bot : null;
};

/** The turn of the bot that has to move now. */
export function turnOf(t: Table): Turn | null {
  const seat = seatToMove(t);
  if (seat === undefined) return null;
  const { game } = t;
  const view = game.view(t.state!, seat);
  return {
    seat,
    bot: botAt(t, seat)!,
    view,
    moves: game.moves(view, seat),
    seed: chanceOf(t, seat),
    version: t.gameVersion,
    sealed: game.asks(view)!.sealed ? t.askId() : null,
  };
}

/** Whether the table still waits for this answer. */
export function isOpen(turn: Turn, t: Table): boolean {
  const isSame = t.gameVersion === turn.version || (turn.sealed !== null && t.askId() === turn.sealed);
  return isSame && t.undo === null && t.waiting.includes(turn.seat) && botAt(t, turn.seat) === turn.bot;
}

/** A bot's chance at this point of the game: the same after a restart, of no use for guessing the game's own. */
const chanceOf = (t: Table, seat: Seat): Seed =>
  digest(`${t.started!.bots} ${seat} ${t.played.length}`).slice(0, 32);
