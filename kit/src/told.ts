import type { TableScope } from './table-scope.tsx';
import { tableState } from './table-state.ts';

interface Told {
  readonly id: number;
  readonly text: string;
}

/** More than these nobody waits to hear. */
const KEPT = 4;

/** What was told last to those who listen to the table, the newest last. */
export const told = tableState<readonly Told[]>([]);

/** Tells something politely: each time anew, also in the same words. */
export function tell(scope: TableScope | null, text: string): void {
  const { get, set } = told.at(scope);
  const id = (get().at(-1)?.id ?? 0) + 1;
  set([...get(), { id, text }].slice(-KEPT));
}
