import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { TYPES, type Type, UNITS } from '../data/tracks.ts';
import { basesIn, hasRoom, stackHeight, unitsOf } from '../rules/board.ts';
import { ways } from '../rules/distances.ts';
import { builtOf, retention } from '../rules/networks.ts';
import type { State, Unit } from '../rules/types.ts';
import { type Outlook, swing } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** CAPs a round that so many bases of a type bring. */
function incomeOf(s: Readonly<State>, type: Type, built: number): number {
  const { noBases, tracks } = tables(s);
  const { income } = tracks[type];
  return built <= 0 ? noBases.income : income[Math.min(built, income.length) - 1]!;
}

/** What it is worth to the bot's seat that a seat has so many bases of a type more, or less. */
export function incomeChange(o: Outlook, seat: Seat, type: Type, n: number): number {
  const built = builtOf(o.s, seat, type);
  const [before, after] = [incomeOf(o.s, type, built), incomeOf(o.s, type, built + n)];
  let others = Number.POSITIVE_INFINITY;
  for (const other of TYPES)
    if (other !== type) others = Math.min(others, incomeOf(o.s, other, builtOf(o.s, seat, other)));
  const lowest = Math.min(after, others) - Math.min(before, others);
  return o.weights[seat]! * (o.income * (after - before) + o.incomeNow * WEIGHT.capitalize * lowest);
}

/** What a base of a type adds to its owner's board power in a sector (HG-SCO-01). */
export const powerOf = (s: Readonly<State>, type: Type, sector: number): number =>
  type === 'political' ? tables(s).tiles[s.tiles[sector]!]!.political : 1;

/** CAPs less that may be kept in rounds to come when the next base of a type is built. */
function retentionLoss(s: Readonly<State>, seat: Seat, type: Type): number {
  const next = tables(s).tracks[type].retention[builtOf(s, seat, type)];
  return next === undefined ? 0 : Math.max(0, retention(s, seat) - next);
}

/** How much of the seat's network a new base would help, or be helped by, in conflicts. */
function mass(s: Readonly<State>, seat: Seat, type: Type, sector: number): number {
  const { size, steps } = ways(s);
  let sum = 0;
  if (type === 'political') {
    const { tiles } = tables(s);
    const { faction, political } = tiles[s.tiles[sector]!]!;
    if (faction < 0) return 0;
    for (let other = 0; other < size; other++)
      if (s.embassies[other] === seat && tiles[s.tiles[other]!]!.faction === faction)
        sum += political + tiles[s.tiles[other]!]!.political;
    return sum;
  }
  const height = stackHeight(s, seat, sector);
  for (let other = 0; other < size; other++) {
    const bases = basesIn(s, seat, type, other);
    if (bases === 0) continue;
    const range = type === 'industrial' ? 1 : Math.max(height, bases - 1);
    if (steps[sector * size + other]! <= range) sum += 2;
  }
  return sum;
}

/** Locations of a type that a base in a sector would bring within range for the first time. */
function frontier(s: Readonly<State>, seat: Seat, type: Type, sector: number, reach: Uint8Array): number {
  const range = type === 'martial' ? stackHeight(s, seat, sector) : 1;
  if (range === 0) return 0;
  const { size, steps } = ways(s);
  const { tiles } = tables(s);
  let sum = 0;
  for (let other = 0; other < size; other++)
    if (reach[other] === 0 && steps[sector * size + other]! <= range && hasRoom(s, seat, type, other)) {
      sum += tiles[s.tiles[other]!]![type];
    }
  return sum;
}

/** What one more base of the bot's own in a sector is worth, its price apart; `reach` is where it can build now. */
export function baseWorth(o: Outlook, type: Type, sector: number, reach: Uint8Array): number {
  const { s, seat } = o;
  return (
    swing(o, o.boardOf[sector]!, [seat, powerOf(s, type, sector)]) +
    incomeChange(o, seat, type, 1) -
    WEIGHT.retention * retentionLoss(s, seat, type) * (o.rounds - 1) +
    WEIGHT.mass * mass(s, seat, type, sector) * o.rounds +
    WEIGHT.frontier * frontier(s, seat, type, sector, reach) * (o.rounds - 1)
  );
}

/** What it is worth to take a base of one's own from one sector to another, its price apart. */
export function relocationWorth(o: Outlook, type: Type, from: number, to: number): number {
  const { s, seat } = o;
  const [a, b] = [o.boardOf[from]!, o.boardOf[to]!];
  const [less, more] = [powerOf(s, type, from), powerOf(s, type, to)];
  const boards =
    a === b ? swing(o, a, [seat, more - less]) : swing(o, a, [seat, -less]) + swing(o, b, [seat, more]);
  return boards + WEIGHT.mass * (mass(s, seat, type, to) - mass(s, seat, type, from)) * o.rounds;
}

/** Rounds in which a unit can still be used. */
export const timeForUnits = (o: Outlook): number => o.rounds - 1 + Math.max(0, o.turns - 1) / 3;

/** Bases of rivals within three steps of a sector. */
export function prey(s: Readonly<State>, seat: Seat, sector: number): number {
  const { size, steps } = ways(s);
  let sum = 0;
  for (let other = 0; other < size; other++) {
    if (steps[sector * size + other]! > 3 || s.homes.includes(other)) continue;
    if (s.embassies[other]! >= 0 && s.embassies[other] !== seat) sum++;
    if (s.outposts[other]! >= 0 && s.outposts[other] !== seat) sum++;
    for (let p = 0; p < s.seats; p++) if (p !== seat && s.complexes[p]![other]! > 0) sum++;
  }
  return sum;
}

/** What one more Agent or Fleet in a sector is worth to its owner. */
export function unitWorth(o: Outlook, seat: Seat, unit: Unit, more = 1): number {
  const standing = unitsOf(o.s, seat, unit).filter((sector) => sector >= 0).length;
  const at = Math.min(UNITS - 1, Math.max(0, more > 0 ? standing : standing - 1));
  return WEIGHT.unit[at]! * timeForUnits(o);
}
