import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { tables } from '../data/tables.ts';
import { isContested } from '../rules/battle.ts';
import type { State } from '../rules/types.ts';
import { previewBattle } from './preview.ts';

/** Somebody else who could win a battle in a War turn to come. */
export interface Threat {
  readonly seat: Seat;
  /** Their strength, and that of whoever is threatened. */
  readonly score: number;
  readonly own: number;
  /** "2 ships and the colony", `nothing`. */
  readonly loses: string;
}

/** Whether a seat may still have a War turn: in the last round of all only one that was chosen and is not over. */
function mayGoToWar(view: Readonly<State>, seat: Seat): boolean {
  const { ages, rounds } = tables(view);
  const choice = view.choices[seat];
  if (view.age < ages || view.round < rounds || !choice) return true;
  return choice.strategy === 'war' && view.queue.includes(seat);
}

/** Who could win a battle on a sector where a seat has tokens, as things stand; null for nobody else (AX-WAR-01, 05). */
export function threatAt(view: Readonly<State>, me: Seat, sector: number): Threat | null {
  if (view.outcome !== null || !isContested(view, me, sector)) return null;
  const { parts, winner } = previewBattle(view, sector);
  if (winner < 0 || winner === me || !mayGoToWar(view, winner)) return null;
  const of = (seat: Seat) => parts.find((part) => part.seat === seat)!;
  return { seat: winner, score: of(winner).score, own: of(me).score, loses: of(me).loses };
}

/** “Bo could win here next, 7 to 6: +1 VP for Bo, and you lose 2 ships.” */
export function sayThreat(
  { seat, score, own, loses }: Threat,
  seats: readonly SeatInfo[],
  view: Readonly<State>,
): string {
  const { name } = seats[seat]!;
  return `${name} could win here next, ${score} to ${own}: +${tables(view).battleVp} VP for ${name}, and you lose ${loses}.`;
}
