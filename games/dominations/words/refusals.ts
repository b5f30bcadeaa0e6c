import type { Refusal } from '@conclave/kernel';
import { CARD_REFUSALS } from './refusals/cards.ts';
import { LAND_REFUSALS } from './refusals/land.ts';
import { MOMENT_REFUSALS } from './refusals/moments.ts';
import type { Sentences } from './refusals/sentences.ts';

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: Sentences = { ...MOMENT_REFUSALS, ...LAND_REFUSALS, ...CARD_REFUSALS };

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
