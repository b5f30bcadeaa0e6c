import { takesEffect } from '@conclave/frame/settings.ts';
import { games } from '@conclave/games';
import { Button, useScope } from '@conclave/kit';
import { useHere, useTable } from '../live/context.tsx';
import { Page } from '../shell/page.tsx';
import { Refusal } from '../shell/refusal.tsx';
import { ShareLink } from '../shell/share.tsx';
import { Chat } from '../table/chat.tsx';
import { optionText } from './option-text.ts';
import { SitDown } from './sit-down.tsx';
import './lobby.css';
import { Qr } from './qr.tsx';
import { RoomSeat } from './room-seat.tsx';

/** A table before the start: seats fill as people come. */
export function Room() {
  const { live, loaded } = useHere();
  const info = useTable((s) => s.known.info);
  const refused = useTable((s) => s.refused);
  const { openRule } = useScope();
  if (!info) return null;
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  const url = `${location.origin}/join/${info.code}`;
  const title = games[info.game]?.meta.title ?? info.game;
  const table = { seats: info.seats.length, options: info.options };
  const specs = loaded.game.options.filter((spec) => takesEffect(spec, info.options));
  const settings = specs.map(({ id }) => {
    const { label, values } = optionText(loaded.ui.options, id, table);
    const value = info.options[id];
    return { id, label, said: value === 0 ? 'off' : (values?.[String(value)] ?? String(value)) };
  });
  return (
    <Page title={`${title}: waiting for players`} wide>
      <div className="room">
        <section className="room-seats" aria-labelledby="room-title">
          <h1 id="room-title" translate="no">
            {title}
          </h1>
          <p className="room-state" role="status">
            {open === 0 ? 'Everybody is here.' : open === 1 ? 'One seat is open.' : `${open} seats are open.`}{' '}
            {!info.host && info.mine.length > 0 && `${info.creator} starts the game.`}
            {open === 0 && info.mine.length === 0 && 'No seat is left; stay here to look on.'}
          </p>
          <ol className="plan">
            {info.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <RoomSeat key={i} index={i} seat={seat} info={info} />
            ))}
          </ol>
          <Refusal refused={refused} />
          {info.mine.length === 0 && open > 0 && <SitDown />}
          <div className="answers">
            {info.host && (
              <Button
                look="signal"
                icon="play"
                disabled={open > 0}
                onClick={() => void live.send({ do: 'start' })}
              >
                Start the game
              </Button>
            )}
            {info.host && open > 0 && (
              <span className="field-help">
                The game can start when no seat is open. A bot can take a seat, too.
              </span>
            )}
            {info.mine.length > 0 && !info.host && (
              <Button onClick={async () => (await live.send({ do: 'leave' })).ok && live.sit(null)}>
                Leave the table
              </Button>
            )}
          </div>
          <dl className="room-settings">
            {settings.map(({ id, label, said }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Button small icon="book" onClick={() => openRule?.(null)}>
              Read the rules meanwhile
            </Button>
          </p>
        </section>
        <aside className="room-side" aria-label="Invitation and chat">
          <div className="invite">
            <Qr url={url} />
            <div className="invite-words">
              <p className="field-label">Code</p>
              <p className="code" translate="no">
                {info.code}
              </p>
              <ShareLink label="Link" url={url} />
            </div>
          </div>
          <Chat />
        </aside>
      </div>
    </Page>
  );
}
