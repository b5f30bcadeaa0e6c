import type { RulesChapter } from '@conclave/kit';
import { basics } from './basics.tsx';
import { cards } from './cards.tsx';
import { develops } from './develop.tsx';
import { ending } from './ending.tsx';
import { data } from './tables.tsx';
import { turn } from './turn.tsx';
import { variants } from './variants.tsx';

/** The whole game explained, every section with the rules it tells. */
export const rules: readonly RulesChapter[] = [
  ...basics,
  ...turn,
  ...develops,
  ...ending,
  variants,
  ...cards,
  data,
];
