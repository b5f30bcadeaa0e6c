import { seedOf } from '@conclave/kernel';
import { type CardKey, KIND, uidsOf } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import type { Built, State } from '../rules/types.ts';

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

/** Sets a position up. Unless something else is said the first player is active, before the main action. */
export function position(given: Given): State {
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
  return s;
}
