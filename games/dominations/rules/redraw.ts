import type { Seat } from '@conclave/kernel';
import { drawTiles, returnTiles } from './bag.ts';
import { procedure } from './vocabulary.ts';

/** D-REDRAW, DM-AGE-03: once an Age a player sets tiles aside, draws as many, and then puts those into the bag. */
export const redraw = procedure<{ seat: Seat }>(
  'redraw',
  { seat: 'all' },
  {
    choose: {
      rule: 'DM-AGE-03',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        const subsets = 1 << s.hands[seat]!.length;
        for (let mask = 0; mask < subsets; mask++) emit(['redraw', mask]);
      },
      take(s, _f, seat, move) {
        const mask = move[1] as number;
        const aside = s.hands[seat]!.filter((_, i) => mask & (1 << i));
        if (aside.length === 0) return;
        drawTiles(s, seat, aside.length);
        returnTiles(s, seat, aside);
      },
    },
  },
);
