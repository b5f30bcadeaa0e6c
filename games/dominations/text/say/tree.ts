import { levelCard, masteryCard } from '../../data/cards.ts';
import { MASTERY, masteryOf } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { ADVANCE_INFLUENCE, ADVANCE_VP, GAIN_INFLUENCE, GAIN_VP } from '../../data/numbers.ts';
import { masteryText, nodusText } from '../../mastery-words.ts';
import { levelGainText } from '../../monument-words.ts';
import { spotName } from '../../place-names.ts';
import { advanceCost, gainCost } from '../../rules/costs.ts';
import { nextLevel, nextLevelCost } from '../../rules/monuments.ts';
import { copyName, domainName, influence, knowledge, masteryName, vp } from '../../texts.ts';
import { nodusAt } from '../tree.ts';
import { business, mover, type Says, type View } from './say.ts';

/** “for 3 Craftsmanship”, or free where a card is assimilated (DM-INF-06). */
export function gainPrice(view: View, kind: number): string {
  if (business(view).do === 'assimilation') return 'free of cost';
  return `for ${knowledge(gainCost(view, mover(view), kind), MASTERY[kind]!.domain)}`;
}

function advancePrice(view: View, kind: number): string {
  if (business(view).do === 'assimilation') return 'free of cost';
  return `for ${knowledge(advanceCost(view, mover(view), kind), MASTERY[kind]!.domain)}`;
}

/** “2 VP, 1 Influence”, without Influence where there is none. */
const rewards = (points: number, inf: number): string =>
  inf === 0 ? vp(points) : `${vp(points)}, ${influence(inf)}`;

/** What gaining a card brings beside Nodus. */
export const gainRewards = (kind: number): string => {
  const { value } = MASTERY[kind]!;
  return rewards(GAIN_VP[value], GAIN_INFLUENCE[value]);
};

/** What a level costs now: “4 of Government and Craftsmanship, at most 2 of either”. */
export function levelPrice(view: View, monument: number, patronage: boolean): string {
  const { primary, secondary } = MONUMENTS[view.monuments[monument]!]!;
  const { each, total } = nextLevelCost(view, mover(view), monument, patronage);
  const domains = `${domainName(primary)} and ${domainName(secondary)}`;
  return total === 2 * each
    ? `${each} ${domainName(primary)} and ${each} ${domainName(secondary)}`
    : `${total} ${domains}, at most ${each} of either`;
}

function builds(view: View, monument: number, x: number, y: number, patronage: boolean): string {
  const number = view.monuments[monument]!;
  const level = nextLevel(view, monument);
  const formed = nodusAt(view, mover(view), levelCard(number, level), x, y);
  const how = patronage ? ' by Patronage' : '';
  return `build level ${level} of ${MONUMENTS[number]!.name}${how} for ${levelPrice(view, monument, patronage)}, in your Tree at ${spotName(x, y)}: ${levelGainText(level)}, ${nodusText(formed)}`;
}

/** Cards that go into the Tree or turn there. */
export const TREE_SAYS: Says<'gain' | 'advance' | 'monument' | 'patronage'> = {
  gain(view, [, kind, copy, x, y]) {
    const formed = nodusAt(view, mover(view), masteryCard(kind, copy), x, y);
    return `gain ${masteryName(kind)} (copy ${copyName(copy)}) ${gainPrice(view, kind)}, in your Tree at ${spotName(x, y)}: ${gainRewards(kind)}, ${nodusText(formed)}`;
  },
  advance(view, [, kind]) {
    const card = masteryOf(kind, view.rules);
    const brings = rewards(ADVANCE_VP[card.value], ADVANCE_INFLUENCE[card.value]);
    return `turn ${card.name} Advanced ${advancePrice(view, kind)}: ${brings}. ${masteryText(card, 2)}`;
  },
  monument: (view, [, monument, x, y]) => builds(view, monument, x, y, false),
  patronage: (view, [, monument, x, y]) => builds(view, monument, x, y, true),
};
