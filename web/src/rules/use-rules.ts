import type { GameUi, RulesChapter } from '@conclave/web/kit';
import { useEffect, useState } from 'react';
import { part } from '../net/parts.ts';

/** The chapters of a game's rules reference; null while they are fetched. */
export function useRules(load: GameUi['rules']): readonly RulesChapter[] | null {
  const [chapters, setChapters] = useState<readonly RulesChapter[] | null>(null);
  useEffect(() => {
    let gone = false;
    part(load).then(
      (found) => !gone && setChapters(found),
      (error: unknown) =>
        !gone &&
        setChapters(() => {
          throw error;
        }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return chapters;
}
