import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { ACTIONS, type Action } from '../data/actions.ts';
import { tables } from '../data/tables.ts';
import { canAmbushAt, canConvertAt, canProduceAt } from './actions.ts';
import { colonyOf, galaxyOf, reserve } from './galaxy.ts';
import type { State } from './types.ts';
import { type Args, isSector, noSector, notControlled, on } from './why-not-sector.ts';

type Arg = Args[number] | undefined;

/** Movement and portal alike: ships of one's own, from one sector to another. */
function whyNotTransfer(
  s: Readonly<State>,
  seat: Seat,
  pool: readonly number[],
  rule: 'AX-MOV-01' | 'AX-POR-01',
  [from, to, n]: readonly Arg[],
): Refusal | null {
  if (!isSector(s, from)) return noSector(rule, from);
  if (!isSector(s, to)) return noSector(rule, to);
  const ships = s.ships[seat]![from]!;
  if (ships === 0) return no('no-own-ship', rule, on(s, from));
  if (to === from) return no('same-sector', rule, on(s, from));
  if (rule === 'AX-MOV-01' && !galaxyOf(s).neighbours[from]!.includes(to))
    return no('not-adjacent', rule, { ...on(s, from), to, portals: pool[ACTIONS.indexOf('portal')]! });
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 1)
    return no('how-many-ships', rule, { ...on(s, from), ships });
  return n > ships ? no('too-few-ships', rule, { ...on(s, from), ships, wanted: n }) : null;
}

function whyNotProduce(s: Readonly<State>, seat: Seat, sector: Arg): Refusal | null {
  if (!isSector(s, sector)) return noSector('AX-PRO-01', sector);
  if (reserve(s, seat) === 0) return no('no-ship-left', 'AX-PRO-02', { ships: tables(s).ships });
  return canProduceAt(s, seat, sector) ? null : no('no-own-colony', 'AX-PRO-01', on(s, sector));
}

/** Why there is no ship of this opponent to destroy. */
function whyNotVictim(
  s: Readonly<State>,
  seat: Seat,
  rule: string,
  sector: number,
  opponent: Arg,
): Refusal | null {
  if (opponent === seat) return no('own-ship', rule);
  if (typeof opponent !== 'number' || !(opponent in s.ships)) return no('whose-ship', rule);
  if (s.ships[opponent]![sector]! > 0) return null;
  const where = { ...on(s, sector), seat: opponent };
  return colonyOf(s, sector) === opponent
    ? no('only-a-colony', 'AX-TOK-05', where)
    : no('no-ship-there', rule, where);
}

/** Why an action is not offered in an Expansion turn with what is left of the pool. */
export function whyNotAct(
  s: Readonly<State>,
  seat: Seat,
  pool: readonly number[],
  action: Action,
  args: Args,
): Refusal | null {
  if (pool[ACTIONS.indexOf(action)] === 0)
    return no('no-action-left', 'AX-EXP-01', { action, left: pool.join(' ') });
  const [sector, opponent] = args;
  switch (action) {
    case 'movement':
      return whyNotTransfer(s, seat, pool, 'AX-MOV-01', args);
    case 'portal':
      return whyNotTransfer(s, seat, pool, 'AX-POR-01', args);
    case 'production':
      return whyNotProduce(s, seat, sector);
    case 'ambush':
      if (!isSector(s, sector)) return noSector('AX-AMB-01', sector);
      if (!canAmbushAt(s, seat, sector)) return no('not-present', 'AX-AMB-01', on(s, sector));
      return whyNotVictim(s, seat, 'AX-AMB-01', sector, opponent);
    case 'conversion':
      if (!isSector(s, sector)) return noSector('AX-CNV-01', sector);
      if (!canConvertAt(s, seat, sector)) return notControlled(s, sector, 'AX-CNV-01');
      return whyNotVictim(s, seat, 'AX-CNV-01', sector, opponent);
  }
}
