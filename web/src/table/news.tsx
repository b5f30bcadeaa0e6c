import { Button, PlainNames } from '@conclave/kit';
import { useTable } from '../live/context.tsx';
import { mainLine } from '../live/log.ts';
import { useDeeds } from './deeds.tsx';
import { logPinned } from './log-pinned.ts';
import { useWide } from './use-wide.ts';

/** The last thing that happened, in one line; on a wide window the log opens and closes there, which says it too. */
export function News() {
  const log = useTable((s) => s.log);
  const shown = useTable((s) => s.stage.version);
  const wide = useWide();
  const isOpen = logPinned.use();
  const last = log.findLast((entry) => entry.version <= shown && entry.lines.length > 0);
  const isBelowSeats = useDeeds().length > 0;
  return (
    <div className="news">
      {!(wide && (isOpen || isBelowSeats)) && (
        // It is announced, and stands in the log.
        <p key={last?.version} className="news-line" aria-hidden="true" inert>
          <PlainNames>{last ? mainLine(last)?.text : 'Nothing has happened yet.'}</PlainNames>
        </p>
      )}
      {wide && (
        <Button small look="bare" icon="log" aria-expanded={isOpen} onClick={() => logPinned.set(!isOpen)}>
          Log
        </Button>
      )}
    </div>
  );
}
