import { moveOf } from '@conclave/frame/moves.ts';
import type { Refusal } from '@conclave/kernel';
import { KIND_OF, TECHNOLOGIES, type TechnologyKey } from '../data/technologies.ts';
import { hegemonic as game } from '../index.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import type { Event, Move, Side, State } from '../rules/types.ts';
import { MOVES, rowIn } from '../words/moves.ts';
import { at, type Given, position, seatOf } from './position.ts';

/** The keys of technology cards. */
export const keysOf = (cards: readonly number[]): TechnologyKey[] =>
  cards.map((card) => TECHNOLOGIES[KIND_OF[card]!]!.key);

/** A position of Hegemonic and the words to play on from it. */
export class Table {
  s: State;
  readonly given: Given;
  /** All that happened since the position was set up. */
  readonly events: Event[] = [];

  constructor(given: Given, s: State = position(given)) {
    this.given = given;
    this.s = s;
  }

  /** The move of a line such as `attack buyout 2,0 3,-1 B political`: hexes, initials and keys of cards for numbers. */
  private read(seat: number, line: string): Move {
    const words = line.split(' ') as [string, ...string[]];
    const row = rowIn(this.s.leaders[seat] ?? -1, words);
    return moveOf<Move>({ ...MOVES, [words[0]]: row }, words, (kind, word) => {
      if (/^-?\d+$/.test(word)) return Number(word);
      if (kind === 'sector') return at(this.s, word);
      if (kind === 'seat') return seatOf(this.given, word);
      return (kind === 'card' ? this.card(seat, word) : undefined) ?? word;
    });
  }

  /** A card of the seat by its key. */
  private card(seat: number, key: string): number | undefined {
    const cards = [...this.s.hands[seat]!, ...this.s.advanced[seat]!];
    return cards.find((card) => TECHNOLOGIES[KIND_OF[card]!]!.key === key);
  }

  /** Plays lines such as `Y attack buyout 2,0 -3,1 B political`, each of which must be offered; returns what happened. */
  play(...lines: readonly string[]): Event[] {
    const happened: Event[] = [];
    for (const line of lines) {
      const [initial, ...rest] = line.split(' ') as [string, ...string[]];
      const seat = seatOf(this.given, initial);
      const move = this.read(seat, rest.join(' '));
      const refused = game.whyNot(this.s, seat, move);
      if (refused)
        throw new Error(
          `"${line}": ${refused.code} (${this.asked}); offered: ${this.offers(initial).join('; ')}`,
        );
      happened.push(...game.apply(this.s, seat, move));
    }
    this.events.push(...happened);
    return happened;
  }

  /** Why a line is not offered, null if it is. */
  whyNot(line: string): Refusal | null {
    const [initial, ...rest] = line.split(' ') as [string, ...string[]];
    const seat = seatOf(this.given, initial);
    return game.whyNot(this.s, seat, this.read(seat, rest.join(' ')));
  }

  can = (line: string): boolean => this.whyNot(line) === null;

  /** All moves of a player as text, with the numbers of the rules. */
  offers(initial: string, label = ''): string[] {
    return game
      .moves(this.s, seatOf(this.given, initial))
      .map((move) => move.join(' '))
      .filter((text) => text.startsWith(label));
  }

  /** The same without what can be done at any time: gifts, and discards of Advanced Technologies. */
  choices = (initial: string): string[] => this.offers(initial).filter((text) => !/^(give|drop) /.test(text));

  /** Who is asked what: `1 conflict.lend`. */
  get asked(): string {
    const asks = game.asks(this.s);
    return asks === null ? 'nobody' : `${game.waiting(this.s).join()} ${asks.procedure}.${asks.step}`;
  }

  at = (hex: string): number => at(this.s, hex);
  /** The hex of a sector, as in `'2,-1'`. */
  hex = (sector: number): string => galaxyOf(this.s).cells[sector]!.join();
  /** The hexes that offers end with which begin so, as `embassy` or `moveFleet 0`. */
  places = (initial: string, start: string): string[] =>
    this.offers(initial, `${start} `).map((text) => this.hex(Number(text.split(' ').at(-1))));
  seat = (initial: string): number => seatOf(this.given, initial);

  /** The keys of a hand. */
  hand = (initial: string): TechnologyKey[] => keysOf(this.s.hands[this.seat(initial)]!);

  caps = (initial: string): number => this.s.caps[this.seat(initial)]!;

  /** The terms of the last comparison of a side, sums by name: `complexes 3, neighbours 1`. */
  terms(side: Side): string {
    const sums = new Map<string, number>();
    for (const [part, n] of this.last('compared')[side === 'attacker' ? 1 : 2])
      sums.set(part, (sums.get(part) ?? 0) + n);
    return [...sums].map(([part, n]) => `${part} ${n}`).join(', ');
  }

  /** The last event of this name. */
  last<N extends Event[0]>(name: N): Extract<Event, readonly [N, ...unknown[]]> {
    const event = this.events.findLast(([other]) => other === name);
    if (event === undefined) throw new Error(`no ${name}`);
    return event as Extract<Event, readonly [N, ...unknown[]]>;
  }
}

export const table = (given: Given): Table => new Table(given);
