import { type Entry, named, seatNamed, told } from '@conclave/frame/help.ts';
import { paragraph } from '@conclave/frame/terminal.ts';
import { listed } from '@conclave/frame/words.ts';
import type { MinorFaction } from '../data/minor-factions.ts';
import { type Tables, tables } from '../data/tables.ts';
import { missionLine } from '../words/mission.ts';
import {
  cardLine,
  cardName,
  factionText,
  MINOR_TYPE_TEXT,
  minorTexts,
  modeTexts,
  phaseTexts,
  quantityTexts,
  suitsText,
  UNIT_TEXT,
} from '../words/names.ts';
import type { View } from '../words/say/say.ts';
import { neighbourNames, rows, territoryLine } from '../words/territory.ts';
import { territoryName, territoryNamed } from '../words/territory-names.ts';
import { map } from './map.ts';
import { seatLines } from './seat.ts';

const minorEntry = (minor: MinorFaction): Entry => ({
  name: minor.name,
  lines: [
    `${minor.name}, a minor faction (${MINOR_TYPE_TEXT[minor.type].name}). ${minorTexts(minor).join(' ')}`,
  ],
});

/** The words of the game, missions apart. */
const wordsOf = (t: Tables): readonly Entry[] => [
  ...t.cards.map((_, card) => ({
    name: cardName(card),
    lines: [`${cardName(card)}: ${cardLine(t, card)}.`],
  })),
  ...t.factions.map(({ name, warlord }, faction) => ({
    name: `${name} (${warlord})`,
    lines: [`${name}, led by ${warlord}. ${factionText(t, faction)} ${suitsText(faction)}`],
  })),
  ...Object.values(UNIT_TEXT).map((unit) => named('a token', unit)),
  ...quantityTexts(t).map((quantity) => named('a word of the game', quantity)),
  ...Object.values(modeTexts(t)).map((mode) => named('a mode', mode)),
  ...Object.values(phaseTexts(t)).map((phase) => named('a phase', phase)),
  ...t.offered.map((minor) => minorEntry(t.minors[minor]!)),
];

/** What can be asked about. */
export const topics =
  'map, board, a row (“row F”), a territory (“F6”), a player, a card, a faction, a mission (“Delta”), or a word of the game (“squad”)';

const territory = (view: View, number: number, names: readonly string[]): string[] => [
  territoryLine(view, number, names),
  `Next to ${listed(neighbourNames(view, number))}.`,
];

/** Every territory of a row, or of all. */
const rowLines = (view: View, names: readonly string[], letter: string): string[] =>
  rows(view)
    .flat()
    .filter((number) => territoryName(number).startsWith(letter.toUpperCase()))
    .map((number) => territoryLine(view, number, names));

function entries(view: View): readonly Entry[] {
  const t = tables(view);
  const missions = t.missions.map(
    ({ name }, mission): Entry => ({ name, lines: [`${missionLine(view, mission)}.`] }),
  );
  return [...wordsOf(t), ...missions];
}

function answer(topic: string, view: View, names: readonly string[]): readonly string[] | null {
  const number = territoryNamed(topic, view.kinds.length);
  if (number >= 0) return territory(view, number, names);
  if (topic === 'board') return rowLines(view, names, '');
  if (/^row [a-l]$/.test(topic)) return rowLines(view, names, topic.at(-1)!);
  const seat = seatNamed(topic, names);
  return seat >= 0 ? seatLines(view, seat, 'table', names) : told(entries(view), topic);
}

/** What a territory, player, card or word of the game is; “map” and “board” show the whole board. */
export function help(topic: string, view: View, names: readonly string[]): string | null {
  const asked = topic.trim().toLowerCase();
  if (asked === 'map') return map(view);
  const said = answer(asked, view, names);
  return said === null || said.length === 0 ? null : paragraph(said);
}
