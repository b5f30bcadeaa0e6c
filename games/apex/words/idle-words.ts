import { type At, type EventLine, line } from '@conclave/frame/event-parts.ts';
import { listed } from '@conclave/frame/words.ts';
import { ACTIONS, type Action } from '../data/actions.ts';
import { EVOLUTIONS, type Evolution } from '../data/evolutions.ts';
import { type Tables, tables } from '../data/tables.ts';
import type { Event, Idle } from '../rules/types.ts';
import { inWords, poolText } from './names.ts';

/** Why an action of the pool can't be used now; it may become possible later in the turn (AX-EXP-03). */
export const LACK: { readonly [A in Action]: string } = {
  movement: 'no ship of yours is on a sector',
  portal: 'no ship of yours is on a sector',
  production: 'no ship is left in your reserve',
  ambush: 'no opposing ship is where you have a token',
  conversion: 'no opposing ship is on a sector that you control',
};

/** The same of somebody else. */
const LACK_OF_THEM: typeof LACK = {
  movement: 'none of their ships is on a sector',
  portal: 'none of their ships is on a sector',
  production: 'no ship is left in their reserve',
  ambush: 'no opposing ship is where they have a token',
  conversion: 'no opposing ship is on a sector that they control',
};

/** Turns without effect, each with its rule. */
const SAYS: {
  readonly [why in Exclude<Idle, Evolution | 'endExpansion' | 'noAction' | 'noToken'>]: readonly [
    string,
    string,
  ];
} = {
  endWar: ['AX-WAR-02', ' starts no battle'],
  noBattle: ['AX-WAR-01', ' has nobody to fight: no sector holds tokens of theirs and of others'],
  pass: ['AX-COL-01', ' places no colony'],
  noSector: ['AX-COL-01', ' places no colony: no sector under their control is without one'],
};

const isEvolution = (why: Idle): why is Evolution => (EVOLUTIONS as readonly string[]).includes(why);

/** Why the actions that are left can't be used, once each: “no ship is left in their reserve”. */
const lacksOf = (left: readonly number[]): string =>
  listed([...new Set(ACTIONS.flatMap((action, i) => (left[i]! > 0 ? [LACK_OF_THEM[action]] : [])))]);

/** The rule and what is said of a turn without effect. */
function idle(why: Exclude<Idle, 'endExpansion' | 'noAction'>, t: Tables): readonly [string, string] {
  if (why === 'noToken')
    return ['AX-COL-03', ` places no colony: all ${inWords(t.colonies)} tokens are on sectors`];
  if (isEvolution(why)) return ['AX-EVO-02', ` gains nothing: ${why} is at level ${t.maxLevel}, the highest`];
  return SAYS[why];
}

/** A turn that was without effect, or left actions, and why. */
export function idleLine(
  [, seat, left, why]: Extract<Event, readonly ['turnEnded', ...unknown[]]>,
  at: At,
): EventLine {
  if (why === 'endExpansion') return line(1, seat, 'AX-EXP-02', ` leaves ${poolText(left)} unused`);
  if (why === 'noAction') return line(1, seat, 'AX-EXP-03', ` can’t use ${poolText(left)}: ${lacksOf(left)}`);
  const [rule, says] = idle(why, tables(at));
  return line(1, seat, rule, says);
}
