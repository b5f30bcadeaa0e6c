export { type Match, playMatch, type Series } from './match.ts';
export { perft } from './perft.ts';
export {
  type BotResult,
  type Fault,
  type GroupResult,
  type Report,
  report,
  type SeatResult,
} from './report.ts';
export { partOf, rulesOf } from './rules.ts';
export { type Games, type Progress, reportOf, simulate, unplayed } from './simulate.ts';
export { type Breach, type SoakState, SPAN, soak } from './soak.ts';
export * from './statistics.ts';
export { BY_LABEL, type Counts, countUsage, type KindUsed, used } from './usage.ts';
