import type { Options } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { HEGEMON } from '../data/hegemon.ts';
import { MASTERY } from '../data/mastery.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { OMENS } from '../data/omens.ts';
import { NEWEST } from '../data/tables.ts';
import { type Event, EXTRAS, type State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';

const tableOf = (seats: number, goals: string, omens: string): string =>
  `${seats} seats, goals ${goals}, omens ${omens}`;

const TABLES = [2, 3, 4].flatMap((seats) =>
  ['hegemon', 'objectives'].flatMap((goals) => ['on', 'off'].map((omens) => tableOf(seats, goals, omens))),
);

/** What is set otherwise than by default, by option. */
const VARIANTS: { readonly [option: string]: string } = {
  ambition: 'on',
  hiddenHands: 'on',
  firstGame: 'on',
  hegemonTies: 'nobody',
  headStart: 'on',
};

/** All that recorded games can show. */
export const EVERYTHING: readonly string[] = [
  ...TABLES,
  ...Object.entries(VARIANTS).map(([option, value]) => `${option} ${value}`),
  ...Object.keys(MOVES).map((label) => `move ${label}`),
  ...MASTERY.map(({ key }) => `gained ${key}`),
  ...MASTERY.map(({ key }) => `advanced ${key}`),
  ...EXTRAS.map((extra) => `extra ${extra}`),
  ...MONUMENTS.map(({ key }) => `built ${key}`),
  ...OMENS.map(({ key }) => `drew ${key}`),
  ...HEGEMON.map(({ id }) => `dominated ${id}`),
  ...DOMAINS.map((code) => `held ${code}`),
  ...NEWEST.dealt.map((card) => `objective of ${OBJECTIVES[card]!.nation}`),
  // 52 Omens nearly always suffice; positions test what follows when they run out (DM-OME-05).
  ...[1, 2, 3].map((level) => `City of level ${level}`),
  ...['City lost a level', 'City destroyed', 'Knowledge lost to the limit'],
  ...['two Loci at once', 'Monument complete', 'assimilated a card', 'assimilated a side'],
  ...['ambition met', 'ambition missed', 'ended by ages'],
  ...['Hegemon draw at 0', 'Knowledge named against the order of Domains'],
];

/** What a game shows, gathered while it is played. */
export class Shown {
  readonly seen: Set<string>;
  #stage = '';
  /** The Domain chosen by the move before, if one was. */
  #chosen = -1;

  /** For a game that stands at its opening. */
  constructor(s: Readonly<State>, options: Options) {
    const [goals, omens] = [s.hegemon ? 'hegemon' : 'objectives', s.hasOmens ? 'on' : 'off'];
    this.seen = new Set([tableOf(s.seats, goals, omens)]);
    for (const [option, value] of Object.entries(VARIANTS))
      if (options[option] === value && (option !== 'ambition' || s.ambition))
        this.seen.add(`${option} ${value}`);
  }

  /** Notes a move and what it led to; `s` is the state after it. */
  moved(s: Readonly<State>, label: string, events: readonly Event[]): void {
    this.seen.add(`move ${label}`);
    for (const event of events) for (const what of this.#shows(event)) this.seen.add(what);
    this.#named(label, events);
    if (events.filter(([name]) => name === 'locusClosed').length > 1) this.seen.add('two Loci at once');
    if (s.monuments.some((monument, i) => s.builders[i]!.length === MONUMENTS[monument]!.levels))
      this.seen.add('Monument complete');
    if (s.outcome !== null) this.seen.add(`ended by ${s.outcome.reason}`);
  }

  /** DM-KNO-10: within one choice a Domain may follow a later one. */
  #named(label: string, [first]: readonly Event[]): void {
    const domain = label === 'choose' && first?.[0] === 'gained' ? first[2] : -1;
    if (domain >= 0 && domain < this.#chosen) this.seen.add('Knowledge named against the order of Domains');
    this.#chosen = domain;
  }

  *#shows(event: Event): Iterable<string> {
    switch (event[0]) {
      case 'turnStarted':
        this.#stage = 'turn';
        break;
      case 'stageStarted':
        this.#stage = event[1];
        break;
      case 'cardGained':
        yield `gained ${MASTERY[event[2]]!.key}`;
        if (this.#stage === 'influence') yield 'assimilated a card';
        break;
      case 'cardAdvanced':
        yield `advanced ${MASTERY[event[2]]!.key}`;
        if (this.#stage === 'influence') yield 'assimilated a side';
        break;
      case 'extraUsed':
        yield `extra ${event[2]}`;
        break;
      case 'levelBuilt':
        yield `built ${MONUMENTS[event[2]]!.key}`;
        break;
      case 'cityBuilt':
        yield `City of level ${event[3]}`;
        break;
      case 'cityFell':
        yield event[3] === 0 ? 'City destroyed' : 'City lost a level';
        break;
      case 'omenDrawn':
        yield `drew ${OMENS[event[2]]!.key}`;
        break;
      default:
        for (const what of this.#scores(event)) yield what;
    }
  }

  *#scores(event: Event): Iterable<string> {
    switch (event[0]) {
      case 'produced':
        if (event[2].flat().some((n) => n > 0)) yield 'Knowledge lost to the limit';
        break;
      case 'dominated':
        if (event[3] >= 0) yield `dominated ${HEGEMON[event[1]]!.id}`;
        if (event[3] >= 0 && event[2].every((n) => n === 0)) yield 'Hegemon draw at 0';
        break;
      case 'dominationTaken':
        if (event[3] >= 0) yield `held ${DOMAINS[event[1]]}`;
        break;
      case 'objectivesChecked':
        if (event[3].includes(true)) yield `objective of ${OBJECTIVES[event[2]]!.nation}`;
        break;
      case 'scored':
        if (event[3] === 'ambition') yield event[2] > 0 ? 'ambition met' : 'ambition missed';
        break;
    }
  }
}
