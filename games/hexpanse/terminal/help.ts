import { listed } from '@conclave/frame/words.ts';
import { CARDS } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { MINOR_FACTIONS, minorNumbers } from '../data/minor-factions.ts';
import { MISSIONS } from '../data/missions.ts';
import { missionLine } from '../words/mission.ts';
import {
  cardLine,
  cardName,
  factionText,
  MINOR_TYPE_TEXT,
  MODE_TEXT,
  minorTexts,
  type Named,
  PHASE_TEXT,
  suitsText,
  UNIT_TEXT,
} from '../words/names.ts';
import type { View } from '../words/say/say.ts';
import { neighbourNames, rows, territoryLine } from '../words/territory.ts';
import { territoryName, territoryNamed } from '../words/territory-names.ts';
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

const minorEntry = (number: number): Entry => {
  const minor = MINOR_FACTIONS[number]!;
  const type = MINOR_TYPE_TEXT[minor.type].name;
  return {
    name: minor.name,
    lines: [`${minor.name}, a minor faction (${type}). ${minorTexts(minor).join(' ')}`],
  };
};

/** The words of the game that are the same in games of every rules number. */
const ENTRIES: readonly Entry[] = [
  ...CARDS.map((_, card) => ({ name: cardName(card), lines: [`${cardName(card)}: ${cardLine(card)}.`] })),
  ...FACTIONS.map(({ name, warlord }, faction) => ({
    name: `${name} (${warlord})`,
    lines: [`${name}, led by ${warlord}. ${factionText(faction)} ${suitsText(faction)}`],
  })),
  ...Object.values(UNIT_TEXT).map((unit) => named('a token', unit)),
  ...Object.values(MODE_TEXT).map((mode) => named('a mode', mode)),
  ...Object.values(PHASE_TEXT).map((phase) => named('a phase', phase)),
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

function entries(topic: string, view: View): readonly string[] | null {
  const missions = MISSIONS.map(
    ({ name }, mission): Entry => ({ name, lines: [`${missionLine(view, mission)}.`] }),
  );
  const all = [...ENTRIES, ...minorNumbers(view.rules).map(minorEntry), ...missions];
  const exact = all.filter(({ name }) => name.toLowerCase() === topic);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase().includes(topic));
  return found.length === 0 ? null : found.flatMap(({ lines }) => lines);
}

function answer(topic: string, view: View, names: readonly string[]): readonly string[] | null {
  const number = territoryNamed(topic, view.kinds.length);
  if (number >= 0) return territory(view, number, names);
  if (topic === 'board') return rowLines(view, names, '');
  if (/^row [a-l]$/.test(topic)) return rowLines(view, names, topic.at(-1)!);
  const seat = names.findIndex((name, i) => name.toLowerCase() === topic || `seat ${i + 1}` === topic);
  return seat >= 0 ? seatLines(view, seat, 'table', names) : entries(topic, view);
}

/** What a territory, player, card or word of the game is; “map” and “board” show the whole board. */
export function help(topic: string, view: View, names: readonly string[]): string | null {
  const asked = topic.trim().toLowerCase();
  if (asked === 'map') return map(view);
  const said = answer(asked, view, names);
  return said === null || said.length === 0 ? null : paragraph(said);
}
