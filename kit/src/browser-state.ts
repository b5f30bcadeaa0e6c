import { type Cell, cell } from './cell.ts';

/** What a person has set in this browser: the same at every table. What one table's page holds is a `TableState`. */
export type BrowserState<T> = Cell<T>;

export const browserState = <T>(initial: T): BrowserState<T> => cell(initial);

/** The same, kept in this browser under a key; where storage is refused it lasts as long as the page. */
export function kept<T>(key: string, initial: T): BrowserState<T> {
  let start = initial;
  try {
    const text = localStorage.getItem(key);
    if (text !== null) start = JSON.parse(text) as T;
  } catch {
    start = initial;
  }
  const store = browserState(start);
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
