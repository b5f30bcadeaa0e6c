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

/** What a civilisation begins with. */
export interface Start {
  /** Ships on the origin sector. */
  readonly ships: number;
  /** Levels above 0. */
  readonly levels: { readonly [E in Evolution]?: number };
}

export interface Civilisation extends Start {
  readonly name: string;
  readonly provenance: { readonly name: Provenance; readonly numbers: Provenance };
}

const reconstructed = { name: 'rulebook', numbers: 'reconstructed' } as const;

/**
 * Names and what may be reconstructed: section 2.2 of the specification; that civilisations differ in nothing else:
 * public (campustech.fr). The numbers were chosen by play of bots (`balance.md` beside this folder).
 */
export const CIVILISATION: { readonly [key in CivilisationKey]: Civilisation } = {
  humans: { name: 'Humans', ships: 5, levels: { production: 1, influence: 1 }, provenance: reconstructed },
  minerls: { name: 'Minerls', ships: 2, levels: { production: 1, movement: 1 }, provenance: reconstructed },
  dragonites: {
    name: 'Dragonites',
    ships: 2,
    levels: { movement: 1, armament: 1 },
    provenance: { name: 'public', numbers: 'reconstructed' },
  },
  sherais: { name: 'Sherais', ships: 4, levels: { production: 1, armament: 1 }, provenance: reconstructed },
  nagaritakas: {
    name: 'Nagaritakas',
    ships: 3,
    levels: { movement: 1, influence: 1 },
    provenance: reconstructed,
  },
  cireades: {
    name: 'Cireades',
    ships: 8,
    levels: { production: 2 },
    provenance: reconstructed,
  },
};

/** Section 2.2 of the specification as it stands: games of rules number 1 began so. */
const STARTS_1: { readonly [key in CivilisationKey]: Start } = {
  humans: { ships: 3, levels: { influence: 2 } },
  minerls: { ships: 3, levels: { production: 1, movement: 1 } },
  dragonites: { ships: 6, levels: { movement: 1 } },
  sherais: { ships: 3, levels: { armament: 1 } },
  nagaritakas: { ships: 4, levels: { movement: 1, influence: 1 } },
  cireades: { ships: 5, levels: { production: 1 } },
};

/** What a civilisation begins with in games of a rules number; without one, in those that begin now. */
export const startOf = (key: CivilisationKey, rules?: number): Start =>
  rules === 1 ? STARTS_1[key] : CIVILISATION[key];
