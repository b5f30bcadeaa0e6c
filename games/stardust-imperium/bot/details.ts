import type { Detail } from '@conclave/frame/judgement.ts';
import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { KEPT } from '../rules/research.ts';
import type { Move, State } from '../rules/types.ts';
import { builtCard } from '../rules/zones.ts';
import { handWorth } from './hand.ts';
import { incomeOf, readyWorth } from './income.ts';
import { turnsLeft } from './turns.ts';

/** How good the cards are by which moves differ: those sold for a build, kept, discarded or recovered. */
export function details(s: Readonly<State>, seat: Seat, moves: readonly Move[]): readonly (Detail | null)[] {
  const turns = turnsLeft(s)[seat]!;
  const hand = s.hands[seat]!;
  const without = (uids: readonly number[]) =>
    handWorth(
      s,
      seat,
      turns,
      hand.filter((uid) => !uids.includes(uid)),
    );
  const recovered = (uids: readonly number[]) => {
    let sum = 0;
    for (const uid of uids)
      sum += readyWorth(incomeOf(s, seat, KIND_OF[uid]!, builtCard(s, seat, uid)!.named));
    return sum;
  };
  return moves.map((move) => {
    const uids = move.slice(1) as number[];
    switch (move[0]) {
      case 'build':
      case 'extra':
        return { of: `${move[0]} ${uids[0]}`, good: without(uids) };
      case 'keep':
        return { of: 'keep', good: handWorth(s, seat, turns, [...hand, ...uids.slice(0, KEPT)]) };
      case 'discard':
        return s.window === 'limit' ? { of: 'discard', good: without(uids) } : null;
      case 'recover':
        return { of: 'recover', good: recovered(uids) };
      default:
        return null;
    }
  });
}
