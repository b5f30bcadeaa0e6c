import { tableState } from './table-state.ts';

/** Whether the board needs all the room it can get on a phone, so that what lies below it makes itself small. */
export const boardWantsRoom = tableState(false);
