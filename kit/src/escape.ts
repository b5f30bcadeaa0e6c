import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Opened {
  readonly close: () => void;
  /** What had the focus when it was opened, and gets it again. */
  readonly opener: Element | null;
  /** The dialog in which it was opened, or that it is itself; null for none. */
  readonly over: Element | null;
}

const openDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** What lies open, the newest last. */
const opened: Opened[] = [];

function opens(one: Opened): () => void {
  opened.push(one);
  watch();
  return () => {
    const at = opened.indexOf(one);
    if (at >= 0) opened.splice(at, 1);
    watch();
  };
}

/** Closes what was opened last, if it lies on top; whether it did. */
function closeLast(): boolean {
  const last = opened.at(-1);
  if (!last || last.over !== openDialog()) return false;
  opened.pop();
  // What opened it may have been hidden meanwhile, and takes the focus only once it is seen again.
  flushSync(last.close);
  if (last.opener instanceof HTMLElement || last.opener instanceof SVGElement) last.opener.focus();
  return true;
}

/** What the browser tells of a gesture for going back; not all know it. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

let watcher: CloseWatcher | null = null;

/** A phone's gesture for going back closes what Escape would. */
function watch(): void {
  if (opened.length === 0) {
    watcher?.destroy();
    watcher = null;
  } else if (!watcher && 'CloseWatcher' in window && matchMedia('(pointer: coarse)').matches) {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watcher = null;
      closeLast();
      watch();
    };
  }
}

/** A search that says something: there the browser empties it first. */
const isSearching = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** Escape closes what was opened last, before anything else hears of it. */
function onKey(e: KeyboardEvent): void {
  if (e.key !== 'Escape' || e.isComposing || isSearching(e.target)) return;
  if (!closeLast()) return;
  e.preventDefault();
  e.stopPropagation();
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
