export {
  CARDS,
  type CardKey,
  type CardKind,
  type CardType,
  cardKind,
  cardOf,
  KIND,
  TYPES,
  uidsOf,
} from './data/cards.ts';
export { sayRefusal } from './refusals.ts';
export { completionNumber } from './rules/completion.ts';
export { canCover, effectiveCost, forcedCost, stillNeeded } from './rules/declaring.ts';
export { functionsOf } from './rules/functions/cards.ts';
export { functionLack } from './rules/functions/legality.ts';
export type { CardFunction } from './rules/functions/types.ts';
export { functionMeant, isReady } from './rules/functions/use.ts';
export { stardustImperium } from './rules/game.ts';
export { mostMoney, type Shortfall, shortfall } from './rules/raising.ts';
export { KEPT, LOOKED_AT } from './rules/research.ts';
export { buildPoints, builtCount, countType, isUnpaid, type Score, score } from './rules/scoring.ts';
export { AT_ONCE, legalSales, priceBonus, saleBonus, saleFault, sellingPrice } from './rules/selling.ts';
export { cardsOverLimit, HAND_LIMIT, UNSLIPS } from './rules/turn.ts';
export type { Built, EndReason, Event, Move, Payment, Source, State, VpLoss, Window } from './rules/types.ts';
export { raisedGain, vpCount } from './rules/victory-points.ts';
export { available, builtCard, countBuilt, kindOf } from './rules/zones.ts';
export {
  cardText,
  END_REASONS,
  type FunctionText,
  functionSentence,
  functionText,
  isPassive,
  kindName,
  occasionText,
  sayShortfall,
  WINDOW_NAMES,
} from './texts.ts';
