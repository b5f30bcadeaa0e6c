import { ruleIds } from '@conclave/kit';

export { rulesSection as section } from '@conclave/kit';

/** Rule ids of one chapter of the specification: `ids('PAT', 1, 3)` is HX-PAT-01 and HX-PAT-03. */
export const ids = ruleIds('HX');
