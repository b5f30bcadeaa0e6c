import { ruleIds } from '@conclave/frame/rule-ids.ts';

/** How many rules each chapter of the specification has: rules, then rulings (R), then worked examples (G). */
const CHAPTERS = {
  ZON: 10,
  VP: 9,
  TRN: 6,
  SLP: 7,
  RES: 4,
  BLD: 13,
  SEL: 10,
  RST: 3,
  FUN: 12,
  TRG: 17,
  GAM: 11,
  CARD: 43,
  SCO: 5,
  R: 47,
  G: 71,
} as const;

/** Every rule, ruling and worked example of the specification. */
export const RULE_IDS = ruleIds('SI', CHAPTERS);
