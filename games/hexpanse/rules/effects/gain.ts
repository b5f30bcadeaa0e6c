import { canGain, gain as gainHexilum } from '../hexilum.ts';
import type { Kind, Of } from './kind.ts';

/** Hexilum from the supply. */
export const gain: Kind<Of<'gain'>> = {
  isPossible: canGain,
  carryOut: (s, { hexilum }) => gainHexilum(s, s.active, hexilum, 'ability'),
};
