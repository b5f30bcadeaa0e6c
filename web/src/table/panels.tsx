import { type ReactNode, useEffect, useState } from 'react';
import { Tabs } from '../shell/tabs.tsx';
import { Chat } from './chat.tsx';
import { useTable } from './context.tsx';
import { LogPanel } from './log-panel.tsx';
import './panels.css';

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
          { id: 'chat', label: 'Chat', icon: 'chat', content: <Chat />, news },
        ]}
      />
    </aside>
  );
}

/** On a phone: the bottom sheet, without `mine` for who only looks on. Pressing the open tab lowers or raises it. */
export function Sheet({ mine, seats }: { readonly mine: ReactNode; readonly seats: ReactNode }) {
  const [open, setOpen] = useState<'mine' | 'seats' | 'log' | 'chat'>(mine ? 'mine' : 'seats');
  const [low, setLow] = useState(false);
  const news = useChatNews(open === 'chat');
  return (
    <section className={low ? 'sheet sheet-low' : 'sheet'} aria-label="My area, seats and log">
      <Tabs
        label="My area, seats and log"
        open={open}
        onOpen={(id) => {
          setOpen(id);
          setLow(false);
        }}
        onAgain={() => setLow(!low)}
        tabs={[
          ...(mine ? [{ id: 'mine', label: 'Mine', icon: 'cards', content: mine } as const] : []),
          { id: 'seats', label: 'Seats', icon: 'users', content: seats },
          { id: 'log', label: 'Log', icon: 'log', content: <LogPanel /> },
          { id: 'chat', label: 'Chat', icon: 'chat', content: <Chat />, news },
        ]}
      />
    </section>
  );
}
