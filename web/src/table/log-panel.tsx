import { RuleLink, seatColor } from '@conclave/kit';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTable } from '../live/context.tsx';
import type { LogEntry } from '../live/log.ts';
import { EntryList, useEntries } from './entry-list.tsx';
import './panels.css';

/** The lines of one move, those of a cause below it; `plain` leaves the links to rules out. */
export const LogLines = memo(function LogLines({
  entry,
  plain = false,
}: {
  readonly entry: LogEntry;
  readonly plain?: boolean;
}) {
  return (
    <>
      {entry.lines.map((line, i) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a move never change
          key={i}
          className="log-line"
          data-depth={line.depth}
          style={line.seat === null ? undefined : { borderColor: seatColor(line.seat) }}
        >
          {line.text} {line.rule && !plain && <RuleLink rule={line.rule} brief rove />}
        </p>
      ))}
    </>
  );
});

/** Everything that happened, newest at the bottom; stays where the reader scrolled to. Only what is in sight is drawn. */
export function LogPanel() {
  const all = useTable((s) => s.log);
  const shown = useTable((s) => s.stage.version);
  const log = useMemo(
    () => all.filter((entry) => entry.version <= shown && entry.lines.length > 0),
    [all, shown],
  );
  const follows = useRef(true);
  const top = useRef(0);
  const entries = useEntries(log);
  const { list } = entries;
  useLayoutEffect(() => {
    if (follows.current && log.length > 0) list.scrollToIndex(log.length - 1, { align: 'end' });
  }, [log, list]);
  return (
    <section
      {...entries.box}
      className="log"
      aria-label="Log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        // Entries that turn out higher than they were thought leave the end further away; only who goes up leaves it.
        follows.current = isAtEnd || (follows.current && box.scrollTop >= top.current);
        top.current = box.scrollTop;
      }}
    >
      <h2 className="unseen">Log</h2>
      {log.length === 0 && <p className="log-empty">Nothing has happened yet.</p>}
      <EntryList of={entries}>{(entry) => <LogLines entry={entry} />}</EntryList>
    </section>
  );
}
