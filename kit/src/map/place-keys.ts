import { type RefObject, useEffect, useRef } from 'react';
import { useNewlyAsked } from '../asking.ts';
import { pageKey } from '../keys.ts';
import { useTableScope } from '../table-scope.tsx';
import { tell } from '../told.ts';

/** A place that can be chosen next. */
export const LIT = '[data-sector][data-state="lit"]';

type Focusable = HTMLElement | SVGElement;

/** The choices of the prompt, whichever are pressed: others than before are another question. */
const askedNow = (): string =>
  [...document.querySelectorAll<HTMLElement>('.k-choice, .k-stepper')]
    .map((choice) => choice.dataset.key ?? choice.className)
    .join();

/** Whether something is chosen from which one goes on to a place: a tile, a card, or the place where a move starts. */
const leadsOn = (chosen: Element): boolean =>
  chosen.matches('[data-sector]')
    ? chosen.matches('[data-state="from"]')
    : chosen.getAttribute('aria-pressed') === 'true';

/**
 * The way to the places of a map by keyboard: from what is chosen with Enter straight to the first place that can be chosen
 * next, unless the prompt asks something else first; P goes there from anywhere, B to the best one.
 * @param best the place that the board's own previews call the best, null where they call none so
 */
export function usePlaceKeys(map: RefObject<HTMLElement | null>, best: () => number | null): void {
  const scope = useTableScope();
  const chosen = useRef<{ readonly by: Element; readonly asked: string } | null>(null);
  const bestNow = useRef(best);
  bestNow.current = best;
  const first = () => map.current?.querySelector<Focusable>(LIT) ?? null;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const by = e.target instanceof Element && (e.key === 'Enter' || e.key === ' ') ? e.target : null;
      chosen.current = by && { by, asked: askedNow() };
      const key = pageKey(e);
      if (key !== 'p' && key !== 'b') return;
      const place = key === 'b' ? bestNow.current() : null;
      const goal = key === 'p' ? first() : map.current?.querySelector<Focusable>(`[data-sector="${place}"]`);
      e.preventDefault();
      if (goal) goal.focus();
      else tell(scope, key === 'p' ? 'No place can be chosen now.' : 'No place is the best now.');
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
  useNewlyAsked(() => {
    const from = chosen.current;
    chosen.current = null;
    if (from === null || document.activeElement !== from.by) return;
    if (leadsOn(from.by) && askedNow() === from.asked) first()?.focus();
  }, 'step');
}
