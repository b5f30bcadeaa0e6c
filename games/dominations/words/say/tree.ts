import type { Seat } from '@conclave/kernel';
import { levelCard, masteryCard } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { advanceCost, gainCost } from '../../rules/costs.ts';
import { nextLevel, nextLevelCost } from '../../rules/monuments.ts';
import { advanceReward, gainReward, levelReward, type Reward } from '../../rules/rewards.ts';
import { masteryText, nodusText } from '../mastery-words.ts';
import { domainName, knowledge, masteryName, vp } from '../names.ts';
import { rewardText } from '../reward-words.ts';
import { besideCards, nodusAt } from '../tree.ts';
import { business, mover, type Says, type View } from './say.ts';

/** Whether cards are assimilated, which costs nothing. */
const isFree = (view: View): boolean => business(view).do === 'assimilation';

/** “for 3 Craftsmanship”, or free where a card is assimilated (DM-INF-06). */
export function gainPrice(view: View, kind: number): string {
  if (isFree(view)) return 'free of cost';
  return `for ${knowledge(gainCost(view, mover(view), kind), tables(view).mastery[kind]!.domain)}`;
}

function advancePrice(view: View, kind: number): string {
  if (isFree(view)) return 'free of cost';
  return `for ${knowledge(advanceCost(view, mover(view), kind), tables(view).mastery[kind]!.domain)}`;
}

/** What gaining a card brings beside Nodus. */
export const gainRewards = (view: View, kind: number): string =>
  rewardText(view, mover(view), gainReward(view, mover(view), kind, isFree(view)));

/** What building the next level of a Monument brings beside Nodus. */
export const levelRewards = (view: View, monument: number): string =>
  rewardText(view, mover(view), levelReward(view, mover(view), nextLevel(view, monument)));

/** What a card that goes into the Tree brings in all: “3 VP in all: 2 VP, 1 VP for 1 Nodus: Art”; “2 VP, no Nodus”. */
function inAll(view: View, reward: Reward, formed: readonly number[]): string {
  const rewards = rewardText(view, mover(view), reward);
  if (formed.length === 0) return `${rewards}, ${nodusText(formed)}`;
  const ofNodus = tables(view).nodusVp * formed.length;
  return `${vp(reward.vp + ofNodus)} in all: ${rewards}, ${vp(ofNodus)} for ${nodusText(formed)}`;
}

/** What a level costs a seat now: “4 of Government and Craftsmanship, at most 2 of either”. */
export function levelPrice(view: View, seat: Seat, monument: number, patronage: boolean): string {
  const { primary, secondary } = tables(view).monuments[view.monuments[monument]!]!;
  const { each, total } = nextLevelCost(view, seat, monument, patronage);
  const domains = `${domainName(primary)} and ${domainName(secondary)}`;
  return total === 2 * each
    ? `${each} ${domainName(primary)} and ${each} ${domainName(secondary)}`
    : `${total} ${domains}, at most ${each} of either`;
}

/** What the next level of a Monument brings at a place of the Tree: “north of Fishing: 4 VP in all: …”. */
export function levelThere(view: View, monument: number, x: number, y: number): string {
  const level = nextLevel(view, monument);
  const formed = nodusAt(view, mover(view), levelCard(view.monuments[monument]!, level), x, y);
  return `${besideCards(view, mover(view), x, y)}: ${inAll(view, levelReward(view, mover(view), level), formed)}`;
}

function builds(view: View, monument: number, x: number, y: number, patronage: boolean): string {
  const { name } = tables(view).monuments[view.monuments[monument]!]!;
  const how = patronage ? ' by Patronage' : '';
  const price = levelPrice(view, mover(view), monument, patronage);
  return `build level ${nextLevel(view, monument)} of ${name}${how} for ${price}, in your Tree ${levelThere(view, monument, x, y)}`;
}

/** “turn Taxation Advanced for 3 Government: 2 VP, 1 Influence”. */
export const turnText = (view: View, kind: number): string =>
  `turn ${masteryName(kind)} Advanced ${advancePrice(view, kind)}: ${rewardText(view, mover(view), advanceReward(view, mover(view), kind, isFree(view)))}`;

/** Cards that go into the Tree or turn there. */
export const TREE_SAYS: Says<'gain' | 'advance' | 'monument' | 'patronage'> = {
  gain(view, [, kind, copy, x, y]) {
    const formed = nodusAt(view, mover(view), masteryCard(kind, copy), x, y);
    return `gain ${masteryName(kind)} ${gainPrice(view, kind)}, in your Tree ${besideCards(view, mover(view), x, y)}: ${inAll(view, gainReward(view, mover(view), kind, isFree(view)), formed)}`;
  },
  advance(view, [, kind]) {
    return `${turnText(view, kind)}. ${masteryText(tables(view).mastery[kind]!, 2, tables(view))}`;
  },
  monument: (view, [, monument, x, y]) => builds(view, monument, x, y, false),
  patronage: (view, [, monument, x, y]) => builds(view, monument, x, y, true),
};
