import type { Move } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';

/**
 * Who of equals begins; the others follow clockwise, as they are listed (HG-ACT-03). Whoever comes earlier hits before it is
 * hit and builds where there is still room: the seat itself as early as it can, and rivals the later the more they count
 * against it.
 */
export function startValues(o: Outlook, starts: readonly Move[]): number[] {
  const group = starts.map((move) => move[1] as number);
  return group.map((_, first) => {
    const order = [...group.slice(first), ...group.slice(0, first)];
    return order.reduce((sum, seat, turns) => sum - turns * o.weights[seat]!, 0);
  });
}
