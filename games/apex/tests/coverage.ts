import type { Options } from '@conclave/kernel';
import { CIVILISATIONS } from '../data/civilisations.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { BONUSES, TILES } from '../data/sectors.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { sideOf } from '../rules/battle.ts';
import type { Event, State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';

const BATTLES = [
  'won',
  'tied',
  'of three',
  'of three, tied',
  'on an origin',
  'won by who was attacked',
  'won with losses',
  'that destroyed a colony',
];

/** All that recorded games can show. */
export const EVERYTHING: readonly string[] = [
  ...[2, 3, 4, 5, 6].map((seats) => `${seats} seats`),
  ...['duel', 'two without a duel', 'exploration', 'drafted set-up', 'random set-up', 'first chooser set'],
  ...CIVILISATIONS.map((key) => `played by ${key}`),
  ...Object.keys(MOVES).map((label) => `move ${label}`),
  ...STRATEGIES.map((strategy) => `turn of ${strategy}`),
  ...['war', 'evolution', 'colonization'].map((strategy) => `${strategy} without effect`),
  ...EVOLUTIONS.map((evolution) => `raised ${evolution}`),
  ...BONUSES.map((bonus) => `colony on ${bonus}`),
  ...BATTLES.map((kind) => `battle ${kind}`),
  ...[
    'tile turned up',
    'converted and placed',
    'converted without a reserve',
    'actions left',
    'points for a colony',
  ],
  ...['points', 'tokens', 'shared'].map((reason) => `ended by ${reason}`),
];

/** What kinds of battle this one was. */
function* battleKinds(
  s: Readonly<State>,
  [, seat, sector, told, winner]: Extract<Event, readonly ['battle', ...unknown[]]>,
) {
  const sides = told.map(sideOf);
  const lost = sides.find((side) => side.seat === winner)?.shipsLost ?? 0;
  yield winner < 0 ? 'tied' : 'won';
  if (sides.length > 2) yield winner < 0 ? 'of three, tied' : 'of three';
  if (sector >= s.tiles.length) yield 'on an origin';
  if (winner >= 0 && winner !== seat) yield 'won by who was attacked';
  if (lost > 0) yield 'won with losses';
  if (sides.some(({ coloniesLost }) => coloniesLost > 0)) yield 'that destroyed a colony';
}

/** What a game shows, gathered while it is played. */
export class Shown {
  readonly seen: Set<string>;
  #strategy = '';

  /** For a game that stands at its opening. */
  constructor(s: Readonly<State>, options: Options) {
    this.seen = new Set([`${s.seats} seats`]);
    if (s.seats === 2) this.seen.add(s.duel ? 'duel' : 'two without a duel');
    if (s.exploration) this.seen.add('exploration');
    this.seen.add(s.first < 0 ? 'random set-up' : 'drafted set-up');
    if (s.first >= 0 && options.firstChooser !== 'random') this.seen.add('first chooser set');
  }

  /** Notes a move and what it led to; `s` is the state after it. */
  moved(s: Readonly<State>, label: string, events: readonly Event[]): void {
    this.seen.add(`move ${label}`);
    for (const event of events) for (const what of this.#shows(s, event)) this.seen.add(what);
    if (s.outcome === null) return;
    this.seen.add(`ended by ${s.outcome.reason}`);
    for (const key of s.civilisations) this.seen.add(`played by ${key}`);
  }

  *#shows(s: Readonly<State>, event: Event): Iterable<string> {
    switch (event[0]) {
      case 'turnStarted':
        this.#strategy = event[2];
        yield `turn of ${event[2]}`;
        break;
      case 'turnEnded':
        yield event[2].some((left) => left > 0) ? 'actions left' : `${this.#strategy} without effect`;
        break;
      case 'battle':
        for (const kind of battleKinds(s, event)) yield `battle ${kind}`;
        break;
      case 'evolved':
        yield `raised ${event[2]}`;
        break;
      case 'colonized':
        yield `colony on ${TILES[s.tiles[event[2]]!]}`;
        break;
      case 'flipped':
        yield 'tile turned up';
        break;
      case 'converted':
        yield event[4] ? 'converted and placed' : 'converted without a reserve';
        break;
      case 'ageScored':
        if (event[3].some((points) => points > 0)) yield 'points for a colony';
        break;
    }
  }
}
