import { useRoving } from '@conclave/kit';
import { useTable } from '../live/context.tsx';
import { type LogEntry, mainLine, sinceMine } from '../live/log.ts';
import './deeds.css';

/** How many are in sight; what is older stands in the log. */
const SHOWN = 4;

/** What others did since my last move, as far as it is shown. */
export function useDeeds(): readonly LogEntry[] {
  const log = useTable((s) => s.log);
  const steps = useTable((s) => s.known.steps);
  const seat = useTable((s) => s.known.seat);
  const shown = useTable((s) => s.stage.version);
  const { entries } = sinceMine(steps, log, seat);
  return entries.filter((entry) => entry.version <= shown && entry.seat !== null);
}

/**
 * What the others did since my last move, until I make the next one. Each has a place of its own from the beginning, so
 * that nothing moves when one more comes.
 */
export function Deeds() {
  const seat = useTable((s) => s.known.seat);
  const last = useDeeds().slice(-SHOWN);
  const roving = useRoving<HTMLElement>();
  if (seat === null) return null;
  return (
    <section className="deeds" aria-label="Since your last move" {...roving}>
      {Array.from({ length: SHOWN }, (_, place) => {
        const deed = last[place - SHOWN + last.length];
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same
        return <p key={place}>{deed && mainLine(deed)?.text}</p>;
      })}
    </section>
  );
}
