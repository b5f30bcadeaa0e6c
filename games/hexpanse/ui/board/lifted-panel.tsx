import { listed } from '@conclave/frame/words.ts';
import { IconButton, useWide } from '@conclave/kit';
import { MISSIONS } from '../../data/missions.ts';
import { sideOf } from '../../rules/sides.ts';
import { missionName } from '../../words/names.ts';
import { territoryName } from '../../words/territory-names.ts';
import type { Props } from '../draft.ts';
import { type Lifted, useLifting } from '../lifted.ts';
import { PatternPicture, Sign } from '../symbols/symbols.tsx';
import { type Lying, lyingAt } from './lying.ts';

/** “About F6: 7 of 9 held, 1 of the others taken.” */
export function lyingText(at: number, { cells, missing, blocked, beyond }: Lying): string {
  const held = `About ${territoryName(at)}: ${cells.length - missing.length} of ${cells.length + beyond} held`;
  if (beyond > 0) return `${held}, ${beyond} beyond the edge: it does not fit here.`;
  if (missing.length === 0) return `${held}: complete.`;
  return blocked.length === 0 ? `${held}.` : `${held}, ${blocked.length} of the others taken.`;
}

/** What the drawing adds to that: “Missing C4 and D5, taken D5.” */
export function lackText({ missing, blocked }: Lying): string {
  if (missing.length === 0) return '';
  const taken = blocked.length === 0 ? '' : `, taken ${listed(blocked.map(territoryName))}`;
  return ` Missing ${listed(missing.map(territoryName))}${taken}.`;
}

const TURNS = [
  { by: -1, label: 'Turn left' },
  { by: 1, label: 'Turn right' },
] as const;

interface PanelProps extends Pick<Props, 'view'> {
  readonly seat: number;
  readonly lifted: Lifted;
}

/** What is held and what is missing where a lifted mission lies, with what can be done with it. */
export function LiftedPanel({ view, seat, lifted }: PanelProps) {
  const { mission, k, at } = lifted;
  const { putBack, turn } = useLifting();
  // On a phone it is named right above.
  const isWide = useWide();
  const lying = at === null ? null : lyingAt(view, sideOf(view, seat), lifted, at);
  return (
    <aside className="map-inspect hx-inspect hx-lifted-panel" aria-label="Mission over the planet">
      <PatternPicture pattern={MISSIONS[mission]!.shape} k={k} size={9} />
      <div>
        <h3 className={isWide ? undefined : 'unseen'}>{missionName(mission)}</h3>
        <p role="status">
          {lying === null
            ? 'Press a territory to lay it there; it follows pointer and arrow keys.'
            : lyingText(at!, lying)}
          {lying && <span className="unseen">{lackText(lying)}</span>}
        </p>
      </div>
      <div className="k-line hx-lifted-acts">
        {TURNS.map(({ by, label }) => (
          <button
            key={label}
            type="button"
            className="k-button k-bare k-round"
            title={label}
            aria-label={label}
            aria-keyshortcuts={by > 0 ? 'R' : 'Shift+R'}
            onClick={() => turn(by)}
          >
            <Sign name="turn" size={20} className={by > 0 ? '' : 'hx-mirrored'} />
          </button>
        ))}
        <IconButton icon="close" label="Put back" aria-keyshortcuts="Escape" onClick={putBack} />
      </div>
    </aside>
  );
}
