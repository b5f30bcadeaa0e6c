import { game } from '@conclave/kernel';
import { promise, worth } from '../bot.ts';
import { anytime } from './anytime.ts';
import { clone } from './clone.ts';
import { fill } from './fill.ts';
import { broken } from './invariants.ts';
import { play } from './round.ts';
import { OPTIONS, setup } from './setup.ts';
import type { Event, Move, State } from './types.ts';
import { events, reveals, visible } from './visibility.ts';
import { call, procedures } from './vocabulary.ts';
import { whyNot } from './why-not.ts';
import { canonical } from './written.ts';

/** Raised by a change of rules or data that alters the course of a game. */
const RULES = 3;

export const hegemonic = game<State, Move, Event>({
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
