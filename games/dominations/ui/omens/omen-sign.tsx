import type { Omen } from '../../data/omens.ts';
import { Sign } from '../symbols/symbols.tsx';

/** The class that gives what stands in an Omen its colour. */
export const omenClass = ({ isGood }: Omen): string => (isGood ? 'dm-good' : 'dm-ill');

/** Sun or eclipse: a good Omen or an ill one. */
export const OmenSign = ({ omen, size }: { readonly omen: Omen; readonly size: number }) => (
  <Sign name={omen.isGood ? 'sun' : 'eclipse'} size={size} className="dm-omen-sign" />
);
