/** How many rules each chapter of the specification has: rules, then rulings (R), then worked examples (G). */
const CHAPTERS = {
  ZON: 10,
  VP: 9,
  TRN: 6,
  SLP: 7,
  RES: 4,
  BLD: 12,
  SEL: 10,
  RST: 3,
  FUN: 12,
  TRG: 17,
  GAM: 11,
  CARD: 43,
  SCO: 5,
  R: 46,
  G: 68,
} as const;

/** Every rule, ruling and worked example of the specification. */
export const RULE_IDS: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `SI-${chapter}-${String(i + 1).padStart(2, '0')}`),
);
