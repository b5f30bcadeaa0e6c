import type { Provenance } from '@conclave/frame/meta.ts';
import { ART, CRA, GOV, REL, SCI, TRA } from './domains.ts';
import { KIND, MASTERY, type MasteryKey } from './mastery.ts';
import { VALUES, type Value } from './numbers.ts';

/** An objective: at least `n` of what its kind counts (section 2.8). */
export type Goal =
  /** Cities on Camps of a colour; Nodus of a colour; Mastery cards of a Domain. */
  | { readonly kind: 'COL' | 'NODUS' | 'DOM'; readonly domain: number; readonly n: number }
  /** Mastery cards of exactly this value. */
  | { readonly kind: 'VAL'; readonly value: Value; readonly n: number }
  /** A Mastery card, on either side. */
  | { readonly kind: 'CARD'; readonly card: number; readonly n: 1 }
  /**
   * Cities, their Levels as the Hegemon counts them, those of level 3, those adjacent to another own one and those not;
   * Advanced cards; Level cards; Monuments controlled; Influence.
   */
  | {
      readonly kind: 'CITIES' | 'LVL' | 'L3' | 'ADJ' | 'SOLO' | 'ADV' | 'MON' | 'CTRL' | 'INF';
      readonly n: number;
    };

export interface Objective {
  readonly nation: string;
  readonly goals: readonly [Goal, Goal, Goal, Goal, Goal];
  /** Whether it speaks of value-9 cards, which the variant for a first game leaves out (DM-VAR-04). */
  readonly namesNine: boolean;
}

/** Sixteen nations with five objectives each, ten of the names: public. The objectives: reconstructed. */
export const OBJECTIVES_PROVENANCE: Provenance = 'reconstructed';

const col = (domain: number): Goal => ({ kind: 'COL', domain, n: 2 });
const nodus = (domain: number): Goal => ({ kind: 'NODUS', domain, n: 3 });
const dom = (domain: number): Goal => ({ kind: 'DOM', domain, n: 3 });
const val = (value: Value, n: number): Goal => ({ kind: 'VAL', value, n });
const card = (key: MasteryKey): Goal => ({ kind: 'CARD', card: KIND[key], n: 1 });
const cities = (n: number): Goal => ({ kind: 'CITIES', n });
const levels = (n: number): Goal => ({ kind: 'LVL', n });
const adjacent = (n: number): Goal => ({ kind: 'ADJ', n });
const solo = (n: number): Goal => ({ kind: 'SOLO', n });
const advanced = (n: number): Goal => ({ kind: 'ADV', n });
const monument = (n: number): Goal => ({ kind: 'MON', n });
const influence = (n: number): Goal => ({ kind: 'INF', n });
const topCity: Goal = { kind: 'L3', n: 1 };
const control: Goal = { kind: 'CTRL', n: 1 };

const isNine = (goal: Goal): boolean =>
  (goal.kind === 'CARD' && MASTERY[goal.card]!.value === 9) || (goal.kind === 'VAL' && goal.value === 9);

const of = (nation: string, ...goals: Objective['goals']): Objective => ({
  nation,
  goals,
  namesNine: goals.some(isNine),
});

/** OB-01 to OB-16 as section 2.8 of the specification had them first: games of rules number 1 are played with them. */
const PRINTED: readonly Objective[] = [
  of('Greeks', col(ART), dom(SCI), card('theatre'), monument(3), nodus(ART)),
  of('Huns', col(GOV), cities(6), solo(4), card('military'), val(3, 5)),
  of('Sumerians', col(SCI), card('writing'), dom(CRA), adjacent(4), nodus(SCI)),
  of('Celts', col(REL), nodus(REL), val(3, 5), solo(3), card('mythology')),
  of('Vikings', col(TRA), card('shipbuilding'), nodus(CRA), cities(6), influence(48)),
  of('Incas', col(CRA), monument(3), card('masonry'), nodus(REL), levels(4)),
  of('Maya', col(SCI), card('astronomy'), monument(3), dom(REL), advanced(3)),
  of('Romans', col(GOV), card('empire'), levels(5), control, nodus(GOV)),
  of('Persians', col(GOV), influence(50), card('administration'), dom(TRA), topCity),
  of('Egyptians', col(REL), monument(4), control, card('hydraulics'), nodus(ART)),
  of('Babylonians', col(SCI), card('codeOfLaws'), topCity, nodus(GOV), val(6, 7)),
  of('Chinese', col(CRA), card('printing'), advanced(4), dom(SCI), nodus(SCI)),
  of('Phoenicians', col(TRA), card('ports'), nodus(TRA), solo(3), val(6, 7)),
  of('Khmer', col(ART), card('temples'), adjacent(4), monument(3), nodus(CRA)),
  of('Aztecs', col(REL), dom(GOV), val(9, 4), cities(7), nodus(GOV)),
  of('Malians', col(TRA), card('goldTrade'), influence(48), nodus(TRA), dom(ART)),
];

/**
 * What a goal of a kind asks for where nearly everybody who held the card did it by the way (`balance.md`); of the values of
 * cards only the lowest was that easy.
 */
const HARDER: { readonly [kind in Goal['kind']]?: number } = {
  ...{ NODUS: 8, DOM: 4, ADJ: 5, SOLO: 5 },
  ...{ CITIES: 7, MON: 4, ADV: 4, VAL: 6 },
};

const isEasy = (goal: Goal): boolean => goal.kind !== 'VAL' || goal.value === VALUES[0];

const harder = (goal: Goal): Goal => {
  const n = isEasy(goal) ? HARDER[goal.kind] : undefined;
  return n === undefined ? goal : ({ ...goal, n } as Goal);
};

/** All objective cards; the number of one is its place in this list. A game has the first sixteen or the others. */
export const OBJECTIVES: readonly Objective[] = [
  ...PRINTED,
  ...PRINTED.map((card) => ({ ...card, goals: card.goals.map(harder) as unknown as Objective['goals'] })),
];

const all = [...OBJECTIVES.keys()];
/** The numbers of the cards that are dealt in games of rules number 1, and of those that are dealt now. */
export const DEALT_1: readonly number[] = all.slice(0, PRINTED.length);
export const DEALT: readonly number[] = all.slice(PRINTED.length);
