import { useEffect } from 'react';
import { explain, hideBubble } from '../bubble.tsx';
import type { SignMeaning } from '../game-ui.ts';
import { HOVER, LONG_PRESS } from '../pointing.ts';

/** A sign that does not stand in something with a tip of its own, which says it as well. */
const signOf = (target: EventTarget | null): Element | null => {
  const sign = target instanceof Element ? target.closest('[data-sign]') : null;
  return sign?.closest('[data-tips]') ? null : sign;
};

/** Wherever a sign stands, pointing at it and a long press tell what it means. */
export function useSignTips(signs: readonly SignMeaning[]): void {
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    const leave = () => {
      clearTimeout(later);
      if (over) hideBubble(over);
      over = null;
    };
    const come = (sign: Element | null, delay: number) => {
      if (sign === over) return;
      leave();
      over = sign;
      const meaning = signs.find(({ id }) => id === sign?.getAttribute('data-sign'));
      if (!sign || !meaning) return;
      const text = `${meaning.name}: ${meaning.means}`;
      later = setTimeout(() => sign.isConnected && explain(sign, { text, kind: 'tip' }), delay);
    };
    // What comes to lie below a mouse that rests is not pointed at.
    const onMove = (e: PointerEvent) => e.pointerType === 'mouse' && come(signOf(e.target), HOVER);
    const onDown = (e: PointerEvent) => {
      leave();
      if (e.pointerType === 'mouse') over = signOf(e.target);
      else come(signOf(e.target), LONG_PRESS);
    };
    const onUp = () => clearTimeout(later);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      leave();
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [signs]);
}
