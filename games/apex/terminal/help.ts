import { type Entry, named, seatNamed, told } from '@conclave/frame/help.ts';
import { paragraph } from '@conclave/frame/terminal.ts';
import { ACTIONS } from '../data/actions.ts';
import { CIVILISATIONS } from '../data/civilisations.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { BONUSES } from '../data/sectors.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { type Tables, tables } from '../data/tables.ts';
import { bonusOf } from '../rules/galaxy.ts';
import type { State } from '../rules/types.ts';
import {
  ACTION_TEXT,
  BONUS_TEXT,
  circleText,
  civilisationStart,
  civilisationText,
  EVOLUTION_TEXT,
  STRATEGY_TEXT,
  sideText,
} from '../words/names.ts';
import { battle, neighboursOf, sectorLine, sectorsByName } from '../words/sector.ts';
import { sectorNamed } from '../words/sector-names.ts';
import { map } from './map.ts';
import { seatLines } from './table.ts';

/** A strategy card, side by side. */
function card(t: Tables, index: number): string[] {
  const sides = STRATEGIES.map((strategy) => {
    const own = sideText(t, index, strategy);
    return `  ${STRATEGY_TEXT[strategy].name}${own && `, ${own}`}: ${STRATEGY_TEXT[strategy].says(t)}`;
  });
  const circle = t.cards[index - 1]!.circle ? `, for ${circleText(t)} only` : '';
  return [`Card ${index}${circle}`, ...sides];
}

/** All of a sector: tokens, control, what a battle would bring, its bonus and its neighbours. */
function sector(view: Readonly<State>, number: number, names: readonly string[]): string[] {
  const bonus = bonusOf(view, number);
  const fought = battle(view, number, names);
  return [
    sectorLine(view, number, names),
    ...(fought === '' ? [] : [`  A battle now: ${fought}.`]),
    ...(bonus === null ? [] : [`  A colony token here: ${BONUS_TEXT[bonus].says(tables(view))}`]),
    `  Next to ${neighboursOf(view, number)}.`,
  ];
}

/** Every sector by name, with its neighbours. */
const galaxy = (view: Readonly<State>, names: readonly string[]): string[] =>
  sectorsByName(view).map(
    (number) => `${sectorLine(view, number, names)} Next to ${neighboursOf(view, number)}.`,
  );

/** Words of the game with their sentences; one word can be several things. */
const wordsOf = (t: Tables): readonly Entry[] => [
  ...STRATEGIES.map((key) =>
    named('a strategy', { name: STRATEGY_TEXT[key].name, says: STRATEGY_TEXT[key].says(t) }),
  ),
  ...EVOLUTIONS.map((key) => named('an evolution', EVOLUTION_TEXT[key])),
  ...ACTIONS.map((key) => named('an action', ACTION_TEXT[key])),
  ...BONUSES.map((key) =>
    named('a sector', {
      name: BONUS_TEXT[key].name,
      says: `With a colony token: ${BONUS_TEXT[key].says(t)}`,
    }),
  ),
];

/** The civilisations with what they begin with. */
const peoples = (t: Tables): Entry[] =>
  CIVILISATIONS.map((key) => {
    const { name, says } = civilisationText(key);
    return named('a civilisation', { name, says: `${says} Starts with ${civilisationStart(t, key)}.` });
  });

/** What can be asked about. */
export const topics =
  'map, galaxy, a sector (“C3”), a card (“card 17”), a player, or a word of the game (“ambush”)';

function answer(topic: string, view: Readonly<State>, names: readonly string[]): readonly string[] | null {
  const t = tables(view);
  const number = sectorNamed(view, topic);
  if (number >= 0) return sector(view, number, names);
  const index = /^(?:card )?(\d+)$/.exec(topic)?.[1];
  if (index !== undefined) return t.cards[Number(index) - 1] ? card(t, Number(index)) : null;
  const seat = seatNamed(topic, names);
  return seat >= 0 ? seatLines(view, seat, 'table', names) : told([...wordsOf(t), ...peoples(t)], topic);
}

/** What a sector, card, player or word of the game is; “map” and “galaxy” show the whole board. */
export function help(topic: string, view: Readonly<State>, names: readonly string[]): string | null {
  const asked = topic.trim().toLowerCase();
  if (asked === 'map') return map(view);
  const said = asked === 'galaxy' ? galaxy(view, names) : answer(asked, view, names);
  return said && paragraph(said);
}
