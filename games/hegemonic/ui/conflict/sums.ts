import { tableState } from '@conclave/kit';

/** Both totals as far as the scene has counted them, to stand at the Conflict Sector; null while none plays. */
export const sumsSeen = tableState<readonly [attack: number, defence: number] | null>(null);
