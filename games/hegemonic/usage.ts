import type { GameUsage } from '@conclave/frame/usage.ts';
import type { Seat } from '@conclave/kernel';
import { ACTION_CARDS, BUILDS, PATTERN_KEYS, PATTERNS } from './data/cards.ts';
import { LEADERS } from './data/leaders.ts';
import { KIND_OF, TECHNOLOGIES } from './data/technologies.ts';
import { TYPES } from './data/tracks.ts';
import { supply } from './rules/networks.ts';
import type { Move, State } from './rules/types.ts';
import { REASONS } from './usage-reasons.ts';
import { MOVES } from './words/moves.ts';
import { BASE_TEXT, CARD_TEXT } from './words/names.ts';

const DRAWS = {
  expansionTurn: 'in the expansion',
  action: 'as Basic',
  cleanUp: 'after a conflict',
  leaderDraw: 'for a leader',
};

/** Moves that are asked for in more than one place: by procedure, what they are there. */
const PLACES: { readonly [label: string]: { readonly [procedure: string]: string } } = {
  place: { setUp: 'beside the home', expansionTurn: 'in the expansion', survey: 'by Survey' },
  drawDeck: DRAWS,
  drawDiscard: DRAWS,
  takeBack: DRAWS,
  discard: { useCard: 'after a draw', discardOne: 'for a leader' },
  complex: { action: 'in a Build', build: 'in a Build', anotherComplex: 'for a leader' },
  outpost: { action: 'in a Build', build: 'in a Build', outpostThere: 'for a leader' },
  attack: { action: 'at once', campaign: 'after a move' },
  stop: { build: 'a Build', campaign: 'after a move', outcome: 'filling places' },
  pass: {
    leaderWindow: 'with a leader',
    conflict: 'without a loan',
    anotherComplex: 'without a second Complex',
    outpostThere: 'without an Outpost',
  },
};

const labelKind = (label: string, procedure: string): string => {
  const place = PLACES[label]?.[procedure];
  return place === undefined ? `move ${label}` : `move ${label} ${place}`;
};

const labelKinds = (label: string): string[] =>
  label in PLACES
    ? [...new Set(Object.keys(PLACES[label]!).map((procedure) => labelKind(label, procedure)))]
    : [`move ${label}`];

const nameOf = (kind: number): string => TECHNOLOGIES[kind]!.name;

/** Relocations that only a technology allows (HG-TX-P7, M7). */
const RELOCATORS = {
  political: 'relocation by Transcendency Routine',
  martial: 'relocation by Brane Manipulation',
} as const;

/** Technologies that ask their owner when something happens to a piece. */
const REACTIONS = TECHNOLOGIES.filter(({ key }) =>
  [
    'predictiveAlgorithms',
    'subliminalTelepathy',
    'stealthFieldEmitter',
    'phasedTeleportation',
    'bioAdaptiveHulls',
  ].includes(key),
);

/** What a relocation is, by its base; while bases are left in supply only a technology allows it (HG-BLD-08). */
function relocation(view: Readonly<State>, seat: Seat): string {
  const type = BUILDS[view.chosen[seat]!]!;
  return type === 'industrial' || supply(view, seat, type) === 0
    ? `relocation of a base, ${BASE_TEXT[type].name}`
    : RELOCATORS[type];
}

/** What a move is a case of beside its label. */
function particulars(view: Readonly<State>, seat: Seat, move: Move): string[] {
  switch (move[0]) {
    case 'card':
      return [`card ${CARD_TEXT[move[1]].name}`];
    case 'attack':
      return [`${move[1].toUpperCase()} on ${BASE_TEXT[move[5]].many}`];
    case 'advance':
      return [
        `advance ${nameOf(KIND_OF[move[1]]!)}`,
        ...(move[2] === undefined ? [] : ['advance in the place of another']),
      ];
    case 'use':
      return [`use ${TECHNOLOGIES.find(({ key }) => key === move[1])!.name}`];
    case 'relocate':
      return [relocation(view, seat)];
    case 'lend':
      return [`loan to the ${move[1]}`];
    case 'lead':
      return [`${LEADERS[view.leaders[seat]!]!.name} ${move[1]}`];
    default:
      return [];
  }
}

const kinds: readonly string[] = [
  ...Object.keys(MOVES).flatMap(labelKinds),
  ...ACTION_CARDS.map((card) => `card ${CARD_TEXT[card].name}`),
  ...PATTERN_KEYS.flatMap((key) =>
    PATTERNS[key].targets.map((type) => `${key.toUpperCase()} on ${BASE_TEXT[type].many}`),
  ),
  ...TYPES.map((type) => `relocation of a base, ${BASE_TEXT[type].name}`),
  ...Object.values(RELOCATORS),
  ...['attacker', 'defender'].map((side) => `loan to the ${side}`),
  ...TECHNOLOGIES.map(({ name }) => `advance ${name}`),
  'advance in the place of another',
  ...REACTIONS.map(({ name }) => `use ${name}`),
  ...LEADERS.flatMap(({ name }) => [1, 2, 3].map((level) => `${name} ${level}`)),
];

/** Every kind of move, card, way to attack, technology and leader's ability. */
const usage: GameUsage<State, Move> = {
  kinds,
  kindsOf: (view, seat, move) => [
    labelKind(move[0], view.agenda.at(-1)!.do),
    ...particulars(view, seat, move),
  ],
  reasons: REASONS,
};

export default usage;
