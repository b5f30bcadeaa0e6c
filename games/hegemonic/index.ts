export { sayRefusal } from './refusals.ts';
export { hegemonic } from './rules/game.ts';
export type { Move, State } from './rules/types.ts';
