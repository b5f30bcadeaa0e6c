import { useEffect, useRef, useState } from 'react';
import { useNewlyAsked } from '../asking.ts';
import { useEscape } from '../escape.ts';
import { visited } from '../lookup/opened.ts';

/** Milliseconds: a pointer that only passes by opens and closes nothing. */
const HOVER = { open: 320, close: 120 };

/** Looks at a place of a map, or at none; by `hover` a little later than it happens. */
export type Look = (place: number | null, how?: 'hover') => void;

/** The place of a map that is looked at, null for none. Escape lets it go, and goes on to what else it means. */
function useLooking(): { readonly looked: number | null; readonly look: Look } {
  const [looked, setLooked] = useState<number | null>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look: Look = (place, how) => {
    clearTimeout(later.current);
    if (how === 'hover')
      later.current = setTimeout(() => setLooked(place), place === null ? HOVER.close : HOVER.open);
    else setLooked(place);
  };
  const isLooking = looked !== null;
  useEffect(() => {
    if (!isLooking) return;
    const onKey = (e: KeyboardEvent) => e.key === 'Escape' && setLooked(null);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isLooking]);
  return { looked, look };
}

/** What is looked at on a map, and how. */
export interface Sight {
  /** The place, null for none. */
  readonly looked: number | null;
  readonly look: Look;
  /** Whether it stays, wherever one points. */
  readonly isPinned: boolean;
  /** Looks at a place until it is let go, or lets it go. */
  readonly pin: (place: number) => void;
  readonly release: () => void;
}

/**
 * What is looked at: a place for as long as it is pointed at, or until it is let go. It lets itself go when something new
 * is asked of the viewer; what stays, also when the viewer goes on with a move.
 */
export function useSight(): Sight {
  const { looked, look } = useLooking();
  const [pinned, setPinned] = useState<number | null>(null);
  const visit = visited.use();
  const known = useRef(visit);
  useEffect(() => {
    if (known.current === visit) return;
    known.current = visit;
    setPinned(visit?.place ?? null);
  }, [visit]);
  const release = () => {
    setPinned(null);
    look(null);
  };
  useNewlyAsked(release);
  useNewlyAsked(() => setPinned(null), 'step');
  useEscape(pinned !== null, release);
  return {
    looked: pinned ?? looked,
    look(place, how) {
      if (place === null && how === undefined) setPinned(null);
      look(place, how);
    },
    isPinned: pinned !== null,
    pin: (place) => setPinned(pinned === place ? null : place),
    release,
  };
}
