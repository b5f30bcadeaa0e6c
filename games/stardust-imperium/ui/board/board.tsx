import { useRef } from 'react';
import { Zoom } from '../card/zoom.tsx';
import { useBeat } from '../motion/use-beat.ts';
import { type Props, useTable } from '../table.ts';
import { Ending } from './ending.tsx';
import { Revealed } from './revealed.tsx';
import { Supply } from './supply.tsx';
import { Tableau } from './tableau.tsx';
import { Track } from './track.tsx';

/**
 * The middle of the table: the turn, deck and discard pile, and the tableaus clockwise from the viewer's left. The
 * viewer's own tableau lies in their own area.
 */
export function Board(props: Props) {
  const { view, viewer } = props;
  const table = useTable(props);
  const root = useRef<HTMLElement>(null);
  useBeat(root, props);
  const from = viewer === 'table' ? view.first : viewer + 1;
  const order = Array.from(
    { length: view.seats - (viewer === 'table' ? 0 : 1) },
    (_, i) => (from + i) % view.seats,
  );
  return (
    <section ref={root} className="si si-board" aria-label="Table">
      <div className="si-bar">
        <Track view={view} />
        <Supply view={view} />
      </div>
      <Ending props={props} />
      <Revealed {...props} />
      <div className="si-tableaus" data-count={order.length}>
        {order.map((seat) => (
          <Tableau key={seat} props={props} table={table} seat={seat} />
        ))}
      </div>
      <Zoom {...props} />
    </section>
  );
}
