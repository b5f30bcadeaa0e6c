import { type GameMeta, games } from '@conclave/games';
import { Button } from '@conclave/kit';
import { useLevel } from '../levels/chosen.ts';
import { useTable } from '../live/context.tsx';
import { Refusal } from '../shell/refusal.tsx';
import { type Form, fullFor, gentleAt } from './forms.ts';
import { usePlay } from './use-play.ts';

interface Gentle {
  readonly meta: GameMeta;
  readonly form: Form;
  /** At how many seats the full game would be; null if others play here. */
  readonly seats: number | null;
}

/** The gentle form that is played at this table of mine; null at all others. */
function useGentleTable(): Gentle | null {
  const info = useTable((s) => s.known.info);
  const meta = info && games[info.game]?.meta;
  const form = meta && gentleAt(meta, info.options, info.seats.length);
  if (!form) return null;
  const isAlone = info.seats.every(({ kind }, seat) => kind === 'bot' || info.mine.includes(seat));
  return { meta, form, seats: info.host && isAlone ? info.seats.length : null };
}

/** At a table that has the gentle form: says so, and leads to one with the full form. */
export function GentleNote() {
  const gentle = useGentleTable();
  if (!gentle) return null;
  const { meta, form, seats } = gentle;
  return (
    <div className="gentle">
      <p>
        For first games: <strong>{form.name}</strong>, {form.says}.
      </p>
      {seats !== null && (
        <Full meta={meta} seats={seats} small>
          Full game instead
        </Full>
      )}
    </div>
  );
}

/** After a gentle game against bots: on to the full one. */
export function FullNext() {
  const gentle = useGentleTable();
  if (!gentle || gentle.seats === null) return null;
  return (
    <Full meta={gentle.meta} seats={gentle.seats}>
      Play the full game
    </Full>
  );
}

function Full({
  meta,
  seats,
  small,
  children,
}: {
  readonly meta: GameMeta;
  readonly seats: number;
  readonly small?: boolean;
  readonly children: string;
}) {
  const { busy, refused, play } = usePlay(meta, useLevel(meta.id, false));
  return (
    <>
      <Button small={small} disabled={busy} onClick={() => play(fullFor(meta, seats))}>
        {children}
      </Button>
      <Refusal refused={refused} />
    </>
  );
}
