import { useEffect, useLayoutEffect, useRef } from 'react';
import { besideOf } from './beside.ts';
import { explained } from './bubble.tsx';
import { useRenewals } from './renewals.ts';
import { RuleLink } from './rule-link.tsx';

/** What an element or its neighbour of the page's foot takes, up to the top of that: what is pressed there is not covered. */
function clearOfFoot(box: DOMRect): DOMRect {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect();
  const isThere = foot && box.top >= foot.top && box.top <= foot.bottom + foot.height;
  return isThere ? new DOMRect(box.x, foot.top, box.width, box.bottom - foot.top) : box;
}

/**
 * Where the one bubble of the page stands. The shell renders it once, and later than itself; screen
 * readers hear what it says.
 */
export function BubbleHost() {
  const now = explained.use();
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
    void besideOf(clearOfFoot(now.anchor.getBoundingClientRect()), ['top', 'bottom'], room, { measure }).then(
      ({ x, y }) => {
        bubble.style.translate = `${x}px ${y}px`;
      },
    );
  }, [now]);
  useEffect(() => {
    if (!now) return;
    const close = (e: Event) => {
      if (e instanceof KeyboardEvent ? e.key === 'Escape' : !ref.current?.contains(e.target as Node))
        explained.set(null);
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
