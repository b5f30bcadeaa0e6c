import { Tip, useTip } from '@conclave/kit';
import type { ReactNode } from 'react';
import { TERMS } from './term-words.ts';

const WORD = new RegExp(`\\b(${Object.keys(TERMS).join('|')})(s?)\\b`);

/** A text in which the terms of the game tell what they mean on pointing, focus and long press. */
export function Explained({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(WORD);
  // Text, term and plural follow each other.
  return parts.map((part, i) => {
    if (i % 3 === 2) return null;
    if (i % 3 === 0) return part;
    const { says, rule } = TERMS[part as keyof typeof TERMS];
    return (
      <Tip key={i} className="hg-word" tip={says} rule={rule}>
        {part}
        {parts[i + 1]}
      </Tip>
    );
  });
}

/** The label of a button, which tells what it is about on pointing and long press; the title of the button stays unsaid. */
export function Telling({
  says,
  rule,
  children,
}: {
  readonly says: ReactNode;
  readonly rule?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className="k-rest" title="" {...useTip(says, rule)}>
      {children}
    </span>
  );
}
