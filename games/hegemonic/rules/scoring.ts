import { type Tables, tables } from '../data/tables.ts';
import { basePower } from './board.ts';
import { technology } from './cards.ts';
import { galaxyOf } from './galaxy.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** HG-SCO-01: by board (the core first), then by seat: the power of its bases. Whoever has a base there has power. */
export function boardPowers(s: Readonly<State>): number[][] {
  const { boards, boardOf } = galaxyOf(s);
  const powers = Array.from({ length: boards.length + 1 }, () => new Array<number>(s.seats).fill(0));
  for (let sector = 0; sector < s.tiles.length; sector++) {
    if (s.tiles[sector] === -1) continue;
    const board = powers[boardOf[sector]!]!;
    const [embassy, outpost] = [s.embassies[sector]!, s.outposts[sector]!];
    if (embassy >= 0) board[embassy]! += basePower(s, embassy, 'political', sector);
    if (outpost >= 0) board[outpost]! += basePower(s, outpost, 'martial', sector);
    for (let seat = 0; seat < s.seats; seat++) board[seat]! += basePower(s, seat, 'industrial', sector);
  }
  return powers;
}

/** HG-SCO-02 to 06: by seat, the points of a board. */
export function boardPoints(t: Tables, powers: readonly number[], isCore: boolean): number[] {
  const most = Math.max(...powers);
  const first = powers.filter((power) => power === most).length;
  const rest = powers.filter((power) => power > 0 && power < most);
  const second = Math.max(0, ...rest);
  const isSecondAlone = rest.filter((power) => power === second).length === 1;
  return powers.map((power) => {
    if (power === 0) return 0;
    const bonus = (isCore ? t.coreBonus : 0) + (first === 1 && rest.length === 0 ? t.alone : 0);
    if (power === most) return bonus + (first === 1 ? t.control : t.influence);
    return bonus + (first === 1 && power === second && isSecondAlone ? t.influence : t.presence);
  });
}

/** HG-ARB-05: every board pays. */
export function scoreBoards(s: State): void {
  const round = new Array<number>(s.seats).fill(0);
  for (const [board, powers] of boardPowers(s).entries()) {
    const points = boardPoints(tables(s), powers, board === 0);
    for (const [seat, n] of points.entries()) round[seat]! += n;
    if (points.some((n) => n > 0)) tell(['boardScored', board, powers, points]);
  }
  for (const [seat, n] of round.entries()) s.points[seat]! += n;
  s.scored.push(round);
}

/** HG-END-03: by seat, the points of its Advanced Technologies. */
export const technologyPoints = (s: Readonly<State>): number[] =>
  s.advanced.map((cards) =>
    cards.reduce((sum, card) => sum + tables(s).pointsATier * technology(s, card).tier, 0),
  );
