import type { Seat } from '@conclave/kernel';
import { type Tables, tables } from '../../data/tables.ts';
import { boardPoints } from '../../rules/scoring.ts';
import { expected, type Outlook } from '../outlook.ts';
import { WEIGHT } from '../weights.ts';

export const BOARD_KEYS = [
  'boardsPayNow',
  'boardsPaySoon',
  'boardsPayLater',
  'controlled',
  'shared',
  'followed',
  'alone',
  'present',
  'narrowLeads',
  'safeLeads',
  'withinReach',
  'basePower',
  'sparePower',
  'core',
] as const;

/** Power more than the next, or less than the first, that hardly changes hands in one phase. */
const SAFE = 3;

type Boards = Record<(typeof BOARD_KEYS)[number], number>;

const NOTHING = Object.fromEntries(BOARD_KEYS.map((key) => [key, 0])) as Boards;

function add(sums: Boards, o: Outlook, t: Tables, seat: Seat, board: number): void {
  const powers = o.powers[board]!;
  const own = powers[seat]!;
  let most = 0;
  for (let p = 0; p < powers.length; p++) if (p !== seat) most = Math.max(most, powers[p]!);
  const lead = own - most;
  if (most - own === 1) sums.withinReach++;
  if (own === 0) return;
  const isCore = board === 0;
  sums.boardsPayNow += boardPoints(t, powers, isCore)[seat]!;
  sums.boardsPaySoon += expected(t, powers, seat, isCore, o.doubt, o.entry);
  if (o.later > 0)
    sums.boardsPayLater += o.later * expected(t, powers, seat, isCore, WEIGHT.doubtLater, WEIGHT.entryLater);
  sums.present++;
  sums.basePower += own;
  if (isCore) sums.core += own;
  if (lead < 0) sums.followed++;
  else if (lead === 0) sums.shared++;
  else {
    sums.controlled++;
    if (most === 0) sums.alone++;
    else if (lead < SAFE) sums.narrowLeads++;
    else sums.safeLeads++;
    sums.sparePower += Math.max(0, lead - SAFE);
  }
}

/** What a seat has on the boards, and what they pay it. */
export function onBoards(o: Outlook): Boards {
  const sums = { ...NOTHING };
  const t = tables(o.s);
  for (let board = 0; board < o.powers.length; board++) add(sums, o, t, o.seat, board);
  return sums;
}
