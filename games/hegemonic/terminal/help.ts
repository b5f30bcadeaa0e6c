import { type Entry, named, seatNamed, told } from '@conclave/frame/help.ts';
import { paragraph } from '@conclave/frame/terminal.ts';
import { plural } from '@conclave/frame/words.ts';
import { ACTION_CARDS, BUILDS, PATTERN_KEYS } from '../data/cards.ts';
import { HOUSES } from '../data/houses.ts';
import { type Tables, tables } from '../data/tables.ts';
import { FACTIONS } from '../data/tiles.ts';
import { TYPES } from '../data/tracks.ts';
import { patternsOf } from '../rules/attacks.ts';
import type { Phase } from '../rules/types.ts';
import { abilityText, abilityTiming } from '../words/leader-words.ts';
import {
  BASE_TEXT,
  CARD_TEXT,
  FACTION_TEXT,
  PATTERN_NAME,
  PHASE_TEXT,
  patternSays,
  phaseSays,
  TYPE_TEXT,
  technologyFigures,
  UNIT_TEXT,
} from '../words/names.ts';
import { baseSays, unitSays } from '../words/piece-words.ts';
import type { View } from '../words/say/say.ts';
import { boardLines, boardsOf, neighboursOf, sectorLine, sectorsOf } from '../words/sector.ts';
import { boardName, sectorNamed } from '../words/sector-names.ts';
import { technologySays } from '../words/technology-words.ts';
import { map } from './map.ts';
import { seatLines } from './seat.ts';

const cards = (view: View): readonly Entry[] =>
  ACTION_CARDS.map((card) => ({
    name: CARD_TEXT[card].name,
    lines: [
      `${CARD_TEXT[card].name}, an action card with number ${tables(view).order[card]}. ${CARD_TEXT[card].says}`,
      ...(BUILDS[card] === undefined ? [] : [`Build ${BASE_TEXT[BUILDS[card]].many}.`]),
      ...patternsOf(view, card).map((key) => `${PATTERN_NAME[key]}: ${patternSays(tables(view), key)}`),
    ],
  }));

const patterns = (t: Tables): readonly Entry[] =>
  PATTERN_KEYS.map((key) =>
    named(`on ${CARD_TEXT[t.patterns[key].card].name}`, {
      name: PATTERN_NAME[key],
      says: patternSays(t, key),
    }),
  );

const technologies = (t: Tables): readonly Entry[] =>
  t.technologies.map((technology) => ({
    name: technology.name,
    lines: [
      `${technology.name}: ${technologyFigures(technology)}; ${t.pointsATier * technology.tier} VP at the end if advanced.`,
      technologySays(t, technology.key),
      `${plural(technology.copies, 'copy', 'copies')}, ${technology.smallCopies} with two or three players.`,
    ],
  }));

const leaders = (t: Tables): readonly Entry[] =>
  t.leaders.map(({ name, dynasty }, leader) => ({
    name,
    lines: [
      `${name}, a leader (${dynasty}).`,
      ...[1, 2, 3].map(
        (level) => `Level ${level}. ${abilityTiming(t, leader, level)}: ${abilityText(t, leader, level)}.`,
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

const pieces = (t: Tables): readonly Entry[] => [
  ...TYPES.map((type) => named('a base', { name: BASE_TEXT[type].name, says: baseSays(t, type) })),
  ...(['agent', 'fleet', 'gate'] as const).map((unit) =>
    named('a unit', { name: UNIT_TEXT[unit].name, says: unitSays(t, unit) }),
  ),
];

/** The phases as they are in this game. */
const phases = (view: View): readonly Entry[] =>
  (Object.keys(PHASE_TEXT) as Phase[]).map((phase) =>
    named('a phase', {
      name: PHASE_TEXT[phase].name,
      says: phaseSays(tables(view), phase, view.learning),
    }),
  );

/** The words of the game. */
function entriesOf(view: View): readonly Entry[] {
  const t = tables(view);
  return [
    ...cards(view),
    ...patterns(t),
    ...technologies(t),
    ...leaders(t),
    ...factions,
    ...houses,
    ...TYPES.map((type) => named('a type', TYPE_TEXT[type])),
    ...pieces(t),
    ...phases(view),
  ];
}

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

function answer(topic: string, view: View, names: readonly string[]): readonly string[] | null {
  const number = sectorNamed(topic, view.tiles.length);
  if (number >= 0) return sector(view, number, names);
  const board = boardsOf(view).find((one) => [topic, `the ${topic}`].includes(boardName(one).toLowerCase()));
  if (board !== undefined) return boardLines(view, board, names);
  const seat = seatNamed(topic, names);
  if (seat >= 0) return seatLines(view, seat, 'table', names);
  return told(entriesOf(view), topic);
}

/** What a sector, board, player, card or word of the game is; “map” and “galaxy” show the whole board. */
export function help(topic: string, view: View, names: readonly string[]): string | null {
  const asked = topic.trim().toLowerCase();
  if (asked === 'map') return map(view);
  const said = asked === 'galaxy' ? galaxy(view, names) : answer(asked, view, names);
  return said === null ? null : paragraph(said);
}
