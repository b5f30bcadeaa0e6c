import { ruleIds } from '@conclave/frame/rule-ids.ts';

/** How many rules each chapter of the specification has: rules, then rulings (R), then worked examples (G). */
const CHAPTERS = {
  SET: 9,
  TOK: 10,
  CTL: 8,
  AGE: 8,
  CHO: 4,
  RES: 4,
  WAR: 16,
  EVO: 4,
  COL: 5,
  BON: 5,
  EXP: 6,
  MOV: 5,
  POR: 1,
  PRO: 2,
  AMB: 1,
  CNV: 2,
  SCO: 4,
  END: 3,
  DUE: 4,
  XPL: 4,
  R: 40,
  G: 48,
} as const;

/** Every rule, ruling and worked example of the specification. */
export const RULE_IDS = ruleIds('AX', CHAPTERS);
