import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Opened {
  readonly close: () => void;
  /** What had the focus when it was opened, and gets it again. */
  readonly opener: Element | null;
  /** The dialog over which it was opened, null for none. */
  readonly over: Element | null;
}

const openDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** What lies open besides dialogs, the newest last. */
const opened: Opened[] = [];

function opens(one: Opened): () => void {
  opened.push(one);
  return () => {
    const at = opened.indexOf(one);
    if (at >= 0) opened.splice(at, 1);
  };
}

/** Escape closes what was opened last, before anything else hears of it; of a dialog the browser itself knows. */
function onKey(e: KeyboardEvent): void {
  if (e.key !== 'Escape' || e.isComposing) return;
  const last = opened.at(-1);
  if (!last || last.over !== openDialog()) return;
  opened.pop();
  e.preventDefault();
  e.stopPropagation();
  // What opened it may have been hidden meanwhile, and takes the focus only once it is seen again.
  flushSync(last.close);
  if (last.opener instanceof HTMLElement || last.opener instanceof SVGElement) last.opener.focus();
}

/** A part of a page that unfolds is open as long as it is, if somebody has pressed it. */
function onClick(e: MouseEvent): void {
  const summary = e.target instanceof Element ? e.target.closest('summary') : null;
  const details = summary?.parentElement;
  if (!summary || !(details instanceof HTMLDetailsElement) || details.open) return;
  const close = () => {
    details.open = false;
  };
  const forget = opens({ close, opener: summary, over: null });
  const onToggle = () => {
    if (details.open && details.isConnected) return;
    forget();
    details.removeEventListener('toggle', onToggle);
  };
  details.addEventListener('toggle', onToggle);
}

if (typeof document !== 'undefined') {
  addEventListener('keydown', onKey, true);
  document.addEventListener('click', onClick, true);
}

/** As long as something is open, Escape closes it and gives the focus back to what opened it. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const now = useRef(close);
  now.current = close;
  useEffect(
    () =>
      isOpen
        ? opens({ close: () => now.current(), opener: document.activeElement, over: openDialog() })
        : undefined,
    [isOpen],
  );
}
