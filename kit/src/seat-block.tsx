import { capital } from '@conclave/frame/words.ts';
import type { Core, Move, Seat } from '@conclave/kernel';
import { type ReactNode, useState } from 'react';
import { Doing } from './doing.tsx';
import { Crest, Name, seatColor } from './emblem.tsx';
import { useEscape } from './escape.ts';
import type { TableProps } from './game-ui.ts';
import { Icon } from './icon.tsx';

/**
 * A seat at the side of the board, two lines of together 56 px: crest, name, what it does, points; and below the two or three
 * numbers that matter. Pressing crest or name opens all that it has.
 */
export function SeatBlock<S extends Core, M extends Move>({
  props,
  seat,
  crest = <Crest seat={seat} />,
  marks,
  points,
  facts,
  children,
}: {
  readonly props: Pick<TableProps<S, M>, 'game' | 'view' | 'viewer' | 'seats'>;
  readonly seat: Seat;
  /** What stands for the seat, 34 px wide, its emblem on it; a shield with the emblem unless the game has better. */
  readonly crest?: ReactNode;
  /** Small signs beside the name. */
  readonly marks?: ReactNode;
  readonly points: ReactNode;
  readonly facts: ReactNode;
  /** Everything else, when it is open. */
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  const { name, kind, level } = props.seats[seat]!;
  const bot = kind === 'bot' && (level === undefined ? 'a bot' : `a bot: ${level}`);
  return (
    <div className="k-block" role="group" aria-label={name}>
      <button
        type="button"
        className="k-block-open"
        style={{ color: seatColor(seat) }}
        aria-expanded={isOpen}
        aria-label={`${name}: all that this seat has`}
        title={isOpen ? 'Close' : `See all that ${name} has`}
        onClick={() => setOpen(!isOpen)}
      >
        {crest}
        <Name of={name} className="k-seat-name" />
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
      <div className="k-block-head">
        {marks}
        <Doing {...props} seat={seat} isBrief />
        {bot && (
          <span className="k-bot" title={bot}>
            <Icon name="bot" size={14} /> <span className="unseen">{bot}</span>
            <span className="k-bot-level" aria-hidden="true">
              {level}
            </span>
          </span>
        )}
      </div>
      <div className="k-block-points">{points}</div>
      <div className="k-block-facts">{facts}</div>
      {isOpen && (
        <div className="k-block-more">
          {bot && <p className="k-quiet">{capital(bot)}.</p>}
          {children}
        </div>
      )}
    </div>
  );
}
