import type { Seat } from '@conclave/kernel';
import type { Type } from '../../data/tracks.ts';
import type { Event, Unit } from '../../rules/types.ts';
import type { PieceKind } from '../symbols/drawings.ts';

interface Moved {
  readonly seat: Seat;
  readonly piece: PieceKind;
  readonly n: number;
}

/** What is seen over the galaxy because of an event. */
export type Act =
  | (Moved & { readonly do: 'travel'; readonly from: number; readonly to: number })
  | (Moved & { readonly do: 'leave' | 'arrive'; readonly sector: number })
  | { readonly do: 'flip'; readonly sector: number };

const BASE: { readonly [type in Type]: PieceKind } = {
  industrial: 'complex',
  political: 'embassy',
  martial: 'outpost',
};

const one = (seat: Seat, piece: PieceKind): Moved => ({ seat, piece, n: 1 });

/** The acts of an event, in order; none where nothing on the galaxy changes. */
export function actsOf(event: Event): readonly Act[] {
  const halves = (act: 'leave' | 'arrive', seat: Seat, ...sectors: readonly number[]): readonly Act[] =>
    sectors.map((sector) => ({ do: act, ...one(seat, 'gate'), sector }));
  switch (event[0]) {
    case 'tilePlaced':
    case 'homePlaced':
      return [{ do: 'flip', sector: event[0] === 'tilePlaced' ? event[3] : event[2] }];
    case 'built':
      return [{ do: 'arrive', ...one(event[1], BASE[event[2]]), sector: event[3] }];
    case 'relocated':
      return [{ do: 'travel', ...one(event[1], BASE[event[2]]), from: event[3], to: event[4] }];
    case 'unitBuilt':
      return [{ do: 'arrive', ...one(event[1], event[2] satisfies Unit), sector: event[4] }];
    case 'unitMoved':
      return [{ do: 'travel', ...one(event[1], event[2]), from: event[4], to: event[5] }];
    case 'gateBuilt':
    case 'gateRelocated':
      return halves('arrive', event[1], event[3], event[4]);
    case 'gateLost':
      return halves('leave', event[1], event[3], event[4]);
    case 'unitLost':
      return [{ do: 'leave', ...one(event[1], event[2]), sector: event[4] }];
    case 'basesLost':
      return [{ do: 'leave', seat: event[1], piece: BASE[event[2]], n: event[4], sector: event[3] }];
    case 'replaced':
      return [{ do: 'arrive', seat: event[1], piece: BASE[event[2]], n: event[4], sector: event[3] }];
    default:
      return [];
  }
}
