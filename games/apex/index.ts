export { sayRefusal } from './refusals.ts';
export { apex } from './rules/game.ts';
export type { Move, State } from './rules/types.ts';
