import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { isAscending } from '@conclave/mechanics/sorted';
import { ACTION_CARDS, BUILDS } from '../data/cards.ts';
import { KIND_OF } from '../data/technologies.ts';
import type { Type } from '../data/tracks.ts';
import { advanceCost, isAdvanceable, mayDrop, NORMAL, SLOTS, type Terms } from './advancing.ts';
import { isEmpty } from './board.ts';
import { technology } from './cards.ts';
import { galaxyOf } from './galaxy.ts';
import { tier } from './networks.ts';
import { hasTechnology } from './technologies.ts';
import type { Move, State, Unit } from './types.ts';
import { whyNotBuild } from './why-not/build.ts';
import { whyNotAttack, whyNotDraw, whyNotMoveUnit } from './why-not/conflict.ts';
import { type Args, isSector, no } from './why-not/words.ts';

/** Labels that open an action, and whether they stand on the card of the seat. */
const BUILD_LABELS = ['complex', 'embassy', 'outpost', 'agent', 'fleet', 'relocate', 'gate', 'relocateGate'];
const DISCOVER_LABELS = ['capitalize', 'survey', 'research'];
const DRAW_LABELS = ['drawDeck', 'drawDiscard', 'takeBack'];

function whyNotDrawCard(s: Readonly<State>, [label, arg]: AnyMove): Refusal | null {
  if (label === 'drawDeck') return no('nothing-to-draw', 'HG-EXP-06');
  if (label === 'takeBack') return no('not-advanced', 'HG-EXP-04', { card: arg ?? -1 });
  return s.discards[arg as number] === undefined
    ? no('no-such-pile', 'HG-VAR-11')
    : no('empty-pile', 'HG-EXP-04');
}

function whyNotPlace(s: Readonly<State>, tiles: readonly number[], [tile, sector]: Args): Refusal | null {
  if (!tiles.includes(tile as number)) return no('no-such-tile', 'HG-EXP-02', { tile: tile ?? -1 });
  if (!isSector(s, sector)) return no('no-such-sector', 'HG-GEO-01');
  return isEmpty(s, sector) ? no('not-beside-home', 'HG-SET-07') : no('not-empty', 'HG-EXP-03');
}

function whyNotHome(s: Readonly<State>, [sector]: Args): Refusal | null {
  if (!isSector(s, sector)) return no('no-such-sector', 'HG-GEO-01');
  if (galaxyOf(s).boardOf[sector] === 0) return no('home-on-core', 'HG-SET-02');
  if (!isEmpty(s, sector)) return no('not-empty', 'HG-SET-02');
  const { boardOf } = galaxyOf(s);
  const isShared = s.homes.some((home) => home >= 0 && boardOf[home] === boardOf[sector]);
  return isShared ? no('board-has-home', 'HG-SET-02') : no('beside-other-home', 'HG-SET-02');
}

function whyNotUse(
  s: Readonly<State>,
  seat: Seat,
  [label, arg, drop]: AnyMove,
  terms: Terms = NORMAL,
): Refusal | null {
  const card = arg as number;
  if (!s.hands[seat]!.includes(card)) return no('not-in-hand', 'HG-EXP-05', { card: arg ?? -1 });
  if (label === 'discard') return null;
  if (hasTechnology(s, seat, KIND_OF[card]!)) return no('already-advanced', 'HG-TEC-01', { card });
  const cost = advanceCost(card, terms);
  if (cost > s.caps[seat]!) return no('cannot-pay', 'HG-TEC-03', { cost, caps: s.caps[seat]! });
  const { type, tier: wanted } = technology(card);
  if (!isAdvanceable(s, seat, card, terms))
    return no('tier-too-low', 'HG-TEC-06', { card, wanted, tier: tier(s, seat, type), type });
  if (drop === undefined)
    return s.advanced[seat]!.length === SLOTS ? no('slots-full', 'HG-TEC-01', { slots: SLOTS }) : null;
  if (!s.advanced[seat]!.includes(drop as number)) return no('not-advanced', 'HG-TEC-08', { card: drop });
  return mayDrop(s, seat, card, drop as number) ? null : no('need-not-drop', 'HG-TEC-08', { card: drop });
}

function whyNotGift(s: Readonly<State>, seat: Seat, [to, n]: Args): Refusal {
  if (s.learning) return no('no-gifts', 'HG-VAR-08');
  if (typeof to !== 'number' || to < 0 || to >= s.seats || to === seat)
    return no('no-such-player', 'HG-GEN-01');
  if (n !== 1 && n !== 5) return no('one-or-five', 'HG-GEN-01');
  return no('cannot-pay', 'HG-GEN-01', { cost: n, caps: s.caps[seat]! });
}

function whyNotDrop(s: Readonly<State>, seat: Seat, [card]: Args): Refusal {
  const isThere = s.advanced[seat]!.includes(card as number);
  return isThere
    ? no('drops-when-asked', 'HG-TEC-02')
    : no('not-advanced', 'HG-TEC-02', { card: card ?? -1 });
}

