import type { Seat } from '@conclave/kernel';
import { animate, type Box, fly, type Speed, timeOf } from '@conclave/web/kit';
import type { Act } from './acts.ts';

/** Where a sector lies on the screen; null if it is not in sight now, as on a phone behind another tab. */
function boxOf(sector: number): Box | null {
  const chart = document.querySelector('.ax-chart')?.getBoundingClientRect();
  const box = document.querySelector(`.ax-board [data-sector="${sector}"]`)?.getBoundingClientRect();
  if (!chart || !box || box.width === 0) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= chart.left && x <= chart.right && y >= chart.top && y <= chart.bottom ? box : null;
}

const middle = ({ left, top, width, height }: Box): string =>
  `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;

/** The point that a battle brings goes to its winner's points, where those are in sight. */
function bring(point: Element, winner: Seat, speed: Speed): void {
  const goal = document.querySelector(`[data-points="${winner}"]`)?.getBoundingClientRect();
  const from = point.getBoundingClientRect();
  if (!goal || goal.width === 0 || from.width === 0) return;
  const { width, height } = from;
  void fly(point, from, { left: goal.left, top: goal.top, width, height }, speed, 600);
}

/** A battle: columns rise, those who lose fade, the point rises from the winner's. */
async function battle(
  element: HTMLElement,
  place: string,
  winner: Seat,
  speed: Speed,
  delay: number,
): Promise<void> {
  const parts = (selector: string) => [...element.querySelectorAll(selector)];
  for (const bar of parts('.ax-bar'))
    void animate(bar, [{ scale: '1 0' }, { scale: '1 1' }], speed, 350, { delay, fill: 'backwards' });
  const half = delay + timeOf(speed, 750);
  for (const loss of parts('.ax-lost'))
    void animate(loss, [{ opacity: 1 }, { opacity: 0.15 }], speed, 300, { delay: half, fill: 'both' });
  for (const point of parts('.ax-vp'))
    void animate(
      point,
      [
        { opacity: 0, translate: '0 8px' },
        { opacity: 1, translate: '0 0', offset: 0.4 },
        { opacity: 1, translate: '0 -14px' },
      ],
      speed,
      500,
      { delay: half, fill: 'both' },
    ).then(() => bring(point, winner, speed));
  await animate(
    element,
    [
      { transform: place, opacity: 0 },
      { transform: place, opacity: 1, offset: 0.1 },
      { transform: place, opacity: 1, offset: 0.88 },
      { transform: place, opacity: 0 },
    ],
    speed,
    1500,
    { delay, fill: 'both' },
  );
}

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
          { transform: start, opacity: 1 },
          { transform: `${start} scale(1.5)`, opacity: 0 },
        ],
        320,
      );
    case 'arrive':
      return run(
        [
          { transform: `${start} scale(1.5)`, opacity: 0 },
          { transform: start, opacity: 1, offset: 0.6 },
          { transform: start, opacity: 0 },
        ],
        400,
      );
    case 'battle':
      return battle(element, start, act.winner, speed, delay);
    case 'flip':
      element.style.inlineSize = `${box.width}px`;
      element.style.blockSize = `${box.height}px`;
      return run([{ transform: `${start} scale(1, 1)` }, { transform: `${start} scale(0, 1)` }], 300);
  }
}
