import type { Seat } from '@conclave/kernel';
import type { GameUsage } from '../usage.ts';
import { DOMAIN_NAMES } from './data/domains.ts';
import { MASTERY } from './data/mastery.ts';
import { MONUMENTS } from './data/monuments.ts';
import { OBJECTIVES, objectiveNumbers } from './data/objectives.ts';
import { OMENS } from './data/omens.ts';
import { MOVE_NAMES } from './move-names.ts';
import { campAt } from './rules/map.ts';
import type { Move, State } from './rules/types.ts';
import { EXTRA_NAME } from './texts.ts';

type View = Readonly<State>;

const stepOf = (view: View): string => view.agenda.at(-1)!.do;
const named = (list: readonly { readonly name: string }[], kind: string): string[] =>
  list.map(({ name }) => `${kind} ${name}`);

const nations = objectiveNumbers().map((number) => `nation ${OBJECTIVES[number]!.nation}`);

const KINDS: readonly string[] = [
  ...Object.keys(MOVE_NAMES).map((label) => `move ${label}`),
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

const usage: GameUsage<State, Move> = {
  kinds: KINDS,
  kindsOf: (view: View, _seat: Seat, move: Move) => [`move ${move[0]}`, ...more(view, move)],
  reasons: {
    'move declare': 'Only with the setting “ambition”, which goes with objective cards.',
    'declare no ambition': 'Only with the setting “ambition”, which goes with objective cards.',
    ...Object.fromEntries(
      nations.map((nation) => [nation, 'Objective cards are dealt only in games without Hegemon tiles.']),
    ),
  },
};

export default usage;
