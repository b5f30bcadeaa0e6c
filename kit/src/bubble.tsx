import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { besideOf } from './beside.ts';
import { usePointed } from './pointing.ts';
import { useRenewals } from './renewals.ts';
import { RuleLink } from './rule-link.tsx';

/** What a bubble says: why something is not possible, or what a thing is. */
export interface Explanation {
  readonly text: ReactNode;
  readonly rule?: string | undefined;
  /** `no` answers a try that is not possible; `tip` only names. */
  readonly kind?: 'no' | 'tip';
}

type Shown = (Explanation & { readonly anchor: Element }) | null;
let shown: Shown = null;
const listeners = new Set<() => void>();

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a bubble at an element until it is closed, something else is pressed, or `hideBubble`. */
export const explain = (anchor: Element, what: Explanation): void => show({ kind: 'no', ...what, anchor });

/** Hides the bubble, or only if it belongs to this element. */
export const hideBubble = (anchor?: Element): void => {
  if (shown && (!anchor || shown.anchor === anchor)) show(null);
};

/** Where the one bubble of the page stands. The shell renders it once; screen readers hear what it says. */
export function BubbleHost() {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  const ref = useRef<HTMLDivElement>(null);
  /** Each explanation has an element of its own, so that the same words are heard again. */
  const times = useRenewals(now);
  useLayoutEffect(() => {
    const bubble = ref.current!;
    if (!now) return bubble.hidePopover();
    // Shown anew each time: only the newest popover lies above an open dialog.
    bubble.hidePopover();
    bubble.showPopover();
    const room = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const measure = () => bubble.getBoundingClientRect();
    void besideOf(now.anchor.getBoundingClientRect(), ['top', 'bottom'], room, { measure }).then(
      ({ x, y }) => {
        bubble.style.translate = `${x}px ${y}px`;
      },
    );
  }, [now]);
  useEffect(() => {
    if (!now) return;
    const close = (e: Event) => {
      if (e instanceof KeyboardEvent ? e.key === 'Escape' : !ref.current?.contains(e.target as Node))
        show(null);
    };
    const added = setTimeout(() => addEventListener('pointerdown', close, true));
    addEventListener('keydown', close, true);
    addEventListener('scroll', close, true);
    return () => {
      clearTimeout(added);
      removeEventListener('pointerdown', close, true);
      removeEventListener('keydown', close, true);
      removeEventListener('scroll', close, true);
    };
  }, [now]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={`k-bubble k-${now?.kind ?? 'tip'}`}
      role={now?.kind === 'no' ? 'alert' : 'status'}
    >
      <div key={times}>
        {now?.text} {now?.rule && <RuleLink rule={now.rule} />}
      </div>
    </div>
  );
}

/**
 * Handlers that show a tip for an element after a moment of hover, on focus and on long press; spread them on it.
 * The tip must only repeat or complete the element's own accessible name.
 */
export const useTip = (text: ReactNode, rule?: string) => ({
  'data-tips': true,
  ...usePointed({
    show: (anchor) => text && explain(anchor, { text, rule, kind: 'tip' }),
    hide: (anchor, how) => (how === 'blur' || shown?.kind === 'tip') && hideBubble(anchor),
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
