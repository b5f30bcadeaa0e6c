import { type GameMeta, games } from '@conclave/games';
import { Button } from '@conclave/kit';
import { useLevel } from '../levels/chosen.ts';
import { useTable } from '../live/context.tsx';
import { Refusal } from '../shell/refusal.tsx';
import { type Form, fullFor, gentleAt } from './forms.ts';
import { usePlay } from './use-play.ts';

/** At a table of mine that has the gentle form: says so, and leads to one with the full form. */
export function GentleNote() {
  const info = useTable((s) => s.known.info);
  const meta = info && games[info.game]?.meta;
  const gentle = meta && gentleAt(meta, info.options, info.seats.length);
  if (!gentle) return null;
  const isAlone = info.seats.every(({ kind }, seat) => kind === 'bot' || info.mine.includes(seat));
  return <Note meta={meta} gentle={gentle} seats={info.host && isAlone ? info.seats.length : null} />;
}

function Note({
  meta,
  gentle,
  seats,
}: {
  readonly meta: GameMeta;
  readonly gentle: Form;
  /** At how many seats the full game would be; null if others play here. */
  readonly seats: number | null;
}) {
  const { busy, refused, play } = usePlay(meta, useLevel(meta.id, false));
  return (
    <div className="gentle">
      <p>
        For first games: <strong>{gentle.name}</strong>, {gentle.says}.
      </p>
      {seats !== null && (
        <Button small disabled={busy} onClick={() => play(fullFor(meta, seats))}>
          Full game instead
        </Button>
      )}
      <Refusal refused={refused} />
    </div>
  );
}
