import { Dialog, type GameUi } from '@conclave/kit';
import { useRef, useState } from 'react';
import { Chapters, FindRule } from './find.tsx';
import { RulesText } from './rules-text.tsx';
import { useRules } from './use-rules.ts';

/**
 * The rules reference over the page, which stays as it is.
 * @param rule what it opens at; without, it begins with its chapters
 */
export function RulesSheet({
  rules,
  rule,
  onClose,
}: {
  readonly rules: GameUi['rules'];
  readonly rule: string | null;
  readonly onClose: () => void;
}) {
  const chapters = useRules(rules);
  const [query, setQuery] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const go = (chapter: string) =>
    text.current?.querySelector(`[id="${chapter}"]`)?.scrollIntoView({ block: 'start' });
  return (
    <Dialog title="Rules" place="side" onClose={onClose}>
      <FindRule query={query} onQuery={setQuery} />
      {query === '' && <Chapters chapters={chapters ?? []} onGo={go} />}
      <div ref={text} aria-busy={chapters === null}>
        {chapters && <RulesText chapters={chapters} at={rule ?? undefined} query={query} />}
      </div>
    </Dialog>
  );
}
