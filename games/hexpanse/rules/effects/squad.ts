import { SQUAD } from '../types.ts';
import { tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** HX-CRD-12: squad tokens into the reserve. */
export const squad: Kind<Of<'squad'>> = {
  isPossible: () => true,
  carryOut(s, { tokens }) {
    s.reserve[s.active]![SQUAD - 1]! += tokens;
    tell(['mustered', s.active, tokens]);
  },
};
