import { isAscending } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { cardsOf } from './cards.ts';
import { cardLists } from './fill.ts';
import { coloniesLeft, isPresent, reserve } from './galaxy.ts';
import type { State } from './types.ts';

/** What is wrong with the cards: each card of the game is in exactly one place. */
function brokenCards(s: Readonly<State>): string | null {
  if (s.age === 0) return null;
  const lists = cardLists(s);
  if (!lists.every(isAscending)) return 'a list of cards is not sorted';
  const cards = lists.flat();
  for (const choice of s.choices) if (choice !== null) cards.push(choice.card);
  cards.sort((a, b) => a - b);
  const inGame = cardsOf(s);
  if (cards.length !== inGame.length || cards.some((card, i) => card !== inGame[i]))
    return `not the cards of this game: ${cards.join(' ')}`;
  const [first] = s.hands;
  if (s.hands.some((hand) => hand.length !== first!.length)) return 'hands of different size';
  return null;
}

function brokenTiles(s: Readonly<State>): string | null {
  const tiles = [...s.tiles, ...s.undrawn].sort((a, b) => a - b);
  if (tiles.length !== tables(s).tiles.length || tiles.some((tile, i) => tile !== i))
    return 'a tile is lost or doubled';
  for (let sector = 0; sector < s.tiles.length; sector++) {
    if (s.faceUp[sector]) continue;
    if (!s.exploration) return `sector ${sector} lies face down`;
    if (s.ships.some((_, seat) => isPresent(s, seat, sector)))
      return `tokens on sector ${sector}, which lies face down`;
  }
  return null;
}

function brokenTokens(s: Readonly<State>, seat: number): string | null {
  const { maxLevel } = tables(s);
  if (s.ships[seat]!.some((ships) => !(ships >= 0)))
    return `seat ${seat} has fewer than no ships on a sector`;
  if (reserve(s, seat) < 0) return `seat ${seat} has too many ships`;
  if (coloniesLeft(s, seat) < 0) return `seat ${seat} has too many colonies`;
  if (!s.levels[seat]!.every((level) => level >= 0 && level <= maxLevel))
    return `a level of seat ${seat} is off the scale`;
  if (s.points[seat]! < 0) return `seat ${seat} has negative points`;
  return null;
}

/** What must hold after every move (section 3); a sentence for the first thing that does not. */
export function broken(s: Readonly<State>): string | null {
  const { ages, rounds } = tables(s);
  if (s.age > ages || s.round > rounds) return `round ${s.round} of age ${s.age}`;
  for (let seat = 0; seat < s.seats; seat++) {
    const fault = brokenTokens(s, seat);
    if (fault !== null) return fault;
  }
  for (let sector = s.tiles.length; sector < s.colonies.length; sector++)
    if (s.colonies[sector] !== -1) return `a colony token on the origin sector ${sector}`;
  return brokenTiles(s) ?? brokenCards(s);
}
