import { animate, type Speed, timeOf } from '@conclave/kit';
import { boxOnMap, middleOf } from '@conclave/kit/table';
import type { Act } from './acts.ts';

/** The part of the page that shows the planet. */
const BOARD = '.hx-board';

/** Where a seat's Recovery Ship is shown, if it is in sight. */
function shipOf(seat: number): DOMRect | null {
  const box = document.querySelector(`[data-ship="${seat}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

const rise = (transform: string, by: number): string => `translateY(${by}px) ${transform}`;

/**
 * Plays an act with the element that shows it and resolves when it is over; at once where its territory is not in sight.
 * @param wait milliseconds at normal speed before it begins
 */
export async function play(element: HTMLElement, act: Act, speed: Speed, wait: number): Promise<void> {
  const box = boxOnMap(BOARD, act.at);
  if (!box) return;
  element.style.inlineSize = `${box.width}px`;
  element.style.blockSize = `${box.height}px`;
  const there = middleOf(box);
  const run = (ms: number, ...frames: Keyframe[]) =>
    animate(element, frames, speed, ms, { delay: timeOf(speed, wait), fill: 'both' });
  const far = -2.6 * box.height;
  switch (act.do) {
    case 'drop':
      return run(
        430,
        { transform: `${rise(there, far)} scale(1.7)`, opacity: 0 },
        { transform: `${there} scale(1.06)`, opacity: 1, offset: 0.7 },
        { transform: there, opacity: 1, offset: 0.85 },
        { transform: there, opacity: 0 },
      );
    case 'lift':
      return run(
        430,
        { transform: there, opacity: 1 },
        { transform: `${rise(there, far)} scale(1.7)`, opacity: 0 },
      );
    case 'ship': {
      const ship = shipOf(act.token.seat);
      const goal = ship ? `${middleOf(ship)} scale(0.4)` : `${rise(there, far)} scale(0.5)`;
      return run(
        560,
        { transform: there, opacity: 1 },
        { transform: `${there} scale(1.15)`, opacity: 1, offset: 0.25 },
        { transform: goal, opacity: ship ? 0.9 : 0 },
      );
    }
    case 'travel': {
      const to = boxOnMap(BOARD, act.to);
      if (!to) return;
      const goal = middleOf(to);
      const lift = act.isArc ? -0.8 * box.height : 0;
      const middle = middleOf({
        left: (box.left + to.left) / 2,
        top: (box.top + to.top) / 2 + (act.at < act.to ? lift : -lift),
        width: box.width,
        height: box.height,
      });
      return run(
        440,
        { transform: there, opacity: 1 },
        { transform: middle, opacity: 1, offset: 0.45 },
        { transform: goal, opacity: 1, offset: 0.85 },
        { transform: goal, opacity: 0 },
      );
    }
    case 'spark':
      return run(
        620,
        { transform: `${there} scale(0.5)`, opacity: 0 },
        { transform: `${rise(there, -0.3 * box.height)} scale(1.1)`, opacity: 1, offset: 0.35 },
        { transform: rise(there, -0.9 * box.height), opacity: 0 },
      );
    case 'die':
      return run(
        700,
        { transform: `${there} rotate(-200deg) scale(0.4)`, opacity: 0 },
        { transform: `${there} rotate(8deg) scale(1.15)`, opacity: 1, offset: 0.4 },
        { transform: there, opacity: 1, offset: 0.8 },
        { transform: there, opacity: 0 },
      );
    case 'fall':
      return run(
        1700,
        { transform: there, opacity: 1 },
        { transform: `${there} rotate(-7deg) scale(1.25)`, opacity: 1, offset: 0.2 },
        { transform: `${there} rotate(5deg) scale(1.2)`, opacity: 1, offset: 0.35 },
        { transform: `${rise(there, 0.2 * box.height)} rotate(86deg) scale(0.9)`, opacity: 1, offset: 0.7 },
        { transform: `${rise(there, 0.3 * box.height)} rotate(90deg) scale(0.8)`, opacity: 0 },
      );
    case 'form':
      return run(
        1500,
        { transform: `${there} scale(0.6)`, opacity: 0 },
        { transform: `${there} scale(1.08)`, opacity: 1, offset: 0.25 },
        { transform: there, opacity: 1, offset: 0.75 },
        { transform: there, opacity: 0 },
      );
    case 'burst':
    case 'strike':
    case 'pulse':
      return run(
        act.do === 'strike' ? 360 : 460,
        { transform: `${there} scale(0.7)`, opacity: 0 },
        { transform: there, opacity: 1, offset: 0.3 },
        { transform: `${there} scale(1.5)`, opacity: 0 },
      );
  }
}
