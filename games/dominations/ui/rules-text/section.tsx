import { ruleIds } from '@conclave/kit';

export { rulesSection as section } from '@conclave/kit';

/** Rule ids of one chapter of the specification: `ids('PRO', 1, 3)` is DM-PRO-01 and DM-PRO-03. */
export const ids = ruleIds('DM');
