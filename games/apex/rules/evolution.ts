import type { Seat } from '@conclave/kernel';
import { CARDS } from '../data/cards.ts';
import { EVOLUTIONS, MAX_LEVEL } from '../data/evolutions.ts';
import { procedure, tell } from './vocabulary.ts';

/** An Evolution turn: the evolution named on the card rises by itself (AX-EVO-01, 02). */
export const evolution = procedure<{ seat: Seat }>(
  'evolution',
  { seat: 'all' },
  {
    rise(s, { seat }) {
      const named = CARDS[s.choices[seat]!.card - 1]!.evolution;
      const levels = s.levels[seat]!;
      const at = EVOLUTIONS.indexOf(named);
      if (levels[at]! >= MAX_LEVEL) {
        tell(['turnEnded', seat, [], named]);
        return;
      }
      levels[at]!++;
      tell(['evolved', seat, named, levels[at]!]);
    },
  },
);
