import { RuleLink, seatColor, useRoving } from '@conclave/kit';
import { memo, useEffect, useMemo, useRef } from 'react';
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

/** Everything that happened, newest at the bottom; stays where the reader scrolled to. */
export function LogPanel() {
  const all = useTable((s) => s.log);
  const shown = useTable((s) => s.stage.version);
  const log = useMemo(() => all.filter((entry) => entry.version <= shown), [all, shown]);
  const roving = useRoving<HTMLElement>();
  const end = roving.ref;
  const atBottom = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log is the reason to scroll
  useEffect(() => {
    if (atBottom.current) end.current?.scrollTo(0, end.current.scrollHeight);
  }, [log]);
  return (
    <section
      {...roving}
      className="log"
      aria-label="Log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={(e) => {
        const box = e.currentTarget;
        atBottom.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
    >
      <h2 className="unseen">Log</h2>
      {log.length === 0 && <p className="log-empty">Nothing has happened yet.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without points for none */}
      <ol role="list">
        {log.map((entry, i) =>
          entry.lines.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
            <li key={i} className="log-entry">
              <LogLines entry={entry} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
