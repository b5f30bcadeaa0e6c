import { boardLines, boardsOf } from '../../words/sector.ts';
import type { Props } from '../draft.ts';
import { PlacesList } from './places-list.tsx';

/** The galaxy in sentences, board by board: all that the drawn board shows, and what may be chosen there. */
export function GalaxyText({ table }: { readonly table: Props }) {
  const { view, seats } = table;
  const names = seats.map(({ name }) => name);
  return (
    <>
      <PlacesList table={table} />
      {boardsOf(view).map((board) => {
        const [head, ...lines] = boardLines(view, board, names);
        return (
          <section key={board}>
            <h3>{head}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
