import { Icon } from '@conclave/kit';
import { useState } from 'react';
import { boardLines, boardsOf } from '../../words/sector.ts';
import type { Props } from '../draft.ts';
import { PlacesList } from './places-list.tsx';

/** The galaxy in sentences, board by board: all that the drawn board shows, and what may be chosen there. */
function Text({ table }: { readonly table: Props }) {
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

/** The galaxy as text, folded until it is asked for. */
export function GalaxyText({ table }: { readonly table: Props }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="map-text" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <Icon name="log" size={18} /> <span>Galaxy as text</span>
      </summary>
      {isOpen && <Text table={table} />}
    </details>
  );
}
