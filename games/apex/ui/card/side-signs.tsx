import { ACTIONS } from '../../data/actions.ts';
import type { Strategy } from '../../data/strategies.ts';
import { Sign } from '../symbols/symbol.tsx';
import { cardOf, printedPool } from './words.ts';

/** What a side shows of its card, in signs. */
export function SideSigns({
  index,
  side,
  size,
}: {
  readonly index: number;
  readonly side: Strategy;
  readonly size: number;
}) {
  if (side !== 'expansion')
    return <Sign name={side === 'evolution' ? cardOf(index).evolution : side} size={size} />;
  const pool = printedPool(index);
  return ACTIONS.flatMap((action, i) =>
    Array.from({ length: pool[i]! }, (_, nth) => <Sign key={`${action} ${nth}`} name={action} size={size} />),
  );
}
