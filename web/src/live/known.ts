import { toldApart } from '@conclave/frame/told-apart.ts';
import type { ChatLine, PlayedStep, Position, TableInfo, Update } from '../net/protocol.ts';

/** What the server has told of a table, for one viewer. */
export interface Known {
  readonly seat: number | null;
  /** Undefined until the first update. */
  readonly version: number | undefined;
  readonly info: TableInfo | null;
  /** The moves that stand. */
  readonly steps: readonly PlayedStep[];
  readonly chat: readonly ChatLine[];
  readonly position: Position | null;
}

export const nothing = (seat: number | null): Known => ({
  seat,
  version: undefined,
  info: null,
  steps: [],
  chat: [],
  position: null,
});

/**
 * What an update brought. `stale`: nothing new; `gap`: something before it is missing, so ask again; `unseated`: the
 * seat it was followed from is somebody else's now.
 */
export type Followed =
  | 'stale'
  | 'gap'
  | 'unseated'
  | {
      readonly known: Known;
      /** How many known moves stayed; fewer than before after an undo. */
      readonly kept: number;
      /** The moves that came. */
      readonly added: readonly PlayedStep[];
    };

/** People whose names look alike are told apart, here, so that all that is shown of the table has the same names. */
const withNames = (info: TableInfo): TableInfo => {
  const names = toldApart(info.seats.map(({ name }) => name));
  return { ...info, seats: info.seats.map((seat, i) => ({ ...seat, name: names[i]! })) };
};

/** People come and go without a new version: only what is said of the table can be new then. */
const peopleOnly = (known: Known, { info }: Update): Followed =>
  info ? { known: { ...known, info: withNames(info) }, kept: known.steps.length, added: [] } : 'stale';

/** Applies an update in the protocol's order: cut, moves, chat, position, info. */
export function follow(known: Known, update: Update): Followed {
  const { version } = known;
  if (update.seat !== known.seat) return update.seat === null && version !== undefined ? 'unseated' : 'stale';
  if (version !== undefined && update.version < version) return 'stale';
  if (update.version === version) return peopleOnly(known, update);
  if (update.from > (version ?? 0)) return 'gap';
  const isNew = (line: { version: number }) => version === undefined || line.version > version;
  const added = (update.steps ?? []).filter(isNew);
  const kept = update.keep ?? known.steps.length;
  return {
    kept: Math.min(kept, known.steps.length),
    added,
    known: {
      seat: known.seat,
      version: update.version,
      info: update.info ? withNames(update.info) : known.info,
      steps: [...known.steps.slice(0, kept), ...added],
      chat: [...known.chat, ...(update.chat ?? []).filter(isNew)],
      position: update.position ?? known.position,
    },
  };
}
