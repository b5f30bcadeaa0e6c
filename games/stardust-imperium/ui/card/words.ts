import { listed, plural } from '@conclave/frame/words.ts';
import { cardKind } from '../../data/cards.ts';
import type { Built } from '../../rules/types.ts';

export { listed, plural };

/** What it means to lie askew (SI-SLP-02, SI-SLP-06). */
export const SLIPPED =
  'Slipped: what begins with “slip this” waits until the card is unslipped; everything else on it still counts.';

export const nameOf = (kind: number): string => cardKind(kind).name;

/** What a screen reader says of a card: "Galaxy Probe, Exploration, cost 4, sells for 2, 3 points, unslipped". */
export function labelOf(
  kind: number,
  now: { cost?: number | undefined; price?: number | undefined; built?: Built | undefined } = {},
): string {
  const card = cardKind(kind);
  const { built } = now;
  return [
    card.name,
    card.types.join(' and '),
    `cost ${now.cost ?? card.cost}`,
    `sells for ${now.price ?? card.price}`,
    card.vp === '?' ? `3 points for each ${card.types[0]} card` : plural(card.vp, 'point'),
    ...(built ? [built.slipped ? 'slipped' : 'unslipped'] : []),
    ...(built && built.named > 0 ? [`names ${nameOf(built.named)}`] : []),
    ...(built && built.stash.length > 0 ? [`${plural(built.stash.length, 'card')} stored`] : []),
  ].join(', ');
}
