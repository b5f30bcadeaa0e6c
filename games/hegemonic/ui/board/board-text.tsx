import { Icon } from '@conclave/kit';
import { boardLines, boardsOf } from '../../words/sector.ts';
import type { Props } from '../draft.ts';

/** The galaxy in sentences, board by board, folded until it is asked for: all that the drawn board shows. */
export function GalaxyText({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const names = seats.map(({ name }) => name);
  return (
    <details className="map-text">
      <summary>
        <Icon name="log" size={18} /> <span>Galaxy as text</span>
      </summary>
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
    </details>
  );
}
