import type { RulesChapter } from '@conclave/kit';
import { basics } from './basics.tsx';
import { ending, round } from './round.tsx';
import { strategies } from './strategies.tsx';
import { tables } from './tables.tsx';

/** The whole game explained, every section with the rules it tells. */
export const rules: readonly RulesChapter[] = [...basics, round, ...strategies, ...ending, tables];
