import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { ACTION_CARDS, BUILDS } from '../data/cards.ts';
import { useCard } from './advancing.ts';
import { build } from './build/build.ts';
import { campaign } from './campaign.ts';
import { FREE, reducedCost } from './leaders/pieces.ts';
import type { State } from './types.ts';
import {
  isBuild,
  isOfBuild,
  whyNotBase,
  whyNotBuild,
  whyNotOtherHalf,
  whyNotOutpostThere,
} from './why-not/build.ts';
import { whyNotDrawCard, whyNotInHand, whyNotRedraw, whyNotUse } from './why-not/cards.ts';
import { whyNotAttack, whyNotDraw, whyNotMoveUnit } from './why-not/conflict.ts';
import { whyNotLead } from './why-not/leaders.ts';
import { first, isTooLong } from './why-not/moments.ts';
import { whyNotDestroy, whyNotFill, whyNotLend, whyNotReact } from './why-not/outcome.ts';
import {
  whyNotBoard,
  whyNotHome,
  whyNotKeep,
  whyNotLeader,
  whyNotPlace,
  whyNotSeat,
} from './why-not/setup.ts';
import type { Args } from './why-not/words.ts';

const DISCOVER_LABELS = ['capitalize', 'survey', 'research'];
const DRAW_LABELS = ['drawDeck', 'drawDiscard', 'takeBack'];

function whyNotGift(s: Readonly<State>, seat: Seat, [to, n]: Args): Refusal | null {
  if (s.learning) return no('no-gifts', 'HG-VAR-08');
  if (typeof to !== 'number' || to < 0 || to >= s.seats || to === seat)
    return no('no-such-player', 'HG-GEN-01');
  if (n !== 1 && n !== 5) return no('one-or-five', 'HG-GEN-01');
  return n > s.caps[seat]! ? no('cannot-pay', 'HG-GEN-01', { cost: n, caps: s.caps[seat]! }) : null;
}

/** D-DROP (HG-TEC-02): in games of older rules numbers not by those who are not asked (HG-R-57). */
function whyNotDrop(s: Readonly<State>, seat: Seat, [card, ...more]: Args): Refusal | null {
  if (!s.advanced[seat]!.includes(card as number))
    return no('not-advanced', 'HG-TEC-02', { card: card ?? -1 });
  return more.length > 0 ? null : no('drops-when-asked', 'HG-TEC-02', { rules: s.rules });
}

/** The choice of an action, or of its first part. */
function whyNotAction(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const card = s.chosen[seat]!;
  const [label] = move;
  const notOnCard = (rule: string) => no('not-on-card', rule, { card, label });
  const type = BUILDS[card];
  if (DISCOVER_LABELS.includes(label)) {
    if (card !== 'discover') return notOnCard('HG-ACT-04');
    if (label === 'capitalize') return no('no-income', 'HG-ACT-10');
    if (label === 'survey') return no('nothing-to-survey', 'HG-ACT-11');
    return s.learning ? no('no-research', 'HG-VAR-03') : no('nothing-to-research', 'HG-ACT-12');
  }
  if (isBuild(label))
    return type && isOfBuild(type, label) ? whyNotBuild(s, seat, type, move) : notOnCard('HG-BLD-01');
  if (label === 'moveAgent' || label === 'moveFleet') return whyNotMoveUnit(s, seat, card, move);
  if (label === 'attack') return whyNotAttack(s, seat, move, null);
  if (card === 'discover' && (label === 'collect' || DRAW_LABELS.includes(label)))
    return notOnCard('HG-ACT-09');
  return DRAW_LABELS.includes(label) ? whyNotDrawCard(s, move) : null;
}

/** What each step that asks can say of a move with a label that it expects; null for all others. */
function whyNotHere(s: Readonly<State>, seat: Seat, f: Frame, move: AnyMove): Refusal | null {
  const [label, ...args] = move;
  const step = `${f.do}.${f.at}`;
  if (step === 'action.choose') return whyNotAction(s, seat, move);
  if (f.do === 'build' && isBuild(label)) return whyNotBuild(s, seat, build.under(s)!.type, move);
  const draws = ['expansionTurn.draw', 'leaderDraw.draw', 'cleanUp.attacker', 'cleanUp.defender'];
  if (draws.includes(step) && DRAW_LABELS.includes(label)) return whyNotDrawCard(s, move);
  if (
    f.do === 'outcome' &&
    label === 'use' &&
    ['rescueUnit', 'rescueOutpost', 'rescueGate', 'withdraw'].includes(f.at)
  )
    return whyNotReact(s, seat, args);
  switch (`${step} ${label}`) {
    case 'setUp.layBoard layBoard':
      return whyNotBoard(s, args);
    case 'setUp.chooseLeader leader':
      return whyNotLeader(s, args);
    case 'setUp.placeHome home':
      return whyNotHome(s, args);
    case 'setUp.placeFirstTile place':
      return whyNotPlace(s, s.tileHands[seat]!, args);
    case 'expansionTurn.placeTile place':
    case 'survey.placeTile place':
      return whyNotPlace(s, s.pool, args);
    case 'draft.keep keep':
      return whyNotKeep(args);
    case 'conflict.commit commit':
    case 'conflict.commitFirst commit':
      return whyNotInHand('HG-CON-28', args);
    case 'useCard.use discard':
    case 'useCard.use advance':
      return whyNotUse(s, seat, move, useCard.under(s)!);
    case 'discardOne.choose discard':
      return whyNotInHand('HG-LEA-09', args);
    case 'actionPhase.choose card':
      return no('no-such-card', 'HG-ACT-01', { cards: ACTION_CARDS.length });
    case 'ordering.chooseStart start':
    case 'arbitration.chooseArbiter arbiter':
      return whyNotSeat(s, move);
    case 'research.redraw redraw':
      return whyNotRedraw(s, seat, args);
    case 'gate.otherHalf otherHalf':
      return whyNotOtherHalf(s, seat, args);
    case 'campaign.declare attack':
      return whyNotAttack(s, seat, move, campaign.under(s)!);
    case 'conflict.drawAttacker drawFaction':
    case 'conflict.drawAttacker drawStack':
      return whyNotDraw(s, 0, move);
    case 'conflict.drawDefender drawFaction':
    case 'conflict.drawDefender drawStack':
      return whyNotDraw(s, 1, move);
    case 'conflict.lend lend':
      return whyNotLend(s, args);
    case 'outcome.fill fill':
      return whyNotFill(s, args);
    case 'outcome.destroyGates destroyGates':
      return whyNotDestroy(s, args);
    case 'anotherComplex.build complex':
      return whyNotBase(s, seat, 'industrial', args, (at) => reducedCost(s, seat, 'industrial', at, FREE));
    case 'outpostThere.build outpost':
      return whyNotOutpostThere(s, args);
    default:
      return null;
  }
}

/** Why a move is not offered to the seat that is asked, or an aside to any; null where it has only words too many. */
export function whyNot(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const [label, ...args] = move;
  if (label === 'give') return whyNotGift(s, seat, args);
  const f = s.agenda.at(-1)!;
  if (label === 'drop') return whyNotDrop(s, seat, args);
  if (isTooLong(s, f, seat, move)) return null;
  if (label === 'lead') return whyNotLead(s, seat, f, args);
  return whyNotHere(s, seat, f, move) ?? first(s, f, seat, move);
}
