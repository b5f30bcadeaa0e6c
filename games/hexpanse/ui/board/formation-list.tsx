import { listed, plural } from '@conclave/frame/words.ts';
import { Emblem, Icon, seatColor, useEscape } from '@conclave/kit';
import { memo, useState } from 'react';
import { MISSIONS } from '../../data/missions.ts';
import { missionName } from '../../words/names.ts';
import { territoryName } from '../../words/territory-names.ts';
import type { Props } from '../draft.ts';
import { PatternPicture, Sign } from '../symbols/symbols.tsx';
import { heldIn, matched, nearText, type Outlook } from './formations.ts';
import { NearSign } from './near-sign.tsx';

/** “Ada and Cy”. */
const namesOf = ({ seats }: Outlook, infos: Props['seats']): string =>
  listed(seats.map((seat) => infos[seat]!.name));

/** What the drawing of the best place adds: “Missing C4 and D5.” */
function remarks({ places: [best] }: Outlook): string {
  if (best === undefined || best.missing.length === 0) return '';
  const blocked = best.blocked.length === 0 ? '' : `, taken ${listed(best.blocked.map(territoryName))}`;
  return `Missing ${listed(best.missing.map(territoryName))}${blocked}.`;
}

interface RowProps {
  readonly outlook: Outlook;
  readonly seats: Props['seats'];
  readonly isShown: boolean;
  readonly toggle: () => void;
  readonly point: (key: string | null) => void;
}

function Row({ outlook, seats, isShown, toggle, point }: RowProps) {
  const { mission, isSecret, isNear, key, side, places } = outlook;
  const [most, of] = matched(outlook);
  const [best] = places;
  const held = best ? heldIn(best) : 0;
  const name = `${namesOf(outlook, seats)}, ${missionName(mission)}${isSecret ? ' (secret)' : ''}: `;
  return (
    <li>
      <button
        type="button"
        className="hx-outlook"
        aria-pressed={isShown}
        title={isNear ? nearText(outlook) : undefined}
        style={{ color: seatColor(side) }}
        onClick={toggle}
        onPointerEnter={(e) => e.pointerType === 'mouse' && point(key)}
        onPointerLeave={(e) => e.pointerType === 'mouse' && point(null)}
        onFocus={() => point(key)}
        onBlur={() => point(null)}
      >
        <span className="unseen">{name}</span>
        <span className="k-within">
          {outlook.seats.map((seat) => (
            <Emblem key={seat} seat={seat} size={13} />
          ))}
        </span>
        <PatternPicture pattern={MISSIONS[mission]!.shape} size={7} />
        <span className="k-soft">
          <b>{held}</b> of {of}
        </span>
        <span className="k-quiet">
          {isSecret && <Icon name="eye" size={14} />}
          {best && best.blocked.length > 0 && `${best.blocked.length} taken`}
          {most > held && `${most}, but blocked`}
        </span>
        {isNear && <NearSign outlook={outlook} />}
        <span className="unseen">. {remarks(outlook)}</span>
      </button>
    </li>
  );
}

interface ListProps extends Pick<RowProps, 'seats' | 'point'> {
  readonly outlooks: readonly Outlook[];
  /** The rows whose overlay stays. */
  readonly pinned: ReadonlySet<string>;
  readonly pin: (key: string) => void;
  /** Whether the own best place and those that enemies can finish are drawn without being asked for. */
  readonly isAuto: boolean;
  readonly setAuto: (isAuto: boolean) => void;
}

/** How near everybody is to a formation; a press lays it over the board. */
export const FormationList = memo(({ outlooks, seats, pinned, pin, point, isAuto, setAuto }: ListProps) => {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  const threats = outlooks.filter(({ isOwn, isNear }) => !isOwn && isNear).length;
  return (
    <section className="hx-outlooks" aria-label="Formations" data-open={isOpen || undefined}>
      <button
        type="button"
        className="k-press hx-outlooks-more"
        aria-expanded={isOpen}
        aria-label={`Formations${threats > 0 ? `: ${plural(threats, 'threat')}` : ''}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign name="mission" size={20} />
        {threats > 0 && <Sign name="threat" size={16} className="k-loss" />}
      </button>
      <div className="hx-over hx-outlooks-body">
        <h3 className="k-line k-apart">
          Formations
          <button
            type="button"
            className="k-press k-within hx-outlooks-auto"
            aria-pressed={isAuto}
            title="Draws your best place once half of it is held, and the places that others can finish within a turn"
            onClick={() => setAuto(!isAuto)}
          >
            <Icon name="eye" size={14} /> {isAuto ? 'Drawn' : 'Hidden'}
          </button>
        </h3>
        <ul className="k-list">
          {outlooks.map((outlook) => (
            <Row
              key={outlook.key}
              outlook={outlook}
              seats={seats}
              isShown={pinned.has(outlook.key)}
              toggle={() => pin(outlook.key)}
              point={point}
            />
          ))}
        </ul>
      </div>
    </section>
  );
});
