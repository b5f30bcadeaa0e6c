import type { Bot } from '@conclave/bots';
import type { Refusal } from '@conclave/kernel';
import type { Command, CommandRequest } from '../protocol.ts';
import { RefusedError } from '../refused.ts';
import type { Guest } from '../store/store.ts';
import { callBot, type Patience, type Presence, takeBack } from './absence.ts';
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
  readonly presence: Presence;
  readonly patience: Patience;
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
  callBot,
  takeBack,
  move,
  undo,
  consent,
  chat: say,
};

/** More entries than any honest table sees. What the game needs goes on whatever was said, renamed or tried before. */
const MOST_ENTRIES = 50_000;
const ALWAYS: readonly Do[] = ['move', 'consent', 'handOver', 'callBot', 'takeBack'];

/** What a command would do at the table; changes nothing. `rematch` concerns two tables and is decided elsewhere. */
export function decide(t: Table, by: Guest, context: Context): Decision {
  const { command } = context.request;
  if (t.isFrozen) throw new RefusedError('other-rules');
  if (t.version >= MOST_ENTRIES && !ALWAYS.includes(command.do)) throw new RefusedError('log-full');
  return (DECIDE[command.do as Exclude<Do, 'rematch'>] as Decide<Do>)(t, by, command, context);
}
