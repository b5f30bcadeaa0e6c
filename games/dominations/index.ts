export { sayRefusal } from './refusals.ts';
export { dominations } from './rules/game.ts';
export type { Move, State } from './rules/types.ts';
