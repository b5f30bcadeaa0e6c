import { useSyncExternalStore } from 'react';
import type { Shared } from './shared.ts';

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

const here = (): string => (typeof location === 'undefined' ? '' : location.pathname);

/**
 * A shared value that somebody has begun and not sent, such as half a move: each address has its own, and a reload of the
 * page finds it again. It is written down when the page is put away, because a phone then ends it without a word, and not
 * at each change, because a move under construction holds all moves it may become.
 * @param lasting what of it is kept
 */
export function unsent<T>(key: string, initial: T, lasting: (value: T) => T = (value) => value): Shared<T> {
  const place = (address: string) => `conclave.unsent ${address} ${key}`;
  const values = new Map<string, T>();
  const listeners = new Set<() => void>();
  const find = (address: string): T => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(place(address)) ?? 'null', unpacked);
      return kept !== null && isLike(kept, initial) ? (kept as T) : initial;
    } catch {
      return initial;
    }
  };
  const get = (): T => {
    const address = here();
    if (!values.has(address)) values.set(address, find(address));
    return values.get(address)!;
  };
  const set = (value: T) => {
    if (Object.is(value, get())) return;
    values.set(here(), value);
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const keep = () => {
    for (const [address, value] of values)
      try {
        if (value === initial) sessionStorage.removeItem(place(address));
        else sessionStorage.setItem(place(address), JSON.stringify(lasting(value), packed));
      } catch {
        // Where storage is refused or full, what was begun lasts as long as the page.
      }
  };
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', () => document.hidden && keep());
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get, get) };
}
