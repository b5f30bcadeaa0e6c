import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF } from '../../data/cards.ts';
import { KEPT } from '../../rules/research.ts';
import type { Move } from '../../rules/types.ts';

/*
 * A move as the parts one clicks: a card (`c17`), a seat (`s2`), a number (`n3`), a kind (`k14`), a waiting trigger
 * (`i0`), a card that research discards (`d17`), a word (`put`). A part that opens a move of its own (`use:17`, `play:17`) is its head and comes first.
 */
export type Part = string;

export const card = (uid: number): Part => `c${uid}`;
export const bin = (uid: number): Part => `d${uid}`;
export const use = (uid: number): Part => `use:${uid}`;
export const play = (uid: number): Part => `play:${uid}`;
export const seat = (s: Seat): Part => `s${s}`;
const number = (n: number): Part => `n${n}`;
const kind = (id: number): Part => `k${id}`;
export const trigger = (index: number): Part => `i${index}`;

export const isHead = (part: Part): boolean => part.includes(':');
/** The card, seat, number, kind or index that a part names; -1 for a word. */
export const numberIn = (part: Part): number => {
  const digits = /^(?:[csnkid]|use:|play:)(\d+)$/.exec(part)?.[1];
  return digits === undefined ? -1 : Number(digits);
};

const cards = (uids: readonly unknown[]): Part[] => (uids as number[]).map(card);

/** What the arguments of a card's function are, by its kind (see `Move` in rules/types.ts). */
function argument(kindId: number, position: number, value: number | string): Part {
  if (typeof value === 'string') return value;
  if (kindId === KIND.colonyPlanet) return number(value);
  const targets =
    kindId === KIND.holyLand ||
    kindId === KIND.planetProbe ||
    (kindId === KIND.indulgentiaAgency && position === 1);
  return targets ? seat(value) : card(value);
}

/** The parts of a move; moves offered together differ in at least one. */
export function partsOf(move: Move): Part[] {
  const [label, ...args] = move;
  switch (label) {
    case 'use': {
      const [uid, ...rest] = args as [number, ...(number | string)[]];
      return [use(uid), ...rest.map((value, i) => argument(KIND_OF[uid]!, i, value))];
    }
    case 'build':
    case 'extra': {
      const [uid, ...sold] = args as number[];
      return [play(uid!), label === 'extra' ? 'asExtra' : 'asMain', ...cards(sold)];
    }
    case 'declare':
      return [play(args[0] as number), 'asMain', 'payLater'];
    case 'declareExtra':
      return [play(args[0] as number), 'asExtra', 'payLater'];
    case 'name':
      return [kind(args[0] as number)];
    case 'next':
      return [trigger(args[0] as number)];
    case 'accept':
      return args.length > 0 ? cards(args) : ['accept'];
    case 'keep':
      return [...cards(args.slice(0, KEPT)), ...(args.slice(KEPT) as number[]).map(bin)];
    case 'recover':
    case 'discard':
    case 'pay':
    case 'give':
    case 'take':
    case 'put':
    case 'sell':
    case 'unslip':
      return cards(args);
    default:
      return [label];
  }
}
