import { type CardKey, cardKind, cardOf } from '../data/cards.ts';
import { KEPT } from '../rules/research.ts';
import type { Move, State } from '../rules/types.ts';

export const keyOf = (uid: number): CardKey => cardOf(uid).key;

/** Uses whose argument is no card: a seat (19, 43), or a number of VPs (20). */
const PLAIN: readonly CardKey[] = ['holyLand', 'planetProbe', 'colonyPlanet'];
/** Moves whose cards after the first ones are a set. */
const SETS: { readonly [label: string]: number } = {
  recover: 0,
  build: 1,
  extra: 1,
  pay: 0,
  keep: 0,
  discard: 0,
};

/** With so many cards, research names those that are discarded as well. */
const ALL_NAMED = 4;

/** Words in one order: the cards of a set by the alphabet. */
function normal(words: readonly string[]): string {
  const [label, ...rest] = words as [string, ...string[]];
  const fixed = SETS[label];
  if (fixed === undefined) return words.join(' ');
  const [begin, set, order] = [rest.slice(0, fixed), rest.slice(fixed), [] as string[]];
  if (label === 'keep' && set.length === ALL_NAMED) order.push(...set.splice(KEPT).sort());
  return [label, ...begin, ...set.sort(), ...order].join(' ');
}

/** A move with card keys for numbers: `use indulgentiaAgency corveeSystem 1`, `next 1 militarism`. */
export function spell(s: State, move: Move): string {
  const [label, ...args] = move as [string, ...(string | number)[]];
  const key = (arg: string | number) => (typeof arg === 'number' ? keyOf(arg) : arg);
  switch (label) {
    case 'next': {
      const [seat, uid] = s.raised[args[0] as number]!;
      return `next ${seat} ${keyOf(uid)}`;
    }
    case 'name':
      return `name ${cardKind(args[0] as number).key}`;
    case 'use': {
      const card = key(args[0]!) as CardKey;
      const more = PLAIN.includes(card)
        ? args.slice(1)
        : args.slice(1).map((arg, i) => (i === 0 ? key(arg) : card === 'ark' ? key(arg) : arg));
      return [label, card, ...more].join(' ');
    }
    default:
      return normal([label, ...args.map(key)]);
  }
}

/** The offered move that is spelled like this. */
export const matching = (s: State, text: string, offered: readonly Move[]): Move | undefined => {
  const wanted = normal(text.split(' '));
  return offered.find((move) => spell(s, move) === wanted);
};

/** The uid meant by a key: a card of the seat's hand or tableau, else the first copy. */
export function idOf(s: State, seat: number, key: CardKey): number {
  const own = [...s.hands[seat]!, ...s.tableaus[seat]!.map((card) => card.uid)];
  return own.find((uid) => keyOf(uid) === key) ?? [...Array(80).keys()].find((uid) => keyOf(uid) === key)!;
}
