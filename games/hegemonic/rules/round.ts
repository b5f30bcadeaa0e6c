import type { Next } from '@conclave/kernel';
import { actionPhase } from './action.ts';
import { NORMAL, useCard } from './advancing.ts';
import { arbitration } from './arbitration.ts';
import { canDraw, emitDraws, takeDraw } from './cards.ts';
import { leaderWindow } from './leaders/window.ts';
import { incomes, totalIncome } from './networks.ts';
import { openPhase } from './phase.ts';
import { clockwise } from './seats.ts';
import { setUp } from './setup-steps.ts';
import { canPlace, emitPlaces, flipTile, placeFromPool } from './tiles.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** HG-LEA-01 */
const LAST_POSITION = 3;

/** HG-COL-01, 02: incomes, and leaders advance. */
const collection = procedure(
  'collection',
  {},
  {
    open(s) {
      openPhase(s, 'collection');
      return leaderWindow(s, 'phase');
    },
    collect(s) {
      for (const seat of clockwise(s, s.arbiter)) {
        s.caps[seat]! += totalIncome(s, seat);
        tell(['collected', seat, incomes(s, seat)]);
      }
    },
    advanceLeaders(s) {
      for (const seat of s.leaders.length > 0 ? clockwise(s, s.arbiter) : []) {
        if (s.positions[seat] === LAST_POSITION) continue;
        s.positions[seat]!++;
        tell(['leaderAdvanced', seat, s.positions[seat]!]);
      }
    },
  },
);

/** HG-EXP-01 to 06: the four steps of one player. */
const expansionTurn = procedure(
  'expansionTurn',
  {},
  {
    begin(s) {
      s.active = s.queue.shift()!;
      tell(['turnStarted', s.active, null]);
      return leaderWindow(s, 'turn');
    },
    flip: (s) => flipTile(s),
    placeTile: {
      rule: 'HG-EXP-02',
      who: (s) => (canPlace(s) ? s.active : null),
      options: (s, _f, _seat, emit) => emitPlaces(s, emit),
      take: (s, _f, seat, move) => placeFromPool(s, seat, move),
    },
    draw: {
      rule: 'HG-EXP-04',
      who: (s) => (canDraw(s, s.active) ? s.active : null),
      options: (s, _f, seat, emit) => emitDraws(s, seat, emit),
      take: (s, _f, seat, move) => {
        takeDraw(s, seat, move);
        return call(useCard, { seat, ...NORMAL });
      },
    },
  },
);

/** The expansion turns, clockwise from the Arbiter (HG-ARB-06). */
const expansion = procedure(
  'expansion',
  {},
  {
    open(s) {
      openPhase(s, 'expansion');
      s.queue = clockwise(s, s.arbiter);
      return leaderWindow(s, 'phase');
    },
    turns: (s): Next => (s.queue.length > 0 ? loop(expansionTurn, {}) : undefined),
  },
);

/** HG-GEN-08: one round, phase by phase. */
const round = procedure(
  'round',
  {},
  {
    begin(s) {
      s.round++;
      tell(['roundStarted', s.round]);
    },
    collection: () => call(collection, {}),
    expansion: () => call(expansion, {}),
    firstActions: () => call(actionPhase, {}),
    secondActions: () => call(actionPhase, {}),
    thirdActions: () => call(actionPhase, {}),
    arbitration: () => call(arbitration, { tied: [] }),
  },
);

/** The whole game: rounds until the end of one finds that it is over. */
export const play = procedure(
  'play',
  {},
  {
    setUp: () => call(setUp, {}),
    rounds: () => loop(round, {}),
  },
);
