import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import type { State } from './types.ts';
import { whyNotBuild, whyNotPay, whyNotSite } from './why-not/build.ts';
import { whyNotDeclare, whyNotKeep, whyNotRedraw } from './why-not/course.ts';
import { whyNotDevelop } from './why-not/develop.ts';
import {
  whyNotChoose,
  whyNotLose,
  whyNotLoseMost,
  whyNotMore,
  whyNotSpend,
  whyNotTribute,
} from './why-not/knowledge.ts';
import { whyNotFall, whyNotOmen, whyNotPlace, whyNotReturn } from './why-not/land.ts';
import { whyNotNow } from './why-not/moments.ts';
import type { Args } from './why-not/words.ts';

/**
 * What speaks against a move that is an answer to the step that asks; null for nothing, also where words follow that are
 * too many.
 */
type Why = (s: Readonly<State>, seat: Seat, args: Args) => Refusal | null;

const fine: Why = () => null;

/** By step, by label of what answers it. */
const HERE: { readonly [step: string]: { readonly [label: string]: Why } } = {
  'draft.keep': { keep: whyNotKeep },
  'redraw.choose': { redraw: whyNotRedraw },
  'turn.declare': { declare: whyNotDeclare, pass: fine },
  'choice.choose': { choose: whyNotChoose },
  'grow.place': { place: whyNotPlace },
  'omen.pick': { omen: whyNotOmen },
  'migration.giveBack': { giveBack: whyNotReturn },
  'drought.lose': { lose: whyNotLoseMost },
  'fire.choose': { fall: whyNotFall },
  'tribute.choose': { payVp: fine, payKnowledge: whyNotTribute },
  'tribute.lose': { lose: whyNotLose },
  'exchange.more': { more: whyNotMore, stop: fine },
  'build.choose': { ...whyNotBuild, pass: fine },
  'buildLevel.chooseSite': { site: whyNotSite },
  'buildLevel.pay': { pay: whyNotPay },
  'develop.choose': { ...whyNotDevelop(false), pass: fine },
  'developCard.spend': { spend: whyNotSpend },
  'assimilation.choose': { ...whyNotDevelop(true), pass: fine },
};

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, [label, ...args]: AnyMove): Refusal | null {
  const f = s.agenda.at(-1)!;
  const step = `${f.do}.${f.at}`;
  const why = HERE[step]?.[label];
  return why ? why(s, seat, args) : whyNotNow(s, seat, label, step);
}
