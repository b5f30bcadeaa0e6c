import { type Entry, named, seatNamed, told } from '@conclave/frame/help.ts';
import { paragraph } from '@conclave/frame/terminal.ts';
import type { Seat } from '@conclave/kernel';
import { DOMAIN_NAMES } from '../data/domains.ts';
import { NEWEST, type Tables, tables } from '../data/tables.ts';
import { openCells } from '../rules/map.ts';
import { dominationCards, dominationText, goalTexts, hegemonText } from '../words/hegemon-words.ts';
import { bagLines, besideText, landLines, standing, tileLine } from '../words/land.ts';
import { levelCostText, levelGainText, monumentFigures } from '../words/monument-words.ts';
import { DOMAIN_SAYS, nationName, PHASE_TEXT, stageText, tileText } from '../words/names.ts';
import { omenText } from '../words/omen-words.ts';
import { placeName, placeNamed } from '../words/place-names.ts';
import type { View } from '../words/say/say.ts';
import { dominationLines, monumentLines, objectiveLines, omenPiles, rackLines } from '../words/standings.ts';
import { treeDrawing, treeLines } from '../words/tree.ts';
import { cardLines, catalogueLines, domainLines } from './catalogue.ts';
import { map } from './map.ts';
import { placingLines } from './placing.ts';
import { handLines, scoreText, seatLines } from './seat.ts';

/** How placements of a tile, or at a place, are told. */
const telling = (names: readonly string[]) => ({ most: 20, nameOf: (seat: Seat) => names[seat]! });

/** What can be asked about. */
export const topics =
  'map, land, tree, rack, holders, monuments, objectives, cards, bag, score, a place (“N1E2”), a tile (“G01”), a player, a player’s tree (“tree Ada”), a card, a Domain, or a word of the game (“Grow”)';

/** Parts of the table that go by a name. */
const PARTS: { readonly [name: string]: (view: View, names: readonly string[]) => readonly string[] } = {
  land: landLines,
  rack: rackLines,
  holders: dominationLines,
  monuments: monumentLines,
  objectives: objectiveLines,
  cards: (view) => [...catalogueLines(view), ...omenPiles(view)],
  bag: bagLines,
  score: (view, names) => names.map((name, seat) => `${name}: ${scoreText(view, seat)}`),
};

const monumentEntry = (t: Tables, number: number): Entry => {
  const monument = t.monuments[number]!;
  return {
    name: monument.name,
    lines: [
      `${monument.name}, a Monument: ${monumentFigures(monument)}.`,
      ...t.levelCost.flatMap((_, level) =>
        level === 0 || level > monument.levels
          ? []
          : [`  Level ${level}: ${levelCostText(number, level, t)}; ${levelGainText(level, t)}.`],
      ),
    ],
  };
};

/** The words of the game; the Domination card of Religion depends on the game. */
const entriesOf = (t: Tables, view: View, names: readonly string[]): readonly Entry[] => [
  ...t.mastery.map(({ name }, kind) => ({ name, lines: cardLines(view, kind, names) })),
  ...t.monuments.map((_, number) => monumentEntry(t, number)),
  ...t.omens.map((omen) => named(omen.isGood ? 'a good Omen' : 'an ill Omen', omenText(omen))),
  ...t.hegemon.map((tile) => named('a Hegemon tile', hegemonText(tile, t))),
  ...[true, false]
    .flatMap(dominationCards)
    .filter((card, i, all) => all.findIndex(({ key }) => key === card.key) === i)
    .map((card) => named('a Domination card', dominationText(card, t))),
  ...NEWEST.dealt.map((number, i) => ({
    name: nationName(number),
    lines: [`${nationName(number)}, an objective card: ${goalTexts(t.dealt[i]!, t).join('; ')}.`],
  })),
  ...DOMAIN_NAMES.map((name, domain) => ({
    name,
    lines: [`${name}, a Domain. ${DOMAIN_SAYS[domain]}`, ...domainLines(view, domain)],
  })),
  ...Object.values(PHASE_TEXT).map((phase) => named('a phase', phase)),
  ...Object.values(stageText(t)).map((stage) => named('a step at the end', stage)),
];

/** A place of the map: what lies there and beside it; of an open one, what the player whose turn it is could place. */
function place(view: View, cell: number, names: readonly string[]): readonly string[] {
  const at = view.cells.indexOf(cell);
  const beside = `Next to ${besideText(view, cell)}.`;
  if (at >= 0) return [tileLine(view, at, names), beside];
  if (!openCells(view).includes(cell)) return [`${placeName(cell)} is not open for a tile.`, beside];
  const isGrow = view.phase === 'grow' && view.active >= 0;
  const lines = isGrow
    ? placingLines(view, view.active, view.hands[view.active]!, { ...telling(names), at: cell })
    : [];
  return [`${placeName(cell)} is open. ${beside}`, ...lines.map((line) => `  ${line}`)];
}

/** A tile: what it shows, where it is, and the best places for who has it in hand. */
function tile(view: View, number: number, names: readonly string[]): readonly string[] {
  const says = `${tables(view).tiles[number]!.id}: ${tileText(number)}, clockwise.`;
  const at = view.tiles.indexOf(number);
  if (at >= 0) {
    const stands = standing(view, at, names);
    return [`${says} It lies at ${placeName(view.cells[at]!)}${stands === '' ? '' : `; ${stands}`}.`];
  }
  const owner = view.hands.findIndex((hand) => hand.includes(number));
  if (owner < 0) return [says];
  const lines = placingLines(view, owner, [number], telling(names));
  return [
    `${says} In the hand of ${names[owner]}; places that bring most:`,
    ...lines.map((line) => `  ${line}`),
  ];
}

function player(view: View, seat: number, names: readonly string[]): readonly string[] {
  return [
    ...seatLines(view, seat, 'table', names),
    ...handLines(view, seat).slice(1),
    `    ${scoreText(view, seat)}`,
  ];
}

function answer(topic: string, view: View, names: readonly string[]): readonly string[] | null {
  const cell = placeNamed(topic);
  if (cell >= 0) return place(view, cell, names);
  const number = tables(view).tiles.findIndex(({ id }) => id.toLowerCase() === topic);
  if (number >= 0) return tile(view, number, names);
  const seat = seatNamed(topic, names);
  if (seat >= 0) return player(view, seat, names);
  return told(entriesOf(tables(view), view, names), topic);
}

/** What a place, tile, player, card or word of the game is; “map” draws the board, “tree NAME” a player's Tree. */
export function help(topic: string, view: View, names: readonly string[]): string | null {
  const asked = topic.trim().toLowerCase();
  if (asked === 'map') return map(view);
  if (asked.startsWith('tree')) {
    const seat = seatNamed(asked.slice('tree'.length).trim(), names);
    const of = seat < 0 ? Math.max(view.active, 0) : seat;
    return [`Tree of ${names[of]}`, treeDrawing(view, of), paragraph(treeLines(view, of))].join('\n');
  }
  const said = PARTS[asked]?.(view, names) ?? answer(asked, view, names);
  return said === null || said.length === 0 ? null : paragraph(said);
}
