import { boardWantsRoom, type GameUi, IconButton, type TableProps, useEscape } from '@conclave/kit';
import { useEffect, useState } from 'react';

/**
 * A seat's own area under the prompt: its essentials at rest, all of it when it is raised, or always in a game that has no
 * tray. It lowers itself when something is asked on the board that it would cover, and when all that was asked is answered.
 */
export function Tray({
  props,
  ui: { Mine, Tray: Rest },
  whose = 'My',
}: {
  readonly props: TableProps;
  readonly ui: GameUi;
  readonly whose?: 'My' | 'The seat’s';
}) {
  const [isRaised, setRaised] = useState(false);
  useEscape(isRaised, () => setRaised(false));
  const { heed } = boardWantsRoom.useCell();
  useEffect(() => heed(() => setRaised(false)), [heed]);
  const isAsked = props.moves.length > 0;
  useEffect(() => {
    if (!isAsked) setRaised(false);
  }, [isAsked]);
  const isWhole = isRaised || !Rest;
  const area = `${whose} area`;
  return (
    <section className="table-mine" data-whole={isWhole || undefined} aria-label={area}>
      <h2 className="unseen">{area}</h2>
      <div className="table-own">{Rest && !isRaised ? <Rest {...props} /> : <Mine {...props} />}</div>
      {Rest && (
        <IconButton
          icon={isRaised ? 'chevron-down' : 'chevron-up'}
          label={`${isRaised ? 'Lower' : 'Raise'} ${area.toLowerCase()}`}
          aria-expanded={isRaised}
          onClick={() => setRaised(!isRaised)}
        />
      )}
    </section>
  );
}

/** On a phone: its essentials in one line over the tabs. */
export function InShort({ props, ui: { Tray: Rest } }: { readonly props: TableProps; readonly ui: GameUi }) {
  return (
    Rest && (
      <section className="table-short" aria-label="My area in short">
        <Rest {...props} />
      </section>
    )
  );
}
