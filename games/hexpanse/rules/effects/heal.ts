import { canHeal, heal as healWarlord } from '../life.ts';
import type { Kind, Of } from './kind.ts';

/** The own warlord heals. */
export const heal: Kind<Of<'heal'>> = {
  isPossible: canHeal,
  carryOut: (s, { life }) => healWarlord(s, s.active, life),
};
