import { useEffect, useRef } from 'react';

/** Milliseconds: a pointer that only passes by opens nothing. */
export const HOVER = 300;
export const LONG_PRESS = 450;

/** What happens to an element that is pointed at, and after. */
interface Pointed {
  /** False if there is nothing to show. */
  readonly show: (anchor: Element) => unknown;
  /** `leave`: the pointer went on; `blur`: the focus did. */
  readonly hide: (anchor: Element, how: 'leave' | 'blur') => void;
}

/**
 * Handlers that call `show` after a moment of hover, on focus by the keyboard and on long press; spread them on the element.
 * A long press only shows: the click that ends it does nothing more.
 * What comes to lie below a pointer that rests is not pointed at: it would be explained because of a press on what lay there before.
 */
export function usePointed({ show, hide }: Pointed) {
  const isOver = useRef(false);
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (anchor: Element, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isHeld.current = anchor.isConnected && show(anchor) !== false && delay === LONG_PRESS;
    }, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerMove(e: React.PointerEvent) {
      if (e.pointerType !== 'mouse' || isOver.current) return;
      isOver.current = true;
      soon(e.currentTarget, HOVER);
    },
    onPointerLeave: (e: React.PointerEvent) => {
      isOver.current = false;
      clearTimeout(timer.current);
      if (e.pointerType === 'mouse') hide(e.currentTarget, 'leave');
    },
    onPointerDown: (e: React.PointerEvent) => {
      isOver.current = true;
      isHeld.current = false;
      clearTimeout(timer.current);
      if (e.pointerType !== 'mouse') soon(e.currentTarget, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    // Keys make clicks too, which are none of a finger.
    onClickCapture: (e: React.MouseEvent) => isHeld.current && e.detail > 0 && e.stopPropagation(),
    onFocus: (e: React.FocusEvent) => e.currentTarget.matches(':focus-visible') && show(e.currentTarget),
    onBlur: (e: React.FocusEvent) => hide(e.currentTarget, 'blur'),
  };
}
