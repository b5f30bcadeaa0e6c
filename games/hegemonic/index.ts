import type { Judged } from '@conclave/frame/judgement.ts';
import { game } from '@conclave/kernel';
import { promise, worth } from './bot/index.ts';
import { judgement } from './bot/judgement.ts';
import { anytime } from './rules/anytime.ts';
import { clone } from './rules/clone.ts';
import { fill } from './rules/fill.ts';
import { broken } from './rules/invariants.ts';
import { play } from './rules/round.ts';
import { OPTIONS, setup } from './rules/setup.ts';
import type { Event, Move, State } from './rules/types.ts';
import { events, reveals, visible } from './rules/visibility.ts';
import { call, procedures } from './rules/vocabulary.ts';
import { whyNot } from './rules/why-not.ts';
import { canonical } from './rules/written.ts';

/** Raised by a change of rules or data that alters the course of a game. */
const RULES = 3;

const rules = game<State, Move, Event>({
  id: 'hegemonic',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  procedures,
  visible,
  events,
  reveals,
  anytime,
  setup,
  start: () => call(play, {}),
  fill,
  whyNot,
  canonical,
  broken,
  // CAPs may be given to and fro without end (HG-GEN-01).
  bound: () => Number.POSITIVE_INFINITY,
  clone,
  worth,
  promise,
});

export const hegemonic: Judged<State, Move, Event> = { ...rules, judgement };

export type { Move, State } from './rules/types.ts';
