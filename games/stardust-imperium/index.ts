export { sayRefusal } from './refusals.ts';
export { stardustImperium } from './rules/game.ts';
export type { Move, State } from './rules/types.ts';
