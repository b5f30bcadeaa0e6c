import type { Seat } from '@conclave/kernel';
import { recoverInactive } from './cards.ts';
import { checkEnd } from './ending.ts';
import { leaderWindow } from './leaders/window.ts';
import { retention } from './networks.ts';
import { openPhase } from './phase.ts';
import { scoreBoards } from './scoring.ts';
import { clockwise } from './seats.ts';
import { effect } from './technologies.ts';
import type { State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** HG-ARB-02, 03, HG-VAR-05: who may become Arbiter. */
function candidates(s: Readonly<State>): Seat[] {
  if (s.learning) return [(s.arbiter + s.seats - 1) % s.seats];
  const most = Math.max(...s.caps);
  const richest = clockwise(s, s.arbiter).filter((seat) => s.caps[seat] === most);
  return richest.length > 1 ? richest.filter((seat) => seat !== s.arbiter) : richest;
}

/** CAPs that a seat may keep in this Arbitration (HG-GEN-07, HG-TX-I7, LD12). */
export const keeps = (s: Readonly<State>, seat: Seat): number =>
  retention(s, seat) + effect(s, seat, 'retention') + s.spared[seat]!;

function passToken(s: State, seat: Seat): void {
  s.arbiter = seat;
  tell(['arbiterChosen', seat]);
}

/** HG-ARB-01 to 05. The candidates are those with the most CAPs as the phase begins (HG-R-36). */
export const arbitration = procedure<{ tied: Seat[] }>(
  'arbitration',
  { tied: 'all' },
  {
    open(s, f) {
      openPhase(s, 'arbitration');
      f.tied = candidates(s);
      return leaderWindow(s, 'phase');
    },
    returnInactive(s) {
      for (const seat of clockwise(s, s.arbiter)) recoverInactive(s, seat);
    },
    chooseArbiter: {
      rule: 'HG-ARB-03',
      auto: true,
      who: (s) => s.arbiter,
      options: (_s, f, _seat, emit) => f.tied.forEach((seat) => emit(['arbiter', seat])),
      take: (s, _f, _seat, move) => passToken(s, move[1] as Seat),
    },
    beforeRetention: (s) => leaderWindow(s, 'retention'),
    retain(s) {
      for (const seat of s.learning ? [] : clockwise(s, s.arbiter)) {
        const lost = Math.max(0, s.caps[seat]! - keeps(s, seat));
        s.caps[seat]! -= lost;
        if (lost > 0) tell(['retained', seat, lost]);
      }
      s.spared.fill(0);
    },
    score: (s) => scoreBoards(s),
    end: (s) => checkEnd(s),
  },
);
