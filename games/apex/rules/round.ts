import { type Call, type Seat, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { STRATEGIES, type Strategy } from '../data/strategies.ts';
import { tables } from '../data/tables.ts';
import { ALL, deal, passHands, putHandsAway, tellHands } from './cards.ts';
import { colonization } from './colonization.ts';
import { evolution } from './evolution.ts';
import { expansion } from './expansion.ts';
import { scoreAge } from './scoring.ts';
import { draft } from './setup.ts';
import { turnOrder } from './turn-order.ts';
import type { Move, State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';
import { war } from './war.ts';

/** A choice as a move: card, side, and in a duel the other card that is discarded. */
type Chosen = Extract<Move, readonly ['choose', ...unknown[]]>;

/** By side, then by card: the choice with each other card as the discard; at 0 the one without any. */
const CHOICES: readonly (readonly (readonly Chosen[])[])[] = STRATEGIES.map((strategy) =>
  [0, ...ALL].map((card) => [
    ['choose', card, strategy],
    ...ALL.map((discard): Chosen => ['choose', card, strategy, discard]),
  ]),
);

/** @throws Unknown for a card that the viewer of this view may not know */
function fromHand(s: State, seat: Seat, card: number): void {
  const at = s.hands[seat]!.indexOf(card);
  if (at < 0) throw new Unknown('a card that is played');
  s.hands[seat]!.splice(at, 1);
}

/** AX-CHO-02, AX-DUE-03: all choices become known, then the extra discards of a duel. */
function reveal(s: State, picks: readonly Chosen[]): void {
  for (const [seat, [, card, strategy, discard]] of picks.entries()) {
    fromHand(s, seat, card);
    if (discard !== undefined) {
      fromHand(s, seat, discard);
      insert(s.discards, discard);
    }
    s.choices[seat] = { card, strategy };
  }
  s.queue = turnOrder(s.choices);
  tell(['revealed', s.choices.map((choice) => choice!)]);
  if (s.duel) tell(['discarded', picks.map((pick) => pick[3]!)]);
}

/** The turn of a strategy. */
function turnOf(strategy: Strategy, seat: Seat): Call {
  switch (strategy) {
    case 'war':
      return call(war, { seat, fought: [] });
    case 'evolution':
      return call(evolution, { seat });
    case 'colonization':
      return call(colonization, { seat });
    case 'expansion':
      return call(expansion, { seat, pool: [] });
  }
}

/** AX-RES-03: one complete turn of the first seat in the queue. */
const turn = procedure(
  'turn',
  {},
  {
    resolve(s) {
      const seat = s.queue[0]!;
      const { card, strategy } = s.choices[seat]!;
      tell(['turnStarted', seat, strategy, card]);
      return turnOf(strategy, seat);
    },
    end(s) {
      s.queue.shift();
    },
  },
);

const round = procedure(
  'round',
  {},
  {
    start(s) {
      s.round++;
      tell(['roundStarted', s.age, s.round]);
      tellHands(s);
    },
    choose: {
      rule: 'AX-CHO-01',
      who: (s) => s.hands.map((_, seat) => seat),
      options(s, _f, seat, emit) {
        const hand = s.hands[seat]!;
        for (const card of hand)
          for (const bySide of CHOICES) {
            const choices = bySide[card]!;
            if (!s.duel) emit(choices[0]!);
            // In a duel there are hundreds in a round, so that each is made only once.
            else for (const other of hand) if (other !== card) emit(choices[other]!);
          }
      },
      reveal: (s, _f, picks) => reveal(s, picks as readonly Chosen[]),
    },
    turns: (s) => (s.queue.length > 0 ? loop(turn, {}) : undefined),
    /** AX-AGE-04 to 06. */
    end(s) {
      for (const choice of s.choices) insert(s.discards, choice!.card);
      s.choices.fill(null);
      if (s.round < tables(s).rounds) passHands(s);
      else putHandsAway(s);
    },
  },
);

/** The rounds; nothing but the cards begins anew (AX-AGE-08). */
const age = procedure(
  'age',
  {},
  {
    start(s) {
      s.age++;
      s.round = 0;
      deal(s);
      tell(['ageStarted', s.age, s.leftovers.slice()]);
    },
    rounds: (s) => (s.round < tables(s).rounds ? loop(round, {}) : undefined),
    score: scoreAge,
  },
);

/** The whole game, until the scoring of the last age ends it. */
export const play = procedure(
  'play',
  {},
  {
    setUp: (s) => (s.first >= 0 ? call(draft, {}) : undefined),
    ages: () => loop(age, {}),
  },
);
