import { RuleLink, seatColor, useRoving } from '@conclave/kit';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTable } from '../live/context.tsx';
import type { LogEntry } from '../live/log.ts';
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

/** What a line is thought to take before it is measured, and how many entries are drawn beyond those in sight. */
const LINE = 24;
const BEYOND = 6;

/** Everything that happened, newest at the bottom; stays where the reader scrolled to. Only what is in sight is drawn. */
export function LogPanel() {
  const all = useTable((s) => s.log);
  const shown = useTable((s) => s.stage.version);
  const log = useMemo(
    () => all.filter((entry) => entry.version <= shown && entry.lines.length > 0),
    [all, shown],
  );
  const roving = useRoving<HTMLElement>();
  const follows = useRef(true);
  const top = useRef(0);
  /** The entry that has the focus: drawn wherever one scrolls, or the focus would be lost with it. */
  const focused = useRef<number | null>(null);
  const list = useVirtualizer({
    count: log.length,
    getScrollElement: () => roving.ref.current,
    estimateSize: (i) => LINE * log[i]!.lines.length,
    overscan: BEYOND,
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      return focused.current === null || drawn.includes(focused.current)
        ? drawn
        : [...drawn, focused.current].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (follows.current && log.length > 0) list.scrollToIndex(log.length - 1, { align: 'end' });
  }, [log, list]);
  return (
    <section
      {...roving}
      className="log"
      aria-label="Log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onFocus={(e) => {
        roving.onFocus();
        const index = e.target.closest<HTMLElement>('[data-index]')?.dataset.index;
        focused.current = index === undefined ? null : Number(index);
      }}
      onBlur={() => {
        focused.current = null;
      }}
      onScroll={({ currentTarget: box }) => {
        const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        // Entries that turn out higher than they were thought leave the end further away; only who goes up leaves it.
        follows.current = isAtEnd || (follows.current && box.scrollTop >= top.current);
        top.current = box.scrollTop;
      }}
    >
      <h2 className="unseen">Log</h2>
      {log.length === 0 && <p className="log-empty">Nothing has happened yet.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without points for none */}
      <ol role="list" className="log-list" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            ref={list.measureElement}
            data-index={index}
            className="log-entry"
            style={{ translate: `0 ${start}px` }}
            aria-setsize={log.length}
            aria-posinset={index + 1}
          >
            <LogLines entry={log[index]!} />
          </li>
        ))}
      </ol>
    </section>
  );
}
