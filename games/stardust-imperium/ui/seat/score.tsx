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

/** What a seat's score is made of; without the VPs where this table hides them. */
export function ScoreParts({ view, seat, viewer }: Asked) {
  const isWhole = showsVps(view, seat, viewer);
  const parts = scoreParts(view, seat, isWhole);
  return (
    <span className="k-stack">
      {parts.map((part, i) => (
        <span key={i}>
          <b>{part.points}</b> {part.label}
          {part.detail && ` (${part.detail})`}
        </span>
      ))}
      {parts.length === 0 && 'No points yet.'}
      {!isWhole && <span>This table does not show the VP cards of others.</span>}
    </span>
  );
}

/** A seat's score as it stands, with its parts on demand. */
export function Score(props: Asked) {
  const { view, seat, viewer } = props;
  const isWhole = showsVps(view, seat, viewer);
  const total = scoreParts(view, seat, isWhole).reduce((sum, part) => sum + part.points, 0);
  return (
    <Tip rule="SI-SCO-01" className="si-score" tip={<ScoreParts {...props} />}>
      <span className="unseen">Score </span>
      <b>
        <Count value={total} />
        {!isWhole && ' + ?'}
      </b>
      <span aria-hidden="true"> pts</span>
    </Tip>
  );
}
