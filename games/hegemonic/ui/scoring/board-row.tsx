import type { Seat } from '@conclave/kernel';
import { SeatBadge, type SeatInfo } from '@conclave/kit';
import type { Tables } from '../../data/tables.ts';
import { boardLetter, boardName } from '../../words/sector-names.ts';
import { sumText } from './ranks.ts';
import type { ScoredBoard } from './tally.ts';

/** Those with power on a board, highest first. */
const present = ({ powers }: ScoredBoard): readonly Seat[] =>
  [...powers.keys()].filter((seat) => powers[seat]! > 0).sort((a, b) => powers[b]! - powers[a]! || a - b);

interface BoardRowProps {
  readonly t: Tables;
  readonly scored: ScoredBoard;
  readonly seats: readonly SeatInfo[];
  /** What a seat's power comes from, where the position is at hand. */
  readonly from?: (seat: Seat) => string;
  readonly isNow?: boolean;
}

/** One board: who has which power there, why that pays, and how much. */
export function BoardRow({ t, scored, seats, from, isNow = false }: BoardRowProps) {
  const { board, powers, points } = scored;
  const isCore = board === 0;
  const all = present(scored);
  return (
    <li className="hg-scored-board" aria-current={isNow ? 'step' : undefined}>
      <b className="k-title" title={boardName(board)}>
        {boardLetter(board)}
        <span className="unseen">, {boardName(board)}</span>
      </b>
      {all.length === 0 ? (
        <p className="k-note">
          Nobody has a base here. The first would bring {sumText(t, [1], 0, isCore)} VP.
        </p>
      ) : (
        <ul className="k-list">
          {all.map((seat) => (
            <li key={seat} className="k-line k-apart">
              <SeatBadge seat={seat} info={seats[seat]!} size={12} />
              <span className="k-note k-rest">
                power {powers[seat]}
                {from && `: ${from(seat)}`} → {sumText(t, powers, seat, isCore)}
              </span>
              <b>+{points[seat]}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
