import { between, type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import { capital, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { abilityText, choiceParts } from '../leader-words.ts';
import { MOVES } from '../moves.ts';
import { END_REASONS, PHASE_TEXT } from '../names.ts';
import { actionCardPart, cardParts, leaderPart } from '../parts.ts';
import { boardName } from '../sector-names.ts';
import { roundsLeft } from '../turn-order.ts';
import type { Ground, Lines } from './line.ts';

/** Everybody with more than nothing, most first, each with a word: “Ada +6, Bo +3”. */
function ranked(values: readonly number[], word: (seat: Seat) => string): EventPart[] {
  const seats = values.flatMap((n, seat) => (n > 0 ? [seat] : []));
  seats.sort((a, b) => values[b]! - values[a]! || a - b);
  return between(
    seats.map((seat) => [{ seat }, word(seat)]),
    ', ',
  );
}

/** Whether it is known that no round follows this one. */
const isLastRound = (round: number, at: Ground): boolean =>
  at.round === round && roundsLeft(at as State) === 0;

/** Events of rounds, phases, turns, leaders, scoring and the end. */
export const COURSE_LINES: Lines<
  | 'roundStarted'
  | 'phaseStarted'
  | 'turnStarted'
  | 'used'
  | 'turnEnded'
  | 'cardsRevealed'
  | 'ordered'
  | 'leaderChosen'
  | 'leaderAdvanced'
  | 'leaderUsed'
  | 'handSeen'
  | 'arbiterChosen'
  | 'boardScored'
  | 'technologiesScored'
  | 'gameOver'
> = {
  roundStarted: ([, round], at) =>
    line(0, null, 'HG-GEN-08', `Round ${round}${isLastRound(round, at) ? ', the last one' : ''}`),
  phaseStarted: ([, phase, actionPhase]) =>
    line(0, null, 'HG-GEN-08', `${PHASE_TEXT[phase].name}${phase === 'action' ? ` ${actionPhase}` : ''}`),
  turnStarted: ([, seat, card]) =>
    card === null
      ? line(0, seat, 'HG-EXP-01', ' expands')
      : line(0, seat, 'HG-ACT-04', ' plays ', actionCardPart(card)),
  used: ([, seat, action]) =>
    line(1, seat, action === 'survey' ? 'HG-ACT-11' : 'HG-ACT-12', ` uses ${MOVES[action].name}`),
  turnEnded: ([, seat, unused]) =>
    line(1, seat, 'HG-ACT-04', ` ends the turn with ${plural(unused, 'action')} unused`),
  cardsRevealed: ([, cards]) =>
    line(
      0,
      null,
      'HG-ACT-01',
      'Revealed: ',
      between(
        cards.map((card, seat) => [{ seat }, ' ', actionCardPart(card)]),
        ', ',
      ),
    ),
  ordered: ([, queue]) =>
    line(
      1,
      null,
      'HG-ACT-02',
      'Turns in this order: ',
      between(
        queue.map((seat) => [{ seat }]),
        ', ',
      ),
    ),
  leaderChosen: ([, seat, leader]) => line(0, seat, 'HG-VAR-09', ' takes ', leaderPart(leader)),
  leaderAdvanced: ([, seat, position]) => line(1, seat, 'HG-LEA-01', `: leader at level ${position}`),
  leaderUsed: ([, seat, leader, level, args], at) =>
    line(
      1,
      seat,
      'HG-LEA-02',
      ' uses ',
      leaderPart(leader),
      `, level ${level}: ${abilityText(tables(at), leader, level)}`,
      choiceParts(leader, level, args),
    ),
  handSeen: ([, seat, target, cards]) =>
    line(
      1,
      seat,
      'HG-LEA-02',
      ' looks at the hand of ',
      { seat: target },
      cards.includes(-1) ? '' : phrase`: ${cardParts(cards)}`,
    ),
  arbiterChosen: ([, seat]) => line(1, seat, 'HG-ARB-02', ' is Arbiter'),
  boardScored: ([, board, powers, points]) =>
    line(
      0,
      null,
      board === 0 ? 'HG-SCO-05' : 'HG-SCO-02',
      `${capital(boardName(board))} is scored: `,
      ranked(powers, (seat) => ` +${points[seat]} (power ${powers[seat]})`),
    ),
  technologiesScored: ([, points]) => {
    const scored = ranked(points, (seat) => ` +${points[seat]}`);
    return scored.length === 0 ? null : line(0, null, 'HG-END-03', 'Advanced Technologies: ', scored);
  },
  gameOver: ([, reason]) => line(0, null, 'HG-END-01', `The game is over. ${END_REASONS[reason]}`),
};
