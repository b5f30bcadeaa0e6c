import { no } from '@conclave/frame/refusing.ts';
import type { Frame, Refusal } from '@conclave/kernel';
import { arrival } from '../ability.ts';
import { drop } from '../action.ts';
import { abilityOf, currentEffect, sourceAt } from '../sources.ts';
import type { Move, Source, State } from '../types.ts';

type Label = Move[0];

const ACTIONS: readonly Label[] = [
  'place',
  'deploy',
  'withdraw',
  'attack',
  'recover',
  'play',
  'reuse',
  'gain',
  'raise',
  'heal',
  'moveWarlord',
  'ability',
  'endActions',
];

/** Every step that asks: the moves that answer it, and the code of the refusal of all others. */
const STEPS: { readonly [step: string]: readonly [code: string, ...answers: Label[]] } = {
  'setUp.chooseFaction': ['first-faction', 'faction'],
  'setUp.chooseMinor': ['first-minor', 'minor'],
  'setUp.chooseMission': ['first-mission', 'mission'],
  'setUp.placeWarlord': ['first-warlord', 'warlord'],
  'action.choose': ['first-action', ...ACTIONS],
  'drop.choose': ['first-territory', 'at'],
  'arrival.use': ['first-use', 'use', 'decline'],
  'pattern.orient': ['first-orient', 'orient', 'decline'],
  'pattern.strike': ['first-strike', 'strike'],
  'pattern.put': ['first-fill', 'put', 'stop'],
  'assault.strike': ['first-assault', 'strike'],
  'place.put': ['first-place', 'put', 'stop'],
  'resurrect.put': ['first-resurrect', 'put'],
  'destroy.choose': ['first-destroy', 'target'],
  'attack.choose': ['first-target', 'target'],
  'exchange.choose': ['first-unit', 'exchange'],
  'exchange.with': ['first-exchange', 'with'],
  'enemy.choose': ['first-enemy', 'enemy'],
  'recover.choose': ['first-take-back', 'takeBack'],
  'returnUnits.choose': ['first-return', 'takeBack'],
  'send.choose': ['first-send', 'send', 'stop'],
  'takeCard.choose': ['first-card', 'card'],
  'takeCard.mode': ['first-token', 'leave', 'return'],
  'discardCard.choose': ['first-discard', 'card'],
  'market.buy': ['first-buy', 'buy', 'stop'],
};

const stepOf = (f: Frame): string => `${f.do}.${f.at}`;

/** Whether the step that asks could be answered by a move with this label. */
export const isAnswer = (f: Frame, label: Label): boolean => STEPS[stepOf(f)]!.slice(1).includes(label);

/** Why a move is none for now, and the rule: a word for each reason. */
function becauseOf(s: Readonly<State>, f: Frame, label: Label): readonly [because: string, rule: string] {
  if (ACTIONS.includes(label)) {
    if (s.phase === 'setup') return ['before-actions', 'HX-TRN-02'];
    return s.phase === 'market' ? ['after-actions', 'HX-TRN-02'] : ['within-action', 'HX-CHN-02'];
  }
  switch (label) {
    case 'faction':
      return ['faction', 'HX-SET-02'];
    case 'minor':
      return [s.mode === 'sailor' ? 'no-minors' : 'minor', 'HX-SET-05'];
    case 'mission':
      return [s.mode === 'admiral' ? 'mission' : 'no-missions', 'HX-SET-08'];
    case 'warlord':
      return ['warlord', 'HX-SET-09'];
    case 'buy':
      return ['buy', 'HX-TRN-02'];
    case 'stop':
    case 'decline':
      if (stepOf(f) === 'action.choose') return ['no-pass', 'HX-TRN-05'];
      return s.phase === 'setup' ? ['set-up-needs-all', 'HX-SET-02'] : [label, 'HX-CRD-15'];
    case 'exchange':
      if (stepOf(f) === 'exchange.with' && currentEffect(s).kind === 'exchange') return unitChosen(s);
      return [label, 'HX-CHN-02'];
    default:
      return [label, 'HX-CHN-02'];
  }
}

/** HX-EXC-04: the one unit is chosen, or given by the ability. */
function unitChosen(s: Readonly<State>): readonly [because: string, rule: string] {
  const [effect] = abilityOf(s, s.resolving!.source);
  return effect!.kind === 'exchange' && effect.unit === 'self'
    ? ['exchanges-itself', 'HX-EXC-04']
    : ['unit-chosen', 'HX-EXC-01'];
}

/** What the sentence needs about what is asked: the token that lands, the ability that is under way. */
function aboutOf(s: Readonly<State>, f: Frame): Refusal['params'] {
  if (f.do === drop.name) return { token: drop.under(s)!.token };
  const about = (source: Source, at: number) => ({
    kind: source[0],
    number: source[1],
    option: source[2] ?? 0,
    at,
  });
  if (f.do === arrival.name) {
    const { territory } = arrival.under(s)!;
    return about(sourceAt(s, territory, 'arrival'), territory);
  }
  return s.resolving === null ? {} : about(s.resolving.source, s.resolving.at);
}

/** Why a move that does not answer what is asked is refused: when it would be one, and what is to be done first. */
export function whyNotNow(s: Readonly<State>, f: Frame, label: Label): Refusal {
  const [because, rule] = becauseOf(s, f, label);
  return no(STEPS[stepOf(f)]![0], rule, { because, ...aboutOf(s, f) });
}
