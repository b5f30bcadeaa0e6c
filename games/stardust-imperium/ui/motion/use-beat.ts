import { type Box, timeOf } from '@conclave/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { KIND_OF } from '../../data/cards.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../table.ts';
import { causeOf, flightOf, type Place, revealedBy } from './flights.ts';
import { fan, fly, line } from './ghosts.tsx';

/** Where a place or a card lies on the screen; null if it is not shown now, as on a phone behind another tab. */
function boxOf(place: Place | number): Box | null {
  const selector = typeof place === 'number' ? `.si-cards [data-card="${place}"]` : `[data-place="${place}"]`;
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0) ?? null;
}

/** Milliseconds between what follows from one cause, and how many of these steps at most. */
const STEP = 140;
const MOST = 5;

const isShown = (event: Event): boolean =>
  flightOf(event) !== null ||
  revealedBy(event) !== null ||
  causeOf(event) !== null ||
  event[0] === 'functionUsed';

/** Plays what has just happened over the table: what moved, what was shown, and what reacts to what. */
export function useBeat(board: RefObject<HTMLElement | null>, { beat, speed }: Props): void {
  const cause = useRef<number | null>(null);
  useEffect(() => {
    if (!beat || speed === 'off') return;
    const timers = beat.events
      .filter(isShown)
      .map((event, i) =>
        setTimeout(() => play(event, board.current, speed, cause), timeOf(speed, STEP * Math.min(i, MOST))),
      );
    return () => timers.forEach(clearTimeout);
  }, [beat, speed, board]);
}

function play(
  event: Event,
  board: HTMLElement | null,
  speed: Props['speed'],
  cause: RefObject<number | null>,
): void {
  const flight = flightOf(event);
  if (flight && flight.uids.length > 0) {
    const [from, to] = [boxOf(flight.from), boxOf(flight.to)];
    if (from && to) void fly(flight.uids, from, to, speed);
  }
  const revealed = revealedBy(event);
  if (revealed && board) void fan(revealed, board.getBoundingClientRect(), speed);
  if (event[0] === 'functionUsed' && cause.current !== null && cause.current !== event[2]) {
    const [from, to] = [boxOf(cause.current), boxOf(event[2])];
    const isReaction = functionsOf(KIND_OF[event[2]]!)[event[3]]?.kind === 'reaction';
    if (isReaction && from && to) void line(from, to, speed);
  }
  cause.current = causeOf(event) ?? cause.current;
}
