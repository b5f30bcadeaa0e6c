import type { GameMeta } from '@conclave/games';
import { Button, buttonLook } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../net/api.ts';
import { prefetchGame } from '../net/games.ts';
import { me } from '../net/me.ts';
import type { Refused } from '../net/protocol.ts';
import { Choice } from '../shell/choice.tsx';
import { credit } from '../shell/games.ts';
import { Refusal } from '../shell/refusal.tsx';

/** Loads what a table needs while nothing else is to do, so that it opens at once. */
function usePrefetch(game: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../table/page.tsx').catch(() => undefined);
      prefetchGame(game);
    }, 1500);
    return () => clearTimeout(timer);
  }, [game]);
}

/** A game that is ready: against bots in one press, or a table of one's own. */
export function PlayNow({ meta }: { readonly meta: GameMeta }) {
  const [bots, setBots] = useState(1);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [, go] = useLocation();
  usePrefetch(meta.id);

  const play = async () => {
    setBusy(true);
    setRefused(null);
    const known = await me.known();
    const seats = [
      { kind: 'me' } as const,
      ...Array.from({ length: bots }, () => ({ kind: 'bot' }) as const),
    ];
    const made = known.ok ? await api.create({ game: meta.id, seats, start: true }) : known;
    if (made.ok) go(`/table/${made.value.id}`);
    else {
      setBusy(false);
      setRefused(made.refused);
    }
  };

  const opponents = Array.from({ length: meta.seats.max - 1 }, (_, i) => i + 1).filter(
    (n) => n + 1 >= meta.seats.min,
  );
  return (
    <section className="play-now" aria-labelledby={`title-${meta.id}`}>
      <h2 id={`title-${meta.id}`} translate="no">
        {meta.title}
      </h2>
      <p className="play-pitch">{meta.pitch}</p>
      <p className="play-facts">
        {meta.seats.min} to {meta.seats.max} players, {meta.minutes.min} to {meta.minutes.max} minutes.{' '}
        {credit(meta)}.
      </p>
      <div className="play-row">
        <Choice
          label="Bots to play against"
          showLabel
          value={bots}
          onChange={setBots}
          options={opponents.map((n) => ({ value: n, label: n }))}
        />
        <Button look="signal" icon="play" className="play-button" onClick={play} disabled={busy}>
          {busy ? 'Setting the table…' : 'Play now'}
        </Button>
      </div>
      <Refusal refused={refused} />
      <p className="play-more">
        <Link href={`/create/${meta.id}`} className={buttonLook({})}>
          Create a table
        </Link>
        <Link href={`/rules/${meta.id}`} className={buttonLook({ look: 'bare' })}>
          Read the rules
        </Link>
      </p>
    </section>
  );
}
