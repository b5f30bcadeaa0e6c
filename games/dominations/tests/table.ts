import { moveOf } from '@conclave/frame/moves.ts';
import { type Refusal, seedOf } from '@conclave/kernel';
import { DOMAINS, type DomainCode } from '../data/domains.ts';
import { MASTERY, type MasteryKey } from '../data/mastery.ts';
import { dominations as game } from '../index.ts';
import { type By, type Event, type Move, SOURCES, type Source, type State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import {
  type Amounts,
  amountsOf,
  cellOf,
  cellText,
  copyOf,
  domainOf,
  kindOf,
  monumentOf,
  objectiveOf,
  omenOf,
  tileOf,
} from './notation.ts';
import { type Given, position, seatOf } from './position.ts';

/** What a word of a line means, by its kind; all others are numbers. */
const READ: { readonly [kind: string]: (text: string, s: Readonly<State>) => number } = {
  monument: monumentOf,
  inPlay: (key, s) => s.monuments.indexOf(monumentOf(key)),
  nation: (nation) => objectiveOf(nation),
  domain: domainOf,
  tile: tileOf,
  place: cellOf,
  omen: omenOf,
  card: kindOf,
  copy: copyOf,
};

/** A position of Dominations and the words to play on from it. */
export class Table {
  s: State;
  readonly given: Given;
  /** All that happened since the position was set up, and while it came to its first question. */
  readonly events: Event[];

  constructor(given: Given, { s, events } = position(given)) {
    this.given = given;
    this.s = s;
    this.events = events;
    const fault = game.broken(s);
    if (fault !== null) throw new Error(`not a position: ${fault}`);
  }

  /** The seat and the move of a line such as `A place G01 D(0,0) 2` or `B gain fishing b 1 0`. */
  private read(line: string): [seat: number, move: Move] {
    const [initial, ...words] = line.split(' ') as [string, string, ...string[]];
    const move = moveOf<Move>(MOVES, words, (kind, word) => (READ[kind] ?? Number)(word, this.s));
    return [seatOf(this.given, initial), move];
  }

  /** Plays lines, each of which must be offered; returns what happened. */
  play(...lines: readonly string[]): Event[] {
    const happened: Event[] = [];
    for (const line of lines) {
      const [seat, move] = this.read(line);
      const refused = game.whyNot(this.s, seat, move);
      if (refused)
        throw new Error(
          `"${line}": ${refused.code} (${this.asked}); offered: ${this.offers(line[0]!).slice(0, 40).join('; ')}`,
        );
      happened.push(...game.apply(this.s, seat, move));
      const fault = game.broken(this.s);
      if (fault !== null) throw new Error(`after "${line}": ${fault}`);
    }
    this.events.push(...happened);
    return happened;
  }

  /** Why a line is not offered, null if it is. */
  whyNot = (line: string): Refusal | null => game.whyNot(this.s, ...this.read(line));

  can = (line: string): boolean => this.whyNot(line) === null;

  /** All moves of a player that begin so, with the numbers of the rules. */
  offers(initial: string, start = ''): string[] {
    return game
      .moves(this.s, this.seat(initial))
      .map((move) => move.join(' '))
      .filter((text) => text.startsWith(start));
  }

  /** The first move offered that gains a card or builds a level so, as a line: `gain fishing`, `gain fishing b`, `monument petra`. */
  line(initial: string, start: string): string {
    const [label, name, copy] = start.split(' ') as [string, string, string?];
    const [, number] = this.read(`${initial} ${label} ${name}`)[1];
    const begin = copy === undefined ? `${label} ${number} ` : `${label} ${number} ${copyOf(copy)} `;
    const [offer] = this.offers(initial, begin);
    if (offer === undefined) throw new Error(`not offered: ${start}`);
    const [, , ...rest] = offer.split(' ');
    if (label === 'gain') rest[0] = 'abcd'[Number(rest[0])]!;
    return `${label} ${name} ${rest.join(' ')}`;
  }

  /** The cells that offers with this label end with, as `D(0,0)`. */
  cells = (initial: string, label: string): string[] =>
    this.offers(initial, `${label} `).map((text) => cellText(Number(text.split(' ')[1])));

  /** The cards that offers with this label name. */
  kinds = (initial: string, label: 'gain' | 'advance'): MasteryKey[] => [
    ...new Set(this.offers(initial, `${label} `).map((text) => MASTERY[Number(text.split(' ')[1])]!.key)),
  ];

  /** Who is asked what: `A grow.place`. */
  get asked(): string {
    const asks = game.asks(this.s);
    if (asks === null) return 'nobody';
    const initials = Object.keys(this.given.players);
    const waiting = game.waiting(this.s).map((seat) => initials[seat]);
    return `${waiting.join()} ${asks.procedure}.${asks.step}`;
  }

  seat = (initial: string): number => seatOf(this.given, initial);

  knowledge = (initial: string): Amounts => amountsOf(this.s.knowledge[this.seat(initial)]!);
  limit = (initial: string, code: DomainCode): number =>
    this.s.limits[this.seat(initial)]![DOMAINS.indexOf(code)]!;
  vp = (initial: string): number => this.s.vp[this.seat(initial)]!;
  influence = (initial: string): number => this.s.influence[this.seat(initial)]!;
  /** VP from one source. */
  from = (initial: string, source: Source): number =>
    this.s.sheet[this.seat(initial)]![SOURCES.indexOf(source)]!;

  /** What a seat has Produced with the last placement. */
  produced(initial: string): Amounts {
    const seat = this.seat(initial);
    const sums = DOMAINS.map(() => 0);
    for (const [, owner, domain, n] of this.last('produced')[1]) if (owner === seat) sums[domain]! += n;
    return amountsOf(sums);
  }

  /** The last event of this name. */
  last<N extends Event[0]>(name: N): Extract<Event, readonly [N, ...unknown[]]> {
    const event = this.events.findLast(([other]) => other === name);
    if (event === undefined) throw new Error(`no ${name} has happened`);
    return event as Extract<Event, readonly [N, ...unknown[]]>;
  }

  /** All events of this name. */
  all = <N extends Event[0]>(name: N): Extract<Event, readonly [N, ...unknown[]]>[] =>
    this.events.filter((event): event is Extract<Event, readonly [N, ...unknown[]]> => event[0] === name);

  /** Knowledge that a player has Gained, before limits, by this kind of source. */
  gained(initial: string, by: By): Amounts {
    const sums = DOMAINS.map(() => 0);
    for (const [, owner, domain, n, , source] of this.all('gained'))
      if (owner === this.seat(initial) && source === by) sums[domain]! += n;
    return amountsOf(sums);
  }

  /** What a player has paid last. */
  get paid(): Amounts {
    return amountsOf(this.last('paid')[2]);
  }

  /** The same game before its draft. */
  fresh(): Table {
    const seats = Object.keys(this.given.players).length;
    return new Table(this.given, { s: game.setup(seedOf(1), seats, this.given.options), events: [] });
  }

  /** How often an event of this name has happened. */
  count = (name: Event[0]): number => this.all(name).length;
}

export const table = (given: Given): Table => new Table(given);
