import { Button, PlainNames, useWide } from '@conclave/kit';
import { useMemo } from 'react';
import { useAsked, useTable } from '../live/context.tsx';
import { deedsOf, weightiest } from '../live/log.ts';
import { DeedWords, useSinceMine } from './deeds.tsx';
import { Digest, Others } from './digest.tsx';
import { logPinned } from './log-pinned.ts';

/** What happened last and since my last move, in the corner of the board over the prompt. */
export const News = () => <div className="table-news">{useWide() ? <AtDesk /> : <OnPhone />}</div>;

/** On a wide window what others did stands below the seats; the log opens and closes here, and says it too. */
function AtDesk() {
  const isOpen = logPinned.use();
  const isBelowSeats = useSinceMine().deeds.length > 0;
  return (
    <>
      <Digest />
      <div className="news">
        {!isOpen && !isBelowSeats && <LastLine />}
        <Button small look="bare" icon="log" aria-expanded={isOpen} onClick={() => logPinned.set(!isOpen)}>
          Log
        </Button>
      </div>
    </>
  );
}

/** Of so many entries the last ones may be one deed. */
const RECENT = 12;

/** The last thing that happened. It is announced, and stands in the log. */
function LastLine() {
  const seat = useTable((s) => s.known.seat);
  const log = useTable((s) => s.log);
  const shown = useTable((s) => s.stage.version);
  const last = useMemo(() => {
    const told = log.filter(({ version, lines }) => version <= shown && lines.length > 0);
    return deedsOf(told.slice(-RECENT), seat).at(-1);
  }, [log, shown, seat]);
  if (!last) return null;
  return (
    <p key={last.version} className="news-line" aria-hidden="true" inert>
      <PlainNames>
        <DeedWords deed={last} />
      </PlainNames>
    </p>
  );
}

/**
 * On a phone the line tells what others do while they do it; when I am asked, what touched me most, until I move. A press
 * unfolds all of it.
 */
function OnPhone() {
  const { from, entries, deeds } = useSinceMine();
  const asked = useAsked();
  const deed = asked ? weightiest(deeds, 1)[0] : deeds.at(-1);
  if (!deed)
    return (
      <div className="news">
        <LastLine />
      </div>
    );
  const more = deeds.length - 1;
  return (
    <Others
      from={from}
      entries={entries}
      short={
        <span className="digest-short" data-touches={deed.touches || undefined}>
          <span className="news-line">
            <PlainNames>
              <DeedWords deed={deed} />
            </PlainNames>
          </span>
          {more > 0 && <span className="digest-more">{more} more</span>}
        </span>
      }
    />
  );
}
