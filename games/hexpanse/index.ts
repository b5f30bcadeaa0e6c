export { sayRefusal } from './refusals.ts';
export { hexpanse } from './rules/game.ts';
export type { Move, State } from './rules/types.ts';
