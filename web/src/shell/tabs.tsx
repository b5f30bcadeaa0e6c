import { Icon, type IconName, useRoving } from '@conclave/kit';
import { type ReactNode, useId } from 'react';
import './tabs.css';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly icon: IconName;
  readonly content: ReactNode;
  /** A word for something new in it, shown while it is not open. */
  readonly news?: string | undefined;
}

/** Tabs over one panel: arrows walk, and what has the focus is shown. Pressing the open one calls `onAgain`. */
export function Tabs<T extends string>({
  label,
  tabs,
  open,
  onOpen,
  onAgain,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly open: T;
  readonly onOpen: (id: T) => void;
  readonly onAgain?: () => void;
}) {
  const base = useId();
  const roving = useRoving<HTMLDivElement>();
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0]!;
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} {...roving}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-rove
            id={`${base}-${tab.id}`}
            className="tab"
            aria-selected={tab.id === shown.id}
            aria-controls={`${base}-panel`}
            onClick={() => (tab.id === shown.id ? onAgain?.() : onOpen(tab.id))}
          >
            <Icon name={tab.icon} size={16} />
            {tab.label}
            {tab.news && tab.id !== shown.id && <span className="tab-news">{tab.news}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.id}`} className="tab-panel">
        {shown.content}
      </div>
    </>
  );
}
