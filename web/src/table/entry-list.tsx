import { useRoving } from '@conclave/kit';
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { LogEntry } from '../live/log.ts';

/** What a line is thought to take before it is measured, and how many entries are drawn beyond those in sight. */
const LINE = 24;
const BEYOND = 6;

/** Entries of which only those in sight are drawn, and the one that has the focus. */
export interface Entries {
  readonly entries: readonly LogEntry[];
  readonly list: Virtualizer<HTMLElement, Element>;
  /** For the section that scrolls; arrows walk in it. */
  readonly box: Omit<ReturnType<typeof useRoving<HTMLElement>>, 'onFocus'> & {
    readonly onFocus: (e: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

export function useEntries(entries: readonly LogEntry[]): Entries {
  const roving = useRoving<HTMLElement>();
  /** It is drawn wherever one scrolls, or the focus would be lost with it. */
  const focused = useRef<number | null>(null);
  const list = useVirtualizer<HTMLElement, Element>({
    count: entries.length,
    getScrollElement: () => roving.ref.current,
    estimateSize: (i) => LINE * entries[i]!.lines.length,
    overscan: BEYOND,
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      return focused.current === null || drawn.includes(focused.current)
        ? drawn
        : [...drawn, focused.current].sort((a, b) => a - b);
    },
  });
  const box = {
    ...roving,
    onFocus(e: FocusEvent) {
      roving.onFocus();
      const index = e.target.closest<HTMLElement>('[data-index]')?.dataset.index;
      focused.current = index === undefined ? null : Number(index);
    },
    onBlur() {
      focused.current = null;
    },
  };
  return { entries, list, box };
}

/** @param here the version of the entry where one is, if there is such a place */
export function EntryList({
  of: { entries, list },
  className = '',
  here,
  children,
}: {
  readonly of: Entries;
  readonly className?: string;
  readonly here?: number;
  readonly children: (entry: LogEntry) => ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without points for none
    <ol role="list" className="log-list" style={{ height: list.getTotalSize() }}>
      {list.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          ref={list.measureElement}
          data-index={index}
          className={`log-entry ${className}`}
          data-here={entries[index]!.version === here || undefined}
          style={{ translate: `0 ${start}px` }}
          aria-setsize={entries.length}
          aria-posinset={index + 1}
        >
          {children(entries[index]!)}
        </li>
      ))}
    </ol>
  );
}
