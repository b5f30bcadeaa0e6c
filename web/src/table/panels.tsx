import { IconButton, type TableProps } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { useAsked, useHere, useTable } from '../live/context.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { Chat } from './chat.tsx';
import { LogPanel } from './log-panel.tsx';
import { logPinned } from './log-pinned.ts';
import './panels.css';
import { Seats } from './seats.tsx';
import { Sheet } from './sheet.tsx';

/** Whether somebody said something while the chat was not open. */
function useChatNews(open: boolean): boolean {
  const count = useTable((s) => s.known.chat.length);
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (open) setRead(count);
  }, [open, count]);
  return count > read;
}

/** Beside the board: log and chat. */
export function SidePanel() {
  const [open, setOpen] = useState<'log' | 'chat'>('log');
  const news = useChatNews(open === 'chat');
  return (
    <aside className="table-side" aria-label="Log and chat">
      <IconButton icon="close" label="Close log and chat" onClick={() => logPinned.set(false)} />
      <Tabs
        label="Log and chat"
        open={open}
        onOpen={setOpen}
        tabs={[
          { id: 'log', label: 'Log', icon: 'log', content: <LogPanel /> },
          { id: 'chat', label: 'Chat', icon: 'chat', content: <Chat />, news: news ? 'new' : undefined },
        ]}
      />
    </aside>
  );
}

/** On a phone: everything round the board but the prompt; without an own area for who only looks on. */
export function TableSheet({ props }: { readonly props: TableProps }) {
  const { Mine, Tray } = useHere().loaded.ui;
  const [chatOpen, setChatOpen] = useState(false);
  const asked = useAsked();
  const news = useChatNews(chatOpen);
  const hasOwn = props.viewer !== 'table';
  const own = {
    id: 'mine',
    label: 'Mine',
    icon: 'cards',
    content: (
      <div className="sheet-padded">
        <h2 className="unseen">My area</h2>
        <Mine {...props} />
      </div>
    ),
    news: asked ? 'asked' : undefined,
  } as const;
  return (
    <Sheet
      label="My area, seats and log"
      isLow={Tray !== undefined}
      onOpen={(id) => setChatOpen(id === 'chat')}
      wanted={hasOwn && asked ? 'mine' : null}
      tabs={[
        ...(hasOwn ? [own] : []),
        { id: 'seats', label: 'Seats', icon: 'users', content: <Seats props={props} /> },
        { id: 'log', label: 'Log', icon: 'log', content: <LogPanel /> },
        { id: 'chat', label: 'Chat', icon: 'chat', content: <Chat />, news: news ? 'new' : undefined },
      ]}
    />
  );
}
