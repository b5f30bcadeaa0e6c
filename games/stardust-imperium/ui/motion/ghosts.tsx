import { animate, type Box, type Speed, timeOf } from '@conclave/kit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { KIND_OF } from '../../data/cards.ts';
import { Face } from '../card/face.tsx';

const WIDTH = 64;
const HEIGHT = 84;
/** Where cards come from and go to they are no bigger than a pile, and leave the numbers beside it in sight. */
const PILE = 0.5;

/** Puts a card above everything and gives it back with what takes it away again. */
async function ghost(uid: number): Promise<{ element: HTMLElement; remove: () => void }> {
  // Effects start flights, and nothing may be rendered at once inside them.
  await Promise.resolve();
  const element = document.createElement('div');
  element.className = 'si si-ghost';
  element.setAttribute('aria-hidden', 'true');
  const root = createRoot(element);
  flushSync(() => root.render(<Face kind={uid < 0 ? 0 : KIND_OF[uid]!} size="mini" />));
  document.body.append(element);
  return {
    element,
    remove: () => {
      root.unmount();
      element.remove();
    },
  };
}

const at = (box: Box): string =>
  `translate(${box.left + box.width / 2 - WIDTH / 2}px, ${box.top + box.height / 2 - HEIGHT / 2}px)`;

const middle = (a: Box, b: Box): Box => ({
  left: (a.left + b.left) / 2,
  top: (a.top + b.top) / 2,
  width: (a.width + b.width) / 2,
  height: (a.height + b.height) / 2,
});

/** Cards travel from one box to another, one a little after the other. */
export async function fly(uids: readonly number[], from: Box, to: Box, speed: Speed): Promise<void> {
  if (timeOf(speed, 1) === 0) return;
  await Promise.all(
    uids.slice(0, 6).map(async (uid, i) => {
      const { element, remove } = await ghost(uid);
      await animate(
        element,
        [
          { transform: `${at(from)} scale(${PILE})`, opacity: 0.4 },
          { transform: `${at(middle(from, to))} scale(1)`, opacity: 1, offset: 0.5 },
          { transform: `${at(to)} scale(${PILE})`, opacity: 1, offset: 0.85 },
          { transform: `${at(to)} scale(${PILE})`, opacity: 0 },
        ],
        speed,
        360,
        { delay: timeOf(speed, i * 60), fill: 'both' },
      );
      remove();
    }),
  );
}

/** Cards fan out over the middle of a box for a moment. */
export async function fan(uids: readonly number[], over: Box, speed: Speed): Promise<void> {
  if (timeOf(speed, 1) === 0) return;
  const step = Math.min(WIDTH + 6, (over.width - WIDTH) / Math.max(1, uids.length - 1));
  const left = over.left + over.width / 2 - (step * (uids.length - 1)) / 2;
  const top = over.top + Math.min(over.height, innerHeight) / 2;
  await Promise.all(
    uids.map(async (uid, i) => {
      const { element, remove } = await ghost(uid);
      const place = at({ left: left + step * i, top, width: 0, height: 0 });
      const tilt = `rotate(${(i - (uids.length - 1) / 2) * 4}deg)`;
      await animate(
        element,
        [
          { transform: `${place} translateY(24px)`, opacity: 0 },
          { transform: `${place} ${tilt}`, opacity: 1, offset: 0.25 },
          { transform: `${place} ${tilt}`, opacity: 1, offset: 0.85 },
          { transform: `${place} ${tilt}`, opacity: 0 },
        ],
        speed,
        900,
        { delay: timeOf(speed, i * 40), fill: 'both' },
      );
      remove();
    }),
  );
}

/** A line from what happened to the card that reacts to it. */
export async function line(from: Box, to: Box, speed: Speed): Promise<void> {
  if (timeOf(speed, 1) === 0) return;
  const element = document.createElement('div');
  element.className = 'si-line';
  element.setAttribute('aria-hidden', 'true');
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${Math.hypot(dx, dy)}px`,
    rotate: `${Math.atan2(dy, dx)}rad`,
  });
  document.body.append(element);
  await animate(
    element,
    [
      { scale: '0 1' },
      { scale: '1 1', offset: 0.4 },
      { scale: '1 1', opacity: 1, offset: 0.8 },
      { scale: '1 1', opacity: 0 },
    ],
    speed,
    700,
  );
  element.remove();
}
