import { tables } from '../../data/tables.ts';
import { TYPES } from '../../data/tracks.ts';
import { buildReach, hasRoom } from '../../rules/board.ts';
import { lowestIncome, nextCost, totalIncome } from '../../rules/networks.ts';
import { capsWorth, type Outlook } from '../outlook.ts';

export const ECONOMY_KEYS = [
  'income',
  'incomeToCome',
  'lowestIncome',
  'caps',
  'capsToUse',
  'capsBeyondLimit',
  'retention',
  'complexes',
  'embassies',
  'outposts',
  'roomIndustrial',
  'roomPolitical',
  'roomMartial',
  'basesInReach',
] as const;

type Economy = Record<(typeof ECONOMY_KEYS)[number], number>;

/** More open Locations than that make no difference to a turn. */
const ENOUGH = 5;
/** A limit that no CAPs reach. */
const NO_LIMIT = 30;

/** CAPs, what brings them, and what they can be spent on. */
export function economy(o: Outlook): Economy {
  const { s, seat } = o;
  const { tiles } = tables(s);
  const caps = s.caps[seat]!;
  const keeps = Math.min(NO_LIMIT, o.keeps);
  const income = totalIncome(s, seat);
  let payable = 0;
  const rooms = TYPES.map((type) => {
    const reach = buildReach(s, seat, type);
    let room = 0;
    for (let sector = 0; sector < reach.length && room < ENOUGH; sector++)
      if (reach[sector] === 1 && hasRoom(s, seat, type, sector)) room += tiles[s.tiles[sector]!]![type];
    room = Math.min(ENOUGH, room);
    const price = Math.max(1, nextCost(s, seat, type));
    if (room > 0) payable += Math.min(2, caps / price);
    return room;
  });
  const [complexes, embassies, outposts] = s.built[seat]!;
  return {
    income,
    incomeToCome: (income * o.income) / 100,
    lowestIncome: (lowestIncome(s, seat) * o.incomeNow) / 100,
    caps,
    capsToUse: capsWorth(o, caps) / 100,
    capsBeyondLimit: Math.max(0, caps - keeps),
    retention: keeps * (o.rounds - 1),
    complexes: complexes!,
    embassies: embassies!,
    outposts: outposts!,
    roomIndustrial: rooms[0]!,
    roomPolitical: rooms[1]!,
    roomMartial: rooms[2]!,
    basesInReach: payable,
  };
}
