import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { goalsOf, leastAmbition } from '../turn.ts';
import type { State } from '../types.ts';
import { type Args, isWhole } from './words.ts';

const isOffered = (offers: readonly number[], card: string | number | undefined): boolean =>
  offers.includes(card as number);

export function whyNotKeep(s: Readonly<State>, seat: Seat, [monument, objective]: Args): Refusal | null {
  const [monuments, objectives] = [s.monumentOffers[seat]!, s.objectiveOffers[seat] ?? []];
  if (!isOffered(monuments, monument))
    return no('monument-not-dealt', 'DM-SET-07', { one: monuments[0]!, other: monuments[1]! });
  if (objectives.length > 0 && !isOffered(objectives, objective))
    return no('objective-not-dealt', 'DM-SET-07', { one: objectives[0]!, other: objectives[1]! });
  return null;
}

export const whyNotRedraw = (s: Readonly<State>, seat: Seat, [mask]: Args): Refusal | null =>
  isWhole(mask, 0, (1 << s.hands[seat]!.length) - 1) ? null : no('no-such-tiles', 'DM-AGE-03');

export function whyNotDeclare(s: Readonly<State>, seat: Seat, [n]: Args): Refusal | null {
  const [least, most] = [leastAmbition(s), goalsOf(s, seat)];
  if (!isWhole(n, 0, Number.MAX_SAFE_INTEGER)) return no('ambition-no-number', 'DM-VAR-02', { least, most });
  if (n < least) return no('ambition-too-low', 'DM-VAR-02', { least });
  return n > most ? no('ambition-too-high', 'DM-VAR-02', { most }) : null;
}
