import { Dialog } from '../dialog.tsx';
import type { KeyMeaning, Lookup } from '../game-ui.ts';

/** What keys do at every table. */
const KEYS: readonly KeyMeaning[] = [
  { keys: ['Enter'], does: 'Presses what has the focus; plays the move that is complete' },
  { keys: ['1', '…', '9'], does: 'Press the buttons of the question in their order' },
  { keys: ['Esc'], does: 'Closes what is open; takes back the part chosen last' },
  { keys: ['Tab'], does: 'Goes on to the next part of the page' },
  { keys: ['←', '→', '↑', '↓'], does: 'Walk between cards, names and places' },
  { keys: ['?'], does: 'Shows these signs and keys' },
];

function Keys({ of }: { readonly of: readonly KeyMeaning[] }) {
  return (
    <dl className="k-legend-keys">
      {of.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All signs of a game with their meaning, and all keys. */
export function Legend({
  lookup,
  onClose,
}: {
  readonly lookup: Lookup | null;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="Signs and keys" place="wide" onClose={onClose}>
      <div className="k-legend" aria-busy={lookup === null}>
        {lookup && (
          <>
            <h3>Signs</h3>
            <dl className="k-legend-signs" data-tips>
              {lookup.signs.map(({ id, sign, name, means }) => (
                <div key={id} data-legend={id}>
                  <dt>
                    <span aria-hidden="true">{sign}</span> {name}
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
            <h3>Keys</h3>
            <Keys of={[...KEYS, ...lookup.keys]} />
          </>
        )}
      </div>
    </Dialog>
  );
}
