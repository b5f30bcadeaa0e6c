import { no } from '@conclave/frame/refusing.ts';
import type { Refusal } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { isEmpty } from '../board.ts';
import { galaxyOf, layingFault } from '../galaxy.ts';
import type { State } from '../types.ts';
import { type Args, noSector } from './words.ts';

/** A board of a free galaxy (HG-VAR-16). */
export function whyNotBoard(s: Readonly<State>, [q, r, turn]: Args): Refusal {
  const isPlacement = [q, r, turn].every(Number.isInteger) && (turn as number) >= 0 && (turn as number) < 6;
  if (!isPlacement) return no('no-such-laying', 'HG-VAR-16');
  return no(`board-${layingFault(galaxyOf(s), [q as number, r as number, turn as number])}`, 'HG-VAR-16');
}

export const whyNotLeader = (s: Readonly<State>, [leader]: Args): Refusal =>
  tables(s).leaders[leader as number] === undefined
    ? no('no-such-leader', 'HG-VAR-09')
    : no('leader-taken', 'HG-VAR-09');

export function whyNotHome(s: Readonly<State>, [sector]: Args): Refusal {
  const none = noSector(s, sector);
  if (none) return none;
  const { boardOf } = galaxyOf(s);
  const board = boardOf[sector as number]!;
  if (board === 0) return no('home-on-core', 'HG-SET-02');
  if (!isEmpty(s, sector as number)) return no('not-empty', 'HG-SET-02');
  const isShared = s.homes.some((home) => home >= 0 && boardOf[home] === board);
  return isShared ? no('board-has-home', 'HG-SET-02') : no('beside-other-home', 'HG-SET-02');
}

/** A tile of the pool or of the hand on a hex (HG-EXP-02, HG-SET-07). */
export function whyNotPlace(s: Readonly<State>, tiles: readonly number[], [tile, sector]: Args): Refusal {
  if (!tiles.includes(tile as number)) return no('no-such-tile', 'HG-EXP-02', { tile: tile ?? -1 });
  const none = noSector(s, sector);
  if (none) return none;
  return isEmpty(s, sector as number) ? no('not-beside-home', 'HG-SET-07') : no('not-empty', 'HG-EXP-03');
}

/** A technology of the packet (HG-VAR-13). */
export const whyNotKeep = ([card]: Args): Refusal => no('not-in-packet', 'HG-VAR-13', { card: card ?? -1 });

/** Who starts among equal cards (HG-ACT-03), or becomes Arbiter (HG-ARB-03). */
export function whyNotSeat(s: Readonly<State>, [label, other]: Args): Refusal {
  const [code, rule] = label === 'start' ? ['not-tied', 'HG-ACT-03'] : ['not-candidate', 'HG-ARB-03'];
  return s.caps[other as number] === undefined ? no('no-such-player', rule) : no(code, rule);
}
