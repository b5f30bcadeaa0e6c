import type { Provenance } from '../../meta.ts';
import type { Evolution } from './evolutions.ts';

export const CIVILISATIONS = [
  'humans',
  'minerls',
  'dragonites',
  'sherais',
  'nagaritakas',
  'cireades',
] as const;
export type CivilisationKey = (typeof CIVILISATIONS)[number];

export interface Civilisation {
  readonly name: string;
  /** Ships on the origin sector at the start. */
  readonly ships: number;
  /** Starting levels above 0. */
  readonly levels: { readonly [E in Evolution]?: number };
  readonly provenance: { readonly name: Provenance; readonly numbers: Provenance };
}

const reconstructed = { name: 'rulebook', numbers: 'reconstructed' } as const;

/** Section 2.2 of the specification; that civilisations differ in nothing else: public (campustech.fr). */
export const CIVILISATION: { readonly [key in CivilisationKey]: Civilisation } = {
  humans: { name: 'Humans', ships: 5, levels: { influence: 2 }, provenance: reconstructed },
  minerls: { name: 'Minerls', ships: 1, levels: { production: 1, movement: 1 }, provenance: reconstructed },
  dragonites: {
    name: 'Dragonites',
    ships: 5,
    levels: { movement: 1 },
    provenance: { name: 'public', numbers: 'reconstructed' },
  },
  sherais: { name: 'Sherais', ships: 5, levels: { armament: 1 }, provenance: reconstructed },
  nagaritakas: {
    name: 'Nagaritakas',
    ships: 2,
    levels: { movement: 1, influence: 1 },
    provenance: reconstructed,
  },
  cireades: { name: 'Cireades', ships: 6, levels: { production: 1 }, provenance: reconstructed },
};
