import { Tip, useTip } from '@conclave/kit';
import type { ReactNode } from 'react';

interface Term {
  readonly says: string;
  readonly rule: string;
}

/** Words of the game that a newcomer meets before the rules tell them. */
const TERMS: { readonly [word: string]: Term } = {
  CAP: {
    says: 'CAPs are the money of the game: you gain your income in every Collection, and pay for what you build, move, attack and advance.',
    rule: 'HG-GEN-01',
  },
  BASIC: {
    says: 'BASIC stands on every action card but Discover: gain 2 CAPs, or draw a technology and then discard or advance one.',
    rule: 'HG-ACT-08',
  },
  Arbitration: {
    says: 'Arbitration ends the round: who has most CAPs becomes Arbiter, then CAPs beyond your limit are lost, then the boards are scored. The limit is the least number uncovered on your tracks.',
    rule: 'HG-ARB-04',
  },
  Arbiter: {
    says: 'The Arbiter begins the expansion, and says who starts among equal numbers. It is who has most CAPs at Arbitration.',
    rule: 'HG-ARB-06',
  },
};
const WORD = new RegExp(`\\b(${Object.keys(TERMS).join('|')})(s?)\\b`);

/** A text in which the terms of the game tell what they mean on pointing, focus and long press. */
export function Explained({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(WORD);
  // Text, term and plural follow each other.
  return parts.map((part, i) => {
    if (i % 3 === 2) return null;
    if (i % 3 === 0) return part;
    const { says, rule } = TERMS[part]!;
    return (
      <Tip key={i} className="hg-word" tip={says} rule={rule}>
        {part}
        {parts[i + 1]}
      </Tip>
    );
  });
}

/** A term inside of a button, which tells what it means on pointing and long press. */
export function TermWord({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  const { says, rule } = TERMS[word]!;
  return <span {...useTip(says, rule)}>{children}</span>;
}
