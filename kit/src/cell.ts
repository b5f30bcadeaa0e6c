import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** A value that separate parts of a page share, which the shell renders side by side without a common owner. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly use: () => T;
  /** Calls `act` whenever it changes, until what it gives back is called. */
  readonly heed: (act: () => void) => () => void;
}

export function cell<T>(initial: T): Cell<T> {
  const store = createStore<{ readonly value: T }>(() => ({ value: initial }));
  const get = (): T => store.getState().value;
  return {
    get,
    set: (value) => store.setState({ value }),
    use: () => useSyncExternalStore(store.subscribe, get, get),
    heed: (act) => store.subscribe(act),
  };
}
