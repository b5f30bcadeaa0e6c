export {
  ACTION_CARDS,
  type ActionCard,
  BUILDS,
  ORDER,
  PATTERN_KEYS,
  PATTERNS,
  type Pattern,
  type PatternKey,
} from './data/cards.ts';
export { LEADERS, type Leader, type LeaderKey } from './data/leaders.ts';
export { KIND_OF, TECH, TECHNOLOGIES, type Technology, type TechnologyKey } from './data/technologies.ts';
export { FACTIONS, type Faction, HOME, type Tile, tileOf } from './data/tiles.ts';
export {
  AGENT_COST,
  BASES,
  FLEET_COST,
  GATE_COST,
  TRACKS,
  TYPES,
  type Type,
  UNITS,
} from './data/tracks.ts';
export { sayRefusal } from './refusals.ts';
export { advanceCost, isAdvanceable, meetsRequirement, SLOTS } from './rules/advancing.ts';
export { keeps } from './rules/arbitration.ts';
export { attackingUnit, conflictCost, moveCost, patternFor, patternsOf } from './rules/attacks.ts';
export {
  basePower,
  basesIn,
  buildReach,
  complexesIn,
  gatesIn,
  hasRoom,
  isEmpty,
  isForeignHome,
  stackHeight,
  tileAt,
  unitRange,
  unitsIn,
} from './rules/board.ts';
export { buildCost, gateReach, otherHalves, relocationCost, unitCost } from './rules/build/offers.ts';
export { canDrawDeck, cardsFor, pileOf, technology } from './rules/cards.ts';
export {
  fleetPower,
  industrialParts,
  partsOf,
  possibleLoan,
  seatOf,
  stackParts,
  totalOf,
  typeOf,
} from './rules/conflict/power.ts';
export { type Preview, preview, type SidePreview, sidePreview } from './rules/conflict/preview.ts';
export { distanceBetween, type Ways, ways } from './rules/distances.ts';
export {
  boardCount,
  cellsOf,
  type Galaxy,
  galaxyOf,
  type Placement,
  placements,
  sectorAt,
} from './rules/galaxy.ts';
export { hegemonic } from './rules/game.ts';
export { ABILITIES } from './rules/leaders/abilities.ts';
export type { Moment } from './rules/leaders/moments.ts';
export { isMarked, type Mark } from './rules/marks.ts';
export {
  builtOf,
  income,
  incomes,
  lowestIncome,
  nextCost,
  retention,
  supply,
  tier,
  totalIncome,
} from './rules/networks.ts';
export { boardPoints, boardPowers, technologyPoints } from './rules/scoring.ts';
export { effect, has, hasTechnology } from './rules/technologies.ts';
export {
  type Conflict,
  type EndReason,
  type Event,
  type Gain,
  type Move,
  type Part,
  type PartName,
  type Phase,
  SIDES,
  type Side,
  type State,
  type Unit,
} from './rules/types.ts';
