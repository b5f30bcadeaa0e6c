import type { RulesChapter, RulesSection } from '@conclave/kit';
import { ORIGIN, RulesTable } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { ACTION_CARDS, type ActionCard, BUILDS, ORDER, PATTERN_KEYS, PATTERNS } from '../../data/cards.ts';
import { HOUSES } from '../../data/houses.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import { FACTIONS, TILES, TILES_PROVENANCE } from '../../data/tiles.ts';
import { TRACKS_PROVENANCE, TYPES, type Type } from '../../data/tracks.ts';
import { hegemonic } from '../../index.ts';
import {
  BASE_TEXT,
  CARD_TEXT,
  FACTION_TEXT,
  PATTERN_NAME,
  patternSays,
  TYPE_TEXT,
  tileName,
  tileText,
  UNIT_TEXT,
} from '../../words/names.ts';
import { origins } from './origins.ts';
import { ids, section } from './section.tsx';

const UNITS: { readonly [type in Type]: string } = {
  industrial: UNIT_TEXT.gate.many,
  political: UNIT_TEXT.agent.many,
  martial: UNIT_TEXT.fleet.many,
};

/** What an action card offers, its number first. */
function cardSection(card: ActionCard): RulesSection {
  const builds = BUILDS[card];
  const patterns = PATTERN_KEYS.filter((key) => PATTERNS[key].card === card);
  return section(
    CARD_TEXT[card].name,
    [],
    `Number ${ORDER[card]}. ${CARD_TEXT[card].says}`,
    ...(builds === undefined ? [] : [`Build: ${BASE_TEXT[builds].many} and ${UNITS[builds]}.`]),
    ...patterns.map((key) => `${PATTERN_NAME[key]}: ${patternSays(NEWEST, key)}`),
  );
}

export const cards: RulesChapter = {
  id: 'action-cards',
  title: 'The six action cards',
  sections: ACTION_CARDS.map(cardSection),
};

const entry = (title: string, text: ReactNode): RulesSection => ({ title, rules: [], text });

const trackTable = (type: Type, rules: number, caption: string): ReactNode => {
  const { cost, income, tier, retention } = tables({ rules }).tracks[type];
  return (
    <RulesTable
      caption={caption}
      head={['Built', 'Tier', 'Cost', 'Income', 'You keep']}
      rows={cost.map((price, slot) => [slot + 1, tier[slot], price, income[slot], retention[slot]])}
    />
  );
};

const track = (type: Type): RulesSection =>
  entry(
    BASE_TEXT[type].many,
    trackTable(
      type,
      hegemonic.rules,
      `${TYPE_TEXT[type].says} The numbers are ${ORIGIN[TRACKS_PROVENANCE]}, so that the rulebook’s example holds.`,
    ),
  );

/** A game keeps the rules that it began with: what is otherwise in those that began before. */
const older: readonly RulesSection[] = [
  section(
    'Games of rules number 1 or 2',
    [],
    'A game goes on by the rules it began with; its rules number stands in its record. Before number 3 the Arbiter put all equal action cards in order before the first turn; only who was asked something could discard an Advanced Technology; and the longer game had no last round.',
    'Before number 2 the tracks of Complexes and Embassies were those below, and with three to five players some homes and a board lay elsewhere.',
  ),
  ...(['industrial', 'political'] as const).map((type) =>
    entry(
      `${BASE_TEXT[type].many} of rules number 1`,
      trackTable(type, 1, 'Only in games that began under rules number 1.'),
    ),
  ),
];

const tiles = (
  <RulesTable
    caption={`All 48. ○ also with two or three players. What stands on which is ${ORIGIN[TILES_PROVENANCE]}.`}
    head={['Tile', 'Locations']}
    rows={TILES.map(({ small }, tile) => [`${tileName(tile)}${small ? ' ○' : ''}`, tileText(NEWEST, tile)])}
  />
);

const houses = (
  <RulesTable
    caption="Names and creeds are those of the rulebook. Which House has which colour and sign is ours; no rule speaks of it."
    head={['Seat', 'House', 'Creed', 'Sign of the home']}
    rows={HOUSES.map(({ name, creed, symbol }, seat) => [seat + 1, name, creed, symbol])}
  />
);

const factions = (
  <RulesTable
    caption="Which people has which colour is ours."
    head={['Faction', 'People']}
    rows={FACTIONS.map((faction) => [FACTION_TEXT[faction].name, FACTION_TEXT[faction].people])}
  />
);

/** All data of the game, with where they come from. */
export const data: RulesChapter = {
  id: 'data',
  title: 'Numbers of the game',
  sections: [
    origins,
    section(
      'Units',
      [],
      `A Gate pair costs ${NEWEST.gateCost} CAPs, an Agent ${NEWEST.agentCost}, a Fleet ${NEWEST.fleetCost}.`,
    ),
    ...TYPES.map(track),
    entry('Sector tiles', tiles),
    entry('Factions', factions),
    { title: 'Great Houses', rules: ids('R', 58), text: houses },
    ...older,
  ],
};
