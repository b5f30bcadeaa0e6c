import { type GameRecord, parseRecord } from '@conclave/kernel';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { type LoadedGame, loadGame } from '../net/games.ts';
import { me } from '../net/me.ts';
import { Missing } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { type Film, film } from './film.ts';
import { OpenFile } from './open-file.tsx';
import { Player } from './player.tsx';
import { sayBroken } from './say.ts';

interface Ready {
  readonly film: Film;
  readonly loaded: LoadedGame;
}

/** Plays a record with its game; a sentence if that cannot be done. */
async function project(json: unknown): Promise<Ready | string> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return sayBroken(parsed.error);
  const loading = loadGame(parsed.value.game);
  if (!loading) return sayBroken({ code: 'wrong-game', params: { game: parsed.value.game } });
  const loaded = await loading;
  const filmed = film(loaded.game, loaded.ui, parsed.value satisfies GameRecord);
  return filmed.ok ? { film: filmed.film, loaded } : sayBroken(filmed.error);
}

/** A replay of a finished table, or of a record file. */
export default function ReplayPage({ id }: { readonly id: string | null }) {
  return id === null ? <FromFile /> : <FromTable id={id} />;
}

function FromTable({ id }: { readonly id: string }) {
  const [ready, setReady] = useState<Ready | string | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const known = await me.known();
      const record = known.ok ? await api.replay(id) : known;
      return record.ok ? project(record.value) : record.refused.message;
    };
    load().then(
      (result) => !gone && setReady(result),
      () => !gone && setReady('The game could not be loaded. Try again in a moment.'),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (ready === null) return <Waiting what="Opening the replay" />;
  if (typeof ready === 'string') return <Missing title="This replay cannot be opened">{ready}</Missing>;
  return <Player {...ready} />;
}

function FromFile() {
  const [ready, setReady] = useState<Ready | null>(null);
  if (ready) return <Player {...ready} onClose={() => setReady(null)} />;
  return (
    <OpenFile
      open={async (json) => {
        const result = await project(json);
        if (typeof result === 'string') return result;
        setReady(result);
        return null;
      }}
    />
  );
}
