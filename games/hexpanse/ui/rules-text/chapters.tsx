import type { RulesChapter } from '@conclave/kit';
import { basics } from './basics.tsx';
import { cards } from './cards.tsx';
import { ending } from './ending.tsx';
import { fighting } from './fighting.tsx';
import { tables } from './tables.tsx';
import { turn } from './turn.tsx';

/** The whole game explained, every section with the rules it tells. */
export const rules: readonly RulesChapter[] = [
  ...basics,
  ...turn,
  ...fighting,
  ...cards,
  ...ending,
  ...tables,
];
