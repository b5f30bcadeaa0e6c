import { tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** HX-CRD-14: extra cards in this turn's market phase. */
export const extra: Kind<Of<'extra'>> = {
  isPossible: () => true,
  carryOut(s, { cards }) {
    s.promised += cards;
    tell(['promised', s.active, cards]);
  },
};
