import type { Provenance } from '@conclave/frame/meta.ts';
import { domainAfter } from './domains.ts';
import { ALIKE, EFFECTS_1, type Effect, SPECIAL } from './mastery-effects.ts';
import { KIND, MASTERY_KEYS, type MasteryKey, SLOTS } from './mastery-keys.ts';
import type { Value } from './numbers.ts';

/** Copies of each kind, which differ in their Nodus. */
export const COPIES = 4;

export { KIND, type MasteryKey, slotKind } from './mastery-keys.ts';

/** A kind of Mastery card. What it does stands in its `Effect`. */
export interface Mastery extends Effect {
  readonly key: MasteryKey;
  readonly name: string;
  readonly domain: number;
  /** 1 to 12, by value and then by effect; 1 to 6 do the same in each Domain. */
  readonly slot: number;
  readonly value: Value;
  /** Kind that must be in the Tree before; `any`: one of value 3 and one of value 6 of this Domain (DM-DEV-04); -1: none. */
  readonly needs: number | 'any';
  /** For each copy the colours of its half-Nodus from the north clockwise, the same on both sides. */
  readonly nodus: readonly (readonly number[])[];
}

/** 72 kinds, four copies each, values and 28 of the names: public. All other names, effects and Nodus: reconstructed. */
export const MASTERY_PROVENANCE: Provenance = 'reconstructed';

/** Section 2.6: by slot, then by copy, what each half-Nodus is ahead of the card's Domain round the cycle. */
const NODUS: readonly (readonly [string, string, string, string])[] = [
  ['0123', '4013', '3402', '3450'],
  ['0124', '5013', '3502', '1230'],
  ['0125', '5014', '4502', '1240'],
  ['0134', '4023', '4503', '1250'],
  ['0135', '5023', '2301', '1340'],
  ['0145', '5024', '2401', '1350'],
  ['0234', '5034', '2501', '1450'],
  ['0235', '3012', '3401', '2340'],
  ['0245', '4012', '3501', '2350'],
  ['0345', '5012', '4501', '2450'],
  ['0123', '4013', '3402', '3450'],
  ['0124', '5013', '3502', '1230'],
];

/** Value-9 cards whose prerequisite is a card; all others accept any of value 3 and 6. */
const PREREQUISITES: { readonly [key in MasteryKey]?: MasteryKey } = {
  monarchy: 'education',
  republic: 'military',
  cathedrals: 'temples',
  monotheism: 'relics',
  architecture: 'sculpture',
  diplomacy: 'theatre',
  banking: 'mercenaries',
  goldTrade: 'guilds',
  astronomy: 'medicine',
  alchemy: 'cartography',
  engineering: 'metallurgy',
  shipbuilding: 'mining',
};

/** Names that are not simply their keys in words. */
const NAMES: { readonly [key in MasteryKey]?: string } = { codeOfLaws: 'Code of Laws' };

const nameOf = (key: MasteryKey): string =>
  NAMES[key] ?? key.replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());

const valueAt = (slot: number): Value => (slot <= 4 ? 3 : slot <= 8 ? 6 : 9);

function needsOf(key: MasteryKey, value: Value): Mastery['needs'] {
  const needed = PREREQUISITES[key];
  if (needed !== undefined) return KIND[needed];
  return value === 9 ? 'any' : -1;
}

/** All kinds, Domain by Domain and then slot by slot; the number of a kind is its place in this list. */
export const MASTERY: readonly Mastery[] = MASTERY_KEYS.map((key, kind) => {
  const domain = Math.floor(kind / SLOTS);
  const slot = (kind % SLOTS) + 1;
  const value = valueAt(slot);
  return {
    key,
    name: nameOf(key),
    domain,
    slot,
    value,
    ...(ALIKE[slot - 1] ?? SPECIAL[key]!),
    needs: needsOf(key, value),
    nodus: NODUS[slot - 1]!.map((copy) => [...copy].map((offset) => domainAfter(domain, Number(offset)))),
  };
});

/** The kinds as games of rules number 1 have them. */
export const MASTERY_1: readonly Mastery[] = MASTERY.map((card) => ({ ...card, ...EFFECTS_1[card.key] }));
