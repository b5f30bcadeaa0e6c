import type { Core } from '@conclave/kernel';
import { findApex } from './apex.ts';
import { findDominations, isPlacing } from './dominations.ts';
import { findHegemonic, isActing } from './hegemonic.ts';
import { findHexpanse, isActingLate } from './hexpanse.ts';
import { find, isHalfway, type Position } from './position.ts';

/** A place in the middle of each game where the first seat has to move, for what must hold in all of them. */
export const MIDDLES: readonly (readonly [title: string, find: () => Position<Core>])[] = [
  ['Stardust Imperium', () => find(2, isHalfway)],
  ['APEX', () => findApex(2, ({ age, round }, moves) => age === 2 && round === 1 && moves.length > 0)],
  ['Hegemonic', () => findHegemonic(2, isActing)],
  ['Dominations', () => findDominations(2, isPlacing)],
  ['Hexpanse', () => findHexpanse(2, isActingLate)],
];
