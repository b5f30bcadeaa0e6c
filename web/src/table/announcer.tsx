import { listed } from '@conclave/frame/words.ts';
import { PlainNames, told } from '@conclave/kit';
import { useSeats, useTable } from '../live/context.tsx';
import { LogLines } from './log-panel.tsx';

/**
 * Reads the newest move, each step inside a move of one's own, and whose turn it is, to those who listen to the page. Each move has elements of its own: what
 * happens twice in the same words is read twice, and nothing is read again because something else has changed.
 */
export function Announcer() {
  const last = useTable((s) => s.log.findLast((entry) => entry.version <= s.stage.version));
  const waiting = useTable((s) => s.known.position?.waiting);
  const seat = useTable((s) => s.known.seat);
  const seats = useSeats();
  const mine = seat !== null && waiting?.includes(seat);
  return (
    <>
      <Steps />
      <div className="unseen" role="status" aria-live="polite" aria-atomic="false" aria-label="News">
        {last && (
          <div key={last.version}>
            <PlainNames>
              <LogLines entry={last} plain />
            </PlainNames>
          </div>
        )}
        {waiting && waiting.length > 0 && (
          <p>
            {mine ? 'It is your turn.' : `Waiting for ${listed(waiting.map((s) => seats[s]?.name ?? ''))}.`}
          </p>
        )}
      </div>
    </>
  );
}

/** What was told of one's own move: parts chosen and taken back, what is asked next, what is ready to be played. */
function Steps() {
  const steps = told.use();
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label="Steps">
      {steps.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
