import { animate, type Box, timeOf } from '../motion.ts';
import type { Speed } from '../scope.tsx';

/** What something does over a map because of an event: it travels, leaves, arrives, or a sector turns its face. */
export type MapAct =
  | { readonly do: 'travel'; readonly from: number; readonly to: number }
  | { readonly do: 'leave' | 'arrive' | 'flip'; readonly sector: number };

const inSight = (box: Box, place: Box): boolean => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= place.left && x <= place.left + place.width && y >= place.top && y <= place.top + place.height;
};

/**
 * Where a sector of the map that `map` selects lies on the screen; null if it is not in sight now, as on a phone behind
 * another tab.
 */
export function boxOnMap(map: string, sector: number): Box | null {
  const place = document.querySelector(map);
  const box = place?.querySelector(`[data-sector="${sector}"]`)?.getBoundingClientRect();
  if (!place || !box || box.width === 0) return null;
  return inSight(box, place.getBoundingClientRect()) ? box : null;
}

/** The transform that puts a fixed element into the middle of a box. */
export const middleOf = ({ left, top, width, height }: Box): string =>
  `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;

/**
 * Plays acts over the map that `map` selects, each with the element that shows it, and resolves when it is over; at once
 * where its sectors are not in sight. `wait`: milliseconds at normal speed before it begins.
 */
export const playerOn =
  (map: string) =>
  async (element: HTMLElement, act: MapAct, speed: Speed, wait: number): Promise<void> => {
    const box = boxOnMap(map, act.do === 'travel' ? act.from : act.sector);
    const goal = act.do === 'travel' ? boxOnMap(map, act.to) : box;
    if (!box || !goal) return;
    const [start, end] = [middleOf(box), middleOf(goal)];
    const large = `${start} scale(1.55)`;
    const run = (ms: number, ...frames: Keyframe[]) =>
      animate(element, frames, speed, ms, { delay: timeOf(speed, wait), fill: 'both' });
    switch (act.do) {
      case 'travel':
        return run(
          400,
          { transform: start, opacity: 1 },
          { transform: end, opacity: 1, offset: 0.85 },
          { transform: end, opacity: 0 },
        );
      case 'leave':
        return run(
          400,
          { transform: start, opacity: 0 },
          { transform: start, opacity: 1, offset: 0.2 },
          { transform: large, opacity: 0 },
        );
      case 'arrive':
        return run(
          400,
          { transform: large, opacity: 0 },
          { transform: start, opacity: 1, offset: 0.55 },
          { transform: start, opacity: 0 },
        );
      case 'flip':
        element.style.inlineSize = `${box.width}px`;
        element.style.blockSize = `${box.height}px`;
        return run(310, { transform: `${start} scale(1, 1)` }, { transform: `${start} scale(0, 1)` });
    }
  };
