import { Children, type ReactNode } from 'react';
import type { RulesChapter } from './game-ui.ts';
import { Names } from './lookup/names.tsx';

/** A section of the rules reference. */
export type RulesSection = RulesChapter['sections'][number];

/** The ids of rules of one game by chapter and number: `ruleIds('SI')('ZON', 1, 3)` is SI-ZON-01 and SI-ZON-03. */
export const ruleIds =
  (game: string) =>
  (chapter: string, ...numbers: readonly number[]): readonly string[] =>
    numbers.map((n) => `${game}-${chapter}-${String(n).padStart(2, '0')}`);

/** A section of the reference: its title, the rules it tells, its paragraphs. */
export const rulesSection = (
  title: string,
  rules: readonly string[],
  ...paragraphs: readonly ReactNode[]
): RulesSection => ({
  title,
  rules,
  text: Children.map(paragraphs, (paragraph) => (
    <p>{typeof paragraph === 'string' ? <Names>{paragraph}</Names> : paragraph}</p>
  )),
});
