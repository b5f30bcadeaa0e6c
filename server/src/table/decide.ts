import type { Bot } from '@conclave/bots';
import type { Refusal } from '@conclave/kernel';
import type { Command, CommandRequest } from '../protocol.ts';
import { RefusedError } from '../refused.ts';
import type { Guest } from '../store/store.ts';
import type { Fact } from './entry.ts';
import { addBot, handOver, join, leave, removeBot, removePerson, rename, start } from './lobby.ts';
import { consent, move, say, undo } from './play.ts';
import type { Step, Table } from './table.ts';

/** What would happen: the facts to store and, for a move, where it leads. */
export interface Decision {
  readonly facts: readonly Fact[];
  readonly step?: Step;
}

/** What a decision needs besides the table. */
export interface Context {
  readonly request: CommandRequest;
  /** The bots that know the game, weakest first. */
  readonly bots: readonly Bot[];
  /** The game's own sentences for its refusals. */
  readonly say: ((refusal: Refusal) => string | null) | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Do = Command['do'];
/** Says what a command would do; changes nothing. @throws RefusedError */
export type Decide<D extends Do> = (
  t: Table,
  by: Guest,
  command: Extract<Command, { do: D }>,
  context: Context,
) => Decision;

const DECIDE: { readonly [D in Exclude<Do, 'rematch'>]: Decide<D> } = {
  join,
  leave,
  addBot,
  removeBot,
  removePerson,
  rename,
  start,
  handOver,
  move,
  undo,
  consent,
  chat: say,
};

/** More entries than any honest table sees. */
const MOST_ENTRIES = 50_000;

/** What a command would do at the table; changes nothing. `rematch` concerns two tables and is decided elsewhere. */
export function decide(t: Table, by: Guest, context: Context): Decision {
  const { command } = context.request;
  if (t.version >= MOST_ENTRIES) throw new RefusedError('log-full');
  return (DECIDE[command.do as Exclude<Do, 'rematch'>] as Decide<Do>)(t, by, command, context);
}
