import type { State } from '../rules/types.ts';
import { sectorName } from '../sector-names.ts';

export { bonusOf } from '../rules/galaxy.ts';

/** The name of a sector in this game. */
export const at = (view: Readonly<State>, sector: number): string => sectorName(view.seats, sector);
