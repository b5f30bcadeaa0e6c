import type { Provenance } from '@conclave/frame/meta.ts';
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

/** What a civilisation begins with. */
export interface Start {
  /** Ships on the origin sector. */
  readonly ships: number;
  /** Levels above 0. */
  readonly levels: { readonly [E in Evolution]?: number };
}

export interface Civilisation {
  readonly name: string;
  readonly provenance: { readonly name: Provenance; readonly numbers: Provenance };
}

const reconstructed = { name: 'rulebook', numbers: 'reconstructed' } as const;

/**
 * Names and what may be reconstructed: section 2.2 of the specification; that civilisations differ in nothing but what they
 * begin with: public (campustech.fr).
 */
export const CIVILISATION: { readonly [key in CivilisationKey]: Civilisation } = {
  humans: { name: 'Humans', provenance: reconstructed },
  minerls: { name: 'Minerls', provenance: reconstructed },
  dragonites: { name: 'Dragonites', provenance: { name: 'public', numbers: 'reconstructed' } },
  sherais: { name: 'Sherais', provenance: reconstructed },
  nagaritakas: { name: 'Nagaritakas', provenance: reconstructed },
  cireades: { name: 'Cireades', provenance: reconstructed },
};

export type Starts = { readonly [key in CivilisationKey]: Start };

/** How games of rules number 1 began. */
export const STARTS_1: Starts = {
  humans: { ships: 3, levels: { influence: 2 } },
  minerls: { ships: 3, levels: { production: 1, movement: 1 } },
  dragonites: { ships: 6, levels: { movement: 1 } },
  sherais: { ships: 3, levels: { armament: 1 } },
  nagaritakas: { ships: 4, levels: { movement: 1, influence: 1 } },
  cireades: { ships: 5, levels: { production: 1 } },
};

/** Section 2.2 of the specification, chosen by play of bots (`balance.md` beside this folder): since rules number 2. */
export const STARTS: Starts = {
  humans: { ships: 5, levels: { production: 1, influence: 1 } },
  minerls: { ships: 2, levels: { production: 1, movement: 1 } },
  dragonites: { ships: 2, levels: { movement: 1, armament: 1 } },
  sherais: { ships: 4, levels: { production: 1, armament: 1 } },
  nagaritakas: { ships: 3, levels: { movement: 1, influence: 1 } },
  cireades: { ships: 8, levels: { production: 2 } },
};
