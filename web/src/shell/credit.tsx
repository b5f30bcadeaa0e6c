import type { GameMeta } from '@conclave/games';
import { credit } from './games.ts';

/** Whose game a page is about, and that this edition is not theirs. */
export function Credit({ meta }: { readonly meta: GameMeta }) {
  return <p className="credit">{credit(meta)}. This edition is unofficial.</p>;
}
