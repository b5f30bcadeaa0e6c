import type { Seat } from '@conclave/kernel';
import { animate, type Box, fly, type Speed, timeOf } from '@conclave/kit';
import { boxOnMap, middleOf, playerOn } from '@conclave/kit/table';
import type { Point } from '../board/counting.ts';
import type { Act } from './acts.ts';
import { battleTime } from './lasts.ts';

const CHART = '.ax-chart';
const playOnChart = playerOn(CHART);

const pointsOf = (seat: Seat) => document.querySelector(`[data-points="${seat}"]`)?.getBoundingClientRect();

/** The point that a battle brings goes to its winner's points, where those are in sight. */
function bring(point: Element, winner: Seat, speed: Speed): void {
  const goal = pointsOf(winner);
  const from = point.getBoundingClientRect();
  if (!goal || goal.width === 0 || from.width === 0) return;
  const { width, height } = from;
  void fly(point, from, { left: goal.left, top: goal.top, width, height }, speed, 600);
}

/** Milliseconds between the blocks of a strength, and how many of them at most. */
const BLOCK = 55;
const MOST_STEPS = 12;

/** A battle: strengths grow, those who lose fade, the point rises from the winner's. */
async function battle(
  element: HTMLElement,
  place: string,
  { winner, isOwn }: Extract<Act, { readonly do: 'battle' }>,
  speed: Speed,
  delay: number,
): Promise<void> {
  const parts = (selector: string) => [...element.querySelectorAll(selector)];
  for (const row of parts('.ax-blocks'))
    for (const [i, block] of [...row.children].entries())
      void animate(block, [{ opacity: 0, translate: '-10px 0' }, { opacity: 1 }], speed, 160, {
        delay: delay + timeOf(speed, Math.min(i, MOST_STEPS) * BLOCK),
        fill: 'backwards',
      });
  const half = delay + timeOf(speed, battleTime(isOwn) / 2);
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
      { transform: place, opacity: 1, offset: 0.08 },
      { transform: place, opacity: 1, offset: 0.9 },
      { transform: place, opacity: 0 },
    ],
    speed,
    battleTime(isOwn),
    { delay, fill: 'both', easing: 'linear' },
  );
}

/** A point of an age goes from its place to its seat's points, where those are in sight. */
async function score(element: HTMLElement, { sector, seat }: Point, speed: Speed, wait: number) {
  const [place, goal] = [boxOnMap(CHART, sector), pointsOf(seat)];
  if (!place || !goal || goal.width === 0) return;
  const [start, end] = [middleOf(place), middleOf(goal)];
  const frames = [
    { transform: start, opacity: 0 },
    { transform: start, opacity: 1, offset: 0.2 },
    { transform: end, opacity: 1, offset: 0.9 },
    { transform: end, opacity: 0 },
  ];
  await animate(element, frames, speed, 700, { delay: timeOf(speed, wait), fill: 'both' });
}

const MARGIN = 8;

/** The transform that puts what is wider than a place over it, and not beyond the sides of the window. */
function withinWindow({ offsetWidth }: HTMLElement, box: Box): string {
  const half = offsetWidth / 2 + MARGIN;
  const middle = box.left + box.width / 2;
  const shift = Math.max(half, Math.min(innerWidth - half, middle)) - middle;
  return middleOf({ left: box.left + shift, top: box.top, width: box.width, height: box.height });
}

/**
 * Plays an act with the element that shows it and resolves when it is over; at once where its sectors are not in sight.
 * A battle of the viewer's own stays until it is read, or a press ends it.
 * @param wait milliseconds at normal speed before it begins
 */
export async function playAct(element: HTMLElement, act: Act, speed: Speed, wait: number): Promise<void> {
  if (act.do === 'point') return score(element, act, speed, wait);
  if (act.do !== 'battle') return playOnChart(element, act, speed, wait);
  const box = boxOnMap(CHART, act.sector);
  if (!box) return;
  const read = () => {
    for (const animation of element.getAnimations()) animation.finish();
  };
  if (act.isOwn) document.addEventListener('pointerdown', read, { once: true });
  await battle(element, withinWindow(element, box), act, speed, timeOf(speed, wait));
  document.removeEventListener('pointerdown', read);
}
