import type { Seat } from '@conclave/kernel';
import { Count, Tip } from '@conclave/kit';
import type { State } from '../../rules/types.ts';
import { scoreParts } from '../score.ts';
import { type Props, showsVps } from '../table.ts';

interface Asked {
  readonly view: State;
  readonly seat: Seat;
  readonly viewer: Props['viewer'];
}

/** A seat's score as it stands, with its parts on demand; without the VPs where this table hides them. */
export function Score({ view, seat, viewer }: Asked) {
  const isWhole = showsVps(view, seat, viewer);
  const parts = scoreParts(view, seat, isWhole);
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  return (
    <Tip
      rule="SI-SCO-01"
      className="si-score"
      tip={
        <span className="si-parts">
          {parts.map((part, i) => (
            <span key={i}>
              <b>{part.points}</b> {part.label}
              {part.detail && ` (${part.detail})`}
            </span>
          ))}
          {parts.length === 0 && 'No points yet.'}
          {!isWhole && <span>This table does not show the VP cards of others.</span>}
        </span>
      }
    >
      Score <Count value={total} />
      {!isWhole && ' + ?'}
    </Tip>
  );
}
