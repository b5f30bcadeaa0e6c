import type { Judged } from '@conclave/frame/judgement.ts';
import { game } from '@conclave/kernel';
import { promise, worth } from './bot/index.ts';
import { judgement } from './bot/judgement.ts';
import { clone } from './rules/clone.ts';
import { fill } from './rules/fill.ts';
import { broken } from './rules/invariants.ts';
import { OPTIONS, setup } from './rules/setup.ts';
import { play } from './rules/turn.ts';
import type { Event, Move, State } from './rules/types.ts';
import { events, reveals, visible } from './rules/visibility.ts';
import { call, procedures } from './rules/vocabulary.ts';
import { whyNot } from './rules/why-not.ts';

/** Raised by a change of rules or data that alters the course of a game. */
const RULES = 2;

/** Two chains through every mercenary and a market phase that sells the whole deck are fewer. */
const MOVES_OF_A_TURN = 2000;
const MOVES_OF_SETUP = 20;

const rules = game<State, Move, Event>({
  id: 'hexpanse',
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
  bound: (s) => MOVES_OF_SETUP + s.roundCap * s.seats * MOVES_OF_A_TURN,
  clone,
  worth,
  promise,
});

export const hexpanse: Judged<State, Move, Event> = { ...rules, judgement };

export type { Move, State } from './rules/types.ts';
