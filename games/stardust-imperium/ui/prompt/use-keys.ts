import { type RefObject, useEffect, useRef } from 'react';
import type { Acts } from '../table.ts';
import type { Choice } from './choices.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Whether the last thing pressed was a key; then a lost focus goes on at the prompt. */
let byKeyboard = false;

/** Gives the focus to the sentence that asks when what had it is gone, as a card that was sold. */
export function useFoundFocus(sentence: RefObject<HTMLElement | null>, asked: unknown): void {
  useEffect(() => {
    if (byKeyboard && document.activeElement === document.body) sentence.current?.focus();
  }, [asked, sentence]);
}

/** Escape takes back a part, digits press the prompt's buttons, Enter confirms where nothing else takes it. */
export function useKeys(
  acts: Acts,
  choices: readonly Choice[],
  press: (choice: Choice) => void,
  confirm: () => void,
): void {
  const now = useRef({ acts, choices, press, confirm });
  now.current = { acts, choices, press, confirm };
  useEffect(() => {
    const onPointer = () => {
      byKeyboard = false;
    };
    const onKey = (e: KeyboardEvent) => {
      byKeyboard = true;
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (isTyping(e.target) || document.querySelector('dialog[open]')) return;
      const { acts, choices, press, confirm } = now.current;
      if (e.key === 'Escape') {
        if (acts.back()) e.preventDefault();
      } else if (/^[1-9]$/.test(e.key)) {
        const choice = choices[Number(e.key) - 1];
        if (choice) press(choice);
      } else if (
        e.key === 'Enter' &&
        !(e.target instanceof Element && e.target.closest('button, a, summary'))
      )
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
