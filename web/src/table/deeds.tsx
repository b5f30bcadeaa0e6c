import { useTable } from '../live/context.tsx';
import { type LogEntry, sinceMine } from '../live/log.ts';
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

/** What somebody did goes before what came of it. */
const mainLine = ({ lines, seat: by }: LogEntry) => lines.find(({ seat }) => seat === by) ?? lines[0];

/**
 * What the others did since my last move, until I make the next one. Each has a place of its own from the beginning, so
 * that nothing moves when one more comes.
 */
export function Deeds() {
  const seat = useTable((s) => s.known.seat);
  const last = useDeeds().slice(-SHOWN);
  if (seat === null) return null;
  return (
    <section className="deeds" aria-label="Since your last move">
      {Array.from({ length: SHOWN }, (_, place) => {
        const deed = last[place - SHOWN + last.length];
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same
        return <p key={place}>{deed && mainLine(deed)?.text}</p>;
      })}
    </section>
  );
}
