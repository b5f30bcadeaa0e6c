import type { Judged } from '@conclave/frame/judgement.ts';
import { game } from '@conclave/kernel';
import { promise, worth } from './bot/index.ts';
import { judgement } from './bot/judgement.ts';
import { type Tables, tables } from './data/tables.ts';
import { clone } from './rules/clone.ts';
import { fill } from './rules/fill.ts';
import { sectorCount } from './rules/galaxy.ts';
import { broken } from './rules/invariants.ts';
import { play } from './rules/round.ts';
import { OPTIONS, setup } from './rules/setup.ts';
import type { Event, Move, State } from './rules/types.ts';
import { events, reveals, visible } from './rules/visibility.ts';
import { call, procedures } from './rules/vocabulary.ts';
import { whyNot } from './rules/why-not.ts';

/** Raised by a change of rules or data that alters the course of a game. */
const RULES = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** As many actions as a pool can hold: those of a card, two levels, and the colonies. */
const poolOf = ({ cards, maxLevel, colonies, bonus }: Tables): number =>
  Math.max(...cards.map(({ expansion }) => sum(Object.values(expansion)))) +
  2 * maxLevel +
  colonies * Math.max(...Object.values(bonus));

/** The most moves of all seats: two in the set-up; in each round a choice, battles or actions, and the end of the turn. */
function bound(s: Readonly<State>): number {
  const t = tables(s);
  const inARound = 1 + Math.max(sectorCount(s), poolOf(t)) + 1;
  return s.seats * (2 + t.ages * t.rounds * inARound);
}

const rules = game<State, Move, Event>({
  id: 'apex',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  procedures,
  visible,
  events,
  reveals,
  setup,
  start: () => call(play, {}),
  fill,
  whyNot,
  broken,
  bound,
  clone,
  worth,
  promise,
});

export const apex: Judged<State, Move, Event> = { ...rules, judgement };

export type { Move, State } from './rules/types.ts';
