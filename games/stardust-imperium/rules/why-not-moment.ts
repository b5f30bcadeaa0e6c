import { no } from '@conclave/frame/refusing.ts';
import type { Refusal } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Move, State } from './types.ts';

/** In the main phase: where the moves belong that answer something else, as a code and the rule it follows from. */
const ELSEWHERE: ReadonlyMap<string, readonly [code: string, rule: string]> = new Map<
  Move[0],
  readonly [string, string]
>([
  ['recover', ['recovered-already', 'SI-TRN-03']],
  ['pay', ['nothing-declared', 'SI-BLD-02']],
  ['sell', ['nothing-declared', 'SI-BLD-02']],
  ['cancel', ['nothing-to-give-up', 'SI-BLD-12']],
  ['keep', ['no-research', 'SI-RES-01']],
  ['discard', ['discard-later', 'SI-RST-01']],
  ['give', ['nothing-to-give', 'SI-FUN-11']],
  ['take', ['nothing-to-take', 'SI-FUN-11']],
  ['put', ['not-putting', 'SI-CARD-10']],
  ['stop', ['not-putting', 'SI-CARD-10']],
  ['name', ['nothing-to-name', 'SI-CARD-14']],
  ['accept', ['no-offer', 'SI-TRG-04']],
  ['decline', ['no-offer', 'SI-TRG-04']],
  ['unslip', ['unslip-later', 'SI-TRG-09']],
  ['next', ['no-order', 'SI-TRG-03']],
]);

const MAIN_PHASE: ReadonlySet<string> = new Set<Move[0]>([
  'use',
  'research',
  'build',
  'extra',
  'declare',
  'declareExtra',
  'end',
]);

/** A word that opens no move of this game, whatever is asked. */
export const whyNoSuchMove = (label: string): Refusal | null =>
  MAIN_PHASE.has(label) || ELSEWHERE.has(label) ? null : no('no-such-move', 'SI-TRN-02', { label });

/** Why a move that answers another question can't be made in the main phase. */
export function whyNotInMainPhase(s: Readonly<State>, label: string): Refusal {
  const [code, rule] = ELSEWHERE.get(label)!;
  return no(code, rule, code === 'discard-later' ? { limit: tables(s).handLimit } : {});
}
