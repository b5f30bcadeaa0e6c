import type { Seat } from '@conclave/kernel';
import { ACTIONS, type Action } from '../data/actions.ts';
import { tables } from '../data/tables.ts';
import { MOVEMENT, PRODUCTION } from './control.ts';
import type { State } from './types.ts';

/** Where actions of a pool come from: the card, a level, or the colony on `sector`. */
export interface PoolSource {
  readonly action: Action;
  readonly from: 'card' | 'level' | 'colony';
  readonly n: number;
  readonly sector?: number;
}

const isAction = (name: string): name is Action => (ACTIONS as readonly string[]).includes(name);

/** AX-EXP-01, AX-BON-04: all that adds to the pool of an Expansion turn with this card, if it began now. */
export function poolSources(s: Readonly<State>, seat: Seat, card: number): PoolSource[] {
  const sources: PoolSource[] = [];
  const { cards, tiles, bonus: brings } = tables(s);
  const { expansion } = cards[card - 1]!;
  for (const action of ACTIONS) {
    const n = expansion[action];
    if (n !== undefined) sources.push({ action, from: 'card', n });
  }
  const levels = s.levels[seat]!;
  if (levels[PRODUCTION]! > 0) sources.push({ action: 'production', from: 'level', n: levels[PRODUCTION]! });
  if (levels[MOVEMENT]! > 0) sources.push({ action: 'movement', from: 'level', n: levels[MOVEMENT]! });
  for (let sector = 0; sector < s.tiles.length; sector++) {
    if (s.colonies[sector] !== seat) continue;
    const bonus = tiles[s.tiles[sector]!]!;
    if (isAction(bonus)) sources.push({ action: bonus, from: 'colony', n: brings[bonus], sector });
  }
  return sources;
}

/** The number of actions of each kind, in the order of `ACTIONS`. */
export function poolOf(s: Readonly<State>, seat: Seat, card: number): number[] {
  const pool = ACTIONS.map(() => 0);
  for (const { action, n } of poolSources(s, seat, card)) pool[ACTIONS.indexOf(action)]! += n;
  return pool;
}
