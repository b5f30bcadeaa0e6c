import type { Judged } from '@conclave/frame/judgement.ts';
import { game } from '@conclave/kernel';
import { worth } from './bot/index.ts';
import { judgement } from './bot/judgement.ts';
import { canonical } from './rules/canonical.ts';
import { clone } from './rules/clone.ts';
import { fill } from './rules/fill.ts';
import { handleTrigger, isReady } from './rules/functions/use.ts';
import { broken } from './rules/invariants.ts';
import { OPTIONS, setup } from './rules/setup.ts';
import { areAlike } from './rules/triggers.ts';
import { play } from './rules/turn.ts';
import type { Event, Move, State } from './rules/types.ts';
import { events, reveals, visible } from './rules/visibility.ts';
import { call, procedures } from './rules/vocabulary.ts';
import { whyNot } from './rules/why-not.ts';

/** Raised by a change of rules or card data that alters the course of a game. */
const RULES = 2;

/** More moves than any turn can take: each use of a function needs an unslipped card, and each reaction too. */
const MOVES_A_TURN = 1000;

const rules = game<State, Move, Event>({
  id: 'stardust-imperium',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  procedures,
  visible,
  events,
  reveals,
  triggers: {
    rule: 'SI-TRG-03',
    orders: (s) => s.active,
    ready: isReady,
    alike: areAlike,
    handle: handleTrigger,
  },
  setup,
  start: () => call(play, {}),
  fill,
  whyNot,
  broken,
  canonical,
  bound: (s) => (s.roundLimit === 0 ? Number.POSITIVE_INFINITY : (s.roundLimit + 1) * s.seats * MOVES_A_TURN),
  clone,
  worth,
});

export const stardustImperium: Judged<State, Move, Event> = { ...rules, judgement };

export type { Move, State } from './rules/types.ts';
