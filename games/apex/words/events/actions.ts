import { line, phrase } from '@conclave/frame/event-parts.ts';
import { tables } from '../../data/tables.ts';
import { BONUS_TEXT, poolText } from '../names.ts';
import { evolutionPart } from '../parts.ts';
import { sectorPart } from '../sector-names.ts';
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
    line(1, seat, 'AX-EVO-01', phrase` raises ${evolutionPart(evolution)} to level ${level}`),
  colonized: ([, seat, sector], at) =>
    line(1, seat, 'AX-COL-01', phrase` places a colony at ${sectorPart(at, sector)}`),
  moved: ([, seat, from, to, n], at) =>
    line(
      1,
      seat,
      'AX-MOV-01',
      phrase` moves ${ships(n)} from ${sectorPart(at, from)} to ${sectorPart(at, to)}`,
    ),
  portalled: ([, seat, from, to, n], at) =>
    line(
      1,
      seat,
      'AX-POR-01',
      phrase` sends ${ships(n)} by portal from ${sectorPart(at, from)} to ${sectorPart(at, to)}`,
    ),
  flipped([, sector, tile], at) {
    const bonus = BONUS_TEXT[tables(at).tiles[tile]!].name.toLowerCase();
    return line(1, null, 'AX-XPL-02', phrase`${sectorPart(at, sector)} is discovered: ${bonus}`);
  },
  produced: ([, seat, sector], at) =>
    line(1, seat, 'AX-PRO-01', phrase` produces a ship at ${sectorPart(at, sector)}`),
  ambushed: ([, seat, sector, opponent], at) =>
    line(
      1,
      seat,
      'AX-AMB-01',
      ' destroys a ship of ',
      { seat: opponent },
      phrase` by ambush at ${sectorPart(at, sector)}`,
    ),
  converted([, seat, sector, opponent, placed], at) {
    const none = placed ? '' : ', with no ship in reserve to take its place';
    const where = phrase` at ${sectorPart(at, sector)}${none}`;
    return line(1, seat, 'AX-CNV-01', ' converts a ship of ', { seat: opponent }, where);
  },
};
