import type { Provenance } from '@conclave/frame/meta.ts';
import type { Action } from './actions.ts';
import type { Evolution } from './evolutions.ts';

/** A strategy card. War and Colonization are on every card; its index orders the turns of a round. */
export interface StrategyCard {
  readonly index: number;
  /** Left out of games with two or three players (AX-SET-02). */
  readonly circle: boolean;
  /** What its Evolution side raises. */
  readonly evolution: Evolution;
  /** The actions of its Expansion side. */
  readonly expansion: { readonly [A in Action]?: number };
}

/** Number of cards and four sides: rulebook. The table: reconstructed, section 2.4 of the specification. */
export const CARDS_PROVENANCE: Provenance = 'reconstructed';

export const CARDS: readonly StrategyCard[] = [
  { index: 1, circle: true, evolution: 'movement', expansion: { movement: 2 } },
  { index: 2, circle: false, evolution: 'armament', expansion: { production: 1, ambush: 1 } },
  { index: 3, circle: false, evolution: 'influence', expansion: { portal: 1 } },
  { index: 4, circle: true, evolution: 'production', expansion: { movement: 1, ambush: 1 } },
  { index: 5, circle: false, evolution: 'movement', expansion: { movement: 1, production: 1 } },
  { index: 6, circle: false, evolution: 'production', expansion: { movement: 2 } },
  { index: 7, circle: true, evolution: 'influence', expansion: { movement: 1, production: 1 } },
  { index: 8, circle: false, evolution: 'armament', expansion: { conversion: 1 } },
  { index: 9, circle: false, evolution: 'influence', expansion: { production: 2 } },
  { index: 10, circle: true, evolution: 'movement', expansion: { portal: 1 } },
  { index: 11, circle: false, evolution: 'movement', expansion: { movement: 1, ambush: 1 } },
  { index: 12, circle: false, evolution: 'production', expansion: { production: 1, portal: 1 } },
  { index: 13, circle: true, evolution: 'production', expansion: { movement: 1, conversion: 1 } },
  { index: 14, circle: false, evolution: 'armament', expansion: { movement: 2, production: 1 } },
  { index: 15, circle: false, evolution: 'influence', expansion: { production: 1, conversion: 1 } },
  { index: 16, circle: true, evolution: 'armament', expansion: { movement: 3 } },
  { index: 17, circle: false, evolution: 'movement', expansion: { movement: 1, production: 2 } },
  { index: 18, circle: false, evolution: 'production', expansion: { movement: 3 } },
  { index: 19, circle: true, evolution: 'movement', expansion: { production: 2, ambush: 1 } },
  { index: 20, circle: false, evolution: 'influence', expansion: { movement: 2, production: 1 } },
  { index: 21, circle: false, evolution: 'armament', expansion: { movement: 1, portal: 1 } },
  { index: 22, circle: true, evolution: 'production', expansion: { movement: 1, production: 2 } },
  { index: 23, circle: false, evolution: 'production', expansion: { production: 3 } },
  { index: 24, circle: false, evolution: 'movement', expansion: { movement: 2, production: 2 } },
  { index: 25, circle: true, evolution: 'influence', expansion: { production: 1, conversion: 1, ambush: 1 } },
  { index: 26, circle: false, evolution: 'influence', expansion: { movement: 2, conversion: 1 } },
  { index: 27, circle: false, evolution: 'armament', expansion: { movement: 1, ambush: 2 } },
  { index: 28, circle: true, evolution: 'armament', expansion: { movement: 2, production: 2 } },
  { index: 29, circle: false, evolution: 'production', expansion: { production: 3, ambush: 1 } },
  { index: 30, circle: false, evolution: 'movement', expansion: { movement: 1, production: 1, portal: 1 } },
];
