import type { Next, Seat } from '@conclave/kernel';
import { isAttackOpen } from '../attacks.ts';
import { canDrawDeck, drawCard, recoverInactive, takeFrom } from '../cards.ts';
import { leaderWindow } from '../leaders/window.ts';
import { setMark } from '../marks.ts';
import { clockwise } from '../seats.ts';
import { type Move, SIDES, type State } from '../types.ts';
import { call, procedure, tell } from '../vocabulary.ts';
import { cleanUp } from './clean-up.ts';
import { payConflict } from './declaring.ts';
import { emitSources, powerDrawing, sources } from './draws.ts';
import { outcome } from './outcome.ts';
import { ATTACKER, DEFENDER, possibleLoan, seatOf, typeOf } from './power.ts';

/** D-DRAWPOWER of one side (HG-CON-14 to 20). */
const drawPower = (side: 0 | 1) => ({
  rule: side === ATTACKER ? 'HG-CON-21' : 'HG-CON-20',
  auto: true as const,
  who: (s: State) => (sources(s, s.conflict!, side).length > 0 ? seatOf(s.conflict!, side) : null),
  options: (s: State, _f: unknown, _seat: Seat, emit: (move: Move) => void) =>
    emitSources(s, s.conflict!, side, emit),
  take(s: State, _f: unknown, seat: Seat, move: Move) {
    const c = s.conflict!;
    if (move[0] === 'drawNothing') return;
    const source = move[1] as number;
    const worth = powerDrawing(s, c, side, source) - powerDrawing(s, c, side, -1);
    c.drawn[side] = source;
    setMark(s, seat, typeOf(c, side) === 'political' ? 'faction' : 'stack', source);
    tell(['powerDrawn', seat, SIDES[side], typeOf(c, side), source, worth]);
  },
});

/** HG-CON-28, 30: a card leaves the hand of its side; who has played the last one takes the inactive cards back. */
function play(s: State, side: 0 | 1, card: number): void {
  const seat = seatOf(s.conflict!, side);
  s.conflict!.cards[side] = card;
  takeFrom(s.hands[seat]!, card);
  if (s.hands[seat]!.length === 0) recoverInactive(s, seat);
}

/** The cards are revealed together. */
function reveal(s: State, picks: readonly (Move | null)[]): void {
  const c = s.conflict!;
  for (const side of [ATTACKER, DEFENDER] as const) {
    const pick = picks[seatOf(c, side)];
    if (pick) play(s, side, pick[1] as number);
  }
  tell(['technologiesRevealed', [...c.cards]]);
}

/** Who plays a card before the other side does, because of a leader (LD01). */
function opener(s: Readonly<State>): Seat | null {
  const c = s.conflict!;
  if (c.opensFirst < 0 || c.cards[c.opensFirst]! >= 0) return null;
  const seat = seatOf(c, c.opensFirst);
  return s.hands[seat]!.length > 0 ? seat : null;
}

/** Who has a card to play and has not played one. */
const committing = (s: Readonly<State>): Seat[] =>
  s.learning
    ? []
    : [ATTACKER, DEFENDER]
        .filter((side) => s.conflict!.cards[side]! < 0)
        .map((side) => seatOf(s.conflict!, side))
        .filter((seat) => s.hands[seat]!.length > 0);

const emitHand = (s: Readonly<State>, _f: unknown, seat: Seat, emit: (move: Move) => void): void =>
  s.hands[seat]!.forEach((card) => emit(['commit', card]));

/** HG-VAR-07: each side's card comes from the draw pile. */
function turnTopCards(s: State): void {
  const c = s.conflict!;
  for (const side of [ATTACKER, DEFENDER] as const) if (canDrawDeck(s)) c.cards[side] = drawCard(s);
  tell(['technologiesRevealed', [...c.cards]]);
}

/** The next player who can lend, clockwise from the Attacker (HG-CON-23). */
function nextLender(s: Readonly<State>, asked: readonly Seat[]): Seat | null {
  const c = s.conflict!;
  const canLend = (seat: Seat) =>
    !asked.includes(seat) && [ATTACKER, DEFENDER].some((side) => possibleLoan(s, c, seat, side) > 0);
  return clockwise(s, c.attacker).find(canLend) ?? null;
}

/**
 * Section 6.7: a conflict that has been declared. `counts`: it is the whole of the action, which counts once it is paid;
 * `uses`: how often leaders had been used before, so that an interrupted declaration is void (HG-LEA-05).
 */
export const conflict = procedure<{ counts: boolean; uses: number; lenders: Seat[] }>(
  'conflict',
  { counts: 'all', uses: 'all', lenders: 'all' },
  {
    interrupt(s, f) {
      f.uses = s.leaderUses;
      return leaderWindow(s, 'declared');
    },
    pay(s, f): Next {
      const isVoid = s.leaderUses !== f.uses || !isAttackOpen(s, s.conflict!);
      if (isVoid) {
        s.conflict = null;
        return 'done';
      }
      if (f.counts) s.actionsLeft--;
      payConflict(s, s.conflict!);
      return leaderWindow(s, 'paid');
    },
    drawAttacker: drawPower(ATTACKER),
    drawDefender: drawPower(DEFENDER),
    lend: {
      rule: 'HG-CON-23',
      who: (s, f) => nextLender(s, f.lenders),
      options(s, _f, seat, emit) {
        for (const side of [ATTACKER, DEFENDER] as const)
          if (possibleLoan(s, s.conflict!, seat, side) > 0) emit(['lend', SIDES[side]]);
        emit(['pass']);
      },
      take(s, f, seat, move) {
        f.lenders.push(seat);
        if (move[0] === 'pass') return 'again';
        const side = SIDES.indexOf(move[1] as (typeof SIDES)[number]);
        s.conflict!.loans[seat] = side;
        tell(['lent', seat, SIDES[side]!, possibleLoan(s, s.conflict!, seat, side)]);
        return 'again';
      },
    },
    afterLoans: (s) => leaderWindow(s, 'lent'),
    beforeCards: (s) => leaderWindow(s, 'beforeCards'),
    commitFirst: {
      rule: 'HG-CON-28',
      who: opener,
      options: emitHand,
      take(s, _f, _seat, move) {
        const c = s.conflict!;
        play(s, c.opensFirst as 0 | 1, move[1] as number);
        tell(['technologiesRevealed', [...c.cards]]);
      },
    },
    commit: {
      rule: 'HG-CON-28',
      who: committing,
      options: emitHand,
      reveal: (s, _f, picks) => reveal(s, picks),
    },
    turnCards(s) {
      if (s.learning) turnTopCards(s);
      return leaderWindow(s, 'afterCards');
    },
    outcome: () => call(outcome, { lost: [], owner: -1, pairs: [] }),
    cleanUp: () => call(cleanUp, {}),
    end(s) {
      s.conflict = null;
      tell(['conflictEnded']);
    },
  },
);
