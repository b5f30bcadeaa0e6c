import type { Judged } from '@conclave/frame/judgement.ts';
import { game } from '@conclave/kernel';
import { promise, worth } from './bot/index.ts';
import { judgement } from './bot/judgement.ts';
import { play } from './rules/age.ts';
import { canonical } from './rules/canonical.ts';
import { clone } from './rules/clone.ts';
import { fill } from './rules/fill.ts';
import { broken } from './rules/invariants.ts';
import { OPTIONS, setup } from './rules/setup.ts';
import type { Event, Move, State } from './rules/types.ts';
import { events, reveals, visible } from './rules/visibility.ts';
import { call, procedures } from './rules/vocabulary.ts';
import { whyNot } from './rules/why-not.ts';

/** Raised by a change of rules or data that alters the course of a game. */
const RULES = 3;

/** Moves of one turn at the very most: choices, a placement, Omens of three Loci for all, actions with payments. */
const MOVES_A_TURN = 200;
const TURNS = 15;

const rules = game<State, Move, Event>({
  id: 'dominations',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 4 },
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
  canonical,
  bound: (s) => s.seats * TURNS * MOVES_A_TURN,
  clone,
  worth,
  promise,
});

export const dominations: Judged<State, Move, Event> = { ...rules, judgement };

export type { Move, State } from './rules/types.ts';
