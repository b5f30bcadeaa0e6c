import { animate, type Box, type Speed, timeOf } from '@conclave/web/kit';
import type { Act } from './acts.ts';
import { boxOf } from './where.ts';

const middle = ({ left, top, width, height }: Box): string =>
  `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;

/**
 * Plays an act with the element that shows it and resolves when it is over; at once where its sectors are not in sight.
 * @param wait milliseconds at normal speed before it begins
 */
export async function playAct(element: HTMLElement, act: Act, speed: Speed, wait: number): Promise<void> {
  const box = boxOf(act.do === 'travel' ? act.from : act.sector);
  const goal = act.do === 'travel' ? boxOf(act.to) : box;
  if (!box || !goal) return;
  const delay = timeOf(speed, wait);
  const [start, end] = [middle(box), middle(goal)];
  const run = (frames: Keyframe[], ms: number) =>
    animate(element, frames, speed, ms, { delay, fill: 'both' });
  switch (act.do) {
    case 'travel':
      return run(
        [
          { transform: start, opacity: 1 },
          { transform: end, opacity: 1, offset: 0.85 },
          { transform: end, opacity: 0 },
        ],
        400,
      );
    case 'leave':
      return run(
        [
          { transform: start, opacity: 0 },
          { transform: start, opacity: 1, offset: 0.2 },
          { transform: `${start} scale(1.6)`, opacity: 0 },
        ],
        400,
      );
    case 'arrive':
      return run(
        [
          { transform: `${start} scale(1.6)`, opacity: 0 },
          { transform: start, opacity: 1, offset: 0.55 },
          { transform: start, opacity: 0 },
        ],
        400,
      );
    case 'flip':
      element.style.inlineSize = `${box.width}px`;
      element.style.blockSize = `${box.height}px`;
      return run([{ transform: `${start} scale(1, 1)` }, { transform: `${start} scale(0, 1)` }], 320);
  }
}
