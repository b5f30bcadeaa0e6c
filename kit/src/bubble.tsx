import { type ReactNode, useEffect, useRef } from 'react';
import { cell } from './cell.ts';

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

/** Milliseconds: a pointer that only passes by opens nothing. */
const HOVER = 300;
const LONG_PRESS = 450;

/**
 * Handlers that show a tip for an element after a moment of hover, on focus and on long press; spread them on it.
 * The tip must only repeat or complete the element's own accessible name.
 */
export function useTip(text: ReactNode, rule?: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tip = (anchor: Element) => explain(anchor, { text, rule, kind: 'tip' });
  const soon = (anchor: Element, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => anchor.isConnected && tip(anchor), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: (e: React.PointerEvent) => e.pointerType === 'mouse' && soon(e.currentTarget, HOVER),
    onPointerLeave: (e: React.PointerEvent) => {
      clearTimeout(timer.current);
      if (e.pointerType === 'mouse' && explained.get()?.kind === 'tip') hideBubble(e.currentTarget);
    },
    onPointerDown: (e: React.PointerEvent) => {
      clearTimeout(timer.current);
      if (e.pointerType !== 'mouse') soon(e.currentTarget, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onFocus: (e: React.FocusEvent) => e.currentTarget.matches(':focus-visible') && tip(e.currentTarget),
    onBlur: (e: React.FocusEvent) => hideBubble(e.currentTarget),
  };
}

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
    <button type="button" className={`k-tip ${className}`.trim()} data-rove={rove || undefined} {...handlers}>
      {children}
    </button>
  );
}
