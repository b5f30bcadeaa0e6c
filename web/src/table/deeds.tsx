import { SeatBadge, useRoving } from '@conclave/kit';
import { useMemo } from 'react';
import { useSeats, useTable } from '../live/context.tsx';
import { type Deed, deedsOf, type LogEntry, sinceMine, weightiest } from '../live/log.ts';
import './deeds.css';

/** How many are in sight; the others stand in the log. */
const SHOWN = 4;

interface Since {
  /** How many moves stood before. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
  /** The same, a line each. */
  readonly deeds: readonly Deed[];
}

/** What others did since my last move, as far as it is shown. */
export function useSinceMine(): Since {
  const log = useTable((s) => s.log);
  const steps = useTable((s) => s.known.steps);
  const seat = useTable((s) => s.known.seat);
  const shown = useTable((s) => s.stage.version);
  return useMemo(() => {
    const { from, entries: all } = sinceMine(steps, log, seat);
    const entries = all.filter((entry) => entry.version <= shown && entry.seat !== null);
    return { from, entries, deeds: deedsOf(entries, seat) };
  }, [steps, log, seat, shown]);
}

/** A deed in its line; of what befell me also by whom, where the line does not name them. */
export function DeedWords({ deed: { line, by, touches, times } }: { readonly deed: Deed }) {
  const seats = useSeats();
  const isNamed = by === null || !touches || line?.seat === by || line?.names?.includes(by);
  return (
    <>
      {line?.text}
      {times > 1 && `\u2060, ${times} times`}
      {!isNamed && (
        <>
          {' '}
          <span className="k-listed">
            (<SeatBadge seat={by} info={seats[by]!} />)
          </span>
        </>
      )}
    </>
  );
}

/**
 * What the others did since my last move, until I make the next one. Each has a place of its own from the beginning, so
 * that nothing moves when one more comes; what touched me stays when there are more than places.
 */
export function Deeds() {
  const seat = useTable((s) => s.known.seat);
  const shown = weightiest(useSinceMine().deeds, SHOWN);
  const roving = useRoving<HTMLElement>();
  if (seat === null) return null;
  return (
    <section className="deeds" aria-label="Since your last move" {...roving}>
      {Array.from({ length: SHOWN }, (_, place) => {
        const deed = shown[place - SHOWN + shown.length];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same
          <p key={place} data-touches={deed?.touches || undefined}>
            {deed && (
              <span>
                <DeedWords deed={deed} />
              </span>
            )}
          </p>
        );
      })}
    </section>
  );
}