/** The choice of an action, or of its first part. */
function whyNotAction(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const card = s.chosen[seat]!;
  const [label] = move;
  if (DISCOVER_LABELS.includes(label)) {
    if (card !== 'discover') return no('not-on-card', 'HG-ACT-04', { card, label });
    if (label === 'capitalize') return no('no-income', 'HG-ACT-10');
    if (label === 'survey') return no('nothing-to-survey', 'HG-ACT-11');
    return s.learning ? no('no-research', 'HG-VAR-03') : no('nothing-to-research', 'HG-ACT-12');
  }
  if (card === 'discover') return no('not-on-card', 'HG-ACT-09', { card, label });
  if (DRAW_LABELS.includes(label)) return whyNotDrawCard(s, move);
  if (BUILD_LABELS.includes(label)) return whyNotBuild(s, seat, BUILDS[card], move);
  if (label === 'moveAgent' || label === 'moveFleet') return whyNotMoveUnit(s, seat, card, move);
  return label === 'attack' ? whyNotAttack(s, seat, move, null) : wrongMoment(s, move);
}

/** Something else is asked first. */
const wrongMoment = (s: Readonly<State>, move: AnyMove): Refusal =>
  no('wrong-moment', 'HG-GEN-08', { label: move[0], step: s.agenda.at(-1)!.at });

/** What each step that asks can say of a move with the label that it expects. */
function whyNotHere(s: Readonly<State>, seat: Seat, f: Frame, move: AnyMove): Refusal | null {
  const [label, ...args] = move;
  switch (`${f.do}.${f.at} ${label}`) {
    case 'setUp.layBoard layBoard':
      return no('no-place-for-board', 'HG-VAR-16');
    case 'setUp.chooseLeader leader':
      return no('leader-taken', 'HG-VAR-09');
    case 'setUp.placeHome home':
      return whyNotHome(s, args);
    case 'setUp.placeFirstTile place':
      return whyNotPlace(s, s.tileHands[seat]!, args);
    case 'expansionTurn.placeTile place':
    case 'survey.placeTile place':
      return whyNotPlace(s, s.pool, args);
    case 'draft.keep keep':
    case 'conflict.commit commit':
    case 'conflict.commitFirst commit':
      return no('not-in-hand', 'HG-CON-28', { card: args[0] ?? -1 });
    case 'expansionTurn.draw drawDeck':
    case 'expansionTurn.draw drawDiscard':
    case 'expansionTurn.draw takeBack':
    case 'cleanUp.attacker drawDeck':
    case 'cleanUp.attacker drawDiscard':
    case 'cleanUp.attacker takeBack':
    case 'cleanUp.defender drawDeck':
    case 'cleanUp.defender drawDiscard':
    case 'cleanUp.defender takeBack':
    case 'leaderDraw.draw drawDeck':
    case 'leaderDraw.draw drawDiscard':
    case 'leaderDraw.draw takeBack':
      return whyNotDrawCard(s, move);
    case 'useCard.use discard':
    case 'useCard.use advance':
      return whyNotUse(s, seat, move, f as Frame & Terms);
    case 'discardOne.choose discard':
      return no('not-in-hand', 'HG-LEA-09', { card: args[0] ?? -1 });
    case 'leaderWindow.ask lead':
      return no('not-ready', 'HG-LEA-09');
    case 'actionPhase.choose card':
      return no('no-such-card', 'HG-ACT-01', { cards: ACTION_CARDS.length });
    case 'ordering.chooseStart start':
      return no('not-tied', 'HG-ACT-03');
    case 'research.redraw redraw':
      return isAscending(args)
        ? no('not-in-hand', 'HG-ACT-12', { card: -1 })
        : no('not-ascending', 'HG-ACT-12');
    case 'campaign.declare attack':
      return whyNotAttack(s, seat, move, f as Frame & { unit: Unit; number: number });
    case 'conflict.drawAttacker drawFaction':
    case 'conflict.drawAttacker drawStack':
      return whyNotDraw(s, 0, move);
    case 'conflict.drawDefender drawFaction':
    case 'conflict.drawDefender drawStack':
      return whyNotDraw(s, 1, move);
    case 'conflict.lend lend':
      return no('cannot-lend', 'HG-CON-24');
    case 'outcome.fill fill':
      return no('no-base-there', 'HG-CON-34');
    case 'outcome.destroyGates destroyGates':
      return isAscending(args) ? no('not-exposed', 'HG-CON-37') : no('not-ascending', 'HG-CON-37');
    case 'outcome.rescueGate use':
      return no('no-refuge', 'HG-TX-I1');
    case 'outcome.rescueUnit use':
      return no('no-refuge', 'HG-TX-P1');
    case 'outcome.rescueOutpost use':
      return no('no-refuge', 'HG-TX-M5');
    case 'outcome.withdraw use':
      return no('no-refuge', 'HG-TX-P2');
    case 'arbitration.chooseArbiter arbiter':
      return no('not-candidate', 'HG-ARB-03');
    default:
      return f.do === 'build' && BUILD_LABELS.includes(label)
        ? whyNotBuild(s, seat, (f as Frame & { type: Type }).type, move)
        : f.do === 'gate' && label === 'otherHalf'
          ? whyNotBuild(s, seat, 'industrial', move)
          : wrongMoment(s, move);
  }
}

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const label = move[0] as Move[0];
  if (label === 'give') return whyNotGift(s, seat, move.slice(1));
  if (label === 'drop') return whyNotDrop(s, seat, move.slice(1));
  const f = s.agenda.at(-1)!;
  if (f.do === 'action' && f.at === 'choose') return whyNotAction(s, seat, move);
  return whyNotHere(s, seat, f, move);
}
