import { seatWord } from '@conclave/frame/says.ts';
import { byLabel, typeOne } from '@conclave/frame/terminal.ts';
import { plural } from '@conclave/frame/words.ts';
import { levelCard, masteryCard } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { exchangeable } from '../rules/exchange.ts';
import { nextLevel } from '../rules/monuments.ts';
import type { Move, State } from '../rules/types.ts';
import { sayMove } from '../words/move.ts';
import { copyName, domainName, monumentName, tileName, tileText } from '../words/names.ts';
import { placeName, spotName } from '../words/place-names.ts';
import { mover, type View } from '../words/say/say.ts';
import { gainPrice, gainRewards, levelPrice, levelRewards } from '../words/say/tree.ts';
import { nodusAt } from '../words/tree.ts';
import { placingLines } from './placing.ts';
import { row } from './row.ts';
import { typedWords } from './spelling.ts';

/** Placements that are told, the best first. */
const BEST = 10;
/** As many places of a card are told. */
const PLACES = 10;
/** As many moves that differ in their place alone are told one by one. */
const FEW = 6;

type Of<Label extends Move[0]> = Extract<Move, readonly [Label, ...unknown[]]>;

function placements(view: View, moves: readonly Of<'place'>[]): string[] {
  const seat = mover(view);
  return [
    `place TILE PLACE r0, r1 or r2: ${plural(moves.length, 'way')} in all; those that bring you most, with Knowledge kept:`,
    ...placingLines(view, seat, view.hands[seat]!, { most: BEST, nameOf: seatWord }).map(
      (line) => `  ${line}`,
    ),
    'rN turns the tile by N thirds counter-clockwise. “? TILE” tells the best for a tile, “? PLACE” all for a place.',
  ];
}

/** Places with the Nodus that a card forms there, most first: “b 1E1N (2 Nodus)”. */
function spots(found: readonly { readonly says: string; readonly nodus: number }[]): string {
  const sorted = [...found].sort((a, b) => b.nodus - a.nodus);
  const told = sorted
    .slice(0, PLACES)
    .map(({ says, nodus }) => (nodus > 1 ? `${says} (${nodus} Nodus)` : says));
  const more = sorted.length - told.length;
  return `${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Moves by the number at their first place. */
function byFirst<M extends Move>(moves: readonly M[]): Map<number, M[]> {
  const groups = new Map<number, M[]>();
  for (const move of moves) {
    const first = move[1] as number;
    groups.set(first, [...(groups.get(first) ?? []), move]);
  }
  return groups;
}

/** Cards to gain, with copies and places. */
function gains(view: View, moves: readonly Of<'gain'>[]): string[] {
  const seat = mover(view);
  return [...byFirst(moves)].map(([kind, own]) => {
    const found = own.map(([, , copy, x, y]) => ({
      says: `${copyName(copy)} ${spotName(x, y)}`,
      nodus: nodusAt(view, seat, masteryCard(kind, copy), x, y).length,
    }));
    const [label, name] = typedWords(view, own[0]!);
    return row(
      `${label} ${name}`,
      `${tables(view).mastery[kind]!.name} ${gainPrice(view, kind)} (${gainRewards(view, kind)}); then copy and place: ${spots(found)}`,
    );
  });
}

/** Levels to build, with places. */
function levels(view: View, moves: readonly Of<'monument' | 'patronage'>[]): string[] {
  const seat = mover(view);
  return [...byFirst(moves)].map(([monument, own]) => {
    const number = view.monuments[monument]!;
    const level = nextLevel(view, monument);
    const found = own.map(([, , x, y]) => ({
      says: spotName(x, y),
      nodus: nodusAt(view, seat, levelCard(number, level), x, y).length,
    }));
    const [label, name] = typedWords(view, own[0]!);
    const price = levelPrice(view, seat, monument, label === 'patronage');
    return row(
      `${label} ${name}`,
      `${monumentName(number)}, level ${level}, for ${price} (${levelRewards(view, monument)}); then a place: ${spots(found)}`,
    );
  });
}

/** Moves on places of the map, those that do the same elsewhere side by side. */
function onPlaces(view: View, moves: readonly Of<'city' | 'upgrade' | 'site' | 'fall'>[]): string[] {
  if (moves.length <= FEW) return moves.map((move) => oneLine(view, move));
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const place = placeName(move[1]);
    const says = sayMove(view, move);
    groups.set(says, [...(groups.get(says) ?? []), place]);
  }
  return [...groups].map(([says, places]) =>
    row(
      `${moves[0]![0]} PLACE`,
      `${says}; PLACE is ${places.length > 1 ? 'one of ' : ''}${places.join(', ')}`,
    ),
  );
}

const oneLine = (view: View, move: Move): string =>
  row(typedWords(view, move).join(' '), sayMove(view, move));

/** First Knowledge to exchange, by the Domain that it becomes. */
const exchanges = (view: View, moves: readonly Of<'exchange'>[]): string[] =>
  [...byFirst(moves)].map(([domain, own]) => {
    const [label, name] = typedWords(view, own[0]!);
    const from = own.map((move) => domainName(move[2])).join(', ');
    return row(
      `${label} ${name}`,
      `exchange up to ${exchangeable(view, mover(view), domain)} for ${domainName(domain)}; then the first: ${from}`,
    );
  });

/** The tiles that can be named. */
const hand = (view: View): string[] =>
  view.hands[mover(view)]!.map((tile) => row(`  ${tileName(tile)}`, tileText(tile)));

/** All moves of one label in as few lines as say them. */
function group(view: View, label: Move[0], moves: readonly Move[]): string[] {
  switch (label) {
    case 'place':
      return placements(view, moves as readonly Of<'place'>[]);
    case 'redraw':
      return [
        row('redraw', 'and the tiles to exchange, as “redraw G01 T05”; alone to keep all'),
        ...hand(view),
      ];
    case 'gain':
      return [
        ...gains(view, moves as readonly Of<'gain'>[]),
        '“? NAME” tells what a card does and who has it.',
      ];
    case 'monument':
    case 'patronage':
      return levels(view, moves as readonly Of<'monument' | 'patronage'>[]);
    case 'exchange':
      return exchanges(view, moves as readonly Of<'exchange'>[]);
    case 'giveBack':
      return [row('giveBack', 'and the two tiles, as “giveBack G01 T05”'), ...hand(view)];
    case 'city':
    case 'upgrade':
    case 'site':
    case 'fall':
      return onPlaces(view, moves as readonly Of<'city' | 'upgrade' | 'site' | 'fall'>[]);
    default:
      return moves.map((move) => oneLine(view, move));
  }
}

/** The moves in few lines that say how to type them. */
export function offer(view: Readonly<State>, moves: readonly Move[]): string | null {
  if (moves.length === 0) return null;
  return typeOne(byLabel(moves).flatMap(([label, own]) => group(view, label, own)));
}
