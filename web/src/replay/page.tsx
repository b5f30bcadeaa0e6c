import { readRecordFile, sayRecordFault } from '@conclave/frame/record-file.ts';
import { sentencesOf } from '@conclave/games';
import { type GameRecord, parseRecord, type Result } from '@conclave/kernel';
import { AtTable, tableScope } from '@conclave/kit';
import { type ComponentProps, useEffect, useState } from 'react';
import { api, isMissed } from '../net/api.ts';
import { type LoadedGame, loadGame } from '../net/games.ts';
import { me } from '../net/me.ts';
import { untilAnswered } from '../net/reach.ts';
import { type Film, film } from '../record/film.ts';
import { Missing } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { OpenFile } from './open-file.tsx';
import { Player } from './player.tsx';

interface Ready {
  readonly film: Film;
  readonly loaded: LoadedGame;
}

/** Plays a record with its game; a sentence if that cannot be done. */
async function project(read: Result<GameRecord>): Promise<Ready | string> {
  if (!read.ok) return sayRecordFault(read.error);
  const record = read.value;
  const loaded = await loadGame(record.game);
  if (!loaded) return sayRecordFault({ code: 'wrong-game', params: { game: record.game } });
  const filmed = film(loaded.game, loaded.ui, record);
  if (filmed.ok) return { film: filmed.film, loaded };
  const say = await sentencesOf(record.game);
  return sayRecordFault(filmed.error, { record, game: loaded.game, say });
}

/** A replay of a finished table, or of a record file. */
export default function ReplayPage({ id }: { readonly id: string | null }) {
  return id === null ? <FromFile /> : <FromTable id={id} />;
}

/** A replay is a table of its own, also beside the one that it was played at. */
function Shown(props: ComponentProps<typeof Player>) {
  const [scope] = useState(() => tableScope(`replay ${props.table ?? ''}`));
  return (
    <AtTable scope={scope}>
      <Player {...props} />
    </AtTable>
  );
}

function FromTable({ id }: { readonly id: string }) {
  const [ready, setReady] = useState<Ready | string | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const known = await untilAnswered(me.known, isMissed);
      const record = known.ok ? await untilAnswered(() => api.replay(id), isMissed) : known;
      return record.ok ? project(parseRecord(record.value)) : record.refused.message;
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
  return <Shown {...ready} table={id} />;
}

function FromFile() {
  const [ready, setReady] = useState<Ready | null>(null);
  if (ready) return <Shown {...ready} onClose={() => setReady(null)} />;
  return (
    <OpenFile
      open={async (file) => {
        const result = await project(readRecordFile(file));
        if (typeof result === 'string') return result;
        setReady(result);
        return null;
      }}
    />
  );
}
