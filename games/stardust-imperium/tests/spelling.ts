import { kindAt, listAt, moveOf } from '@conclave/frame/moves.ts';
import type { Move as AnyMove } from '@conclave/kernel';
import { type CardKey, cardKind, cardOf, KIND } from '../data/cards.ts';
import { KEPT } from '../rules/research.ts';
import type { Move, State } from '../rules/types.ts';
import { kindIn, MOVES } from '../words/moves.ts';

export const keyOf = (uid: number): CardKey => cardOf(uid).key;

/** Words in one order: the cards of a set by the alphabet. */
function normal([label, ...words]: readonly [string, ...string[]]): string {
  const begin = words.slice(0, listAt(MOVES, label));
  const set = words.slice(begin.length);
  const first = set.splice(0, label === 'keep' ? KEPT : set.length);
  return [label, ...begin, ...first.sort(), ...set.sort()].join(' ');
}

/** How a number is written, by what it stands for. */
function noted(s: State, kind: string, n: number): string {
  switch (kind) {
    case 'hand':
    case 'built':
    case 'seen':
      return keyOf(n);
    case 'kind':
      return cardKind(n).key;
    case 'trigger': {
      const [seat, uid] = s.raised[n]!;
      return `${seat} ${keyOf(uid)}`;
    }
    default:
      return `${n}`;
  }
}

/** A move with card keys for numbers: `use indulgentiaAgency corveeSystem 1`, `next 1 militarism`. */
export function spell(s: State, [label, ...args]: Move): string {
  const words = (args as readonly (number | string)[]).map((arg, i) => {
    const before: AnyMove = [label, ...(args as readonly (number | string)[]).slice(0, i)];
    return typeof arg === 'number' ? noted(s, kindIn(kindAt(MOVES, label, i), before), arg) : arg;
  });
  return normal([label, ...words]);
}

/** The offered move that is spelled like this. */
export const matching = (s: State, text: string, offered: readonly Move[]): Move | undefined => {
  const wanted = normal(text.split(' ') as [string, ...string[]]);
  return offered.find((move) => spell(s, move) === wanted);
};

/** The uid meant by a key: a card of the seat's hand or tableau, else the first copy. */
function idOf(s: State, seat: number, key: CardKey): number {
  const own = [...s.hands[seat]!, ...s.tableaus[seat]!.map((card) => card.uid)];
  return own.find((uid) => keyOf(uid) === key) ?? [...Array(80).keys()].find((uid) => keyOf(uid) === key)!;
}

/** The move of a line, whether offered or not. */
export const written = (s: State, seat: number, line: string): Move =>
  moveOf<Move>(MOVES, line.split(' ') as [string, ...string[]], (kind, word) => {
    if (word in KIND) return kind === 'kind' ? KIND[word as CardKey] : idOf(s, seat, word as CardKey);
    return /^\d+$/.test(word) ? Number(word) : word;
  });
