import { AtTable, tableScope } from '@conclave/kit';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { TableProvider } from '../live/context.tsx';
import { leave } from '../live/left-behind.ts';
import { liveTable } from '../live/store.ts';
import { Room } from '../lobby/room.tsx';
import { api } from '../net/api.ts';
import { type Opened, openTable } from '../net/open-table.ts';
import type { Refused, TableInfo } from '../net/protocol.ts';
import { connection } from '../net/socket.ts';
import { RulesScope } from '../rules/rules-scope.tsx';
import { speedNow } from '../settings/store.ts';
import { Missing } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useTableSounds, useVoice } from '../sound/use-sounds.ts';
import { Curtain, useCurtain } from './curtain.tsx';
import { Playing } from './playing.tsx';

/** Finds the table and loads its game. */
function useOpened(id: string): Opened | Refused | null {
  const [opened, setOpened] = useState<Opened | Refused | null>(null);
  useEffect(() => {
    let gone = false;
    openTable(id).then(
      (result) => !gone && setOpened(result),
      () =>
        !gone &&
        setOpened({ error: 'offline', message: 'The game could not be loaded. Try again in a moment.' }),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return opened;
}

/** The seat to look from first: the one whose move it is, if it is mine. */
const firstSeat = (info: TableInfo): number | null =>
  info.waiting.find((seat) => info.mine.includes(seat)) ?? info.mine[0] ?? null;

export default function TablePage({ id }: { readonly id: string }) {
  const opened = useOpened(id);
  if (opened === null) return <Waiting what="Opening the table" table />;
  if ('error' in opened) return <Missing title="This table cannot be opened">{opened.message}</Missing>;
  return <Table id={id} {...opened} />;
}

function Table({ id, info, loaded }: Opened & { readonly id: string }) {
  const live = useMemo(
    () =>
      liveTable(id, firstSeat(info), loaded, {
        command: (command, version) => api.command(id, command, version),
        history: (seat, from, count) => api.history(id, seat, from, count),
        watch: (watcher) => connection.watch(watcher),
        ask: () => connection.ask(id),
        speed: speedNow,
        hidden: () => document.hidden,
      }),
    [id, info, loaded],
  );
  useEffect(() => {
    const end = live.follow();
    return () => {
      end();
      void leave(id, info.game, live);
    };
  }, [live, id, info.game]);
  const hear = useVoice(id);
  const here = useMemo(() => ({ id, live, loaded, hear }), [id, live, loaded, hear]);
  const scope = useMemo(() => tableScope(id), [id]);
  const status = useStore(live.store, (s) => s.known.info?.status);
  const curtain = useCurtain(live);
  useTableSounds(live, curtain.next, hear);
  if (status === undefined) return <Waiting what="Joining the table" table />;
  return (
    <AtTable scope={scope}>
      <TableProvider value={here}>
        {status === 'waiting' ? (
          <RulesScope loaded={loaded}>
            <Room />
          </RulesScope>
        ) : curtain.next !== null ? (
          <Curtain {...curtain} next={curtain.next} />
        ) : (
          <Playing />
        )}
      </TableProvider>
    </AtTable>
  );
}
