import type { RulesChapter } from '@conclave/kit';
import { basics } from './basics.tsx';
import { cards } from './cards.tsx';
import { ending } from './ending.tsx';
import { working } from './functions.tsx';
import { data } from './origins.ts';
import { turn } from './turn.tsx';

/** The whole game explained, every section with the rules it tells. */
export const rules: readonly RulesChapter[] = [...basics, ...turn, ...working, ...ending, data, cards];
