import { ACTION_CARDS, BUILDS, ORDER, PATTERN_KEYS, PATTERNS } from '../data/cards.ts';
import { HOUSES } from '../data/houses.ts';
import { LEADERS } from '../data/leaders.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { FACTIONS } from '../data/tiles.ts';
import { TYPES } from '../data/tracks.ts';
import { patternsOf } from '../rules/attacks.ts';
import type { Phase } from '../rules/types.ts';
import { abilityText, abilityTiming } from '../words/leader-words.ts';
import {
  BASE_TEXT,
  CARD_TEXT,
  FACTION_TEXT,
  type Named,
  PHASE_TEXT,
  patternText,
  phaseSays,
  TYPE_TEXT,
  technologyFigures,
  technologyText,
  UNIT_TEXT,
} from '../words/names.ts';
import type { View } from '../words/say/say.ts';
import { boardLines, boardsOf, neighboursOf, sectorLine, sectorsOf } from '../words/sector.ts';
import { boardName, sectorNamed } from '../words/sector-names.ts';
import { map } from './map.ts';
import { seatLines } from './seat.ts';
import { paragraph } from './table.ts';

/** What is told of a thing, under its name. */
interface Entry {
  readonly name: string;
  readonly lines: readonly string[];
}

const named = (kind: string, { name, says }: Named): Entry => ({
  name,
  lines: [`${name}, ${kind}. ${says}`],
});

const cards: readonly Entry[] = ACTION_CARDS.map((card) => ({
  name: CARD_TEXT[card].name,
  lines: [
    `${CARD_TEXT[card].name}, an action card with number ${ORDER[card]}. ${CARD_TEXT[card].says}`,
    ...(BUILDS[card] === undefined ? [] : [`BUILD ${BASE_TEXT[BUILDS[card]].many}.`]),
    ...patternsOf(card).map((key) => `${patternText(key).name}: ${patternText(key).says}`),
  ],
}));

const technologies: readonly Entry[] = TECHNOLOGIES.map((technology) => ({
  name: technology.name,
  lines: [`${technology.name}: ${technologyFigures(technology)}.`, technologyText(technology).says],
}));

const leaders: readonly Entry[] = LEADERS.map(({ name, dynasty }, leader) => ({
  name,
  lines: [
    `${name}, a leader (${dynasty}).`,
    ...[1, 2, 3].map(
      (level) => `Level ${level}. ${abilityTiming(leader, level)}: ${abilityText(leader, level)}.`,
    ),
  ],
}));

const factions: readonly Entry[] = FACTIONS.map((faction) => {
  const { name, people } = FACTION_TEXT[faction];
  return { name, lines: [`${name}, a faction: the ${people}.`] };
});

const houses: readonly Entry[] = HOUSES.map(({ name, creed, symbol }, seat) => ({
  name,
  lines: [
    `House ${name}, the Great House of seat ${seat + 1}: ${creed}. Its home bears ${symbol}. No rule speaks of it.`,
  ],
}));

/** The words of the game. */
const ENTRIES: readonly Entry[] = [
  ...cards,
  ...PATTERN_KEYS.map((key) => named(`on ${CARD_TEXT[PATTERNS[key].card].name}`, patternText(key))),
  ...technologies,
  ...leaders,
  ...factions,
  ...houses,
  ...TYPES.map((type) => named('a type', TYPE_TEXT[type])),
  ...TYPES.map((type) => named('a base', BASE_TEXT[type])),
  ...Object.values(UNIT_TEXT).map((unit) => named('a unit', unit)),
];

/** The phases as they are in this game. */
const phases = ({ learning }: View): readonly Entry[] =>
  (Object.keys(PHASE_TEXT) as Phase[]).map((phase) =>
    named('a phase', { name: PHASE_TEXT[phase].name, says: phaseSays(phase, learning) }),
  );

/** What can be asked about. */
export const topics =
  'map, galaxy, a board (“board B”), a sector (“B3”), a player, a card, or a word of the game (“Gate”)';

const sector = (view: View, number: number, names: readonly string[]): string[] => [
  sectorLine(view, number, names),
  `Next to ${neighboursOf(view, number)}.`,
];

/** Every sector by board, with its neighbours. */
const galaxy = (view: View, names: readonly string[]): string[] =>
  boardsOf(view).flatMap((board) =>
    sectorsOf(view, board).map(
      (number) => `${sectorLine(view, number, names)} Next to ${neighboursOf(view, number)}.`,
    ),
  );

function entries(topic: string, view: View): readonly string[] | null {
  const all = [...ENTRIES, ...phases(view)];
  const exact = all.filter(({ name }) => name.toLowerCase() === topic);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase().includes(topic));
  return found.length === 0 ? null : found.flatMap(({ lines }) => lines);
}

function answer(topic: string, view: View, names: readonly string[]): readonly string[] | null {
  const number = sectorNamed(topic, view.tiles.length);
  if (number >= 0) return sector(view, number, names);
  const board = boardsOf(view).find((one) => [topic, `the ${topic}`].includes(boardName(one).toLowerCase()));
  if (board !== undefined) return boardLines(view, board, names);
  const seat = names.findIndex((name, i) => name.toLowerCase() === topic || `seat ${i + 1}` === topic);
  if (seat >= 0) return seatLines(view, seat, 'table', names);
  return entries(topic, view);
}

/** What a sector, board, player, card or word of the game is; “map” and “galaxy” show the whole board. */
export function help(topic: string, view: View, names: readonly string[]): string | null {
  const asked = topic.trim().toLowerCase();
  if (asked === 'map') return map(view);
  const said = asked === 'galaxy' ? galaxy(view, names) : answer(asked, view, names);
  return said === null ? null : paragraph(said);
}
