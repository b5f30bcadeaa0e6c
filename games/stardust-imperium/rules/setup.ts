import { below, type Core, type OptionSpec, type Options, shuffle } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { CARD_COUNT } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';
import { clockwise } from './zones.ts';

/** Section 8 of the specification: what may be chosen when a table is made. */
export const OPTIONS = [
  { id: 'firstPlayer', values: ['random', 'seat1'], default: 'random' },
  { id: 'roundLimit', off: true, min: 30, max: 200, default: 60 },
  { id: 'vpCounts', values: ['shown', 'own'], default: 'shown' },
  { id: 'discardPile', values: ['browsable', 'top'], default: 'browsable' },
] as const satisfies readonly OptionSpec[];

const bySeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make);

/** Section 4: a first player, 80 cards shuffled, five to each hand, and 1 VP for the first player, 2 for the second ... */
export function setup(core: Core, options: Options): State {
  const { seats, rng } = core;
  const first = options.firstPlayer === 'random' ? below(rng, seats) : 0;
  const s: State = {
    ...core,
    first,
    round: 0,
    roundLimit: options.roundLimit as number,
    vpCountsShown: options.vpCounts === 'shown',
    discardBrowsable: options.discardPile === 'browsable',
    active: first,
    window: 'start',
    budget: 0,
    mainDone: false,
    extraBuilds: 0,
    builds: 0,
    sold: [],
    payment: null,
    deck: shuffle(rng, [...Array(CARD_COUNT).keys()]),
    discard: [],
    hands: bySeat(seats, () => []),
    tableaus: bySeat(seats, () => []),
    piles: bySeat(seats, () => []),
    tokens: bySeat(seats, () => 0),
    exhausted: false,
    completedBy: -1,
    extraTurns: 0,
  };
  const { hand, startVps } = tables(s);
  const order = clockwise(s, first);
  for (const seat of order) for (let n = 0; n < hand; n++) insert(s.hands[seat]!, s.deck.pop()!);
  for (const [turn, seat] of order.entries())
    for (let n = 0; n < startVps[turn]!; n++) s.piles[seat]!.push(s.deck.pop()!);
  return s;
}
