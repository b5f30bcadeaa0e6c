import type { TableProps } from '@conclave/kit';
import { useHere, useTable } from '../live/context.tsx';
import { PointsStrip } from './points-strip.tsx';

/** On a phone: everybody's points and who is waited for. */
export function SeatStrip({ props }: { readonly props: TableProps }) {
  const { ui } = useHere().loaded;
  const waiting = useTable((s) => s.known.position?.waiting);
  const sealed = useTable((s) => s.known.position?.asks?.sealed ?? false);
  return <PointsStrip props={props} ui={ui} waiting={waiting} sealed={sealed} />;
}
