import { cell } from './cell.ts';
import { type TableState, tableStateBy } from './table-state.ts';

/** Sets and maps as JSON can hold them. */
const SET = '$set';
const MAP = '$map';
const packed = (_: string, value: unknown): unknown =>
  value instanceof Set ? { [SET]: [...value] } : value instanceof Map ? { [MAP]: [...value] } : value;
const unpacked = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (SET in value) return new Set(value[SET] as unknown[]);
  return MAP in value ? new Map(value[MAP] as [unknown, unknown][]) : value;
};

/** Whether something kept has the form of what is kept now, and not that of an earlier version of the page. */
const isLike = (value: unknown, like: unknown): boolean =>
  typeof value === typeof like &&
  (typeof like !== 'object' ||
    (value !== null && Object.keys(like ?? {}).every((name) => name in (value as object))));

/** What was kept at a place, or what it begins with. */
function found<T>(place: string, initial: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null', unpacked);
    return kept !== null && isLike(kept, initial) ? (kept as T) : initial;
  } catch {
    return initial;
  }
}

/**
 * A state of a table that somebody has begun and not sent, such as half a move: who comes back to the table, also by a
 * reload of the page, finds it again. It is written down when the page is put away and not at each change, because a move
 * under construction holds all moves it may become.
 * @param lasting what of it is kept
 */
export function unsent<T>(
  key: string,
  initial: T,
  lasting: (value: T) => T = (value) => value,
): TableState<T> {
  return tableStateBy((scope) => {
    if (scope === null) return cell(initial);
    const place = `conclave.unsent ${scope.id} ${key}`;
    const state = cell(found(place, initial));
    scope.keepers.add(() => {
      const value = state.get();
      try {
        if (value === initial) sessionStorage.removeItem(place);
        else sessionStorage.setItem(place, JSON.stringify(lasting(value), packed));
      } catch {
        // Where storage is refused or full, what was begun lasts as long as the table is open.
      }
    });
    return state;
  });
}
