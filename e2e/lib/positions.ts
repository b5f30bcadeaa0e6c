import { games } from '@conclave/games';
import type { Core } from '@conclave/kernel';
import { findApex } from './apex.ts';
import { findDominations, isPlacing } from './dominations.ts';
import { findHegemonic, isActing } from './hegemonic.ts';
import { findHexpanse, isActingLate } from './hexpanse.ts';
import { find, findIn, isHalfway, type Position } from './position.ts';

/** Where a game shows more than at its first choices. */
const TELLING: { readonly [id: string]: () => Position<Core> } = {
  'stardust-imperium': () => find(2, isHalfway),
  apex: () => findApex(2, ({ age, round }, moves) => age === 2 && round === 1 && moves.length > 0),
  hegemonic: () => findHegemonic(2, isActing),
  dominations: () => findDominations(2, isPlacing),
  hexpanse: () => findHexpanse(2, isActingLate),
};

/** A place in each game where the first seat has to move, for what must hold in all of them. */
export const MIDDLES: readonly (readonly [title: string, find: () => Position<Core>])[] = await Promise.all(
  Object.values(games).map(async ({ meta: { id, title, seats }, load }) => {
    const game = await load();
    const firstChoice = () => findIn(game, { seats: seats.min, options: {} }, (_, moves) => moves.length > 1);
    return [title, TELLING[id] ?? firstChoice] as const;
  }),
);
