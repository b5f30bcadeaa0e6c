import type { Seat } from '@conclave/kernel';
import { KIND } from '../data/mastery.ts';
import { influence } from './gain.ts';
import { power } from './holdings.ts';
import { EXTRAS, type Extra, type State } from './types.ts';
import { tell } from './vocabulary.ts';

/** How often a seat may still use an extra action of a card in this Age (DM-BLD-02). */
export const extrasLeft = (s: Readonly<State>, seat: Seat, extra: Extra): number =>
  Math.max(0, power(s, seat, KIND[extra]) - s.uses[seat]![EXTRAS.indexOf(extra)]!);

function useExtra(s: State, seat: Seat, extra: Extra): void {
  s.uses[seat]![EXTRAS.indexOf(extra)]!++;
  tell(['extraUsed', seat, extra]);
}

/** Whether a seat has a Build action of any kind left. */
export const hasBuild = (s: Readonly<State>, seat: Seat): boolean =>
  s.builds > 0 || extrasLeft(s, seat, 'bureaucracy') > 0;

/** Uses a Build action up: that of Patronage, or the next one that would be lost with the turn, or one of Bureaucracy. */
export function spendBuild(s: State, seat: Seat, patronage: boolean): void {
  if (patronage) useExtra(s, seat, 'patronage');
  else if (s.builds > 0) s.builds--;
  else useExtra(s, seat, 'bureaucracy');
}

export const hasDevelop = (s: Readonly<State>, seat: Seat): boolean =>
  s.develops > 0 || extrasLeft(s, seat, 'printing') > 0;

/** Uses a Develop action up: the next one that would be lost with the turn, or one of Printing. */
export function spendDevelop(s: State, seat: Seat): void {
  if (s.develops > 0) s.develops--;
  else useExtra(s, seat, 'printing');
}

/** INF_TRIGGER: Glassmaking adds to an action that has given Influence (DM-BLD-05). */
export function influenceTrigger(s: State, seat: Seat, before: number): void {
  if (s.influence[seat]! > before)
    influence(s, seat, power(s, seat, KIND.glassmaking), 'card', KIND.glassmaking);
}
