import type { GameUsage } from '@conclave/frame/usage.ts';
import type { Seat } from '@conclave/kernel';
import { DOMAIN_NAMES } from './data/domains.ts';
import { MASTERY } from './data/mastery.ts';
import { MONUMENTS } from './data/monuments.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { OMENS } from './data/omens.ts';
import { NEWEST } from './data/tables.ts';
import { campAt } from './rules/map.ts';
import type { Move, State } from './rules/types.ts';
import { MOVES } from './words/moves.ts';
import { EXTRA_NAME } from './words/names.ts';

type View = Readonly<State>;

const stepOf = (view: View): string => view.agenda.at(-1)!.do;
const named = (list: readonly { readonly name: string }[], kind: string): string[] =>
  list.map(({ name }) => `${kind} ${name}`);

const nations = NEWEST.dealt.map((number) => `nation ${OBJECTIVES[number]!.nation}`);

const KINDS: readonly string[] = [
  ...Object.keys(MOVES).map((label) => `move ${label}`),
  ...named(MASTERY, 'gain'),
  ...named(MASTERY, 'advance'),
  ...named(MONUMENTS, 'keep'),
  ...named(MONUMENTS, 'build'),
  ...nations,
  ...named(OMENS, 'Augur chooses'),
  ...DOMAIN_NAMES.flatMap((name) => [`exchange for ${name}`, `gain of choice: ${name}`, `City on ${name}`]),
  ...[1, 2, 3].map((level) => `City of level ${level}`),
  ...Object.values(EXTRA_NAME).map((name) => `action of ${name}`),
  ...['assimilate a card', 'assimilate a side', 'decline to assimilate', 'end Build', 'end Develop'],
  ...['exchange tiles', 'keep all tiles', 'declare no ambition'],
];

/** An action that is not one of the turn or of Omens is one of the card (DM-BLD-02). */
const extra = (left: number, name: string): string[] => (left > 0 ? [] : [`action of ${name}`]);

/** A City, founded or raised. */
function city(view: View, cell: number): string[] {
  const place = view.cells.indexOf(cell);
  return [`City on ${DOMAIN_NAMES[campAt(view, place)]}`, `City of level ${view.levels[place]! + 1}`];
}

function develops(view: View, kind: number, verb: 'gain' | 'advance'): string[] {
  const isFree = stepOf(view) === 'assimilation';
  return [
    `${verb} ${MASTERY[kind]!.name}`,
    ...(isFree
      ? [verb === 'gain' ? 'assimilate a card' : 'assimilate a side']
      : extra(view.develops, EXTRA_NAME.printing)),
  ];
}

const PASSES: { readonly [step: string]: string } = {
  build: 'end Build',
  develop: 'end Develop',
  assimilation: 'decline to assimilate',
  turn: 'declare no ambition',
};

/** What a move is a case of beside its label. */
function more(view: View, move: Move): string[] {
  switch (move[0]) {
    case 'keep': {
      const nation = move[2] === undefined ? [] : [`nation ${OBJECTIVES[move[2]]!.nation}`];
      return [`keep ${MONUMENTS[move[1]]!.name}`, ...nation];
    }
    case 'redraw':
      return [move[1] === 0 ? 'keep all tiles' : 'exchange tiles'];
    case 'choose':
      return [`gain of choice: ${DOMAIN_NAMES[move[1]]}`];
    case 'omen':
      return [`Augur chooses ${OMENS[move[1]]!.name}`];
    case 'exchange':
      return [`exchange for ${DOMAIN_NAMES[move[1]]}`];
    case 'city':
    case 'upgrade':
      return [...city(view, move[1]), ...extra(view.builds, EXTRA_NAME.bureaucracy)];
    case 'monument':
    case 'patronage':
      return [
        `build ${MONUMENTS[view.monuments[move[1]]!]!.name}`,
        ...(move[0] === 'patronage'
          ? [`action of ${EXTRA_NAME.patronage}`]
          : extra(view.builds, EXTRA_NAME.bureaucracy)),
      ];
    case 'gain':
    case 'advance':
      return develops(view, move[1], move[0]);
    case 'pass':
      return [PASSES[stepOf(view)]!];
    default:
      return [];
  }
}

