import { bagLines, landLines } from '../../words/land.ts';
import { monumentLines } from '../../words/standings.ts';
import type { Props } from '../draft.ts';

/** The map in sentences: all that the drawn map shows. */
export function LandText({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const names = seats.map(({ name }) => name);
  const [head, ...lines] = landLines(view, names);
  return (
    <>
      <p>{head}</p>
      <ul>
        {[...lines, ...monumentLines(view, names).slice(1), ...bagLines(view)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
