import { type RefObject, useEffect, useRef } from 'react';
import { pageKey } from './keys.ts';

/** Whether the last thing pressed was a key; then a lost focus goes on at the prompt. */
let byKeyboard = false;

/** Gives the focus to the sentence that asks when what had it is gone, as a card that was sold. */
export function useFoundFocus(sentence: RefObject<HTMLElement | null>, asked: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says when focus may have been lost
  useEffect(() => {
    if (byKeyboard && document.activeElement === document.body) sentence.current?.focus();
  }, [asked, sentence]);
}

/** What the keys do wherever the focus is, as long as nothing else takes them. */
export interface PromptKeys {
  /** Escape: takes back a part; false if there is none. */
  readonly back: () => boolean;
  /** A digit, from 1: the prompt's buttons in their order. */
  readonly digit: (n: number) => void;
  /** Enter. */
  readonly confirm: () => void;
}

/** Escape takes back a part, digits press the prompt's buttons, Enter confirms. */
export function usePromptKeys(keys: PromptKeys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onPointer = () => {
      byKeyboard = false;
    };
    const onKey = (e: KeyboardEvent) => {
      byKeyboard = true;
      const { back, digit, confirm } = now.current;
      const key = pageKey(e) ?? '';
      if (key === 'Escape') {
        if (back()) e.preventDefault();
      } else if (/^[1-9]$/.test(key)) digit(Number(key));
      else if (key === 'Enter' && !(e.target instanceof Element && e.target.closest('button, a, summary')))
        confirm();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
}
