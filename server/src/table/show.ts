import type { GameEvent, Viewer } from '@conclave/kernel';
import type { History, PlayedStep, Position, TableState, Update } from '../protocol.ts';
import { moveOf, type Played } from './past.ts';
import type { Table } from './table.ts';

/** Where an outsider looks from: an own seat, or null. */
export type Eye = number | null;

const viewerOf = (eye: Eye): Viewer => eye ?? 'table';

export function stateFor(t: Table, eye: Eye): TableState {
  return { version: t.version, seat: eye, position: positionFor(t, eye) };
}

function positionFor(t: Table, eye: Eye): Position | null {
  if (t.state === null) return null;
  const asks = t.isFrozen ? null : t.game.asks(t.state);
  return {
    view: t.game.view(t.state, viewerOf(eye)),
    waiting: [...t.waiting],
    asks: asks && { id: t.askId()!, ...asks },
  };
}

function stepFor(t: Table, { version, seat, move, events }: Played, eye: Eye): PlayedStep {
  return { version, seat, move: seat === eye ? move : null, events: eventsFor(t, events, eye) };
}

function eventsFor(t: Table, events: readonly GameEvent[], eye: Eye): unknown[][] {
  const seen: unknown[][] = [];
  for (const event of events) {
    const shown = t.game.eventFor(event, viewerOf(eye));
    if (shown !== null) seen.push(shown as unknown as unknown[]);
  }
  return seen;
}

/**
 * What a viewer must hear who knows the table up to version `since`; without `info`, which differs from guest to
 * guest: `Table.infoVersion` says whether it is due.
 */
export function updateFor(t: Table, eye: Eye, since: number): Update {
  const from = since > t.version ? 0 : since;
  const update: Update = { table: t.row.id, seat: eye, from, version: t.version };
  if (t.undoneVersion > from || from === 0) update.keep = t.played.filter((p) => p.version <= from).length;
  const steps = newer(t.played, from);
  if (steps.length > 0) update.steps = steps.map((p) => stepFor(t, p, eye));
  const chat = newer(t.chat, from);
  if (chat.length > 0) update.chat = chat;
  if (t.gameVersion > from) update.position = positionFor(t, eye)!;
  return update;
}

/** The end of a list in order of versions that is newer than `since`. */
function newer<T extends { readonly version: number }>(list: readonly T[], since: number): T[] {
  let at = list.length;
  while (at > 0 && list[at - 1]!.version > since) at--;
  return list.slice(at);
}

/** At most `count` moves from the `from`-th on, as the viewer saw them then. */
export function historyFor(t: Table, eye: Eye, from: number, count: number): History {
  const start = Math.min(from, t.played.length);
  const s = t.stateAt(start);
  const before = t.game.view(s, viewerOf(eye));
  const steps = t.played.slice(start, start + count).map((p) => {
    t.game.apply(s, p.seat, moveOf(p.move));
    return { ...stepFor(t, p, eye), view: t.game.view(s, viewerOf(eye)) };
  });
  return { from: start, before, steps };
}
