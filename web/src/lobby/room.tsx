import { games } from '@conclave/games';
import { Button, useScope } from '@conclave/kit';
import { useState } from 'react';
import { useBots } from '../levels/use-bots.ts';
import { useHere, useTable } from '../live/context.tsx';
import { Page } from '../shell/page.tsx';
import { Refusal } from '../shell/refusal.tsx';
import { ShareLink } from '../shell/share.tsx';
import { Chat } from '../table/chat.tsx';
import { Qr } from './qr.tsx';
import './room.css';
import { RoomRing } from './room-ring.tsx';
import { RoomSettings } from './room-settings.tsx';
import { SitDown } from './sit-down.tsx';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const openSeats = (open: number): string =>
  open === 0 ? 'Everybody is here.' : open === 1 ? 'One seat is open.' : `${open} seats are open.`;

/** A table before the start: seats fill as people come. */
export function Room() {
  const { live, loaded } = useHere();
  const { bots, usual } = useBots(loaded.game.id);
  const info = useTable((s) => s.known.info);
  const refused = useTable((s) => s.refused);
  const [busy, setBusy] = useState(false);
  const { openRule } = useScope();
  if (!info) return null;
  const open = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const url = `${location.origin}/join/${info.code}`;
  const title = games[info.game]?.meta.title ?? info.game;
  const isSeated = info.mine.length > 0;

  /** Bots take the seats for which nobody came. */
  const start = async () => {
    setBusy(true);
    let ok = true;
    for (const seat of open)
      ok &&= (await live.send({ do: 'addBot', seat, ...(usual && { bot: usual }) })).ok;
    if (ok) await live.send({ do: 'start' });
    setBusy(false);
  };

  return (
    <Page
      title={`${title}: waiting for players`}
      wide
      bar={
        <Button look="bare" icon="book" onClick={() => openRule?.(null)}>
          Rules
        </Button>
      }
    >
      <div className="room">
        <section className="room-table" aria-labelledby="room-title">
          <div className="room-head">
            <h1 id="room-title" translate="no">
              {title}
            </h1>
            <p className="room-about">
              {COUNTS[info.seats.length] ?? info.seats.length} seats.{' '}
              {info.host ? 'Your' : `${info.creator}’s`} table.
            </p>
            <p className="room-code" translate="no">
              {info.code}
            </p>
          </div>
          <RoomRing info={info} bots={bots} usual={usual} />
          <RoomSettings info={info} />
        </section>
        <aside className="room-side" aria-label="Invitation and chat">
          <div className="invite">
            <Qr url={url} />
            <div className="invite-words">
              <p className="field-label">Table code</p>
              <p className="code" translate="no">
                {info.code}
              </p>
              <p className="field-help">A name is all a friend needs.</p>
            </div>
          </div>
          <ShareLink label="Link" url={url} />
          <Chat />
        </aside>
        <div className="room-bar">
          <p className="room-state" role="status">
            <strong>{openSeats(open.length)}</strong>{' '}
            {info.host
              ? open.length > 0 &&
                `Start now, and ${open.length === 1 ? 'a bot sits' : 'bots sit'} down there.`
              : isSeated
                ? `${info.creator} starts the game.`
                : open.length === 0 && 'Stay here to look on.'}
          </p>
          <Refusal refused={refused} />
          {!isSeated && open.length > 0 && <SitDown />}
          {isSeated && !info.host && (
            <Button onClick={async () => (await live.send({ do: 'leave' })).ok && live.sit(null)}>
              Leave the table
            </Button>
          )}
          {info.host && (
            <Button
              look="signal"
              icon="play"
              className="room-start"
              disabled={busy}
              onClick={() => void start()}
            >
              Start the game
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}