const ofSlot = (slot: number, verb: 'gain' | 'advance'): string[] =>
  MASTERY.filter((card) => card.slot === slot).map(({ name }) => `${verb} ${name}`);
const each = (kinds: readonly string[], reason: string) =>
  Object.fromEntries(kinds.map((kind) => [kind, reason]));

const NEW_INSTEAD =
  'A new card for as much Knowledge scores as much, forms Nodus and does something of its own besides.';

/** Why some things are hardly ever done, by players who do well. */
const REASONS: GameUsage['reasons'] = {
  ...each(
    ['move declare', 'declare no ambition'],
    'Only with the setting “ambition”, which goes with objective cards.',
  ),
  ...each(nations, 'Objective cards are dealt only in games without Hegemon tiles.'),
  ...each(
    [1, 2, 3, 4].flatMap((slot) => ofSlot(slot, 'gain')),
    'Costs 3 and so is open at nearly every Develop action: what many Trees have is a small part of the cases.',
  ),
  ...each(
    ofSlot(6, 'gain'),
    'One exchange is useful, six are not; Military, Relics and Metallurgy stand beside those of their Domains at the same price.',
  ),
  ...each(
    ['Government', 'Religion', 'Craftsmanship'].map((name) => `exchange for ${name}`),
    'Only with Administration, Pilgrimage or Carpentry; hardly anybody gains them, since Military, Relics and Metallurgy stand beside them at the same price.',
  ),
  'move payVp':
    'Chosen where less than 4 VP would be lost, in the first rounds; later 4 Knowledge are worth less than 4 VP.',
  ...each(
    [2, 3, 4].flatMap((slot) => ofSlot(slot, 'advance')),
    NEW_INSTEAD,
  ),
  ...each(ofSlot(6, 'advance'), `${NEW_INSTEAD} Three Knowledge to exchange are mostly enough.`),
  ...each(
    ['Education', 'Sculpture', 'Guilds', 'Medicine', 'Mercenaries', 'Cartography'].map(
      (name) => `advance ${name}`,
    ),
    `${NEW_INSTEAD} One or two Knowledge more in the turns that are left do not make up for it.`,
  ),
  ...each(
    [
      'Relics',
      'Temples',
      'Theatre',
      'Diplomacy',
      'Banking',
      'Gold Trade',
      'Metallurgy',
      'Mining',
      'Steelmaking',
    ].map((name) => `advance ${name}`),
    `${NEW_INSTEAD} A point or two more in the turns that are left do not make up for it.`,
  ),
  ...each(
    ['gain Bureaucracy', 'advance Bureaucracy', 'advance Monarchy'],
    'Who has 9 Government gains or turns Republic and Empire first.',
  ),
  ...each(
    ['advance Alchemy', 'advance Shipbuilding', 'advance Prophecy', 'advance Cathedrals'],
    'Of value 9 and turned last of all: what they do counts little when there are 9 Knowledge once more.',
  ),
  ...each(
    ['gain Alchemy', 'gain Shipbuilding'],
    'Can be paid in few games, and cards at the same price bring points.',
  ),
  'move spend': 'Asked only where a part of a card may be paid with Knowledge of any Domain, as by Alchemy.',
  'action of Bureaucracy': 'Only for who has Bureaucracy, which hardly anybody gains.',
  ...each(
    ['Scandal', 'Locusts', 'Tribute', 'Earthquake', 'Great Fire'].map((name) => `Augur chooses ${name}`),
    'Nearly whatever else has been drawn is better.',
  ),
  'decline to assimilate': 'It costs nothing and always scores.',
  'end Develop':
    'Some card is nearly always worth its Knowledge, and Develop ends by itself when none can be paid.',
};

const usage: GameUsage<State, Move> = {
  kinds: KINDS,
  kindsOf: (view: View, _seat: Seat, move: Move) => [`move ${move[0]}`, ...more(view, move)],
  reasons: REASONS,
};

export default usage;
