import { game } from '@conclave/kernel';
import { promise, worth } from './bot/index.ts';
import { ACTIONS } from './data/actions.ts';
import { MAX_LEVEL } from './data/evolutions.ts';
import { clone } from './rules/clone.ts';
import { fill } from './rules/fill.ts';
import { sectorCount } from './rules/galaxy.ts';
import { broken } from './rules/invariants.ts';
import { AGES, COLONIES, ROUNDS } from './rules/limits.ts';
import { play } from './rules/round.ts';
import { OPTIONS, setup } from './rules/setup.ts';
import type { Event, Move, State } from './rules/types.ts';
import { events, reveals, visible } from './rules/visibility.ts';
import { call, procedures } from './rules/vocabulary.ts';
import { whyNot } from './rules/why-not.ts';

/** Raised by a change of rules or data that alters the course of a game. */
const RULES = 2;

/** More actions than any pool holds: those of a card, two levels, and the colonies. */
const POOL = ACTIONS.length + 2 * MAX_LEVEL + COLONIES;

/** The most moves of one seat in one round: a choice, battles or actions, and the end of the turn. */
const movesARound = (s: Readonly<State>): number => 1 + Math.max(sectorCount(s), POOL) + 1;

export const apex = game<State, Move, Event>({
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
  bound: (s) => s.seats * (2 + AGES * ROUNDS * movesARound(s)),
  clone,
  worth,
  promise,
});

export type { Move, State } from './rules/types.ts';
