import type { Monument } from '../data/monuments.ts';
import type { Tables } from '../data/tables.ts';
import { domainName, influence, knowledge, vp } from './names.ts';

/** What a Monument gives to who places a tile beside it: “1 Religion”, “2 VP”. */
export function siteText({ site }: Monument): string {
  switch (site.kind) {
    case 'gain':
      return knowledge(site.n, site.domain);
    case 'choice':
      return `${site.n} Knowledge of your choice`;
    case 'vp':
      return vp(site.n);
    case 'influence':
      return influence(site.n);
  }
}

/** What a level costs before reductions: “3 Government + 3 Craftsmanship”. */
export function levelCostText(monument: number, level: number, { monuments, levelCost }: Tables): string {
  const { primary, secondary } = monuments[monument]!;
  const each = levelCost[level]!;
  return `${knowledge(each, primary)} + ${knowledge(each, secondary)}`;
}

/** What a level brings: “5 VP, 1 Influence”. */
export const levelGainText = (level: number, { levelVp, levelInfluence }: Tables): string =>
  `${vp(levelVp[level]!)}, ${influence(levelInfluence[level]!)}`;

/** A Monument's figures: “Government and Craftsmanship, 5 levels; a tile beside it gives 1 Government”. */
export function monumentFigures(monument: Monument): string {
  const { primary, secondary, levels } = monument;
  return `${domainName(primary)} and ${domainName(secondary)}, ${levels} levels; a tile beside it gives ${siteText(monument)}`;
}

/** Who controls a Monument (DM-MON-12, 13). */
export const CONTROLLER =
  'who has built most of its levels, among equals who built the first, else the highest in initiative';

/** All that a Monument brings: its figures, and what control of it is worth (DM-FIN-04). */
export const monumentSays = (monument: Monument, { controlVp }: Tables): string =>
  `${monumentFigures(monument)}. Control of it brings ${vp(controlVp[monument.levels]!)} at the end of the game, to ${CONTROLLER}.`;
