import type { Seat } from '@conclave/kernel';
import { sideOf } from '../../rules/battle.ts';
import type { Event, Side, State } from '../../rules/types.ts';
import { type Point, pointsOf, stepOf } from '../board/counting.ts';

/** What is seen over the galaxy because of an event. */
export type Act =
  | {
      readonly do: 'travel';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly n: number;
    }
  | {
      readonly do: 'leave' | 'arrive';
      readonly seat: Seat;
      readonly sector: number;
      readonly n: number;
      readonly sign: 'ship' | 'colony';
    }
  | {
      readonly do: 'battle';
      readonly sector: number;
      readonly sides: readonly Side[];
      readonly winner: Seat;
      /** Whether the viewer fought in it. */
      readonly isOwn: boolean;
    }
  | { readonly do: 'flip'; readonly sector: number }
  | ({ readonly do: 'point' } & Point);

/** The acts of an event, in order; none where nothing on the galaxy changes. */
export function actsOf(event: Event, viewer: Seat | 'table' = 'table'): readonly Act[] {
  switch (event[0]) {
    case 'moved': {
      const [, seat, from, to, n] = event;
      return [{ do: 'travel', seat, from, to, n }];
    }
    case 'portalled': {
      const [, seat, from, to, n] = event;
      return [
        { do: 'leave', seat, sector: from, n, sign: 'ship' },
        { do: 'arrive', seat, sector: to, n, sign: 'ship' },
      ];
    }
    case 'battle': {
      const [, , sector, packed, winner] = event;
      const sides = packed.map(sideOf);
      return [{ do: 'battle', sector, sides, winner, isOwn: sides.some(({ seat }) => seat === viewer) }];
    }
    case 'ambushed':
      return [{ do: 'leave', seat: event[3], sector: event[2], n: 1, sign: 'ship' }];
    case 'converted': {
      const [, seat, sector, opponent, placed] = event;
      const gone: Act = { do: 'leave', seat: opponent, sector, n: 1, sign: 'ship' };
      return placed ? [gone, { do: 'arrive', seat, sector, n: 1, sign: 'ship' }] : [gone];
    }
    case 'produced':
      return [{ do: 'arrive', seat: event[1], sector: event[2], n: 1, sign: 'ship' }];
    case 'colonized':
      return [{ do: 'arrive', seat: event[1], sector: event[2], n: 1, sign: 'colony' }];
    case 'flipped':
      return [{ do: 'flip', sector: event[1] }];
    default:
      return [];
  }
}

/** The points of an age go to their seats as their places are counted. */
export function pointActs(
  events: readonly Event[],
  after: Readonly<State>,
): readonly { readonly act: Act; readonly wait: number }[] {
  const scored = events.find(([name]) => name === 'ageScored');
  if (scored?.[0] !== 'ageScored') return [];
  const points = pointsOf(after, after.ages[scored[1] - 1]!);
  return points.map((point, i) => ({
    act: { do: 'point', ...point },
    wait: (i + 1) * stepOf(points.length),
  }));
}
