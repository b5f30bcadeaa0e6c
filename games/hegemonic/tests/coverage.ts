import type { Options } from '@conclave/kernel';
import { ACTION_CARDS, PATTERN_KEYS } from '../data/cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { KIND_OF, TECHNOLOGIES, TECHNOLOGY_KEYS } from '../data/technologies.ts';
import type { Event, State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';

/** What is set otherwise than by default, by option. */
const VARIANTS: { readonly [option: string]: readonly string[] } = {
  learningGame: ['on'],
  homes: ['chosen'],
  galaxy: ['free'],
  leaders: ['dealt', 'drafted'],
  technologies: ['drafted'],
  discardPiles: ['three'],
  longerGame: ['on'],
  wildHomes: ['on'],
  firstArbiter: ['seat1', 'seat2'],
};

/** Technologies that are used at a moment of their own; Bio-Adaptive Hulls are so seldom that positions test them. */
const REACTIONS = [
  'predictiveAlgorithms',
  'subliminalTelepathy',
  'stealthFieldEmitter',
  'psionicEcology',
  'phasedTeleportation',
];

const CONFLICTS = [
  'drawn',
  'won by the Defender',
  'with a loan to the attacker',
  'with a loan to the defender',
  'with a wild home',
  'with a leader',
  'with Gates lost',
  'with places filled from the supply',
  'with a card discarded',
];

/** All that recorded games can show. */
export const EVERYTHING: readonly string[] = [
  ...[2, 3, 4, 5, 6].map((seats) => `${seats} seats`),
  ...Object.entries(VARIANTS).flatMap(([option, values]) => values.map((value) => `${option} ${value}`)),
  ...Object.keys(MOVES).map((label) => `move ${label}`),
  ...ACTION_CARDS.map((card) => `turn of ${card}`),
  ...PATTERN_KEYS.map((key) => `won by ${key}`),
  ...CONFLICTS.map((kind) => `conflict ${kind}`),
  ...TECHNOLOGY_KEYS.map((key) => `advanced ${key}`),
  ...REACTIONS.map((key) => `used ${key}`),
  ...LEADERS.flatMap(({ key }) => [1, 2, 3].map((level) => `led by ${key} ${level}`)),
  ...['CAPs lost', 'technologies reshuffled'],
  // There are tiles enough for every hex, so that a longer game never runs out of them (HG-VAR-14).
  ...['stack', 'full', 'rounds'].map((reason) => `ended by ${reason}`),
];

/** What a game shows, gathered while it is played. */
export class Shown {
  readonly seen: Set<string>;
  #pattern = '';

  /** For a game that stands at its opening. */
  constructor(s: Readonly<State>, options: Options) {
    this.seen = new Set([`${s.seats} seats`]);
    for (const [option, value] of Object.entries(options)) {
      // The learning game goes with wild homes and the choice of the first Arbiter only (HG-R-53).
      const counts =
        options.learningGame !== 'on' || ['learningGame', 'wildHomes', 'firstArbiter'].includes(option);
      if (counts && VARIANTS[option]?.includes(String(value))) this.seen.add(`${option} ${value}`);
    }
  }

  /** Notes a move and what it led to; `s` is the state after it. */
  moved(s: Readonly<State>, label: string, events: readonly Event[]): void {
    this.seen.add(`move ${label}`);
    for (const event of events) for (const what of this.#shows(event)) this.seen.add(what);
    if (s.outcome !== null) this.seen.add(`ended by ${s.outcome.reason}`);
  }

  *#shows(event: Event): Iterable<string> {
    switch (event[0]) {
      case 'turnStarted':
        if (event[2] !== null) yield `turn of ${event[2]}`;
        break;
      case 'advanced':
        yield `advanced ${TECHNOLOGIES[KIND_OF[event[2]]!]!.key}`;
        break;
      case 'reacted':
        yield `used ${event[2]}`;
        break;
      case 'gained':
        yield `used ${event[3]}`;
        break;
      case 'leaderUsed':
        yield `led by ${LEADERS[event[2]]!.key} ${event[3]}`;
        break;
      case 'retained':
        yield 'CAPs lost';
        break;
      case 'reshuffled':
        yield 'technologies reshuffled';
        break;
      default:
        for (const kind of this.#conflict(event)) yield kind;
    }
  }

  *#conflict(event: Event): Iterable<string> {
    switch (event[0]) {
      case 'declared':
        this.#pattern = event[2];
        break;
      case 'lent':
        yield `conflict with a loan to the ${event[2]}`;
        break;
      case 'compared': {
        const [, attack, defence, , winner] = event;
        const parts = [...attack, ...defence].map(([part]) => part);
        if (parts.includes('wildHome')) yield 'conflict with a wild home';
        if (parts.includes('leader')) yield 'conflict with a leader';
        yield winner < 0
          ? 'conflict drawn'
          : winner === 0
            ? `won by ${this.#pattern}`
            : 'conflict won by the Defender';
        break;
      }
      case 'gateLost':
        yield 'conflict with Gates lost';
        break;
      case 'replaced':
        yield 'conflict with places filled from the supply';
        break;
      case 'usedCard':
        if (event[3] === 'discard') yield 'conflict with a card discarded';
        break;
    }
  }
}
