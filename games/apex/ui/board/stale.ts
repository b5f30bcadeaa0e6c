import { useEffect, useState } from 'react';
import { usePhone } from '../narrow.ts';
import { counting } from './counting.ts';

/** Milliseconds for which a phone shows what happened: there it would bury the galaxy. */
const LINGER = 6000;

/**
 * Whether marks of what happened make room: while an age is counted on the same sectors, and on a phone after some seconds or
 * with the next press. New ones come up again.
 */
export function useIsStale(...marks: readonly (readonly unknown[])[]): boolean {
  const isPhone = usePhone();
  const isCounting = counting.use().length > 0;
  const [isOver, setOver] = useState(false);
  const isAny = marks.some(({ length }) => length > 0);
  useEffect(() => {
    setOver(false);
    if (!isPhone || !isAny) return;
    const end = () => setOver(true);
    const timer = setTimeout(end, LINGER);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [isPhone, isAny, ...marks]);
  return isOver || isCounting;
}
