import type { RulesChapter } from '@conclave/web/kit';
import type { ReactNode } from 'react';

export type Section = RulesChapter['sections'][number];

/** Rule ids of one chapter of the specification: `ids('ZON', 1, 3)` is SI-ZON-01 and SI-ZON-03. */
export const ids = (chapter: string, ...numbers: readonly number[]): readonly string[] =>
  numbers.map((n) => `SI-${chapter}-${String(n).padStart(2, '0')}`);

/** A section of the reference: its rules, its title, its paragraphs. */
export const section = (
  title: string,
  rules: readonly string[],
  ...paragraphs: readonly ReactNode[]
): Section => ({
  title,
  rules,
  text: paragraphs.map((paragraph, i) => <p key={i}>{paragraph}</p>),
});
