import { animate, type Speed, timeOf } from '@conclave/kit';
import type { Point } from '@conclave/kit/table';
import type { Act } from './acts.ts';
import { middleOn, onScreen, startOf } from './where.ts';

const to = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;

type Run = (ms: number, ...frames: Keyframe[]) => Promise<void>;

/** Knowledge goes to its bar in the own area, or else to the panel of its seat. */
const barOf = ({ seat, domain }: { readonly seat: number; readonly domain: number }): Point | null =>
  middleOn(`[data-bar="${seat} ${domain}"]`, `[data-purse="${seat}"]`);

/** Two halves of a Nodus meet at the card, or else at the panel of its seat. */
function join({ seat, x, y }: Extract<Act, { do: 'join' }>, run: Run): Promise<void> {
  const at = middleOn(`[data-spot="${seat} ${x} ${y}"]`, `[data-purse="${seat}"]`);
  if (!at) return Promise.resolve();
  return run(
    700,
    { transform: to(at, 'scale(2.2)'), opacity: 0, gap: '28px' },
    { transform: to(at, 'scale(1.4)'), opacity: 1, gap: '0px', offset: 0.6 },
    { transform: to(at, 'scale(1)'), opacity: 0, gap: '0px' },
  );
}

/** Plays an act with the element that shows it; resolves when it is over, at once where it is not in sight. */
export async function play(element: HTMLElement, act: Act, speed: Speed, wait: number): Promise<void> {
  const run: Run = (ms, ...frames) =>
    animate(element, frames, speed, ms, { delay: timeOf(speed, wait), fill: 'both' });
  if (act.do === 'join') return join(act, run);
  const start = startOf(act);
  const at = start && onScreen(start);
  if (!at) return;
  element.style.setProperty('--dm-unit', `${at.scale}px`);
  switch (act.do) {
    case 'drop':
      return run(
        420,
        { transform: to({ x: at.x, y: at.y - 30 }, 'scale(1.5)'), opacity: 0 },
        { transform: to(at, 'scale(1)'), opacity: 1, offset: 0.7 },
        { transform: to(at, 'scale(1)'), opacity: 0 },
      );
    case 'spark': {
      const goal = barOf(act);
      if (!goal) return;
      const middle = { x: (at.x + goal.x) / 2, y: Math.min(at.y, goal.y) - 40 };
      return run(
        560,
        { transform: to(at, 'scale(0.4)'), opacity: 0 },
        { transform: to(at, act.isPair ? 'scale(1.5)' : 'scale(1.1)'), opacity: 1, offset: 0.25 },
        { transform: to(middle, 'scale(1)'), opacity: 1, offset: 0.6 },
        { transform: to(goal, 'scale(0.7)'), opacity: 0.2 },
      );
    }
    case 'wheel':
      return run(
        900,
        { transform: to(at, 'rotate(0) scale(0.2)'), opacity: 0 },
        { transform: to(at, 'rotate(60deg) scale(1)'), opacity: 1, offset: 0.4 },
        { transform: to(at, 'rotate(120deg) scale(1.15)'), opacity: 0 },
      );
    case 'rise':
    case 'raise':
      return run(
        480,
        { transform: to({ x: at.x, y: at.y + 16 }, 'scale(0.3, 0.1)'), opacity: 0.4 },
        { transform: to(at, 'scale(1.25)'), opacity: 1, offset: 0.6 },
        { transform: to(at, 'scale(1)'), opacity: 0 },
      );
    case 'fall':
      return run(
        480,
        { transform: to(at, 'scale(1)'), opacity: 1 },
        {
          transform: to({ x: at.x, y: at.y + 14 }, 'scale(1, 0.1)'),
          opacity: 0,
        },
      );
  }
}
