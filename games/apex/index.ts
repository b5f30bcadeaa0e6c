export { ACTIONS, type Action } from './data/actions.ts';
export { CARDS, type StrategyCard } from './data/cards.ts';
export {
  CIVILISATION,
  CIVILISATIONS,
  type Civilisation,
  type CivilisationKey,
} from './data/civilisations.ts';
export { EVOLUTIONS, type Evolution, MAX_LEVEL } from './data/evolutions.ts';
export { LAYOUTS } from './data/layouts.ts';
export { BONUSES, type Bonus, TILES } from './data/sectors.ts';
export { STRATEGIES, type Strategy } from './data/strategies.ts';
export { sayRefusal } from './refusals.ts';
export { ACTION_OF } from './rules/actions.ts';
export { battleSides, isContested } from './rules/battle.ts';
export { cardsFor, dealtEach, holders, passing } from './rules/cards.ts';
export { isColonizable } from './rules/colonization.ts';
export { armament, colonyBonus, controller, controlScore, influence } from './rules/control.ts';
export {
  coloniesLeft,
  colonyOf,
  type Galaxy,
  galaxyOf,
  isOpposed,
  isPresent,
  originOwner,
  reserve,
  sectorCount,
  tokens,
} from './rules/galaxy.ts';
export { apex } from './rules/game.ts';
export { AGES, COLONIES, ROUNDS, SHIPS } from './rules/limits.ts';
export { type PoolSource, poolOf, poolSources } from './rules/pool.ts';
export { tokensInAll } from './rules/scoring.ts';
export type { AgeScore, Choice, EndReason, Event, Move, Side, State } from './rules/types.ts';
