import type { GameUi } from '@conclave/kit';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';

/** A conflict weighs the bases that are lost in it, to its Attacker (HG-CON-32, 33). */
export const weighty: NonNullable<GameUi<State, Move, Event>['weighty']> = (event, before, after) => {
  if (event[0] !== 'basesLost') return null;
  const [, seat, , , n] = event;
  const line = eventLine(event, after)!;
  const attacker = (before.conflict ?? after.conflict)?.attacker;
  const parts = attacker === undefined ? line.parts : [...line.parts, ' to ', { seat: attacker }];
  return { seat, line: { ...line, parts }, weight: n };
};
