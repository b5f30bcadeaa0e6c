import { type Next, type Seat, sameMove } from '@conclave/kernel';
import { type ActionCard, BUILDS } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { NORMAL, useCard } from './advancing.ts';
import { emitAttacks, emitMoves } from './attacks.ts';
import { hasEmptyHex } from './board.ts';
import { build } from './build/build.ts';
import { emitBuilds } from './build/offers.ts';
import { campaign } from './campaign.ts';
import { emitDraws, takeDraw } from './cards.ts';
import { conflict } from './conflict/conflict.ts';
import { declare } from './conflict/declaring.ts';
import { gain } from './gain.ts';
import { leaderWindow } from './leaders/window.ts';
import { lowestIncome } from './networks.ts';
import { canResearch, research } from './research.ts';
import { survey } from './tiles.ts';
import type { Move, State, Unit } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** HG-ACT-11: whether a SURVEY could do anything. */
const canSurvey = (s: Readonly<State>): boolean =>
  s.stack.length > 0 || (s.pool.length > 0 && hasEmptyHex(s));

/** D-ACTION: every action that the card of the seat allows to begin now, by its first part. */
export function emitActions(
  s: Readonly<State>,
  seat: Seat,
  card: ActionCard,
  emit: (move: Move) => void,
): void {
  if (card === 'discover') {
    if (lowestIncome(s, seat) > 0) emit(['capitalize']);
    if (canSurvey(s)) emit(['survey']);
    if (canResearch(s, seat)) emit(['research']);
    return;
  }
  emit(['collect']);
  emitDraws(s, seat, emit);
  const type = BUILDS[card];
  if (type !== undefined) emitBuilds(s, seat, type, emit);
  emitMoves(s, seat, card, emit);
  emitAttacks(s, seat, card, emit);
}

/** Begins an action; those that cannot fail count at once. */
function perform(s: State, seat: Seat, move: Move): Next {
  if (move[0] === 'attack') {
    declare(s, seat, move);
    return call(conflict, { counts: true, uses: 0, lenders: [] });
  }
  s.actionsLeft--;
  switch (move[0]) {
    case 'collect':
      return gain(s, seat, tables(s).basicCaps, 'basic');
    case 'capitalize':
      return gain(s, seat, lowestIncome(s, seat), 'capitalize');
    case 'survey':
    case 'research':
      tell(['used', seat, move[0]]);
      return call(move[0] === 'survey' ? survey : research, { seat });
    case 'drawDeck':
    case 'drawDiscard':
    case 'takeBack':
      takeDraw(s, seat, move);
      return call(useCard, { seat, ...NORMAL });
    case 'moveAgent':
    case 'moveFleet': {
      const unit: Unit = move[0] === 'moveAgent' ? 'agent' : 'fleet';
      return call(campaign, { seat, unit, number: move[1], to: move[2] });
    }
    default:
      return call(build, { seat, type: BUILDS[s.chosen[seat]!]!, first: move });
  }
}

/** Whether an action that has been chosen could still be; without leaders nothing has come between. */
function isOpen(s: Readonly<State>, seat: Seat, declared: Move): boolean {
  if (s.leaders.length === 0) return true;
  let open = false;
  emitActions(s, seat, s.chosen[seat]!, (move) => {
    open ||= sameMove(move, declared);
  });
  return open;
}

/** One action: chosen, then carried out, unless a leader has come between (HG-LEA-05). */
const action = procedure<{ declared: Move | null; uses: number }>(
  'action',
  { declared: 'all', uses: 'all' },
  {
    choose: {
      rule: 'HG-ACT-04',
      auto: true,
      who: (s) => s.active,
      options(s, _f, seat, emit) {
        emitActions(s, seat, s.chosen[seat]!, emit);
        emit(['endTurn']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'endTurn') {
          tell(['turnEnded', seat, s.actionsLeft]);
          s.actionsLeft = 0;
          return 'done';
        }
        f.declared = move;
        f.uses = s.leaderUses;
        return move[0] === 'attack' ? undefined : leaderWindow(s, 'action');
      },
    },
    perform(s, f): Next {
      const isVoid = s.leaderUses !== f.uses || !isOpen(s, s.active, f.declared!);
      return isVoid ? 'done' : perform(s, s.active, f.declared!);
    },
    after: (s) => leaderWindow(s, 'turn'),
  },
);

/** HG-ACT-04: the turn of one player, at most two actions of the card. */
export const turn = procedure(
  'turn',
  {},
  {
    begin(s) {
      s.active = s.queue.shift()!;
      s.actionsLeft = tables(s).actions;
      tell(['turnStarted', s.active, s.chosen[s.active]!]);
      return leaderWindow(s, 'turn');
    },
    actions: (s): Next => (s.actionsLeft > 0 ? loop(action, { declared: null, uses: 0 }) : undefined),
  },
);
