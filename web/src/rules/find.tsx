import type { RulesChapter } from '@conclave/kit';
import { useId } from 'react';

/** A field that looks for words or a rule's id in the reference. */
export function FindRule({
  query,
  onQuery,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Search
      </label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder="Words, or a rule's id"
        value={query}
        onChange={(e) => onQuery(e.target.value)}
      />
    </div>
  );
}

/** The chapters as links; `onGo` for where the address has to stay as it is. */
export function Chapters({
  chapters,
  onGo,
}: {
  readonly chapters: readonly RulesChapter[];
  readonly onGo?: (chapter: string) => void;
}) {
  return (
    <nav aria-label="Chapters" className="rules-chapters">
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(e) => {
                if (!onGo) return;
                e.preventDefault();
                onGo(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
