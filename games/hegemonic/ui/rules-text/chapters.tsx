import type { RulesChapter } from '@conclave/kit';
import { basics } from './basics.tsx';
import { conflict } from './conflict.tsx';
import { leaders } from './leaders.tsx';
import { ending, round } from './round.tsx';
import { cards, data } from './tables.tsx';
import { effects, technologies } from './technologies.tsx';
import { variants } from './variants.tsx';

/** The whole game explained, every section with the rules it tells. */
export const rules: readonly RulesChapter[] = [
  ...basics,
  ...round,
  cards,
  ...conflict,
  ...ending,
  technologies,
  effects,
  leaders,
  variants,
  data,
];
