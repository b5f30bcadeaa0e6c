import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { KEYS } from '@conclave/mechanics/triangles';
import { Layout, NOTHING } from '../map.ts';
import { omen } from '../omens.ts';
import type { State } from '../types.ts';
import { type Args, isWhole } from './words.ts';

export function whyNotPlace(s: Readonly<State>, seat: Seat, [tile, cell, rotation]: Args): Refusal | null {
  if (!s.hands[seat]!.includes(tile as number)) return no('not-in-hand', 'DM-GRO-02', { tile: tile ?? -1 });
  if (!isWhole(rotation, 0, 2)) return no('no-such-rotation', 'DM-GRO-04');
  if (!isWhole(cell, 0, KEYS - 1)) return no('no-such-cell', 'DM-GRO-02');
  const layout = new Layout(s);
  if (layout.pieceAt(cell) !== NOTHING) return no('cell-taken', 'DM-GRO-02');
  return layout.openCells().includes(cell) ? null : no('not-beside', 'DM-GRO-02');
}

export function whyNotOmen(s: Readonly<State>, _seat: Seat, [drawn]: Args): Refusal | null {
  const { looked } = omen.under(s)!;
  return looked.includes(drawn as number)
    ? null
    : no('not-drawn', 'DM-OME-08', { one: looked[0]!, other: looked[1]! });
}

export function whyNotReturn(s: Readonly<State>, seat: Seat, [tile, other]: Args): Refusal | null {
  const missing = [tile, other].find((given) => !s.hands[seat]!.includes(given as number));
  if (missing !== undefined) return no('not-in-hand', 'DM-OME-02', { tile: missing });
  if (other === undefined) return no('two-tiles', 'DM-OME-02');
  return tile === other ? no('two-tiles', 'DM-OME-02') : null;
}

/** Why a City is not one of a seat's own. */
export function whyNotOwn(
  s: Readonly<State>,
  seat: Seat,
  cell: Args[number] | undefined,
  rule: string,
): Refusal | null {
  const place = s.cells.indexOf(cell as number);
  if (place < 0) return no('no-tile', rule);
  if (s.owners[place] === -1) return no('no-city', rule);
  return s.owners[place] === seat ? null : no('not-your-city', rule);
}

export const whyNotFall = (s: Readonly<State>, seat: Seat, [cell]: Args): Refusal | null =>
  whyNotOwn(s, seat, cell, 'DM-CIT-09');
