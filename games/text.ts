import type { Core, GameEvent, Move, Viewer } from '@conclave/kernel';

/** What a game's `text.ts` exports by default: the game in plain text, for terminals and logs. */
export interface GameText<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The table as far as this view knows it, in lines of at most 100 characters. `names` are those of the seats. */
  table(view: Readonly<S>, viewer: Viewer, names: readonly string[]): string;
  /** A move that is open in this view, as what the mover does: “build Corvee System, selling Black Market”. */
  sayMove(view: Readonly<S>, move: M): string;
  /** What happened, as a sentence; null for what needs no words. Hidden cards are “a card”. */
  sayEvent(event: E, names: readonly string[]): string | null;
  /** The text of the card, or whatever else, that goes by this name or a part of it; null if nothing does. */
  help(topic: string): string | null;
}
