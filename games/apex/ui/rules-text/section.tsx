import { ruleIds } from '@conclave/kit';

export { rulesSection as section } from '@conclave/kit';

/** Rule ids of one chapter of the specification: `ids('WAR', 1, 3)` is AX-WAR-01 and AX-WAR-03. */
export const ids = ruleIds('AX');
