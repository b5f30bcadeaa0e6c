import type { Provenance } from '@conclave/frame/meta.ts';
import { REL } from './domains.ts';

export interface DominationCard {
  readonly key: DominationKey;
  readonly id: string;
  readonly name: string;
}
type DominationKey = 'ruler' | 'highPriest' | 'artist' | 'merchant' | 'scholar' | 'masterBuilder' | 'augur';

/** One card for each Domain: public. That the expansion has one more: rulebook. Their effects: reconstructed. */
export const DOMINATIONS_PROVENANCE: Provenance = 'reconstructed';

/** The six cards of the base game, by Domain. The numbers in their effects are in `numbers.ts`. */
const BASE: readonly DominationCard[] = [
  { key: 'ruler', id: 'DC-GOV', name: 'The Ruler' },
  { key: 'highPriest', id: 'DC-REL', name: 'The High Priest' },
  { key: 'artist', id: 'DC-ART', name: 'The Artist' },
  { key: 'merchant', id: 'DC-TRA', name: 'The Merchant' },
  { key: 'scholar', id: 'DC-SCI', name: 'The Scholar' },
  { key: 'masterBuilder', id: 'DC-CRA', name: 'The Master Builder' },
];

/** Replaces the card of Religion when Omens are in play (DM-SET-03). */
const AUGUR: DominationCard = { key: 'augur', id: 'DC-AUG', name: 'The Augur' };

/** The card of a Domain in a game with or without Omens. */
export const dominationCard = (domain: number, hasOmens: boolean): DominationCard =>
  hasOmens && domain === REL ? AUGUR : BASE[domain]!;
