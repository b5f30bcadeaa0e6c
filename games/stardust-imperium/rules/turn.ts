import type { Next } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { build } from './build.ts';
import { emitBuilds } from './build-offers.ts';
import { checkEnd, nextSeat } from './completion.ts';
import { emitUses, useFunction } from './functions/use.ts';
import { research } from './research.ts';
import { hasSlipped } from './slipping.ts';
import { raiseTurnEnd } from './triggers.ts';
import type { Move, State } from './types.ts';
import { call, effect, loop, procedure, tell } from './vocabulary.ts';
import { builtCard, fromHand, toDiscard } from './zones.ts';

/** With a bigger hand, cards over the limit are discarded one by one down to this many: else there are thousands of choices. */
const LIMIT_AT_ONCE = 10;

/** Emits every ascending choice of `size` cards from `uids`, behind `begin`. */
function emitChoices(
  uids: readonly number[],
  size: number,
  begin: readonly (string | number)[],
  from: number,
  emit: (move: Move) => void,
): void {
  if (size === 0) emit(begin as unknown as Move);
  else
    for (let i = from; i <= uids.length - size; i++)
      emitChoices(uids, size - 1, [...begin, uids[i]!], i + 1, emit);
}

/** How many cards the active player discards next in W5. */
export const cardsOverLimit = (s: Readonly<State>): number => {
  const { length } = s.hands[s.active]!;
  return length > LIMIT_AT_ONCE ? 1 : length - tables(s).handLimit;
};

/** A function of one's own, or an extra build (SI-TRN-05, SI-R-12). */
function useOrBuild(s: State, move: Move): Next {
  const seat = s.active;
  const uid = move[1] as number;
  switch (move[0]) {
    case 'build':
    case 'extra':
      return loop(build, { seat, uid, extra: move[0] === 'extra', cost: 0, sale: move.slice(2) as number[] });
    case 'declare':
    case 'declareExtra':
      return loop(build, { seat, uid, extra: move[0] === 'declareExtra', cost: 0, sale: null });
    default:
      return { ...useFunction(s, seat, move), again: true };
  }
}

/** SI-TRG-09: everything that happens at the end of this turn, in one pool. */
const turnEnd = effect(
  'turnEnd',
  {},
  {
    raise(s) {
      s.window = 'end';
      tell(['turnEnding', s.active]);
      raiseTurnEnd(s);
    },
  },
);

/** SI-TRN-02: the windows W0 to W7 of one turn. */
const turn = procedure(
  'turn',
  {},
  {
    start(s) {
      s.window = 'recover';
      s.budget = 0;
      s.mainDone = false;
      s.extraBuilds = 0;
      s.builds = 0;
      s.sold = [];
      if (s.active === s.first) s.round++;
      tell(['turnStarted', s.active, s.round]);
    },
    recover: {
      rule: 'SI-TRN-03',
      who: (s) => (hasSlipped(s, s.active) ? s.active : null),
      options(s, _f, seat, emit) {
        const slipped = s.tableaus[seat]!.filter((card) => card.slipped)
          .map((card) => card.uid)
          .sort((a, b) => a - b);
        const most = Math.min(tables(s).unslips, slipped.length);
        for (let n = 0; n <= most; n++) emitChoices(slipped, n, ['recover'], 0, emit);
      },
      take(s, _f, seat, move) {
        const uids = move.slice(1) as number[];
        for (const uid of uids) builtCard(s, seat, uid)!.slipped = false;
        tell(['recovered', seat, uids]);
      },
    },
    open(s) {
      s.window = 'before';
    },
    before: {
      rule: 'SI-TRN-04',
      who: (s) => (s.mainDone ? null : s.active),
      options(s, _f, seat, emit) {
        emitUses(s, seat, false, emit);
        emit(['research']);
        emitBuilds(s, seat, false, emit);
        if (s.extraBuilds > 0) emitBuilds(s, seat, true, emit);
      },
      take: (s, _f, seat, move): Next =>
        move[0] === 'research' ? loop(research, { seat, looked: [] }) : useOrBuild(s, move),
    },
    reopen(s) {
      s.window = 'after';
    },
    after: {
      rule: 'SI-TRN-05',
      who: (s) => s.active,
      options(s, _f, seat, emit) {
        emitUses(s, seat, false, emit);
        if (s.extraBuilds > 0) emitBuilds(s, seat, true, emit);
        emit(['end']);
      },
      take: (s, _f, _seat, move): Next => (move[0] === 'end' ? undefined : useOrBuild(s, move)),
    },
    restrict(s) {
      s.window = 'limit';
    },
    limit: {
      rule: 'SI-RST-01',
      who: (s) => (s.hands[s.active]!.length > tables(s).handLimit ? s.active : null),
      options: (s, _f, seat, emit) => emitChoices(s.hands[seat]!, cardsOverLimit(s), ['discard'], 0, emit),
      take(s, _f, seat, move) {
        const uids = move.slice(1) as number[];
        for (const uid of uids) fromHand(s, seat, uid);
        toDiscard(s, uids);
        tell(['limited', seat]);
        tell(['discarded', seat, uids]);
        return 'again';
      },
    },
    loseBudget(s) {
      if (s.budget > 0) tell(['lostMoney', s.active, s.budget]);
      s.budget = 0;
      s.extraBuilds = 0;
    },
    end: () => call(turnEnd, {}),
    check(s) {
      s.window = 'check';
      checkEnd(s);
      if (s.outcome === null) s.active = nextSeat(s);
    },
  },
);

/** The whole game: turns clockwise until `checkEnd` finds that it is over. */
export const play = procedure(
  'play',
  {},
  {
    turn: () => loop(turn, {}),
  },
);
