import { ruleIds } from '@conclave/kit';

export { rulesSection as section } from '@conclave/kit';

/** Rule ids of one chapter of the specification: `ids('CON', 1, 3)` is HG-CON-01 and HG-CON-03. */
export const ids = ruleIds('HG');
