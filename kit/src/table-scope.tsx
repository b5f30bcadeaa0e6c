import { createContext, type PropsWithChildren, useContext, useEffect } from 'react';

/** One table on the page, and what its page holds: that comes and goes with it and is shared with no other table. */
export interface TableScope {
  /** Tells it from other tables, also after a reload. */
  readonly id: string;
  /** By what asks for it. */
  readonly held: Map<object, unknown>;
  /** What writes down, before the page is put away, what is to outlive it. */
  readonly keepers: Set<() => void>;
}

export const tableScope = (id: string): TableScope => ({ id, held: new Map(), keepers: new Set() });

const Current = createContext<TableScope | null>(null);

/** The parts below stand at this table. A phone ends a hidden page without a word, so that then is the time to keep things. */
export function AtTable({ scope, children }: PropsWithChildren<{ readonly scope: TableScope }>) {
  useEffect(() => {
    const keep = () => {
      for (const one of scope.keepers) one();
    };
    const onHidden = () => document.hidden && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
      keep();
    };
  }, [scope]);
  return <Current value={scope}>{children}</Current>;
}

/** The table at which a part stands; null elsewhere, as on the page of rules. */
export const useTableScope = (): TableScope | null => useContext(Current);

/** Something of which each table has its own. */
export interface OfTable<T> {
  readonly use: () => T;
  /** For what runs outside of React. */
  readonly at: (scope: TableScope | null) => T;
}

/** @param make begins it where it is first asked for. Where there is no table nothing is kept, and it begins anew each time. */
export function ofTable<T>(make: (scope: TableScope | null) => T): OfTable<T> {
  const at = (scope: TableScope | null): T => {
    if (scope === null) return make(null);
    if (!scope.held.has(make)) scope.held.set(make, make(scope));
    return scope.held.get(make) as T;
  };
  return { at, use: () => at(useTableScope()) };
}
