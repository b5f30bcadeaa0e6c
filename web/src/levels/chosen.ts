import { kept } from '@conclave/kit';

/** The bots that people play against, weakest first; the others are for experiments. */
export const LEVELS: readonly string[] = ['novice', 'steward', 'strategist', 'hegemon'];

/** By game, the level that was chosen last in this browser. */
const chosen = kept<Readonly<Record<string, string>>>('conclave.levels', {});

export const choose = (game: string, level: string): void => chosen.set({ ...chosen.get(), [game]: level });

/** The level to play a game against: what was chosen last; until then a gentle one for somebody to whom it is new. */
export const useLevel = (game: string, isNew: boolean): string => levelIn(chosen.use(), game, isNew);

export const levelIn = (levels: Readonly<Record<string, string>>, game: string, isNew: boolean): string => {
  const last = levels[game];
  return last !== undefined && LEVELS.includes(last) ? last : isNew ? 'novice' : 'steward';
};
