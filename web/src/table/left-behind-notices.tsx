import { games } from '@conclave/games';
import { Button, buttonLook, Icon, useEscape } from '@conclave/kit';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { forget, type LeftBehind, leftBehind } from '../live/left-behind.ts';
import { reach } from '../net/reach.ts';
import { Refusal } from '../shell/refusal.tsx';

/** Has the browser ask before it gives the page up, and with it a move that no answer has come to. */
export function useAskBeforeClosing(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const ask = (e: Event) => e.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
}

function Notice({ one }: { readonly one: LeftBehind }) {
  const { table, game, refused } = one;
  const [path] = useLocation();
  const address = `/table/${table}`;
  const title = games[game]?.meta.title ?? game;
  useEscape(refused !== null, () => forget(one));
  return (
    <div className="left-behind">
      {refused ? (
        <Refusal
          refused={refused}
          lead={`${title}: ${refused.unmade ? 'your move was not made.' : 'of your move nobody knows.'}`}
        />
      ) : (
        <p className="refusal">
          <Icon name="offline" size={18} />
          <span>
            Your move in {title} has not been answered yet. It is sent as soon as the line is back, as long as
            this page stays open.
          </span>
        </p>
      )}
      {path !== address && (
        <Link href={address} className={buttonLook({ small: true })}>
          To the table
        </Link>
      )}
      {refused && (
        <Button small look="bare" icon="close" onClick={() => forget(one)}>
          Close
        </Button>
      )}
    </div>
  );
}

/** What became of moves whose maker has left their table; loaded with tables. */
export default function LeftBehindNotices() {
  const all = useStore(leftBehind);
  const isOffline = useStore(reach.status) === 'no';
  const told = all.filter(({ refused }) => refused !== null || isOffline);
  useAskBeforeClosing(all.some(({ refused }) => refused === null));
  // biome-ignore lint/suspicious/noArrayIndexKey: a table may have several, and none has state
  return told.map((one, i) => <Notice key={`${one.table} ${i}`} one={one} />);
}
