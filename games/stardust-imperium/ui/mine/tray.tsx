import { useWide } from '@conclave/kit';
import { Supply } from '../board/supply.tsx';
import { Completion, Holdings } from '../board/tableau.tsx';
import { Score } from '../seat/score.tsx';
import { type Props, type SeatPart, useTable } from '../table.ts';
import { Hand } from './hand.tsx';

/** On a phone: what the viewer has, and the piles of the table, in one line. */
function Short({ view, seat }: Pick<SeatPart, 'seat'> & Pick<Props, 'view'>) {
  return (
    <section className="si si-short k-line k-apart" aria-label="What you have">
      <Holdings view={view} seat={seat} viewer={seat} isOwn />
      <Completion view={view} seat={seat} />
      <Score view={view} seat={seat} viewer={seat} />
      <Supply view={view} />
    </section>
  );
}

/** The viewer's hand as a fan at the foot of the window; one plays from there. */
export function Tray(props: Props) {
  const table = useTable(props);
  const isWide = useWide();
  if (props.viewer === 'table') return null;
  if (!isWide) return <Short view={props.view} seat={props.viewer} />;
  return (
    <section className="si si-tray" aria-label="Hand">
      <Hand props={props} table={table} seat={props.viewer} />
    </section>
  );
}
