import { useState } from 'react';
import { type Tab, Tabs } from '../shell/tabs.tsx';
import './panels.css';

/** On a phone: a bottom sheet of tabs, the first one open. Pressing the open tab lowers or raises it. */
export function Sheet<T extends string>({
  label,
  tabs,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly onOpen?: (id: T) => void;
}) {
  const [open, setOpen] = useState<T>(tabs[0]!.id);
  const [low, setLow] = useState(false);
  return (
    <section className={low ? 'sheet sheet-low' : 'sheet'} aria-label={label}>
      <Tabs
        label={label}
        tabs={tabs}
        open={open}
        onOpen={(id) => {
          setOpen(id);
          setLow(false);
          onOpen?.(id);
        }}
        onAgain={() => setLow(!low)}
      />
    </section>
  );
}
