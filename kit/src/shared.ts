import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** A value that the separate parts of the table share: the shell renders them side by side, without a common owner. */
export interface Shared<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly use: () => T;
}

export function shared<T>(initial: T): Shared<T> {
  const store = createStore<{ readonly value: T }>(() => ({ value: initial }));
  const get = (): T => store.getState().value;
  return {
    get,
    set: (value) => store.setState({ value }),
    use: () => useSyncExternalStore(store.subscribe, get, get),
  };
}

/** The same, kept in this browser under a key; where storage is refused it lasts as long as the page. */
export function kept<T>(key: string, initial: T): Shared<T> {
  let start = initial;
  try {
    const text = localStorage.getItem(key);
    if (text !== null) start = JSON.parse(text) as T;
  } catch {
    start = initial;
  }
  const store = shared(start);
  return {
    ...store,
    set(value) {
      store.set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Private windows may refuse; the setting then lasts as long as the page.
      }
    },
  };
}
