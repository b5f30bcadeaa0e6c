import { type ReactNode, useEffect, useState } from 'react';
import { useAsked, useTable } from '../live/context.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { Chat } from './chat.tsx';
import { LogPanel } from './log-panel.tsx';
import './panels.css';
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

/** On a phone: everything round the board but the prompt; without `mine` for who only looks on. */
export function TableSheet({ mine, seats }: { readonly mine: ReactNode; readonly seats: ReactNode }) {
  const [chatOpen, setChatOpen] = useState(false);
  const asked = useAsked();
  const news = useChatNews(chatOpen);
  const own = {
    id: 'mine',
    label: 'Mine',
    icon: 'cards',
    content: mine,
    news: asked ? 'asked' : undefined,
  } as const;
  return (
    <Sheet
      label="My area, seats and log"
      onOpen={(id) => setChatOpen(id === 'chat')}
      wanted={mine && asked ? 'mine' : null}
      tabs={[
        ...(mine ? [own] : []),
        { id: 'seats', label: 'Seats', icon: 'users', content: seats },
        { id: 'log', label: 'Log', icon: 'log', content: <LogPanel /> },
        { id: 'chat', label: 'Chat', icon: 'chat', content: <Chat />, news: news ? 'new' : undefined },
      ]}
    />
  );
}
