import type { Core } from '@conclave/kernel';
import { pageKey, tableState } from '@conclave/kit';
import { useEffect, useRef } from 'react';

export const QUESTION = 'What would a master play?';
export const KEY = 'A';

/** The view for which advice is asked at a table: once that changes, nobody has asked. */
export const askedFor = tableState<Core | null>(null);

/** The key that asks for advice, or ends that. */
export function useAdviceKey(press: () => void): void {
  const now = useRef(press);
  now.current = press;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!e.repeat && pageKey(e) === KEY.toLowerCase()) now.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
