import type { Next, Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { arrival, begin } from './ability.ts';
import { emitActions } from './actions.ts';
import { isHexilum, isVacant } from './board.ts';
import { takeBack } from './effects/recover.ts';
import { checkFormations } from './ending.ts';
import { gain, raiseIncome } from './hexilum.ts';
import { damage, heal, hit, isCut } from './life.ts';
import { AT } from './moves.ts';
import { discard, takeFrom } from './piles.ts';
import { sourceAt } from './sources.ts';
import { comeIntoPlay, destroyUnit, isSquadCard, withdraw } from './tokens.ts';
import { afterDestruction } from './triggers.ts';
import type { Move, State, Token } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** HX-ACT-01, 06: a token comes into play on any vacant territory. */
export const drop = procedure<{ token: Token }>(
  'drop',
  { token: 'all' },
  {
    choose: {
      rule: 'HX-ACT-01',
      who: (s) => s.active,
      options(s, _f, _seat, emit) {
        for (let territory = 0; territory < s.kinds.length; territory++)
          if (isVacant(s, territory)) emit(AT[territory]!);
      },
      take(s, f, seat, move) {
        const territory = move[1] as number;
        comeIntoPlay(s, seat, territory, f.token);
        checkFormations(s, [territory]);
      },
    },
  },
);

/** HX-ACT-06, HX-CRD-12: C23 brings squad tokens; every other mercenary its own. */
function deploy(s: State, seat: Seat, card: number): Next {
  if (!isSquadCard(s, card)) return call(drop, { token: card });
  takeFrom(s.undeployed[seat]!, card);
  insert(s.deployed[seat]!, card);
  return begin(s, ['mercenary', card], -1);
}

/** HX-ACT-03, HX-ATK-01 to 04: attacker and defender are destroyed, a warlord loses 1 life. */
function attack(s: State, seat: Seat, from: number, to: number): Next {
  tell(['attacked', seat, from, to, true]);
  destroyUnit(s, from);
  hit(s, to);
  return afterDestruction(s);
}

/** HX-ACT-11, HX-BRD-03, HX-R-25 */
function moveWarlord(s: State, seat: Seat, to: number): void {
  const from = s.warlords[seat]!;
  damage(s, seat, tables(s).ownDamage, 'action');
  s.warlords[seat] = to;
  tell(['warlordMoved', seat, from, to]);
  if (isHexilum(s, to) && !isHexilum(s, from)) gain(s, seat, tables(s).territoryHexilum, 'territory');
}

/** HX-ACT-12, 13: the damage is paid first. */
function useAbility(s: State, seat: Seat): Next {
  damage(s, seat, tables(s).ownDamage, 'action');
  return begin(s, ['faction', s.factions[seat]!], s.warlords[seat]!);
}

function perform(s: State, seat: Seat, move: Move): Next {
  switch (move[0]) {
    case 'place':
      return call(drop, { token: move[1] });
    case 'deploy':
      return deploy(s, seat, move[1]);
    case 'withdraw':
      return withdraw(s, move[1]);
    case 'attack':
      return attack(s, seat, move[1], move[2]);
    case 'recover':
      return takeBack(s, seat, move[1] === 'normal' ? 1 : 0, move[1] === 'minor' ? 1 : 0);
    case 'play':
      return begin(s, ['option', move[1], move[2]], -1);
    case 'reuse':
      return begin(s, sourceAt(s, move[1], 'unit'), move[1]);
    case 'gain':
      return gain(s, seat, tables(s).actionHexilum, 'action');
    case 'raise':
      return raiseIncome(s, seat);
    case 'heal':
      return heal(s, seat, tables(s).actionLife);
    case 'moveWarlord':
      return moveWarlord(s, seat, move[1]);
    case 'ability':
      return useAbility(s, seat);
  }
}

const WARLORD_ACTIONS: readonly Move[0][] = ['heal', 'moveWarlord', 'ability'];

/** HX-TRN-04, HX-CHN-04: one action with its whole chain. `played` is the action card that is played. */
export const action = procedure<{ played: number }>(
  'action',
  { played: 'all' },
  {
    choose: {
      rule: 'HX-TRN-04',
      who: (s) => s.active,
      options(s, _f, seat, emit) {
        emitActions(s, seat, emit);
        emit(['endActions']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'endActions') {
          s.actionsLeft = 0;
          return 'done';
        }
        s.actionsLeft--;
        if (WARLORD_ACTIONS.includes(move[0])) s.warlordActed = true;
        if (move[0] === 'play') f.played = move[1];
        tell(['acted', seat, ...move]);
        return perform(s, seat, move);
      },
    },
    /** HX-CHN-03 */
    chain(s): Next {
      const territory = s.queue.shift();
      if (territory === undefined) return;
      tell(['queued', s.queue.slice()]);
      return loop(arrival, { territory });
    },
    /** HX-CRD-05 */
    discardPlayed(s, f) {
      if (f.played < 0 || isCut(s)) return;
      takeFrom(s.actionCards[s.active]!, f.played);
      discard(s, s.active, f.played);
    },
  },
);
