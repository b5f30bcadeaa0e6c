/** How many rules each chapter of the specification has: rules, then rulings (R), then worked examples (G). */
const CHAPTERS = {
  SET: 9,
  GEN: 8,
  GEO: 10,
  POW: 8,
  COL: 2,
  EXP: 6,
  ACT: 12,
  ARB: 6,
  BLD: 15,
  MOV: 7,
  CON: 41,
  TEC: 11,
  TX: 2,
  LEA: 12,
  SCO: 6,
  END: 5,
  VAR: 21,
  R: 59,
  G: 53,
} as const;

/** The effects of technologies go by the letter of their type: eight of each. */
const TECHNOLOGIES = ['I', 'P', 'M'].flatMap((type) =>
  Array.from({ length: 8 }, (_, i) => `HG-TX-${type}${i + 1}`),
);

/** Every rule, ruling and worked example of the specification. */
export const RULE_IDS: readonly string[] = [
  ...Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, i) => `HG-${chapter}-${String(i + 1).padStart(2, '0')}`),
  ),
  ...TECHNOLOGIES,
];
