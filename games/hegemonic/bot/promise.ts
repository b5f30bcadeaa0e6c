import type { Seat } from '@conclave/kernel';
import { LEADERS } from '../data/leaders.ts';
import { useCard } from '../rules/advancing.ts';
import { buildReach } from '../rules/board.ts';
import { build, gate } from '../rules/build/build.ts';
import type { Move, State } from '../rules/types.ts';
import { leadValue } from './abilities.ts';
import { actionValues, campaignValues, cardValues } from './actions.ts';
import { cleanValue, commitValues, fillValues, loanValues, powerValues, reactionValue } from './answers.ts';
import { baseWorth } from './bases.ts';
import { buildValues } from './builds.ts';
import { draftValue, drawValue, redrawValue, useValue } from './cards.ts';
import { farHalfWorth } from './gates.ts';
import { remembered } from './memo.ts';
import { startValues } from './order.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { homeValue, placeValues } from './sites.ts';
import { LEADER_WORTH } from './weights.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** What each answer to the question that is asked is worth. */
function values(o: Outlook, moves: readonly Move[]): number[] {
  const { s } = o;
  const frame = s.agenda.at(-1)!;
  const each = (value: (move: Move) => number): number[] => moves.map(value);
  switch (`${frame.do}.${frame.at}`) {
    case 'actionPhase.choose':
      return cardValues(o, moves);
    case 'action.choose':
      return actionValues(o, s.chosen[o.seat]!, moves);
    case 'build.next':
      return buildValues(o, build.under(s)!.type, moves);
    case 'gate.otherHalf': {
      const { pair, a } = gate.under(s)!;
      return each((move) => farHalfWorth(o, pair, a, move[1] as number));
    }
    case 'campaign.declare':
      return campaignValues(o, moves);
    case 'conflict.drawAttacker':
    case 'conflict.drawDefender':
      return powerValues(o, moves);
    case 'conflict.lend':
      return loanValues(o, moves);
    case 'conflict.commit':
    case 'conflict.commitFirst':
      return commitValues(o);
    case 'outcome.fill':
      return fillValues(o, moves);
    case 'outcome.destroyGates':
      return each((move) => move.length);
    case 'cleanUp.attacker':
    case 'cleanUp.defender':
      return each((move) => cleanValue(o, move));
    case 'expansionTurn.placeTile':
    case 'survey.placeTile':
    case 'setUp.placeFirstTile':
      return placeValues(o, moves);
    case 'expansionTurn.draw':
    case 'leaderDraw.draw':
      return each((move) => drawValue(o, move));
    case 'useCard.use': {
      const terms = useCard.under(s)!;
      return each((move) => useValue(o, move, terms));
    }
    case 'discardOne.choose':
      return each((move) => useValue(o, move));
    case 'research.redraw':
      return each((move) => redrawValue(o, move.slice(1) as number[]));
    case 'ordering.chooseStart':
      return startValues(o, moves);
    case 'arbitration.chooseArbiter':
      return each((move) => -s.points[move[1] as number]!);
    case 'leaderWindow.ask':
      return each((move) => (move[0] === 'lead' ? leadValue(o, move) : 0));
    case 'anotherComplex.build':
    case 'outpostThere.build': {
      const type = frame.do === 'anotherComplex' ? 'industrial' : 'martial';
      const reach = buildReach(s, o.seat, type);
      return each((move) => (move[0] === 'pass' ? 0 : baseWorth(o, type, move[1] as number, reach)));
    }
    case 'setUp.placeHome':
      return each((move) => homeValue(o, move[1] as number));
    case 'setUp.chooseLeader':
      return each((move) => LEADER_WORTH[LEADERS[move[1] as number]!.key]);
    case 'draft.keep':
      return each((move) => draftValue(s, move[1] as number));
    default:
      return each((move) => reactionValue(o, move));
  }
}

/** For each of the seat's moves how good it looks; CAPs are not given away, nor technologies dropped for nothing. */
export function looks(s: Readonly<State>, seat: Seat, moves: readonly Move[]): number[] {
  const answers = moves.filter(([label]) => label !== 'give' && label !== 'drop');
  const found =
    answers.length > 1 ? remembered(s, seat, answers, () => values(outlookOf(s, seat), answers)) : [0];
  let next = 0;
  return moves.map(([label]) => (label === 'give' || label === 'drop' ? NEVER : found[next++]!));
}

/** The same with hope for the best alone: looking further with one's own eyes finds nothing better (balance.md). */
export function promise(s: Readonly<State>, seat: Seat, moves: readonly Move[]): number[] {
  const found = looks(s, seat, moves);
  const best = found.indexOf(Math.max(...found));
  return found.map((value, i) => (i === best ? value : NEVER));
}
