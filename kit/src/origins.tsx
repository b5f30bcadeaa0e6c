import type { ReactNode } from 'react';
import type { RulesSection } from './rules-section.tsx';
import { RulesTable } from './rules-table.tsx';

/** Where a number comes from, as the end of a sentence: “the costs are …”. */
export const ORIGIN = {
  rulebook: 'as in the rulebook',
  public: 'from another public source',
  reconstructed: 'reconstructed for this edition',
} as const;

type Provenance = keyof typeof ORIGIN;

/** A table of data: what it is, where it comes from, and what of it comes from elsewhere. */
export type Origin = readonly [
  what: string,
  from: Provenance,
  ...save: readonly (readonly [what: string, from: Provenance])[],
];

/** The section of the rules reference that tells of every table of data where it comes from. */
export const originsSection = (
  rules: readonly string[],
  origins: readonly Origin[],
  ...paragraphs: readonly ReactNode[]
): RulesSection => {
  const anySave = origins.some(([, , ...save]) => save.length > 0);
  return {
    title: 'Where the numbers come from',
    rules,
    text: (
      <>
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text never change
          <p key={i}>{paragraph}</p>
        ))}
        <RulesTable
          caption="Whoever owns the game can correct them: all are plain tables of data."
          head={['Table', 'Its numbers and texts', ...(anySave ? ['Except'] : [])]}
          rows={origins.map(([what, from, ...save]) => [
            what,
            ORIGIN[from],
            ...(anySave ? [save.map(([part, other]) => `${part}: ${ORIGIN[other]}`).join('; ')] : []),
          ])}
        />
      </>
    ),
  };
};
