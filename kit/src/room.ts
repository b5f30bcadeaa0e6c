import { useEffect } from 'react';
import { tableState } from './table-state.ts';

/** Whether the board needs all the room it can get on a phone, so that what lies below it makes itself small. */
export const boardWantsRoom = tableState<string | boolean>(false);

/** For a board: says so as long as what is asked there needs that room; for another reason than before, anew. */
export function useBoardRoom(needsRoom: string | boolean): void {
  const wantRoom = boardWantsRoom.useSet();
  useEffect(() => {
    wantRoom(needsRoom);
    return () => wantRoom(false);
  }, [needsRoom, wantRoom]);
}
