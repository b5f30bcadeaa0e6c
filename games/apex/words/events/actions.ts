import { line } from '@conclave/frame/event-parts.ts';
import { tables } from '../../data/tables.ts';
import { BONUS_TEXT, EVOLUTION_TEXT, poolText } from '../names.ts';
import { sectorName } from '../sector-names.ts';
import { battleLine } from './battle.ts';
import { type Lines, ships } from './line.ts';

/** What a turn does. */
export const ACTION_LINES: Lines<
  | 'pooled'
  | 'battle'
  | 'evolved'
  | 'colonized'
  | 'moved'
  | 'portalled'
  | 'flipped'
  | 'produced'
  | 'ambushed'
  | 'converted'
> = {
  pooled: ([, seat, pool]) => line(1, seat, 'AX-EXP-01', ` has ${poolText(pool)}`),
  battle: battleLine,
  evolved: ([, seat, evolution, level]) =>
    line(1, seat, 'AX-EVO-01', ` raises ${EVOLUTION_TEXT[evolution].name.toLowerCase()} to level ${level}`),
  colonized: ([, seat, sector], at) =>
    line(1, seat, 'AX-COL-01', ` places a colony at ${sectorName(at, sector)}`),
  moved: ([, seat, from, to, n], at) =>
    line(1, seat, 'AX-MOV-01', ` moves ${ships(n)} from ${sectorName(at, from)} to ${sectorName(at, to)}`),
  portalled: ([, seat, from, to, n], at) =>
    line(
      1,
      seat,
      'AX-POR-01',
      ` sends ${ships(n)} by portal from ${sectorName(at, from)} to ${sectorName(at, to)}`,
    ),
  flipped([, sector, tile], at) {
    const bonus = BONUS_TEXT[tables(at).tiles[tile]!].name.toLowerCase();
    return line(1, null, 'AX-XPL-02', `${sectorName(at, sector)} is discovered: ${bonus}`);
  },
  produced: ([, seat, sector], at) =>
    line(1, seat, 'AX-PRO-01', ` produces a ship at ${sectorName(at, sector)}`),
  ambushed: ([, seat, sector, opponent], at) =>
    line(
      1,
      seat,
      'AX-AMB-01',
      ' destroys a ship of ',
      { seat: opponent },
      ` by ambush at ${sectorName(at, sector)}`,
    ),
  converted([, seat, sector, opponent, placed], at) {
    const none = placed ? '' : ', with no ship in reserve to take its place';
    const where = ` at ${sectorName(at, sector)}${none}`;
    return line(1, seat, 'AX-CNV-01', ' converts a ship of ', { seat: opponent }, where);
  },
};
