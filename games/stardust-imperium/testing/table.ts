import { type Refusal, seedOf } from '@conclave/kernel';
import { type CardKey, KIND, uidsOf } from '../data/cards.ts';
import { stardustImperium as game } from '../rules/game.ts';
import { score } from '../rules/scoring.ts';
import type { Built, Event, Move, State } from '../rules/types.ts';
import { idOf, keyOf, matching, spell } from './spelling.ts';

/** A card in a tableau: by its key alone it is unslipped. */
export interface Slot {
  readonly card: CardKey;
  readonly slipped?: boolean;
  readonly stash?: readonly CardKey[];
  readonly named?: CardKey;
}

/** Cards by key, or so many that it does not matter which. */
type Some = readonly CardKey[] | number;

export interface Side {
  readonly hand?: Some;
  readonly tableau?: readonly (CardKey | Slot)[];
  /** VP cards from bottom to top. */
  readonly vp?: Some;
  readonly tokens?: number;
}

export interface Given {
  readonly players: readonly Side[];
  /** The whole deck, top card first; cards that are not named anywhere are then out of the game. */
  readonly deck?: Some;
  /** What lies on top of all other cards instead, top card first. */
  readonly top?: readonly CardKey[];
  /** From bottom to top. */
  readonly discard?: Some;
  readonly active?: number;
  readonly window?: 'recover' | 'before' | 'after';
  readonly budget?: number;
  readonly extraBuilds?: number;
  readonly builds?: number;
  readonly sold?: readonly CardKey[];
  readonly round?: number;
  readonly roundLimit?: number;
  readonly completedBy?: number;
  readonly extraTurns?: number;
  readonly exhausted?: boolean;
  readonly seed?: number;
}

export const slipped = (card: CardKey, more: Omit<Slot, 'card' | 'slipped'> = {}): Slot => ({
  ...more,
  card,
  slipped: true,
});

/** Hands out copies of cards: those asked for by key first, then any. */
class Box {
  readonly #left = new Set(Array.from({ length: 80 }, (_, uid) => uid));

  card(key: CardKey): number {
    const uid = uidsOf(KIND[key]).find((copy) => this.#left.has(copy));
    if (uid === undefined) throw new Error(`no ${key} is left in the box`);
    this.#left.delete(uid);
    return uid;
  }

  cards(keys: readonly CardKey[] = []): number[] {
    return keys.map((key) => this.card(key));
  }

  any(count: number): number[] {
    const uids = [...this.#left].slice(0, count);
    if (uids.length < count) throw new Error(`not ${count} cards are left in the box`);
    for (const uid of uids) this.#left.delete(uid);
    return uids;
  }

  /** What is left in an order that has nothing to do with the kinds. */
  rest(): number[] {
    return this.any(this.#left.size).sort((a, b) => ((a * 37) % 80) - ((b * 37) % 80));
  }
}

const sorted = (uids: readonly number[]) => [...uids].sort((a, b) => a - b);

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
    const [label, ...parts] = line.slice(2).split(' ') as [string, ...string[]];
    const args = parts.map((part) =>
      part in KIND ? idOf(this.s, seat, part as CardKey) : /^\d+$/.test(part) ? Number(part) : part,
    );
    return game.whyNot(this.s, seat, [label, ...args]);
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
    while (this.asked.endsWith(' triggers.choose')) this.move(this.waiting, game.moves(this.s, this.waiting)[0]!);
  }

  /** How often an event of this name has happened. */
  count(name: Event[0]): number {
    return this.events.filter((event) => event[0] === name).length;
  }
}

/** Sets a position up. Unless something else is said the first player is active, before the main action. */
export function table(given: Given): Table {
  const seats = given.players.length;
  const { roundLimit = 60, seed = 1, active = 0, window = 'before', sold = [] } = given;
  const s = game.setup(seedOf(seed), seats, { firstPlayer: 'seat1', roundLimit });
  const box = new Box();
  const named = (some: Some | undefined) => (typeof some === 'object' ? box.cards(some) : undefined);
  const built = (slot: CardKey | Slot): Built => {
    const {
      card,
      slipped: isSlipped = false,
      stash = [],
      named: kind,
    } = typeof slot === 'string' ? { card: slot } : slot;
    return {
      uid: box.card(card),
      slipped: isSlipped,
      stash: sorted(box.cards(stash)),
      named: kind ? KIND[kind] : 0,
    };
  };
  const tableaus = given.players.map((side) => (side.tableau ?? []).map(built));
  const hands = given.players.map((side) => named(side.hand));
  const piles = given.players.map((side) => named(side.vp));
  const discard = named(given.discard);
  const top = named(given.deck ?? given.top);
  const bySeat = (lists: (number[] | undefined)[], some: (side: Side) => Some | undefined) =>
    lists.map((list, seat) => list ?? box.any((some(given.players[seat]!) as number | undefined) ?? 0));
  s.tableaus = tableaus;
  s.hands = bySeat(hands, (side) => side.hand).map(sorted);
  s.piles = bySeat(piles, (side) => side.vp);
  s.discard = discard ?? box.any((given.discard as number | undefined) ?? 0);
  const below =
    given.deck === undefined ? box.rest() : typeof given.deck === 'number' ? box.any(given.deck) : [];
  s.deck = [...below, ...(top ?? []).toReversed()];
  s.tokens = given.players.map((side) => side.tokens ?? 0);
  s.sold = sold.map((key) => uidsOf(KIND[key])[0]!);
  s.active = active;
  s.window = window;
  s.mainDone = window === 'after';
  s.budget = given.budget ?? 0;
  s.extraBuilds = given.extraBuilds ?? 0;
  s.builds = given.builds ?? 0;
  s.round = given.round ?? 5;
  s.completedBy = given.completedBy ?? -1;
  s.extraTurns = given.extraTurns ?? 0;
  s.exhausted = given.exhausted ?? false;
  s.agenda.at(-1)!.at = window;
  return new Table(s);
}

/** The same cards whatever their order: for comparing hands and piles. */
export const sortedKeys = (keys: readonly CardKey[]): CardKey[] => [...keys].sort();
