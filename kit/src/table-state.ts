import { type Cell, cell } from './cell.ts';
import { ofTable, type TableScope } from './table-scope.tsx';

/** A value of which each table on the page has its own. What a person has set for every table is a `BrowserState`. */
export interface TableState<T> {
  readonly use: () => T;
  /** Sets it, for parts that are not drawn anew when it changes. */
  readonly useSet: () => (value: T) => void;
  /** Reads and sets it, for what happens later: effects and listeners. */
  readonly useCell: () => Cell<T>;
  /** For what runs outside of React. */
  readonly at: (scope: TableScope | null) => Cell<T>;
}

export function tableStateBy<T>(make: (scope: TableScope | null) => Cell<T>): TableState<T> {
  const cells = ofTable(make);
  return { use: () => cells.use().use(), useSet: () => cells.use().set, useCell: cells.use, at: cells.at };
}

export const tableState = <T>(initial: T): TableState<T> => tableStateBy(() => cell(initial));
