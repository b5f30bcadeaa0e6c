import type { Refusal } from '@conclave/kernel';
import type { CardKey } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import { score } from '../rules/scoring.ts';
import type { Built, Event, Move, State } from '../rules/types.ts';
import { type Given, position } from './position.ts';
import { keyOf, matching, spell, written } from './spelling.ts';

export { slipped } from './position.ts';

/** A position of Stardust Imperium and the words to play on from it. */
export class Table {
  s: State;
  /** All that happened since the position was set up. */
  readonly events: Event[] = [];

  constructor(s: State) {
    this.s = s;
  }

  /** Plays lines such as `0 build militarism corveeSystem`, each of which must be offered; returns what happened. */
  play(...lines: readonly string[]): Event[] {
    const happened: Event[] = [];
    for (const line of lines) {
      const seat = Number(line[0]);
      const move = matching(this.s, line.slice(2), game.moves(this.s, seat));
      if (move === undefined)
        throw new Error(
          `"${line}" is not offered. Asked: ${this.asked}. Offered: ${this.offers(seat).join('; ')}`,
        );
      happened.push(...game.apply(this.s, seat, move));
    }
    this.events.push(...happened);
    return happened;
  }

  /** Plays the whole move as it is. */
  move(seat: number, move: Move): Event[] {
    const refused = game.whyNot(this.s, seat, move);
    if (refused) throw new Error(`${move.join(' ')}: ${refused.code}`);
    const happened = game.apply(this.s, seat, move);
    this.events.push(...happened);
    return happened;
  }

  can(line: string): boolean {
    return matching(this.s, line.slice(2), game.moves(this.s, Number(line[0]))) !== undefined;
  }

  /** Why a line is not offered; the cards meant are those of the seat's own hand and tableau where it has them. */
  whyNot(line: string): Refusal | null {
    const seat = Number(line[0]);
    return game.whyNot(this.s, seat, written(this.s, seat, line.slice(2)));
  }

  /** All moves of a seat, spelled, that begin with these words. */
  offers(seat: number, begin = ''): string[] {
    return [...new Set(game.moves(this.s, seat).map((move) => spell(this.s, move)))].filter((text) =>
      text.startsWith(begin),
    );
  }

  /** Who is asked what: `1 triggers.choose`. */
  get asked(): string {
    const asks = game.asks(this.s);
    return asks === null ? 'nobody' : `${game.waiting(this.s).join()} ${asks.procedure}.${asks.step}`;
  }

  get waiting(): number {
    const [seat] = game.waiting(this.s);
    return seat ?? -1;
  }

  hand(seat: number): CardKey[] {
    return this.s.hands[seat]!.map(keyOf);
  }

  /** Number of cards in each hand. */
  get hands(): number[] {
    return this.s.hands.map((hand) => hand.length);
  }

  /** VPs of each player, cards and tokens. */
  get vps(): number[] {
    return this.s.piles.map((pile, seat) => pile.length + this.s.tokens[seat]!);
  }

  pile(seat: number): CardKey[] {
    return this.s.piles[seat]!.map(keyOf);
  }

  tableau(seat: number): CardKey[] {
    return this.s.tableaus[seat]!.map((card) => keyOf(card.uid));
  }

  /** The keys of the seat's slipped cards. */
  slipped(seat: number): CardKey[] {
    return this.s.tableaus[seat]!.filter((card) => card.slipped).map((card) => keyOf(card.uid));
  }

  built(seat: number, key: CardKey): Built {
    const card = this.s.tableaus[seat]!.find(({ uid }) => keyOf(uid) === key);
    if (card === undefined) throw new Error(`seat ${seat} has not built ${key}`);
    return card;
  }

  get discard(): CardKey[] {
    return this.s.discard.map(keyOf);
  }

  get deck(): number {
    return this.s.deck.length;
  }

  /** The pool of triggers as `seat key`. */
  get pool(): string[] {
    return this.s.raised.map(([seat, uid]) => `${seat} ${keyOf(uid)}`);
  }

  score(seat: number): number {
    return score(this.s, seat).total;
  }

  /** A turn without anything special: recovers nothing, researches if it must, says no, discards what comes first. */
  quietTurn(): void {
    const { active, round } = this.s;
    while (this.s.outcome === null && this.s.active === active && this.s.round === round) {
      const seat = this.waiting;
      const moves = game.moves(this.s, seat);
      const quiet = ['research', 'end', 'decline', 'recover', 'keep', 'discard', 'next', 'give'];
      const move = quiet.map((label) => moves.find((offered) => offered[0] === label)).find((found) => found);
      this.move(seat, move ?? moves[0]!);
    }
  }

  /** Lets the first trigger come first as long as their order is asked for: where it does not matter. */
  anyOrder(): void {
    while (this.asked.endsWith(' triggers.choose'))
      this.move(this.waiting, game.moves(this.s, this.waiting)[0]!);
  }

  /** How often an event of this name has happened. */
  count(name: Event[0]): number {
    return this.events.filter((event) => event[0] === name).length;
  }
}

/** Sets a position up to be played on; what `Given` leaves out is as in `position`. */
export const table = (given: Given): Table => new Table(position(given));

/** The same words whatever their order: for comparing hands, piles and pools. */
export const sortedKeys = <K extends string>(keys: readonly K[]): K[] => [...keys].sort();
