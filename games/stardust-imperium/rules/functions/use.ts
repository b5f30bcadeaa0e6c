import type { Call, Frame, Seat, Trigger } from '@conclave/kernel';
import { CARDS, KIND_OF } from '../../data/cards.ts';
import type { Built, Move, State } from '../types.ts';
import { call, effect, tell } from '../vocabulary.ts';
import { builtCard } from '../zones.ts';
import { functionsOf } from './cards.ts';
import { giveToOpponent } from './costs.ts';
import { functionLack } from './legality.ts';
import type { ActiveFunction, Reaction, Use, UseSteps } from './types.ts';

/*
 * How a card function is carried out: one effect of the kernel for each, so that nothing comes between its cost and its last
 * sentence, and triggers are handled afterwards (SI-FUN-09, SI-TRG-02).
 */

type Usable = ActiveFunction | Reaction;

/** SI-R-13: the owner decides when the trigger is picked. */
const youMay = (fn: Reaction, rule: string): UseSteps => ({
  youMay: {
    rule,
    who: (_s, f) => f.seat,
    options(s, f, seat, emit) {
      const begin = [fn.choice?.label ?? 'accept'];
      if (fn.choice === undefined) emit(begin as unknown as Move);
      else fn.choice.options(s, seat, builtCard(s, seat, f.uid)!, begin, emit);
      emit(['decline']);
    },
    take(_s, f, seat, move) {
      if (move[0] === 'decline') {
        tell(['declined', seat, f.uid, f.fn]);
        return 'done';
      }
      fn.choice?.read(f, move.slice(1));
    },
  },
});

const payAll = (fn: Usable): UseSteps => ({
  pay(s, f) {
    tell(['functionUsed', f.seat, f.uid, f.fn]);
    for (const cost of fn.cost) cost.pay(s, f);
  },
});

/** All steps in order; a second step of the same name gets a number. */
function stepsOf(fn: Usable, rule: string): UseSteps {
  const parts = [
    ...(fn.kind === 'reaction' && fn.may ? [youMay(fn, rule)] : []),
    payAll(fn),
    ...fn.effects.map((sentence) => sentence.steps(rule)),
  ];
  const steps: { [name: string]: UseSteps[string] } = {};
  for (const part of parts)
    for (const [name, step] of Object.entries(part))
      steps[name in steps ? `${name}${Object.keys(steps).length}` : name] = step;
  return steps;
}

const ruleOf = (kind: number): string => `SI-CARD-${String(kind).padStart(2, '0')}`;

/** By kind id and index of the function. */
const procedures = [
  [],
  ...CARDS.map(({ id, key }) =>
    functionsOf(id).map((fn, index) =>
      fn.kind === 'static'
        ? null
        : effect<Use>(
            index === 0 ? key : `${key}${index + 1}`,
            {
              seat: 'all',
              uid: 'all',
              fn: 'all',
              target: 'all',
              card: 'owner',
              n: 'all',
              cards: 'all',
              queue: 'all',
            },
            stepsOf(fn, ruleOf(id)),
          ),
    ),
  ),
];

const BY_NAME = new Map(procedures.flat().flatMap((one) => (one === null ? [] : [[one.name, one] as const])));

/** The function that is being carried out or offered, with its locals as a view of s shows them; null for none. */
export const runningUse = (s: Readonly<State>): (Frame & Use) | null =>
  BY_NAME.get(s.agenda.at(-1)?.do ?? '')?.under(s) ?? null;

const useOf = (seat: Seat, uid: number, fn: number): Use => ({
  seat,
  uid,
  fn,
  target: -1,
  card: -1,
  n: 0,
  cards: [],
  queue: [],
});

const begin = (use: Use): Call => call(procedures[KIND_OF[use.uid]!]![use.fn]!, use);

/** The functions of a card that belong to the main phase, with their places among all of its functions. */
const MAIN: readonly (readonly { readonly index: number; readonly fn: ActiveFunction }[])[] = [
  [],
  ...CARDS.map(({ id }) =>
    functionsOf(id).flatMap((fn, index) => (fn.kind === 'active' ? [{ index, fn }] : [])),
  ),
];

/** Emits every use of a main phase function that is legal now; `moneyOnly` between declaration and payment (SI-BLD-06). */
export function emitUses(
  s: Readonly<State>,
  seat: Seat,
  moneyOnly: boolean,
  emit: (move: Move) => void,
): void {
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i]!;
    for (const { fn } of MAIN[KIND_OF[card.uid]!]!) {
      if ((moneyOnly && !fn.money) || functionLack(s, seat, card, fn, null) !== null) continue;
      const move: (string | number)[] = ['use', card.uid];
      if (fn.mode !== undefined) move.push(fn.mode);
      if (fn.choice === undefined) emit(move as unknown as Move);
      else fn.choice.options(s, seat, card, move, emit);
    }
  }
}

/** Whether a function that brings money can be used once `leaving` cards have left the hand (SI-BLD-07). */
export function canRaiseMoney(s: Readonly<State>, seat: Seat, leaving: number): boolean {
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i]!;
    for (const { fn } of MAIN[KIND_OF[card.uid]!]!) {
      if (!fn.money || (fn.cost.includes(giveToOpponent) && s.hands[seat]!.length <= leaving)) continue;
      if (functionLack(s, seat, card, fn, null) === null) return true;
    }
  }
  return false;
}

/** The main phase functions of a kind, with their places among all of its functions. */
export const mainFunctions = (kind: number): (typeof MAIN)[number] => MAIN[kind]!;

/** Which main phase function of a card a `use` move means; undefined for none. */
export function functionMeant(card: Built, move: Move): { index: number; fn: ActiveFunction } | undefined {
  const functions = MAIN[KIND_OF[card.uid]!]!;
  return functions.length > 1 ? functions.find(({ fn }) => fn.mode === move[2]) : functions[0];
}

/** Carries a `use` move out. */
export function useFunction(s: Readonly<State>, seat: Seat, move: Move): Call {
  const uid = move[1] as number;
  const { index, fn } = functionMeant(builtCard(s, seat, uid)!, move)!;
  const use = useOf(seat, uid, index);
  fn.choice?.read(use, move.slice(fn.mode === undefined ? 2 : 3));
  return begin(use);
}

const reactionOf = ([, uid, index]: Trigger): Reaction => functionsOf(KIND_OF[uid]!)[index] as Reaction;

/** SI-TRG-04: whether a trigger of the pool can be handled now. */
export function isReady(s: Readonly<State>, trigger: Trigger): boolean {
  const card = builtCard(s, trigger[0], trigger[1]);
  return card !== undefined && functionLack(s, trigger[0], card, reactionOf(trigger), trigger[3]) === null;
}

/** Carries a trigger out, or asks its owner first. */
export function handleTrigger(_s: Readonly<State>, [seat, uid, index, event]: Trigger): Call {
  const use = useOf(seat, uid, index);
  use.target = (event[1] as Seat | undefined) ?? -1;
  if (event[0] === 'researched') use.cards = event[3] as number[];
  return begin(use);
}
