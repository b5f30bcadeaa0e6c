import { kindAt, moveOf } from '@conclave/frame/moves.ts';
import type { Refusal, Viewer } from '@conclave/kernel';
import { CARDS } from '../data/cards.ts';
import { hexpanse as game } from '../index.ts';
import { planetOf, warlordAt } from '../rules/board.ts';
import {
  EMPTY,
  type Event,
  INERT,
  MERCENARY,
  MINOR,
  type Move,
  NORMAL,
  SQUAD,
  type State,
  UNITS,
} from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { at, cardOf, factionOf, type Given, minorNumber, missionOf, position, seatOf } from './position.ts';

/** What a word of a line means, by its kind; all others are numbers, or stand for themselves. */
const READ: { readonly [kind: string]: (word: string, table: Table) => number | string } = {
  territory: (hex, { s }) => at(s, hex),
  card: cardOf,
  token: (word) => (isUnit(word) ? word : cardOf(word)),
  seat: (initial, table) => table.seat(initial),
  faction: factionOf,
  minor: (id, { s }) => minorNumber(id, s.rules),
  mission: missionOf,
};
const isUnit = (word: string): boolean => UNITS.some((unit) => unit === word);

const KIND_NAMES: readonly (readonly [kind: number, name: string])[] = [
  [NORMAL, ''],
  [MINOR, ' minor'],
  [SQUAD, ' squad'],
  [INERT, ' inert'],
];

/** A position of Hexpanse and the words to play on from it. */
export class Table {
  s: State;
  readonly given: Given;
  /** All that happened since the position was set up. */
  readonly events: Event[] = [];

  constructor(given: Given, s: State = position(given)) {
    this.given = given;
    this.s = s;
  }

  /** The seat and the move of a line such as `X put 1,0 C9` or `X send Y minor`. */
  private read(line: string): [seat: number, move: Move] {
    const [initial, ...words] = line.split(' ') as [string, string, ...string[]];
    const move = moveOf<Move>(MOVES, words, (kind, word) =>
      /^-?\d+$/.test(word) ? Number(word) : (READ[kind]?.(word, this) ?? word),
    );
    return [this.seat(initial), move];
  }

  /** Plays lines such as `X orient 0,0 1`, each of which must be offered; returns what happened. */
  play(...lines: readonly string[]): Event[] {
    const happened: Event[] = [];
    for (const line of lines) {
      const [seat, move] = this.read(line);
      const refused = game.whyNot(this.s, seat, move);
      if (refused)
        throw new Error(
          `"${line}": ${refused.code} (${this.asked}); offered: ${this.offers(line[0]!).join('; ')}`,
        );
      happened.push(...game.apply(this.s, seat, move));
    }
    this.events.push(...happened);
    return happened;
  }

  /** Why a line is not offered, null if it is. */
  whyNot = (line: string): Refusal | null => game.whyNot(this.s, ...this.read(line));

  can = (line: string): boolean => this.whyNot(line) === null;

  /** A move as a line has it, but for seats: hexes for territories, ids for cards. */
  private say([label, ...args]: Move): string {
    const words = args.map((arg, place) => {
      if (typeof arg === 'string') return arg;
      const kind = kindAt(MOVES, label, place);
      if (kind === 'territory') return this.hex(arg);
      return kind === 'card' || kind === 'token' ? CARDS[arg]!.id : `${arg}`;
    });
    return [label, ...words].join(' ');
  }

  /** All moves of a player as lines, those that begin so. */
  offers(initial: string, start = ''): string[] {
    const moves = game.moves(this.s, this.seat(initial)).map((move) => this.say(move));
    return moves.filter((text) => text.startsWith(start));
  }

  /** The hexes that offers with this label name first. */
  places = (initial: string, label: string): string[] =>
    this.offers(initial, `${label} `).map((text) => text.split(' ')[1]!);

  /** Who is asked what: `X pattern.orient`; `nobody` when the game is over. */
  get asked(): string {
    const asks = game.asks(this.s);
    const initials = game.waiting(this.s).map((seat) => Object.keys(this.given.players)[seat]);
    return asks === null ? 'nobody' : `${initials.join()} ${asks.procedure}.${asks.step}`;
  }

  seat = (initial: string): number => seatOf(this.given, initial);
  hex = (territory: number): string => planetOf(this.s).cells[territory]!.join();

  /** What stands at a hex, as positions are written; `X!` for a warlord, '' for nothing. */
  on(hex: string): string {
    const territory = at(this.s, hex);
    const names = Object.keys(this.given.players);
    const warlord = warlordAt(this.s, territory);
    if (warlord >= 0) return `${names[warlord]}!`;
    const kind = this.s.kinds[territory]!;
    if (kind === EMPTY) return '';
    const owner = names[this.s.owners[territory]!]!;
    if (kind === MERCENARY) return `${owner} ${CARDS[this.s.cards[territory]!]!.id}`;
    return owner + KIND_NAMES.find(([one]) => one === kind)![1];
  }

  /** Everything on the board but warlords, by hex. */
  get board(): { [hex: string]: string } {
    const filled = [...this.s.kinds.keys()].filter((territory) => this.s.kinds[territory] !== EMPTY);
    return Object.fromEntries(filled.map((territory) => [this.hex(territory), this.on(this.hex(territory))]));
  }

  /** Ids of cards. */
  ids = (cards: readonly number[]): string => cards.map((card) => CARDS[card]?.id ?? '?').join(' ');

  /** What the viewer knows. */
  view = (viewer: string): State =>
    game.view(this.s, viewer === 'table' ? 'table' : (this.seat(viewer) as Viewer));

  hexilum = (initial: string): number => this.s.hexilum[this.seat(initial)]!;
  life = (initial: string): number => this.s.life[this.seat(initial)]!;
  reserve = (initial: string): number[] => this.s.reserve[this.seat(initial)]!;
  ship = (initial: string): number[] => this.s.ship[this.seat(initial)]!;

  /** Who has won, and why: `X formation`. */
  get won(): string {
    if (this.s.outcome === null) return '';
    const { places, reason } = this.s.outcome;
    const winners = Object.keys(this.given.players).filter((_, seat) => places[seat] === 1);
    return `${winners.join('')} ${reason}`;
  }

  /** The events of this name. */
  told<N extends Event[0]>(name: N): Extract<Event, readonly [N, ...unknown[]]>[] {
    return this.events.filter((event) => event[0] === name) as Extract<Event, readonly [N, ...unknown[]]>[];
  }
}

export const table = (given: Given): Table => new Table(given);
