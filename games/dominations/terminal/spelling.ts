import { lookedUp, type Spelling, slug, speller, upTo } from '@conclave/frame/spelling.ts';
import { DOMAINS } from '../data/domains.ts';
import { COPIES, MASTERY } from '../data/mastery.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { OMENS } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';
import { dominations } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { copyName, domainName, masteryName, monumentName, nationName, tileName } from '../words/names.ts';
import { placeName, placeNamed, spotName, spotNamed } from '../words/place-names.ts';
import { maskedTiles, mover, type View } from '../words/say/say.ts';

/** The mask of the tiles of a hand that are named. */
function maskOf(view: View, words: string): string {
  const hand = view.hands[mover(view)]!.map((tile) => tileName(tile).toLowerCase());
  const places = words.split(' ').map((word) => hand.indexOf(word));
  return `${places.reduce((mask, place) => (place < 0 ? mask : mask | (1 << place)), 0)}`;
}

const KINDS: { readonly [kind: string]: Spelling<View> } = {
  monument: lookedUp(
    () => upTo(MONUMENTS.length),
    (n) => slug(monumentName(n)),
  ),
  inPlay: lookedUp(
    (view) => upTo(view.monuments.length),
    (n, view) => slug(monumentName(view.monuments[n]!)),
  ),
  nation: lookedUp(
    (view) => tables(view).dealt,
    (n) => slug(nationName(n)),
  ),
  tile: lookedUp(() => upTo(TILES.length), tileName),
  tiles: {
    word: (view, mask) => maskedTiles(view, mover(view), mask).map(tileName).join(' '),
    read: maskOf,
    many: true,
  },
  place: {
    word: (_, cell) => placeName(cell),
    read(_, word) {
      const cell = placeNamed(word);
      return cell < 0 ? null : `${cell}`;
    },
  },
  rotation: lookedUp(
    () => upTo(3),
    (n) => `r${n}`,
  ),
  omen: lookedUp(
    () => upTo(OMENS.length),
    (n) => slug(OMENS[n]!.name),
  ),
  domain: lookedUp(
    () => upTo(DOMAINS.length),
    (n) => slug(domainName(n)),
  ),
  card: lookedUp(
    () => upTo(MASTERY.length),
    (n) => slug(masteryName(n)),
  ),
  copy: lookedUp(() => upTo(COPIES), copyName),
  spot: { word: (_, x, y) => spotName(x, y), read: (_, word) => spotNamed(word)?.join(' ') ?? null },
};

/** Moves that name cards which the view does not know are those of others. */
const isHidden = ([label, first, second]: Move): boolean =>
  (label === 'keep' || label === 'place' || label === 'giveBack') && (first === -1 || second === -1);

/** Everything that is open to whoever looks. */
const open = (view: View): readonly Move[] =>
  upTo(view.seats)
    .flatMap((seat) => dominations.moves(view as State, seat))
    .filter((move) => !isHidden(move));

export const { typedWords, spell } = speller<State, Move>({ moves: MOVES, kinds: KINDS, open });
