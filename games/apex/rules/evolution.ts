import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { tables } from '../data/tables.ts';
import { procedure, tell } from './vocabulary.ts';

/** An Evolution turn: the evolution named on the card rises by itself (AX-EVO-01, 02). */
export const evolution = procedure<{ seat: Seat }>(
  'evolution',
  { seat: 'all' },
  {
    rise(s, { seat }) {
      const { cards, maxLevel, rise } = tables(s);
      const named = cards[s.choices[seat]!.card - 1]!.evolution;
      const levels = s.levels[seat]!;
      const at = EVOLUTIONS.indexOf(named);
      if (levels[at]! >= maxLevel) {
        tell(['turnEnded', seat, [], named]);
        return;
      }
      levels[at] = Math.min(maxLevel, levels[at]! + rise);
      tell(['evolved', seat, named, levels[at]!]);
    },
  },
);
