import { ruleIds } from '@conclave/kit';

export { type RulesSection as Section, rulesSection as section } from '@conclave/kit';

/** Rule ids of one chapter of the specification: `ids('ZON', 1, 3)` is SI-ZON-01 and SI-ZON-03. */
export const ids = ruleIds('SI');
