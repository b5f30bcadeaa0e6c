import type { Part } from '../../rules/types.ts';
import type { Step } from './use-script.ts';

/** A term of a side with the name under which it comes into sight. */
export interface Term {
  readonly key: string;
  readonly part: Part;
}

/** The terms of a side, each with a name of its own. */
export function termsOf(side: 0 | 1, parts: readonly Part[]): readonly Term[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const name = `${side} ${part[0]} ${part[2]} ${part[3]}`;
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return { key: n === 0 ? name : `${name} ${n}`, part };
  });
}

/** Whether it is a side's technology. */
export const isCard = ({ part: [name] }: Term): boolean => name === 'card';

/** Milliseconds: all terms of step 1 together, one of them at most, a card to turn, and what follows. */
const TERMS = 1300;
const TERM = 200;
const CARD = 650;
const VERDICT_AFTER = 450;
const AFTERMATH = 330;

export const VERDICT = 'verdict';
export const afterKey = (i: number): string => `after ${i}`;

/** In which order and when terms, verdict and losses come into sight. */
export function script(
  sums: readonly [readonly Term[], readonly Term[]],
  isCompared: boolean,
  aftermath: number,
): readonly Step[] {
  const starting = sums.flat().filter((term) => !isCard(term));
  const cards = sums.flat().filter(isCard);
  const wait = Math.min(TERM, TERMS / Math.max(1, starting.length));
  return [
    ...starting.map(({ key }) => ({ key, wait })),
    ...cards.map(({ key }, i) => ({ key, wait: i === 0 ? CARD : TERM })),
    ...(isCompared ? [{ key: VERDICT, wait: VERDICT_AFTER }] : []),
    ...Array.from({ length: aftermath }, (_, i) => ({ key: afterKey(i), wait: AFTERMATH })),
  ];
}
