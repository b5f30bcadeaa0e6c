import type { Seat } from '@conclave/kernel';
import type { State } from '../rules/types.ts';
import { BOARD_KEYS, onBoards } from './features/boards.ts';
import { CARD_KEYS, cards } from './features/cards.ts';
import { ECONOMY_KEYS, economy } from './features/economy.ts';
import { FORCE_KEYS, forces } from './features/forces.ts';
import { STANDING_KEYS, standing } from './features/standing.ts';
import { outlookOf } from './outlook.ts';

/** What speaks for a seat, by key, in the order in which it is told. */
export const FEATURES = [
  ...STANDING_KEYS,
  ...BOARD_KEYS,
  ...ECONOMY_KEYS,
  ...FORCE_KEYS,
  ...CARD_KEYS,
] as const;

/** Keys of numbers. */
const values = <K extends string>(keys: readonly K[], numbers: Readonly<Record<K, number>>): number[] =>
  keys.map((key) => numbers[key]);

/** What speaks for a seat, in the order of `FEATURES`. */
export function featuresOf(s: Readonly<State>, seat: Seat): number[] {
  const o = outlookOf(s, seat);
  const boards = onBoards(o);
  const held = cards(o);
  const points = standing(o, {
    technologies: held.technologyPoints,
    now: boards.boardsPayNow,
    soon: boards.boardsPaySoon,
    later: boards.boardsPayLater,
  });
  return [
    ...values(STANDING_KEYS, points),
    ...values(BOARD_KEYS, boards),
    ...values(ECONOMY_KEYS, economy(o)),
    ...values(FORCE_KEYS, forces(o)),
    ...values(CARD_KEYS, held),
  ];
}
