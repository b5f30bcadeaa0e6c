import { useTable } from '../live/context.tsx';
import { sinceMine } from '../live/log.ts';
import './deeds.css';

/** How many are in sight; what is older stands in the log. */
const SHOWN = 4;

/**
 * What the others did since my last move, until I make the next one. Each has a place of its own from the beginning, so
 * that nothing moves when one more comes.
 */
export function Deeds() {
  const log = useTable((s) => s.log);
  const steps = useTable((s) => s.known.steps);
  const seat = useTable((s) => s.known.seat);
  const shown = useTable((s) => s.stage.version);
  const { entries } = sinceMine(steps, log, seat);
  const seen = entries.filter(({ version, seat: by }) => version <= shown && by !== null);
  const last = seen.slice(-SHOWN);
  if (seat === null) return null;
  return (
    <section className="deeds" aria-label="Since your last move">
      {Array.from({ length: SHOWN }, (_, place) => {
        const deed = last[place - SHOWN + last.length];
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same
        return <p key={place}>{deed?.lines[0]?.text}</p>;
      })}
    </section>
  );
}
