import type { TableProps } from '@conclave/kit';
import { useHere } from '../live/context.tsx';
import { PointsStrip } from './points-strip.tsx';

/** On a phone: everybody's points and who is waited for. */
export function SeatStrip({ props }: { readonly props: TableProps }) {
  const { ui } = useHere().loaded;
  const { game, view } = props;
  const sealed = game.asks(view)?.sealed ?? false;
  return <PointsStrip props={props} ui={ui} waiting={game.waiting(view)} sealed={sealed} />;
}
