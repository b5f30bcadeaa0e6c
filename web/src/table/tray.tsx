import { IconButton, type TableProps, useEscape } from '@conclave/kit';
import { useState } from 'react';
import { useHere } from '../live/context.tsx';

/** My own area under the prompt: its essentials at rest, all of it when it is raised, or always in a game that has no tray. */
export function Tray({ props }: { readonly props: TableProps }) {
  const { Mine, Tray: Rest } = useHere().loaded.ui;
  const [isRaised, setRaised] = useState(false);
  useEscape(isRaised, () => setRaised(false));
  const isWhole = isRaised || !Rest;
  return (
    <section className="table-mine" data-whole={isWhole || undefined} aria-label="My area">
      <h2 className="unseen">My area</h2>
      <div className="table-own">{Rest && !isRaised ? <Rest {...props} /> : <Mine {...props} />}</div>
      {Rest && (
        <IconButton
          icon={isRaised ? 'chevron-down' : 'chevron-up'}
          label={isRaised ? 'Lower my area' : 'Raise my area'}
          aria-expanded={isRaised}
          onClick={() => setRaised(!isRaised)}
        />
      )}
    </section>
  );
}

/** On a phone: its essentials in one line over the tabs. */
export function InShort({ props }: { readonly props: TableProps }) {
  const { Tray: Rest } = useHere().loaded.ui;
  return (
    Rest && (
      <section className="table-short" aria-label="My area in short">
        <Rest {...props} />
      </section>
    )
  );
}
