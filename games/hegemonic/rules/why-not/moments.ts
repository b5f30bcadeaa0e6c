import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import type { Move, State } from '../types.ts';
import { procedures } from '../vocabulary.ts';

/** The code for a move that has to wait, by the step that asks for something else. */
export const FIRST: { readonly [step: string]: string } = {
  'setUp.layBoard': 'lay-board-first',
  'setUp.chooseLeader': 'take-leader-first',
  'draft.keep': 'keep-technology-first',
  'setUp.placeHome': 'place-home-first',
  'setUp.placeFirstTile': 'place-tile-first',
  'expansionTurn.placeTile': 'place-tile-first',
  'survey.placeTile': 'place-tile-first',
  'expansionTurn.draw': 'draw-first',
  'leaderDraw.draw': 'draw-first',
  'useCard.use': 'discard-or-advance-first',
  'discardOne.choose': 'discard-first',
  'actionPhase.choose': 'choose-card-first',
  'ordering.chooseStart': 'say-start-first',
  'action.choose': 'choose-action-first',
  'research.redraw': 'redraw-first',
  'build.next': 'build-or-stop-first',
  'gate.otherHalf': 'other-half-first',
  'campaign.declare': 'attack-or-stop-first',
  'conflict.drawAttacker': 'draw-power-first',
  'conflict.drawDefender': 'draw-power-first',
  'conflict.lend': 'lend-or-pass-first',
  'conflict.commitFirst': 'play-technology-first',
  'conflict.commit': 'play-technology-first',
  'outcome.rescueUnit': 'use-or-decline-first',
  'outcome.rescueOutpost': 'use-or-decline-first',
  'outcome.rescueGate': 'use-or-decline-first',
  'outcome.withdraw': 'use-or-decline-first',
  'outcome.fill': 'fill-or-stop-first',
  'outcome.destroyGates': 'destroy-gates-first',
  'cleanUp.attacker': 'put-away-first',
  'cleanUp.defender': 'put-away-first',
  'arbitration.chooseArbiter': 'name-arbiter-first',
  'leaderWindow.ask': 'leader-or-pass-first',
  'anotherComplex.build': 'second-complex-first',
  'outpostThere.build': 'outpost-there-first',
};

/** The rule that says when a move is made. */
const RULE: { readonly [label in Move[0]]: string } = {
  layBoard: 'HG-VAR-16',
  leader: 'HG-VAR-09',
  keep: 'HG-VAR-13',
  home: 'HG-SET-02',
  place: 'HG-EXP-02',
  drawDeck: 'HG-EXP-04',
  drawDiscard: 'HG-EXP-04',
  takeBack: 'HG-EXP-04',
  discard: 'HG-EXP-05',
  advance: 'HG-TEC-04',
  card: 'HG-ACT-01',
  start: 'HG-ACT-03',
  collect: 'HG-ACT-08',
  capitalize: 'HG-ACT-10',
  survey: 'HG-ACT-11',
  research: 'HG-ACT-12',
  endTurn: 'HG-ACT-04',
  redraw: 'HG-ACT-12',
  complex: 'HG-BLD-01',
  embassy: 'HG-BLD-01',
  outpost: 'HG-BLD-01',
  agent: 'HG-BLD-07',
  fleet: 'HG-BLD-07',
  relocate: 'HG-BLD-08',
  gate: 'HG-BLD-10',
  relocateGate: 'HG-BLD-12',
  otherHalf: 'HG-BLD-10',
  stop: 'HG-BLD-01',
  moveAgent: 'HG-MOV-01',
  moveFleet: 'HG-MOV-01',
  attack: 'HG-CON-07',
  drawFaction: 'HG-CON-14',
  drawStack: 'HG-CON-18',
  drawNothing: 'HG-CON-21',
  lend: 'HG-CON-23',
  commit: 'HG-CON-28',
  fill: 'HG-CON-34',
  destroyGates: 'HG-CON-37',
  use: 'HG-TEC-11',
  decline: 'HG-TEC-11',
  inactive: 'HG-CON-39',
  arbiter: 'HG-ARB-03',
  lead: 'HG-LEA-06',
  pass: 'HG-LEA-07',
  give: 'HG-GEN-01',
  drop: 'HG-TEC-02',
};

/** What the step of a frame offers a seat, moves that are open at any time apart. */
function offered(s: Readonly<State>, f: Frame, seat: Seat): Move[] {
  const step = procedures.get(f.do)!.steps[f.at];
  const list: Move[] = [];
  if (step && typeof step === 'object') step.options(s as State, f, seat, (move: Move) => list.push(move));
  return list;
}

/** Labels behind which a word more means something else: a card to discard, a pair, what makes room. */
const GOES_ON: readonly string[] = ['redraw', 'destroyGates', 'advance'];

/** Whether the move is an open one with words too many, which the kernel names. */
export const isTooLong = (s: Readonly<State>, f: Frame, seat: Seat, move: AnyMove): boolean =>
  offered(s, f, seat).some(
    (one) =>
      one.length < move.length &&
      one.every((part, i) => part === move[i]) &&
      (!GOES_ON.includes(one[0]) || (one[0] === 'advance' && one.length === 3)),
  );

/** Something else is asked first, and this move belongs elsewhere; nothing where it belongs here. */
export function first(s: Readonly<State>, f: Frame, seat: Seat, [label]: AnyMove): Refusal | null {
  if (offered(s, f, seat).some(([open]) => open === label)) return null;
  const rule = RULE[label as Move[0]];
  return rule === undefined
    ? no('no-such-move', 'HG-GEN-08', { label })
    : no(FIRST[`${f.do}.${f.at}`]!, rule, { label });
}
