import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from './escape.ts';
import { animate, timeOf } from './motion.ts';
import type { Speed } from './scope.tsx';

/** Milliseconds: cards come, turn, and are looked at before they go to their places. */
const COME = 280;
const APART = 45;
const LOOK = 1600;
const GO = 320;
/** Without motion the row just stands there for so long. */
const STILL = 2500;

/** Brings a card from the row to its goal, or lets it go where it stands. */
function leave(card: HTMLElement, goal: Element | null, speed: Speed): void {
  const own = card.getBoundingClientRect();
  const to = goal?.getBoundingClientRect() ?? own;
  const dx = to.left + to.width / 2 - own.left - own.width / 2;
  const dy = to.top + to.height / 2 - own.top - own.height / 2;
  const frames = [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(0.2)`, opacity: 0 }];
  void animate(card, frames, speed, GO, { fill: 'forwards' });
}

/**
 * One reveal: the cards of a row come face down, turn, and go to their goals.
 * @param goalOf where a card of the row goes, null for nowhere
 * @param done called when all is over
 * @param look milliseconds after which the cards go
 */
export function useReveal<T extends HTMLElement>(
  speed: Speed,
  goalOf: (card: HTMLElement) => Element | null,
  done: () => void,
  look = LOOK,
): { readonly row: RefObject<T | null>; readonly isTurned: boolean } {
  const row = useRef<T>(null);
  const [isTurned, turn] = useState(speed === 'off');
  const then = useRef({ goalOf, done });
  then.current = { goalOf, done };
  useEscape(true, () => then.current.done());
  useLayoutEffect(() => {
    const finish = () => then.current.done();
    const cards = [...row.current!.children] as HTMLElement[];
    for (const [i, card] of cards.entries())
      void animate(card, [{ opacity: 0, transform: 'translateY(16px)' }, { opacity: 1 }], speed, COME, {
        delay: timeOf(speed, i * APART),
        fill: 'backwards',
      });
    const go = () => {
      for (const card of cards) leave(card, then.current.goalOf(card), speed);
    };
    const timers =
      speed === 'off'
        ? [setTimeout(finish, STILL)]
        : [
            setTimeout(() => turn(true), timeOf(speed, COME + APART * cards.length)),
            setTimeout(go, timeOf(speed, look)),
            setTimeout(finish, timeOf(speed, look + GO)),
          ];
    return () => timers.forEach(clearTimeout);
  }, [speed, look]);
  return { row, isTurned };
}
