import { ruleIds } from '@conclave/frame/rule-ids.ts';

/** How many rules each chapter of the specification has: rules, then rulings (R). */
const CHAPTERS = {
  SET: 11,
  AGE: 12,
  INI: 4,
  KNO: 10,
  GRO: 6,
  PRO: 13,
  ACT: 10,
  CIT: 10,
  MON: 13,
  BLD: 5,
  TRE: 7,
  DEV: 12,
  INF: 9,
  DOM: 5,
  HEG: 16,
  OME: 12,
  FIN: 10,
  VAR: 6,
  R: 37,
} as const;

/** Worked examples go by numbers of their own. */
const EXAMPLES = Array.from({ length: 53 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`);

/** Every rule, ruling and worked example of the specification. */
export const RULE_IDS: readonly string[] = [...ruleIds('DM', CHAPTERS), ...EXAMPLES];
