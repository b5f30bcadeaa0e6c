export { ACTION_CARDS, type ActionCard } from './data/action-cards.ts';
export { BOARDS, type BoardId, type Planet } from './data/boards.ts';
export { actionCardOf, CARDS, isMercenary, mercenaryOf } from './data/cards.ts';
export type { Ability, Effect, EffectPattern, Mark } from './data/effects.ts';
export { FACTIONS, type Faction } from './data/factions.ts';
export { MERCENARIES, type Mercenary } from './data/mercenaries.ts';
export { MINOR_FACTIONS, type MinorFaction } from './data/minor-factions.ts';
export { MISSION_DECKS, MISSIONS, type Mission } from './data/missions.ts';
export { ACTIONS, HIGHEST_INCOME, LIFE, MODES, MOST_HEXILUM, type Mode } from './data/numbers.ts';
export { sayRefusal } from './refusals.ts';
export { isPossible } from './rules/ability.ts';
export { canAttack, canPlay, canReuse, canUseAbility, canWithdraw, LIFE_TO_ACT } from './rules/actions.ts';
export {
  hasUnit,
  hasUnitOf,
  isAdjacent,
  isHexilum,
  isTarget,
  isVacant,
  neighboursOf,
  planetOf,
  warlordAt,
} from './rules/board.ts';
export { cardsFor } from './rules/effects/cards.ts';
export { destructibles } from './rules/effects/destroy.ts';
export { enemiesFor } from './rules/effects/enemy.ts';
export { canGo } from './rules/effects/exchange.ts';
export { emitOrientations, territoriesOf } from './rules/effects/pattern.ts';
export { sendables } from './rules/effects/send.ts';
export { bestMatch, type Formation, holds, missionsOf, placesOfMission } from './rules/formations.ts';
export { hexpanse } from './rules/game.ts';
export { canRaise, raiseCost } from './rules/hexilum.ts';
export { canBuy, priceOf } from './rules/market.ts';
export { OPTIONS } from './rules/setup.ts';
export { clockwise, enemiesOf, isAlive, isEnemy, seatsOf, sideOf } from './rules/sides.ts';
export { abilityOf, currentEffect, sourceAt } from './rules/sources.ts';
export { isSquadCard, minorOf, placeableTokens } from './rules/tokens.ts';
export {
  EMPTY,
  type EndReason,
  type Event,
  type Gain,
  type Grave,
  INERT,
  MERCENARY,
  MINOR,
  type Move,
  NORMAL,
  type Phase,
  type Resolving,
  type ShipUnit,
  type Source,
  SQUAD,
  type State,
  type Token,
  UNITS,
  type Unit,
} from './rules/types.ts';
