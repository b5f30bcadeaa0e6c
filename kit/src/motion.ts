import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Speed } from './scope.tsx';

const LENGTH = { off: 0, fast: 0.45, normal: 1, slow: 1.8 } as const;

/** How long something that takes `ms` at normal speed takes now, in milliseconds. */
export const timeOf = (speed: Speed, ms: number): number => ms * LENGTH[speed];

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Animates an element and resolves when it is done or was cut short; at speed `off` at once, without motion. */
export async function animate(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  speed: Speed,
  ms: number,
  options: Omit<KeyframeAnimationOptions, 'duration'> = {},
): Promise<void> {
  const duration = timeOf(speed, ms);
  if (duration === 0) return;
  await element.animate(frames, { easing: EASE, ...options, duration }).finished.catch(() => undefined);
}

/** A box on the screen, as `getBoundingClientRect` gives it. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Keyframe that puts an element which stands at `to` where `from` is. */
const shifted = (from: Box, to: Box): Keyframe => ({
  transformOrigin: '0 0',
  transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`,
});

/** Lets an element arrive at its place from another box. */
const arrive = (element: Element, from: Box, speed: Speed, ms = 320): Promise<void> =>
  animate(
    element,
    [shifted(from, element.getBoundingClientRect()), { transformOrigin: '0 0', transform: 'none' }],
    speed,
    ms,
  );

/** Sends a copy of an element from one box to another, above everything; the copy is gone afterwards. */
export async function fly(element: Element, from: Box, to: Box, speed: Speed, ms = 320): Promise<void> {
  if (timeOf(speed, ms) === 0) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  await animate(ghost, [shifted(from, to), { transformOrigin: '0 0', transform: 'none' }], speed, ms);
  ghost.remove();
}

/**
 * Lets the children of a container that carry `data-flip="name"` travel from their old places to their new ones
 * after each change of `change`, and new ones fade in.
 */
export function useFlip(container: RefObject<Element | null>, change: unknown, speed: Speed, ms = 280): void {
  const boxes = useRef<Map<string, DOMRect> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` says when places may have changed
  useLayoutEffect(() => {
    const old = boxes.current;
    const now = new Map<string, DOMRect>();
    for (const child of container.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const name = child.dataset.flip!;
      const box = child.getBoundingClientRect();
      now.set(name, box);
      const from = old?.get(name);
      if (from && (Math.abs(from.left - box.left) > 1 || Math.abs(from.top - box.top) > 1))
        void arrive(child, from, speed, ms);
      else if (old && !from) void animate(child, [{ opacity: 0 }, { opacity: 1 }], speed, ms);
    }
    boxes.current = now;
  }, [change, speed]);
}
