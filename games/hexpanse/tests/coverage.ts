import type { Options } from '@conclave/kernel';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { CARDS } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { MERCENARIES } from '../data/mercenaries.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import type { Event, Source, State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';

/** What the tables are like: seats, board and every setting of section 8 that takes effect. */
const TABLES = [
  '2 seats on small',
  '3 seats on small',
  '3 seats on large',
  '4 seats on large',
  'pairs on small',
  'pairs on large',
  ...['sailor', 'captain', 'admiral'].map((mode) => `mode ${mode}`),
  ...['nine', 'melee', 'swift'].map((deck) => `deck ${deck}`),
  'private draft',
  'warlord once per turn',
  'dear income',
  'random factions',
  'first player named',
  'even start',
  'even start in pairs',
];

const HAPPENINGS = [
  'hexilum to begin with',
  'a shorter first turn',
  'a player eliminated',
  'an inert token destroyed',
  'a zombie back in the reserve',
  'hexilum mined',
  'squad tokens mustered',
  'an ability skipped',
  'extra cards bought',
  'extra cards buried',
  'deck reshuffled',
  'hexilum burned',
  'hexilum stolen',
];

const withAbility = (when: 'arrival' | 'action' | 'destruction') =>
  MINOR_FACTIONS.filter((minor) => minor[when] !== undefined).map(({ id }) => `${id} ${when}`);

/** All that recorded games can show. */
export const EVERYTHING: readonly string[] = [
  ...TABLES,
  ...Object.keys(MOVES).map((label) => `move ${label}`),
  ...MERCENARIES.map(({ id }) => `ability of ${id}`),
  ...ACTION_CARDS.flatMap(({ id }) => [1, 2].map((option) => `option ${option} of ${id}`)),
  ...FACTIONS.map(({ id }) => `ability of ${id}`),
  ...withAbility('arrival'),
  ...withAbility('action'),
  ...withAbility('destruction'),
  ...HAPPENINGS,
  ...['formation', 'warlords', 'cap', 'draw'].map((reason) => `ended by ${reason}`),
];

function* tableOf(s: Readonly<State>, options: Options): Iterable<string> {
  yield `${s.pairs ? 'pairs' : `${s.seats} seats`} on ${s.board}`;
  yield `mode ${s.mode}`;
  yield `deck ${s.missionDeck}`;
  if (s.privateDraft) yield 'private draft';
  if (s.warlordOncePerTurn) yield 'warlord once per turn';
  if (s.incomeCost === 'levelPlusOne') yield 'dear income';
  if (options.factions === 'random') yield 'random factions';
  if (String(options.firstPlayer).startsWith('seat')) yield 'first player named';
  if (options.evenStart === 'on') yield s.pairs ? 'even start in pairs' : 'even start';
}

function abilityText([kind, number, option]: Source): string {
  switch (kind) {
    case 'mercenary':
      return `ability of ${CARDS[number]!.id}`;
    case 'option':
      return `option ${option} of ${CARDS[number]!.id}`;
    case 'faction':
      return `ability of ${FACTIONS[number]!.id}`;
    case 'arrival':
      return `${MINOR_FACTIONS[number]!.id} arrival`;
    case 'unit':
      return `${MINOR_FACTIONS[number]!.id} action`;
  }
}

/** What one event shows, undefined for nothing in particular. */
function happening(s: Readonly<State>, event: Event): string | undefined {
  switch (event[0]) {
    case 'effectBegun':
      return abilityText(event[2]);
    case 'fell':
      return `${MINOR_FACTIONS[event[2]]!.id} destruction`;
    case 'evenStart':
      return 'hexilum to begin with';
    case 'shortened':
      return 'a shorter first turn';
    case 'eliminated':
      return 'a player eliminated';
    case 'destroyed':
      if (event[5] === 'reserve') return 'a zombie back in the reserve';
      return event[5] === 'gone' && s.life[event[3]] === 0 ? 'an inert token destroyed' : undefined;
    case 'gained':
      return event[3] === 'miners' ? 'hexilum mined' : undefined;
    case 'mustered':
      return 'squad tokens mustered';
    case 'skipped':
      return 'an ability skipped';
    case 'bought':
      return event[4] ? 'extra cards bought' : undefined;
    case 'buried':
      return 'extra cards buried';
    case 'reshuffled':
      return 'deck reshuffled';
    case 'burned':
      return 'hexilum burned';
    case 'stole':
      return 'hexilum stolen';
    default:
      return undefined;
  }
}

/** What a game shows, gathered while it is played. */
export class Shown {
  readonly seen: Set<string>;

  /** For a game that stands at its opening. */
  constructor(s: Readonly<State>, options: Options) {
    this.seen = new Set(tableOf(s, options));
  }

  /** Notes a move and what it led to; `s` is the state after it. */
  moved(s: Readonly<State>, label: string, events: readonly Event[]): void {
    this.seen.add(`move ${label}`);
    for (const event of events) {
      const what = happening(s, event);
      if (what !== undefined) this.seen.add(what);
    }
    if (s.outcome !== null) this.seen.add(`ended by ${s.outcome.reason}`);
  }
}
