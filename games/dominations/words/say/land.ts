import { seatWord } from '@conclave/frame/says.ts';
import { tables } from '../../data/tables.ts';
import { cityCost } from '../../rules/costs.ts';
import { cityReward } from '../../rules/rewards.ts';
import type { Move } from '../../rules/types.ts';
import { domainName, knowledge, tileName, tileNames } from '../names.ts';
import { placeName } from '../place-names.ts';
import { dotsText, outlook, outlookText } from '../production.ts';
import { rewardText } from '../reward-words.ts';
import { maskedTiles, mover, type Says, type View } from './say.ts';

/** What a City at a level costs and brings: “for 3 Government: 2 VP, 1 Influence”. */
function cityTerms(view: View, cell: number): string {
  const place = view.cells.indexOf(cell);
  const level = view.levels[place]! + 1;
  const price = knowledge(cityCost(view, mover(view), level), tables(view).tiles[view.tiles[place]!]!.camp);
  return `for ${price}: ${rewardText(view, mover(view), cityReward(view, mover(view), level))}`;
}

/** A City that stands at a cell: “the Government City at N1E2 (level 2)”. */
function cityText(view: View, cell: number): string {
  const place = view.cells.indexOf(cell);
  const camp = domainName(tables(view).tiles[view.tiles[place]!]!.camp);
  return `the ${camp} City at ${placeName(cell)} (level ${view.levels[place]})`;
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
  city: (view, [, cell]) => `found a City at ${placeName(cell)} ${cityTerms(view, cell)}`,
  upgrade: (view, [, cell]) => `raise ${cityText(view, cell)} ${cityTerms(view, cell)}`,
  fall: (view, [, cell]) => `let ${cityText(view, cell)} lose a level`,
  site(view, [, cell]) {
    const tile = view.tiles[view.cells.indexOf(cell)]!;
    return `put the Monument at ${placeName(cell)} (Camp ${domainName(tables(view).tiles[tile]!.camp)})`;
  },
};
