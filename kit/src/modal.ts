import { type RefObject, useLayoutEffect } from 'react';

/** What lies over the page and alone may be used, the newest last. */
const shown: HTMLElement[] = [];

/** Where Tab is moving the focus, as long as it does. */
let tabbing: 'on' | 'back' | null = null;

function onKey({ key, shiftKey }: KeyboardEvent): void {
  if (key !== 'Tab' || shown.length === 0) return;
  tabbing = shiftKey ? 'back' : 'on';
  setTimeout(() => {
    tabbing = null;
  });
}

const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** The focus goes round within: what would take it outside gives it back. */
function onFocus({ target, relatedTarget: before }: FocusEvent): void {
  const modal = shown.at(-1);
  if (!modal || modal.contains(target as Node)) return;
  const stops = [...modal.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const stayed = !tabbing && before instanceof HTMLElement && modal.contains(before) ? before : null;
  (
    stayed ??
    stops.at(tabbing === 'back' ? -1 : 0) ??
    modal.querySelector<HTMLElement>('[tabindex]')
  )?.focus();
}

if (typeof document !== 'undefined') {
  addEventListener('keydown', onKey, true);
  document.addEventListener('focusin', onFocus);
}

/** All of the page but `element` and what it lies in. */
function allBut(element: Element): Element[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((child) => child !== element), ...allBut(parent)];
}

/**
 * Shows a `<dialog popover="manual">` over all the page and keeps the focus in it; the rest is hidden from screen readers.
 * `showModal` would do the same, but finds the style of everything on the page anew when it opens and when it closes.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement;
    const hidden = allBut(dialog).filter((other) => !other.hasAttribute('aria-hidden'));
    dialog.showPopover();
    dialog.setAttribute('open', '');
    shown.push(dialog);
    for (const other of hidden) other.setAttribute('aria-hidden', 'true');
    return () => {
      for (const other of hidden) other.removeAttribute('aria-hidden');
      shown.splice(shown.indexOf(dialog), 1);
      dialog.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}
