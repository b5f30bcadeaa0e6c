import { boardWantsRoom, IconButton, useEscape } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { type Tab, Tabs } from '../shell/tabs.tsx';
import './panels.css';

/**
 * On a phone: a bottom sheet of tabs, the first one open. Pressing the open tab lowers or raises it, and so does the way back to the board. It turns to
 * `wanted` when that comes up, but takes nobody from a field they write in. While the board wants room it is low, unless
 * one opens a tab. Escape lowers it again once somebody has raised it.
 */
export function Sheet<T extends string>({
  label,
  tabs,
  wanted = null,
  isLow = false,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly wanted?: T | null;
  /** Whether it is low at first. */
  readonly isLow?: boolean;
  readonly onOpen?: (id: T) => void;
}) {
  const [open, setOpen] = useState<T>(tabs[0]!.id);
  const [isLowered, setLowered] = useState(isLow);
  const wantsRoom = boardWantsRoom.use();
  /** By hand, from where it was low. */
  const [isRaised, setRaised] = useState(false);
  const low = wantsRoom !== false ? !isRaised : isLowered;
  const lower = (next: boolean) => {
    if (low || next) setRaised(!next);
    if (wantsRoom === false) setLowered(next);
  };
  useEscape(isRaised, () => lower(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it wants room anew
  useEffect(() => setRaised(false), [wantsRoom]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish turns it
  useEffect(() => {
    if (wanted === null || document.activeElement?.matches('input, textarea')) return;
    setOpen(wanted);
    onOpen?.(wanted);
  }, [wanted]);
  return (
    <section className={low ? 'sheet sheet-low' : 'sheet'} aria-label={label}>
      <Tabs
        label={label}
        tabs={tabs}
        open={open}
        onOpen={(id) => {
          setOpen(id);
          lower(false);
          onOpen?.(id);
        }}
        onAgain={() => lower(!low)}
      />
      {!low && <IconButton icon="chevron-down" label="Back to the board" onClick={() => lower(true)} />}
    </section>
  );
}
