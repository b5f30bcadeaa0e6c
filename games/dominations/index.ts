export {
  CAMPFIRE,
  copyOf,
  isLevelCard,
  isMasteryCard,
  kindOf,
  levelCard,
  levelOf,
  masteryCard,
  monumentOf,
  SIDES_OF,
} from './data/cards.ts';
export { CRADLE_CELLS, CRADLE_DOTS } from './data/cradle.ts';
export { DOMAIN_NAMES, DOMAINS, type DomainCode } from './data/domains.ts';
export { dominationCard } from './data/dominations.ts';
export { HEGEMON, type HegemonTile } from './data/hegemon.ts';
export { KIND, MASTERY, type Mastery, type MasteryKey, slotKind } from './data/mastery.ts';
export { MONUMENTS, type Monument } from './data/monuments.ts';
export { type Goal, OBJECTIVES, type Objective } from './data/objectives.ts';
export { OMEN, OMENS, type Omen } from './data/omens.ts';
export { TILES, type Tile } from './data/tiles.ts';
export { sayRefusal } from './refusals.ts';
export { extrasLeft, hasBuild, hasDevelop } from './rules/actions.ts';
export { endVp } from './rules/age-effects.ts';
export { bag } from './rules/bag.ts';
export { canPayLevel, cityLevelAt } from './rules/build.ts';
export {
  adjacentCities,
  citiesOfLevel,
  citiesOn,
  cityCount,
  hasCounter,
  hegemonLevels,
  isCampFree,
} from './rules/cities.ts';
export { advanceCost, cityCost, gainCost, type LevelCost } from './rules/costs.ts';
export { canPayAdvance, canPayGain } from './rules/develop.ts';
export { exchangeable } from './rules/exchange.ts';
export { dominations } from './rules/game.ts';
export { hegemonCount, hegemonLeader } from './rules/hegemon.ts';
export { countSide, hasCard, levelCards, power } from './rules/holdings.ts';
export { campAt, openCells, tilesRound } from './rules/map.ts';
export { mayGain, meetsNeeds, supply } from './rules/mastery.ts';
export { controller, levelCounts, nextLevel, nextLevelCost, payments } from './rules/monuments.ts';
export { fulfilled, goalCount, stake } from './rules/objectives.ts';
export { countOmen } from './rules/omens.ts';
export { type Placements, type Production, placements, production, type Site } from './rules/production.ts';
export { leader } from './rules/seats.ts';
export { treeOpenings } from './rules/tree.ts';
export { leastAmbition } from './rules/turn.ts';
export {
  type By,
  type Event,
  EXTRAS,
  type Extra,
  type Move,
  type Part,
  type PartName,
  type Phase,
  type Side,
  SOURCES,
  type Source,
  type Stage,
  type State,
} from './rules/types.ts';
