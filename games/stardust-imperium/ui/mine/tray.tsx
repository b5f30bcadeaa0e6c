import { type Props, useTable } from '../table.ts';
import { Hand } from './hand.tsx';

/** The viewer's hand as a fan at the foot of the window; one plays from there. */
export function Tray(props: Props) {
  const table = useTable(props);
  if (props.viewer === 'table') return null;
  return (
    <section className="si si-tray" aria-label="Hand">
      <Hand props={props} table={table} seat={props.viewer} />
    </section>
  );
}
