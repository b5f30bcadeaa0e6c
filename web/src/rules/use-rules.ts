import type { GameUi, RulesChapter } from '@conclave/kit';
import { useCallback } from 'react';
import { part } from '../net/parts.ts';
import { useLoaded } from '../net/use-loaded.ts';

/** The chapters of a game's rules reference; null while they are fetched. */
export const useRules = (load: GameUi['rules']): readonly RulesChapter[] | null =>
  useLoaded(useCallback(() => part(load), [load]));
