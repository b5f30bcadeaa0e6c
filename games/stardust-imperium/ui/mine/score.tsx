import type { Seat } from '@conclave/kernel';
import { Count, Tip } from '@conclave/kit';
import type { State } from '../../rules/types.ts';
import { scoreParts } from '../score.ts';

/** The score as it stands, with its parts on demand. */
export function Score({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const parts = scoreParts(view, seat);
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
        </span>
      }
    >
      Score <Count value={total} />
    </Tip>
  );
}
