import type { MasteryKey } from './mastery-keys.ts';

/** When an effect acts (section 2.6). */
export type Timing =
  | 'turnStart'
  | 'produce'
  | 'produceTrigger'
  | 'afterProduce'
  | 'exchange'
  | 'buildCost'
  | 'extraBuild'
  | 'buildTrigger'
  | 'developCost'
  | 'pay'
  | 'extraDevelop'
  | 'developTrigger'
  | 'influenceTrigger'
  | 'limit'
  | 'ageEndInfluence'
  | 'ageEndVp'
  | 'gameEnd';

/** When a Mastery card acts, and the number in its effect on either side; the Advanced one replaces the Basic one. */
export interface Effect {
  readonly timing: Timing;
  /**
   * Knowledge, VP, Influence, uses in an Age, or what a cost falls by; VP for each thing counted, but of Theology,
   * Banking and Engineering how many things bring 1 VP. Slot 3 and Mining count otherwise on either side.
   */
  readonly n: readonly [basic: number, advanced: number];
}

const of = (timing: Timing, basic: number, advanced: number): Effect => ({ timing, n: [basic, advanced] });

/** Slots 1 to 6, which do the same for each Domain. */
export const ALIKE: readonly Effect[] = [
  of('turnStart', 1, 2),
  of('produce', 3, 5),
  of('afterProduce', 2, 4),
  of('produce', 1, 2),
  of('ageEndVp', 1, 2),
  of('exchange', 3, 6),
];

/** Slots 7 to 12. */
export const SPECIAL: { readonly [key in MasteryKey]?: Effect } = {
  education: of('buildCost', 2, 3),
  military: of('buildTrigger', 1, 2),
  monarchy: of('ageEndVp', 2, 3),
  republic: of('ageEndVp', 2, 4),
  bureaucracy: of('extraBuild', 1, 2),
  empire: of('gameEnd', 2, 3),

  relics: of('ageEndInfluence', 2, 4),
  temples: of('produceTrigger', 2, 3),
  cathedrals: of('ageEndVp', 3, 5),
  monotheism: of('ageEndVp', 2, 3),
  prophecy: of('produceTrigger', 4, 7),
  theology: of('ageEndVp', 4, 2),

  sculpture: of('buildCost', 2, 4),
  theatre: of('buildTrigger', 3, 5),
  architecture: of('ageEndVp', 3, 5),
  diplomacy: of('buildTrigger', 3, 5),
  patronage: of('extraBuild', 1, 2),
  epic: of('gameEnd', 3, 5),

  mercenaries: of('turnStart', 1, 2),
  guilds: of('developCost', 1, 2),
  banking: of('ageEndVp', 3, 2),
  goldTrade: of('produceTrigger', 2, 4),
  maritimeLeague: of('ageEndInfluence', 3, 5),
  tradeFairs: of('gameEnd', 2, 4),

  medicine: of('developCost', 2, 3),
  cartography: of('afterProduce', 2, 4),
  astronomy: of('ageEndVp', 2, 3),
  alchemy: of('pay', 3, 6),
  printing: of('extraDevelop', 1, 2),
  greatLibrary: of('gameEnd', 2, 3),

  metallurgy: of('developTrigger', 1, 2),
  mining: of('produceTrigger', 1, 1),
  engineering: of('ageEndVp', 2, 1),
  shipbuilding: of('limit', 3, 6),
  steelmaking: of('ageEndVp', 2, 3),
  glassmaking: of('influenceTrigger', 1, 2),
};

/**
 * What games of rules number 1 have where the tables above have something else: the six cards of slot 6 and Education were
 * hardly ever worth their 6 (`balance.md`).
 */
export const EFFECTS_1: { readonly [key in MasteryKey]?: Effect } = {
  administration: of('exchange', 2, 4),
  pilgrimage: of('exchange', 2, 4),
  rhetoric: of('exchange', 2, 4),
  moneyChanging: of('exchange', 2, 4),
  writing: of('exchange', 2, 4),
  carpentry: of('exchange', 2, 4),
  education: of('buildCost', 1, 2),
};
