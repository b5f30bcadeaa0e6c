import type { Props } from '../draft.ts';

/** The middle of the table. */
export function Board({ view }: Props) {
  return <section className="ax ax-board" aria-label="Galaxy">{`${view.seats} civilisations`}</section>;
}
