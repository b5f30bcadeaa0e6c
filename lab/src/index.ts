export { gameOf, partOf } from './game.ts';
export { perft } from './perft.ts';
export type { Report } from './report.ts';
export { type Games, type Progress, reportOf, simulate, unplayed } from './simulate.ts';
export { type SoakState, soak } from './soak.ts';
export * from './statistics.ts';
export { BY_LABEL, countUsage, type KindUsed, used } from './usage.ts';
