import type { ReactNode } from 'react';
import { cell } from './cell.ts';
import { usePointed } from './pointing.ts';

/** What a bubble says: why something is not possible, or what a thing is. */
export interface Explanation {
  readonly text: ReactNode;
  readonly rule?: string | undefined;
  /** `no` answers a try that is not possible; `tip` only names. */
  readonly kind?: 'no' | 'tip';
}

/** What is explained now, and at which element; `BubbleHost` shows it. */
export const explained = cell<(Explanation & { readonly anchor: Element }) | null>(null);

/** Shows a bubble at an element until it is closed, something else is pressed, or `hideBubble`. */
export const explain = (anchor: Element, what: Explanation): void =>
  explained.set({ kind: 'no', ...what, anchor });

/** Hides the bubble, or only if it belongs to this element. */
export const hideBubble = (anchor?: Element): void => {
  const shown = explained.get();
  if (shown && (!anchor || shown.anchor === anchor)) explained.set(null);
};

/**
 * Handlers that show a tip for an element after a moment of hover, on focus and on long press; spread them on it.
 * The tip must only repeat or complete the element's own accessible name.
 */
export const useTip = (text: ReactNode, rule?: string) => ({
  'data-tips': true,
  ...usePointed({
    show: (anchor) => (text ? explain(anchor, { text, rule, kind: 'tip' }) : false),
    hide: (anchor, how) => (how === 'blur' || explained.get()?.kind === 'tip') && hideBubble(anchor),
  }),
});

/**
 * A part of a text or a number that tells more on hover, focus and long press.
 * `rove` makes it one of many that arrows walk between (`useRoving`).
 */
export function Tip({
  tip,
  rule,
  children,
  className = '',
  rove = false,
}: {
  readonly tip: ReactNode;
  readonly rule?: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly rove?: boolean;
}) {
  const handlers = useTip(tip, rule);
  return (
    <button {...handlers} type="button" data-rove={rove || undefined} className={`k-tip ${className}`.trim()}>
      {children}
    </button>
  );
}
