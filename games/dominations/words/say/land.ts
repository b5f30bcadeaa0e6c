import { seatWord } from '@conclave/frame/says.ts';
import { withArticle } from '@conclave/frame/words.ts';
import { tables } from '../../data/tables.ts';
import { cityCost } from '../../rules/costs.ts';
import { campAt } from '../../rules/map.ts';
import { cityReward, limitByCity } from '../../rules/rewards.ts';
import type { Move } from '../../rules/types.ts';
import { domainName, knowledge, tileName } from '../names.ts';
import { tileNames } from '../parts.ts';
import { placeName } from '../place-names.ts';
import { dotsText, outlook, outlookText } from '../production.ts';
import { limitText, rewardText } from '../reward-words.ts';
import { maskedTiles, mover, type Says, type View } from './say.ts';

/** What a City at a level costs and brings: “for 3 Government: 2 VP, 1 Influence”. */
function cityTerms(view: View, cell: number): string {
  const place = view.cells.indexOf(cell);
  const level = view.levels[place]! + 1;
  const price = knowledge(cityCost(view, mover(view), level), tables(view).tiles[view.tiles[place]!]!.camp);
  return `for ${price}: ${rewardText(view, mover(view), cityReward(view, mover(view), place))}`;
}

/** A City that stands at a cell: “a Government City of level 2”. */
function cityText(view: View, cell: number): string {
  const place = view.cells.indexOf(cell);
  return `${withArticle(domainName(campAt(view, place)))} City of level ${view.levels[place]}`;
}

/** What goes with a level of a City: “limit of Trade 9→6, 2 Trade lost”. */
function fallText(view: View, cell: number): string {
  const place = view.cells.indexOf(cell);
  const limits = limitByCity(view, mover(view), place, -1);
  const lost = limits.flatMap(({ domain, to }) => {
    const over = view.knowledge[mover(view)]![domain]! - to;
    return over > 0 ? [`${knowledge(over, domain)} lost`] : [];
  });
  return limits.length === 0 ? '' : `: ${[limitText(limits), ...lost].join(', ')}`;
}

function places(
  view: View,
  [, tile, cell, rotation]: Extract<Move, readonly ['place', ...unknown[]]>,
): string {
  const seat = mover(view);
  const said = outlookText(view, seat, outlook(view, seat, tile, cell, rotation), seatWord);
  return `place ${tileName(tile)} at ${placeName(cell)}, ${dotsText(view, tile, cell, rotation)}: ${said}`;
}

/** Tiles and Cities. */
export const LAND_SAYS: Says<'place' | 'redraw' | 'giveBack' | 'city' | 'upgrade' | 'fall' | 'site'> = {
  place: places,
  redraw(view, [, mask]) {
    const tiles = maskedTiles(view, mover(view), mask);
    return tiles.length === 0 ? 'keep all tiles' : `exchange ${tileNames(tiles)}`;
  },
  giveBack: (_view, [, ...tiles]) => `put ${tileNames(tiles)} into the bag`,
  city: (view, [, cell]) => `found a City ${cityTerms(view, cell)}`,
  upgrade: (view, [, cell]) => `raise ${cityText(view, cell)} ${cityTerms(view, cell)}`,
  fall: (view, [, cell]) => `let ${cityText(view, cell)} lose a level${fallText(view, cell)}`,
  site(view, [, cell]) {
    const tile = view.tiles[view.cells.indexOf(cell)]!;
    return `put the Monument on a Camp of ${domainName(tables(view).tiles[tile]!.camp)}`;
  },
};
