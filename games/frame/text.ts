import type { Core, GameEvent, Move, Seat, Viewer } from '@conclave/kernel';
import type { At, EventLine } from './event-parts.ts';
import type { MoveTable } from './moves.ts';

/** An answer that a person gives once for all questions of a kind. */
interface Standing<S extends Core = Core, M extends Move = Move> {
  /** What it means, as a sentence. */
  readonly says: string;
  /** The move that it makes by itself now; null where the person is to be asked. */
  answer(view: Readonly<S>, seat: Seat, moves: readonly M[]): M | null;
}

/** What a game's `terminal/index.ts` exports, each member by its name: the game in plain text, for terminals and logs. */
export interface GameText<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The table as far as this view knows it, in lines of at most 100 characters. `names` are those of the seats. */
  table(view: Readonly<S>, viewer: Viewer, names: readonly string[]): string;
  /** What has changed most while a turn goes on, to be shown between its moves instead of the table. */
  brief?(view: Readonly<S>, viewer: Viewer, names: readonly string[]): string;
  /** The board as a drawing, for those who see it; the table says all that it shows. At most 100 columns. */
  map?(view: Readonly<S>): string;
  /** Every kind of move: says how a move is typed of which too little was. */
  readonly moves?: MoveTable<M>;
  /** A move that is open in this view, as what the mover does: “build Corvee System, selling Black Market”. */
  sayMove(view: Readonly<S>, move: M): string;
  /** The moves in few lines that say how to type them, where a numbered list would be long; null where it would not. */
  offer?(view: Readonly<S>, moves: readonly M[]): string | null;
  /** A move as a person types it, with names for numbers, in the form of records: “move C3 D2” as “move 7 9 3”. */
  spell?(view: Readonly<S>, typed: string): string;
  /** What happened, as a line of the log; null for what needs no words. Hidden cards are “a card”. */
  eventLine(event: E, at: At): EventLine | null;
  /** The text of the card, or whatever else, that goes by this name or a part of it; null if nothing does. */
  help(topic: string, view: Readonly<S>, names: readonly string[]): string | null;
  /** At the end: what decided between seats of the same score, for one of them: “21 tokens”; null for all others. */
  tied?(view: Readonly<S>, seat: number): string | null;
  /** What `help` can be asked about, where that is more than cards. */
  readonly topics?: string;
  /** Standing answers, by the word that is typed to choose one; only the latest holds. */
  readonly standing?: { readonly [word: string]: Standing<S, M> };
}
