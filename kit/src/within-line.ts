/** Marks that pile up over and under Latin, Greek and Cyrillic letters; other scripts need theirs. */
const PILE =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20df\u20e1-\u20ff\ufe20-\ufe2f]{2})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20df\u20e1-\u20ff\ufe20-\ufe2f]+/g;

/** What somebody wrote, with at most two accents on a letter, as any language has: more would cover the lines around. */
export const withinLine = (text: string): string =>
  text.normalize('NFD').replace(PILE, '$1').normalize('NFC');
