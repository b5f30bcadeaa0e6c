import { games } from '@conclave/games';
import { Button, Icon, IconButton, useScope, useWide } from '@conclave/kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useHere, useTable } from '../live/context.tsx';
import { connection } from '../net/socket.ts';
import { SettingsButton } from '../settings/settings.tsx';
import { useSettings } from '../settings/store.ts';
import { Wordmark } from '../shell/page.tsx';
import { Mute } from '../sound/mute.tsx';
import { hearing } from '../sound/sound.ts';
import { TableMenu } from './table-menu.tsx';

/** Above the table: the house, the game, what is wrong with the line, and everything that is seldom needed. */
export function TableBar({
  onIdea,
  onEnd,
}: {
  /** Shows the game in a minute. */
  readonly onIdea: (() => void) | null;
  readonly onEnd: (() => void) | null;
}) {
  const { loaded } = useHere();
  const { openRule } = useScope();
  const [menu, setMenu] = useState(false);
  const wide = useWide();
  const looking = useTable((s) => s.known.seat === null);
  return (
    <header className="topbar table-bar">
      <Wordmark />
      <h1 className="table-title">
        <span translate="no">{games[loaded.game.id]?.meta.title}</span>
        {looking && (
          <span className="table-looking">
            <Icon name="eye" size={16} /> Looking on
          </span>
        )}
      </h1>
      <div className="topbar-rest">
        <Silence />
        <Line />
        {onEnd && (
          <Button small icon="trophy" className="table-result" onClick={onEnd}>
            <span>Result</span>
          </Button>
        )}
        {onIdea && <IconButton icon="help" label="The game in a minute" onClick={onIdea} />}
        {openRule && <IconButton icon="book" label="Rules" onClick={() => openRule(null)} />}
        {wide && <Mute />}
        <IconButton icon="menu" label="This table" onClick={() => setMenu(true)} />
        <SettingsButton />
      </div>
      {menu && <TableMenu onClose={() => setMenu(false)} />}
    </header>
  );
}

/** Says quietly when the connection is lost; what happens meanwhile is fetched when it is back. */
function Line() {
  const status = useStore(connection.status);
  return (
    <span role="status" className="table-line">
      {status === 'lost' && (
        <>
          <Icon name="offline" size={16} /> <span>Reconnecting</span>
        </>
      )}
    </span>
  );
}

/** Says that a sound was due and could not be heard, until a press allows it. */
function Silence() {
  const held = useStore(hearing) === 'held';
  const wanted = useSettings().sound;
  return (
    <span role="status" className="table-line">
      {held && wanted && (
        <>
          <Icon name="sound-off" size={16} />{' '}
          <span className="table-line-words">Press anything for sound</span>
        </>
      )}
    </span>
  );
}
