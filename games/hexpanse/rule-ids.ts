import { ruleIds } from '@conclave/frame/rule-ids.ts';

/** Every rule of the specification, its rulings (R) and its worked examples (G). */
export const RULE_IDS: readonly string[] = ruleIds('HX', {
  GEN: 6,
  SET: 10,
  BRD: 4,
  TRN: 6,
  ECO: 4,
  ACT: 15,
  PAT: 8,
  PLC: 5,
  ATK: 7,
  DST: 12,
  REC: 4,
  EXC: 6,
  CRD: 16,
  CHN: 9,
  MIN: 5,
  MKT: 5,
  MIS: 3,
  VIC: 5,
  ELM: 7,
  TEAM: 7,
  R: 50,
  G: 34,
});
