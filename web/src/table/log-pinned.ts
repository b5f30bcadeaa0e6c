import { kept } from '@conclave/kit';

/** Whether log and chat stand beside the board, in this browser. */
export const logPinned = kept('conclave.log', false);
