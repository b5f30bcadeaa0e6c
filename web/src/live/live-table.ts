import type { Move } from '@conclave/kernel';
import type { Speed } from '@conclave/kit';
import type { StoreApi } from 'zustand/vanilla';
import type { Answer } from '../net/api.ts';
import type { Command, CommandAnswer, History, Refused } from '../net/protocol.ts';
import type { Watcher } from '../net/socket.ts';
import type { Known } from './known.ts';
import type { LogEntry } from './log.ts';
import type { Pending } from './optimistic.ts';
import type { Stage } from './stage.ts';
import type { Mark } from './undo.ts';

export interface TableState {
  readonly known: Known;
  readonly stage: Stage;
  /** Moves of mine that the server has not confirmed yet. */
  readonly pending: readonly Pending[];
  readonly log: readonly LogEntry[];
  readonly marks: readonly Mark[];
  /** The versions of own moves that went on with the move before: Undo takes them back together. */
  readonly joined: ReadonlySet<number>;
  readonly refused: Returned | null;
  /** Counts how often all that was missed came at once: at the beginning, and after the line was lost. */
  readonly arrivals: number;
}

/** A refusal, and whether it gave a move back to its maker. */
export interface Returned extends Refused {
  readonly unmade?: true;
}

/** What a table needs of the world; tests bring their own. */
export interface World {
  command(command: Command, version?: number): Promise<Answer<CommandAnswer>>;
  /** At most `count` moves after the first `from`. */
  history(seat: number | null, from: number, count?: number): Promise<Answer<History>>;
  watch(watcher: Watcher): () => void;
  /** Asks the server once more for this table. */
  ask(): void;
  speed(): Speed;
  /** Whether nobody can see the page just now. */
  hidden(): boolean;
}

/** A table as this page follows it. */
export interface LiveTable {
  readonly store: StoreApi<TableState>;
  /** Starts to follow; the result ends it. */
  follow(): () => void;
  /** @param goesOn whether it was put together with the move before */
  play(move: Move, goesOn?: boolean): void;
  /** When all that was played so far has its answer. */
  sent(): Promise<void>;
  send(command: Command): Promise<Answer<CommandAnswer>>;
  /** Looks from another seat. */
  sit(seat: number | null): void;
  /** Goes on from a beat that stays until somebody says so. */
  goOn(): void;
  /** Shows the newest view at once. */
  catchUp(): void;
  /** Plays again what happened after the first `from` moves. */
  playback(from: number): Promise<void>;
  dismiss(): void;
}
