import { Button, takingBack } from '@conclave/kit';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHere, useTable } from '../live/context.tsx';
import { deedOf, type LogEntry, sinceMine } from '../live/log.ts';
import { LogLines } from './log-panel.tsx';
import './panels.css';

/** Fewer moves than these need no digest. */
const WORTH = 2;

/**
 * Counts my comings: when the table is opened, when I come back to the page, and when all that was missed comes at once
 * because the line had been lost, which is what happens to a page that a phone has put away.
 */
function useComings(): number {
  const [comings, setComings] = useState(1);
  const arrivals = useTable((s) => s.arrivals);
  useEffect(() => {
    const came = () => !document.hidden && setComings((n) => n + 1);
    document.addEventListener('visibilitychange', came);
    return () => document.removeEventListener('visibilitychange', came);
  }, []);
  return comings + arrivals;
}

/** What others did, folded up under a line that says it in short; to read, or to watch. */
export function Others({
  entries,
  from,
  short,
  onClose,
}: {
  readonly entries: readonly LogEntry[];
  /** How many moves stood before. */
  readonly from: number;
  readonly short: ReactNode;
  readonly onClose?: () => void;
}) {
  const { live } = useHere();
  const seat = useTable((s) => s.known.seat);
  const all = useRef<HTMLDetailsElement>(null);
  const fold = useCallback(() => {
    all.current!.open = false;
  }, []);
  // Whoever begins a move needs the board.
  const isUnderWay = takingBack.use() !== null;
  useEffect(() => {
    if (isUnderWay) fold();
  }, [isUnderWay, fold]);
  return (
    <details ref={all} className="digest" data-over-board>
      <summary>{short}</summary>
      <div className="digest-tools">
        <Button small icon="play" onClick={() => void live.playback(from)}>
          Watch it
        </Button>
        <Button small look="bare" onClick={onClose ?? fold}>
          Close
        </Button>
      </div>
      <div className="digest-lines">
        {entries.map((entry) => (
          <div key={entry.version} data-touches={deedOf(entry, seat).touches || undefined}>
            <LogLines entry={entry} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** "Since your last turn": what others did while I was away. */
export function Digest() {
  const { live } = useHere();
  const comings = useComings();
  const running = useTable((s) => s.known.info?.status === 'running');
  const ownMoves = useTable((s) => s.known.steps.filter((step) => step.seat === s.known.seat).length);
  const [digest, setDigest] = useState<(ReturnType<typeof sinceMine> & { readonly ownMoves: number }) | null>(
    null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: made when I come, not at each of my moves
  useEffect(() => {
    const { known, log } = live.store.getState();
    const found = sinceMine(known.steps, log, known.seat);
    const others = known.steps.length - found.from;
    const worth = found.from > 0 && others >= WORTH && found.entries.length > 0;
    setDigest(worth ? { ...found, ownMoves } : null);
  }, [live, comings]);
  if (!running || digest?.ownMoves !== ownMoves) return null;
  const { entries, from } = digest;
  const count = entries.length === 1 ? 'one thing' : `${entries.length} things`;
  return (
    <Others
      entries={entries}
      from={from}
      short={`Since your last turn: ${count} happened`}
      onClose={() => setDigest(null)}
    />
  );
}
