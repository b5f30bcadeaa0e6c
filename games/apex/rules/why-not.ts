import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { CIVILISATIONS } from '../data/civilisations.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { ACTION_OF } from './actions.ts';
import { isContested } from './battle.ts';
import { isColonizable } from './colonization.ts';
import { expansion } from './expansion.ts';
import { colonyOf, isPresent } from './galaxy.ts';
import type { Move, State } from './types.ts';
import { war } from './war.ts';
import { whyNotAct } from './why-not-act.ts';
import { type Args, includes, isSector, noSector, notControlled, on } from './why-not-sector.ts';

function whyNotCivilisation(s: Readonly<State>, key: Args[number] | undefined): Refusal | null {
  if (!includes(CIVILISATIONS, key)) return no('no-such-civilisation', 'AX-SET-04');
  const owner = s.civilisations.indexOf(key);
  return owner < 0 ? null : no('civilisation-taken', 'AX-SET-04', { civilisation: key, seat: owner });
}

function whyNotSlot(s: Readonly<State>, sector: Args[number] | undefined): Refusal | null {
  if (!isSector(s, sector)) return noSector('AX-SET-05', sector);
  if (sector < s.tiles.length) return no('no-slot', 'AX-SET-05', on(s, sector));
  return s.origins.includes(sector) ? no('slot-taken', 'AX-SET-05', on(s, sector)) : null;
}

function whyNotChoose(
  s: Readonly<State>,
  seat: Seat,
  [card, strategy, discard]: readonly (Args[number] | undefined)[],
): Refusal | null {
  const hand = s.hands[seat]!;
  if (card === undefined) return no('which-card', 'AX-CHO-01');
  if (!includes(hand, card)) return no('not-in-hand', 'AX-CHO-01', { card });
  if (!includes(STRATEGIES, strategy)) return no('no-such-strategy', 'AX-CHO-01');
  if (!s.duel) return discard === undefined ? null : no('no-discard', 'AX-DUE-02');
  if (discard === undefined) return no('discard-needed', 'AX-DUE-02');
  if (discard === card) return no('discard-another', 'AX-DUE-02');
  return includes(hand, discard) ? null : no('not-in-hand', 'AX-DUE-02', { card: discard });
}

function whyNotBattle(
  s: Readonly<State>,
  seat: Seat,
  fought: readonly number[],
  sector: Args[number] | undefined,
): Refusal | null {
  if (!isSector(s, sector)) return noSector('AX-WAR-01', sector);
  if (fought.includes(sector)) return no('already-fought', 'AX-WAR-03', on(s, sector));
  if (isContested(s, seat, sector)) return null;
  const lack = isPresent(s, seat, sector) ? 'no-opponent' : 'not-present';
  return no(lack, 'AX-WAR-01', on(s, sector));
}

function whyNotColonize(s: Readonly<State>, seat: Seat, sector: Args[number] | undefined): Refusal | null {
  if (!isSector(s, sector)) return noSector('AX-COL-01', sector);
  if (isColonizable(s, seat, sector)) return null;
  const owner = colonyOf(s, sector);
  if (owner < 0) return notControlled(s, sector, 'AX-COL-01');
  const rule = sector < s.tiles.length ? 'AX-TOK-08' : 'AX-COL-02';
  return no('has-colony', rule, { ...on(s, sector), seat: owner });
}

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, given: AnyMove): Refusal | null {
  const [label, ...args] = given as readonly [Move[0], ...Args];
  /** The move belongs to another moment; what is asked now. */
  const another = (code: string, rule: string): Refusal => no(code, rule, { label });
  switch (s.agenda.at(-1)!.at) {
    case 'civilisation':
      return label === 'civilisation'
        ? whyNotCivilisation(s, args[0])
        : another('civilisation-first', 'AX-SET-04');
    case 'slot':
      return label === 'slot' ? whyNotSlot(s, args[0]) : another('slot-first', 'AX-SET-05');
    case 'choose':
      return label === 'choose' ? whyNotChoose(s, seat, args) : another('choose-first', 'AX-CHO-01');
    case 'battle':
      if (label === 'endWar') return null;
      return label === 'battle'
        ? whyNotBattle(s, seat, war.under(s)!.fought, args[0])
        : another('war-turn', 'AX-RES-03');
    case 'colonize':
      if (label === 'pass') return null;
      return label === 'colonize'
        ? whyNotColonize(s, seat, args[0])
        : another('colonization-turn', 'AX-RES-03');
    default:
      if (label === 'endExpansion') return null;
      return Object.hasOwn(ACTION_OF, label)
        ? whyNotAct(s, seat, expansion.under(s)!.pool, ACTION_OF[label]!, args)
        : another('expansion-turn', 'AX-RES-03');
  }
}
