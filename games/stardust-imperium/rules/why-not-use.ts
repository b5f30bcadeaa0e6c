import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { both, functionLack } from './functions/legality.ts';
import { functionMeant, mainFunctions } from './functions/use.ts';
import { ruleOfCard } from './refusing.ts';
import type { Built, Move, State } from './types.ts';
import { builtCard } from './zones.ts';

/** A function of one's own card; `paying`: between declaring and paying a build (SI-BLD-06). */
export function whyNotUse(s: Readonly<State>, seat: Seat, move: Move, paying: boolean): Refusal | null {
  const uid = move[1] as number;
  const card = builtCard(s, seat, uid);
  if (card === undefined) return no('not-your-card', 'SI-FUN-01', { card: uid ?? -1 });
  const kind = KIND_OF[uid]!;
  const functions = mainFunctions(kind);
  if (functions.length === 0) return no('no-main-function', 'SI-TRN-05', { kind, rules: s.rules });
  if (paying && !functions.some(({ fn }) => fn.money)) return no('no-money-function', 'SI-BLD-06', { kind });
  const meant = functionMeant(card, move);
  if (meant === undefined) return whyNoMode(s, seat, card);
  const { fn, index } = meant;
  const lack = functionLack(s, seat, card, fn, null);
  if (lack !== null) return { ...lack, params: { ...lack.params, kind } };
  if (fn.choice === undefined) return null;
  const chosen = move.slice(fn.mode === undefined ? 2 : 3);
  let isChosen = false;
  fn.choice.options(s, seat, card, [], (offered) => {
    isChosen ||= (offered as readonly unknown[]).every((word, i) => word === chosen[i]);
  });
  return isChosen ? null : no('bad-choice', ruleOfCard(kind), { kind, fn: index });
}

/** A card with several functions of which none was named: why none can be used, or which there are to choose from (The Ark). */
function whyNoMode(s: Readonly<State>, seat: Seat, card: Built): Refusal {
  const kind = KIND_OF[card.uid]!;
  const functions = mainFunctions(kind);
  const lacks = functions.map(({ fn }) => functionLack(s, seat, card, fn, null));
  const open = functions.filter((_, i) => lacks[i] === null).map(({ fn }) => fn.mode!);
  if (open.length > 0) return no('which-function', ruleOfCard(kind), { kind, modes: open.join(' ') });
  const why = both(lacks[0]!, lacks[1]!);
  return { ...why, params: { ...why.params, kind } };
}
