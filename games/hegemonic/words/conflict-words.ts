import { between, type EventPart, phrase } from '@conclave/frame/event-parts.ts';
import type { PatternKey } from '../data/cards.ts';
import { attackingUnit } from '../rules/attacks.ts';
import { totalOf } from '../rules/conflict/power.ts';
import type { Part } from '../rules/types.ts';
import { PART_TEXT, UNIT_TEXT } from './names.ts';
import { sectorPart } from './parts.ts';

/** What attacks: “the Complexes at B2”, “Agent 1 at B2”. */
export function attackerParts(pattern: PatternKey, by: number, from: number): EventPart[] {
  const unit = attackingUnit(pattern);
  const what = unit === null ? 'the Complexes' : `${UNIT_TEXT[unit].name} ${by + 1}`;
  return phrase`${what} at ${sectorPart(from)}`;
}

/** What a term of a sum is, without its number: “stack B2”, “loan of Ada”. */
export function termName([part, , sector, seat]: Part): EventPart[] {
  const name = PART_TEXT[part];
  if (part === 'loan' || part === 'leader') return [`${name} of `, { seat }];
  return sector < 0 ? [name] : phrase`${name} ${sectorPart(sector)}`;
}

/** One term of a sum: “stack B2 3”, “loan of Ada 2”. */
const termParts = (term: Part): EventPart[] => [...termName(term), ` ${term[1]}`];

/** “7 (Complexes B2 3 + Complexes beside B3 4)”. */
export function sumParts(parts: readonly Part[]): EventPart[] {
  const total = `${totalOf(parts)}`;
  return parts.length === 0 ? [total] : [`${total} (`, ...between(parts.map(termParts), ' + '), ')'];
}
