import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import {
  colourOn,
  matches,
  type Opening,
  SIDES,
  spotAt,
  spotPair,
  WILD,
} from '@conclave/mechanics/edge-match';
import { CAMPFIRE, copyOf, isLevelCard, isMasteryCard, kindOf, levelOf } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { treeOpenings } from '../rules/tree.ts';
import { amounts, copyName, domainName, treeCardName } from './names.ts';
import { spotName } from './place-names.ts';
import type { View } from './say/say.ts';

/*
 * Trees in words, for terminals and for the Tree as text in the browser.
 */

/** The colours of the Nodus that a card would form at (x, y) in a seat's Tree. */
export function nodusAt(view: View, seat: Seat, card: number, x: number, y: number): number[] {
  const spot = spotAt(x, y);
  const opening = treeOpenings(view, seat).find((open) => open.spot === spot);
  return opening === undefined ? [] : matches(opening, tables(view).sides[card]!);
}

/** The four sides of a card: “north Trade, east Art, south Science, west Religion”. */
export const cardSides = ({ sides }: Pick<Tables, 'sides'>, card: number): string =>
  card === CAMPFIRE
    ? 'wild on all sides'
    : SIDES.map((side, i) => `${side} ${domainName(colourOn(sides[card]!, i))}`).join(', ');

/** Where a place of a Tree is: “north of Fishing and east of the Campfire”. */
export function besideCards(view: View, seat: Seat, x: number, y: number): string {
  const cardAt = (dx: number, dy: number) => {
    const i = view.spots[seat]!.indexOf(spotAt(x + dx, y + dy));
    return i < 0 ? [] : [view.cards[seat]![i]!];
  };
  const named = (card: number) => (card === CAMPFIRE ? 'the Campfire' : treeCardName(card));
  const at = [
    ...cardAt(0, -1).map((card) => `north of ${named(card)}`),
    ...cardAt(-1, 0).map((card) => `east of ${named(card)}`),
    ...cardAt(0, 1).map((card) => `south of ${named(card)}`),
    ...cardAt(1, 0).map((card) => `west of ${named(card)}`),
  ];
  return listed(at);
}

/** What an open place demands: “south Trade, west Art”; “any card” where only the Campfire touches. */
function demandsText({ touches, demands }: Opening): string {
  const demanded = SIDES.flatMap((side, i) =>
    (touches & (1 << i)) !== 0 && colourOn(demands, i) !== WILD
      ? [`${side} ${domainName(colourOn(demands, i))}`]
      : [],
  );
  return demanded.length === 0 ? 'any card' : demanded.join(', ');
}

/** The open places of a seat's Tree, from the north down, each with what it demands. */
export function openingsText(view: View, seat: Seat): string {
  const open = treeOpenings(view, seat).map((opening) => ({ opening, at: spotPair(opening.spot) }));
  open.sort((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0]);
  return open.map(({ opening, at }) => `${spotName(...at)} ${demandsText(opening)}`).join('; ');
}

/** A card where it lies: “Fishing (copy b), Basic”. */
function placedText(view: View, seat: Seat, card: number): string {
  if (!isMasteryCard(card)) return treeCardName(card);
  const side = view.mastery[seat]![kindOf(card)] === 2 ? 'Advanced' : 'Basic';
  return `${treeCardName(card)} (copy ${copyName(copyOf(card))}), ${side}`;
}

/** Every card of a seat's Tree, row by row from the north and from west to east, with its sides. */
export function treeLines(view: View, seat: Seat): string[] {
  const placed = view.spots[seat]!.map((spot, i) => ({ at: spotPair(spot), card: view.cards[seat]![i]! }));
  placed.sort((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0]);
  return [
    ...placed.map(({ at, card }) => {
      const name = card === CAMPFIRE ? 'Campfire' : `${spotName(...at)} ${placedText(view, seat, card)}`;
      return `  ${name}: ${cardSides(tables(view), card)}.`;
    }),
    `  Nodus: ${amounts(view.nodus[seat]!)}.`,
    `  Open places: ${openingsText(view, seat)}.`,
  ];
}

/** Characters of a card in the drawing, and letters of its name. */
const CELL = 10;
const SHORT = 5;
/** As many columns of cards are drawn side by side. */
const COLUMNS = 9;

/** Rows of cards from the north, columns from `west` to `east`. */
function block(view: View, seat: Seat, west: number, east: number): string {
  const at = new Map(view.spots[seat]!.map((spot, i) => [spot, view.cards[seat]![i]!]));
  const ys = view.spots[seat]!.map(spotPair).flatMap(([x, y]) => (x >= west && x <= east ? [y] : []));
  const lines: string[] = [];
  for (let y = Math.max(...ys); y >= Math.min(...ys); y--) {
    const rows = ['', '', ''];
    for (let x = west; x <= east; x++) {
      const card = at.get(spotAt(x, y));
      const faces = card === undefined ? ['', '', ''] : cardRows(view, seat, card);
      for (const [i, face] of faces.entries()) rows[i] += centred(face);
    }
    lines.push(...rows.map((row) => row.trimEnd()));
  }
  return lines.join('\n');
}

/**
 * The Tree as a drawing: a card is the beginning of its name with the initials of its sides round it, `+` when it is
 * Advanced. What lies too far east is drawn below.
 */
export function treeDrawing(view: View, seat: Seat): string {
  const xs = view.spots[seat]!.map((spot) => spotPair(spot)[0]);
  const east = Math.max(...xs);
  const blocks: string[] = [];
  for (let west = Math.min(...xs); west <= east; west += COLUMNS)
    blocks.push(block(view, seat, west, Math.min(west + COLUMNS - 1, east)));
  return blocks.join('\n\n');
}

const centred = (text: string): string => {
  const left = Math.floor((CELL - text.length) / 2);
  return `${' '.repeat(left)}${text}`.padEnd(CELL);
};

/** The beginning of a card's name, with `+` when it is Advanced, or the level of a Monument. */
function shortName(view: View, seat: Seat, card: number): string {
  const start = treeCardName(card)
    .replace(/[^A-Za-z]/g, '')
    .slice(0, SHORT);
  if (isLevelCard(card)) return `${start}${levelOf(card)}`;
  return isMasteryCard(card) && view.mastery[seat]![kindOf(card)] === 2 ? `${start}+` : start;
}

/** North; west, name and east; south. */
function cardRows(view: View, seat: Seat, card: number): [string, string, string] {
  const initial = (side: number): string => {
    const colour = colourOn(tables(view).sides[card]!, side);
    return colour === WILD ? '*' : domainName(colour)[0]!;
  };
  const name = shortName(view, seat, card);
  return [initial(0), `${initial(3)} ${name} ${initial(1)}`, initial(2)];
}

/** “19 cards, 6 of them Advanced”. */
export function treeSize(view: View, seat: Seat): string {
  const advanced = view.mastery[seat]!.filter((side) => side === 2).length;
  const cards = plural(view.cards[seat]!.length, 'card');
  return advanced === 0 ? cards : `${cards}, ${advanced} of them Advanced`;
}
