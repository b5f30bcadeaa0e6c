import type { RulesChapter } from '@conclave/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import './rules.css';

/**
 * The rules reference: chapters of sections, each section an anchor for its rules.
 * @param at the rule to scroll to and mark
 * @param query shows only sections that hold all its words
 */
export function RulesText({
  chapters,
  at,
  query = '',
}: {
  readonly chapters: readonly RulesChapter[];
  readonly at?: string | undefined;
  readonly query?: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at) root.current?.querySelector('[data-at]')?.scrollIntoView({ block: 'start' });
  }, [at]);
  useLayoutEffect(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    for (const chapter of root.current!.querySelectorAll<HTMLElement>('.rules-chapter')) {
      let any = false;
      for (const section of chapter.querySelectorAll<HTMLElement>('.rules-section')) {
        const text = `${section.dataset.rules} ${section.textContent}`.toLowerCase();
        section.hidden = !words.every((word) => text.includes(word));
        any ||= !section.hidden;
      }
      chapter.hidden = !any;
    }
    root.current!.dataset.empty = String(
      root.current!.querySelector('.rules-chapter:not([hidden])') === null,
    );
  }, [query]);
  return (
    <div ref={root} className="rules-text">
      <p className="rules-none">No rule holds these words.</p>
      {chapters.map((chapter) => (
        <section
          key={chapter.id}
          id={chapter.id}
          className="rules-chapter"
          aria-labelledby={`${chapter.id}-title`}
        >
          <h2 id={`${chapter.id}-title`}>{chapter.title}</h2>
          {chapter.sections.map((section) => (
            <section
              key={section.rules.join() + section.title}
              className="rules-section"
              data-rules={section.rules.join(' ')}
              data-at={(at !== undefined && section.rules.includes(at)) || undefined}
            >
              {section.rules.map((rule) => (
                <span key={rule} id={rule} className="rules-anchor" />
              ))}
              <h3>{section.title}</h3>
              <div className="rules-body">{section.text}</div>
              <p className="rules-ids">{section.rules.join(', ')}</p>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}
