import type { Seat } from '@conclave/kernel';
import type { Timed } from '@conclave/kit/table';
import type { Event } from '../../rules/types.ts';

/** What is seen over the board because of an event. */
export type Act =
  /** A tile falls onto its place. */
  | { readonly do: 'drop'; readonly tile: number; readonly cell: number; readonly rotation: number }
  /** Knowledge flies from a dot, or from the middle of a piece, to its owner. */
  | {
      readonly do: 'spark';
      readonly seat: Seat;
      readonly domain: number;
      readonly n: number;
      readonly cell: number;
      readonly corner: number;
      readonly isPair: boolean;
    }
  /** A wheel of light turns about a Locus. */
  | { readonly do: 'wheel'; readonly vertex: number }
  /** A City rises to its level, or a Monument stands up; a City falls. */
  | { readonly do: 'rise' | 'fall'; readonly seat: Seat; readonly cell: number; readonly level: number }
  | { readonly do: 'raise'; readonly cell: number; readonly monument: number }
  /** Two halves join to a Nodus beside a card of a Tree. */
  | {
      readonly do: 'join';
      readonly seat: Seat;
      readonly x: number;
      readonly y: number;
      readonly colour: number;
    };

/** Milliseconds at normal speed: how long a tile falls, and between one spark and the next. */
const DROP = 300;
const STEP = 45;
const LATE = 220;
/** Sparks that fly one after the other; more fly together with the last. */
const MOST = 14;

type Place = readonly [x: number, y: number];

/** The acts of some events and when each begins. */
export function timed(events: readonly Event[]): readonly Timed<Act>[] {
  const acts: Timed<Act>[] = [];
  let wait = 0;
  let spot: Place = [0, 0];
  for (const event of events)
    switch (event[0]) {
      case 'placed': {
        const [, , tile, cell, rotation] = event;
        acts.push({ act: { do: 'drop', tile, cell, rotation }, wait });
        wait += DROP;
        break;
      }
      case 'produced':
        for (const [i, [part, seat, domain, n, cell, corner]] of event[1].entries())
          acts.push({
            act: { do: 'spark', seat, domain, n, cell, corner, isPair: part === 'pair' },
            wait: wait + STEP * Math.min(i, MOST),
          });
        break;
      case 'locusClosed':
        acts.push({ act: { do: 'wheel', vertex: event[2] }, wait });
        break;
      case 'cityBuilt':
        acts.push({ act: { do: 'rise', seat: event[1], cell: event[2], level: event[3] }, wait });
        wait += LATE;
        break;
      case 'cityFell':
        acts.push({ act: { do: 'fall', seat: event[1], cell: event[2], level: event[3] + 1 }, wait });
        break;
      case 'levelBuilt': {
        const [, , monument, , x, y, cell] = event;
        spot = [x, y];
        if (cell >= 0) acts.push({ act: { do: 'raise', cell, monument }, wait });
        break;
      }
      case 'cardGained':
        spot = [event[4], event[5]];
        break;
      case 'nodusFormed':
        for (const [i, colour] of event[2].entries())
          acts.push({
            act: { do: 'join', seat: event[1], x: spot[0], y: spot[1], colour },
            wait: wait + LATE * i,
          });
        break;
    }
  return acts;
}
