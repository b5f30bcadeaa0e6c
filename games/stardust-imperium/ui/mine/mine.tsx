import { type Props, useTable } from '../table.ts';
import { Hand, HandControls } from './hand.tsx';

/** The viewer's own area, raised: the whole hand with all its texts, and how it is sorted. */
export function Mine(props: Props) {
  const table = useTable(props);
  if (props.viewer === 'table') return null;
  return (
    <section className="si si-mine" aria-label="Your area">
      <header className="k-flow k-apart">
        <h2>Hand</h2>
        <HandControls />
      </header>
      <Hand props={props} table={table} seat={props.viewer} isWhole />
    </section>
  );
}
