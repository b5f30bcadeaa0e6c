import type { Seat } from '@conclave/kernel';
import { CARDS } from '../data/cards.ts';
import { STRATEGIES, type Strategy } from '../data/strategies.ts';
import type { Move, State } from '../rules/types.ts';
import type { Names } from './names.ts';
import { ascending } from './position.ts';

interface Plan {
  readonly seat: Seat;
  readonly strategy: Strategy;
  /** The card to play and the one to discard, where the line names them. */
  readonly cards: readonly number[];
}

/** Reads `H war`, `M expansion 9`, in a duel `A war 5 8` with the discard. */
function plan(names: Names, line: string): Plan {
  const [name, strategy, ...cards] = line.split(' ') as [string, Strategy, ...string[]];
  if (!STRATEGIES.includes(strategy)) throw new Error(`no strategy ${strategy}`);
  return { seat: names.seat(name), strategy, cards: cards.map(Number) };
}

/** Exchanges one of the seat's other cards for this one, wherever it lies. */
function deal(s: State, seat: Seat, card: number, kept: ReadonlySet<number>): void {
  const own = s.hands[seat]!;
  if (own.includes(card)) return;
  const given = own.find((held) => !kept.has(held))!;
  const swap = (cards: number[]) => {
    const swapped = cards.map((held) => (held === card ? given : held === given ? card : held));
    cards.splice(0, cards.length, ...ascending(swapped));
  };
  for (const place of [...s.hands, s.leftovers, s.discards]) swap(place);
  if (!own.includes(card)) throw new Error(`card ${card} is not in this game`);
}

/** The highest card that produces, so that an Expansion turn does not end by itself; else the highest. */
const lastResort = (hand: readonly number[]): number =>
  hand.findLast((card) => CARDS[card - 1]!.expansion.production) ?? hand.at(-1)!;

/**
 * The choices that lines stand for, by seat, after the cards they name have been dealt. A line without a card plays the
 * lowest of the hand; a player without a line expands with `lastResort`.
 */
export function choices(s: State, names: Names, lines: readonly string[]): Move[] {
  const plans = lines.map((line) => plan(names, line));
  const kept = new Set(plans.flatMap(({ cards }) => cards));
  for (const { seat, cards } of plans) for (const card of cards) deal(s, seat, card, kept);
  return s.hands.map((hand, seat) => {
    const own = plans.find((made) => made.seat === seat);
    const card = own === undefined ? lastResort(hand) : (own.cards[0] ?? hand[0]!);
    const strategy = own?.strategy ?? 'expansion';
    const discard = own?.cards[1] ?? hand.find((held) => held !== card)!;
    return s.duel ? ['choose', card, strategy, discard] : ['choose', card, strategy];
  });
}
