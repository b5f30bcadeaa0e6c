import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { attackingUnit, conflictCost } from '../rules/attacks.ts';
import { basePower, basesIn, gatesIn, unitsIn } from '../rules/board.ts';
import { conflictOf } from '../rules/conflict/declaring.ts';
import { powerDrawing, sources } from '../rules/conflict/draws.ts';
import { partsOf, possibleLoan, seatOf, totalOf, typeOf } from '../rules/conflict/power.ts';
import { supply } from '../rules/networks.ts';
import { has } from '../rules/technologies.ts';
import type { Conflict, Move, State } from '../rules/types.ts';
import { incomeChange, unitWorth } from './bases.ts';
import { bestPower, cardsOf } from './cards.ts';
import { deckOf } from './deck.ts';
import { type Outlook, spending, swing } from './outlook.ts';
import { newDefence, risk } from './threats.ts';
import { WEIGHT } from './weights.ts';

export type Attack = Extract<Move, readonly ['attack', ...unknown[]]>;

/** Chances of a conflict's ends. */
export interface Chances {
  readonly wins: number;
  readonly draws: number;
  readonly loses: number;
}

/** CAPs for declaring an attack. */
export function conflictPrice(s: Readonly<State>, seat: Seat, move: Attack): number {
  const [, pattern, , sector, defender, type] = move;
  return conflictCost(s, seat, pattern, { sector, defender, type });
}

/** What the ends of a conflict mean to the bot's seat, what was paid before apart. */
export interface Stakes {
  readonly wins: number;
  readonly draws: number;
  readonly loses: number;
}

export const expectation = (stakes: Stakes, chances: Chances): number =>
  stakes.wins * chances.wins + stakes.draws * chances.draws + stakes.loses * chances.loses;

/** What conflicts look like before cards; the same sides come up again and again while moves are compared. */
export class Front {
  readonly o: Outlook;
  readonly #strengths = new Map<string, number>();
  readonly #stakes = new Map<string, Stakes>();

  constructor(o: Outlook) {
    this.o = o;
  }

  /** What a side has for certain with its best draw, and a part of what might be lent. */
  strength(c: Readonly<Conflict>, side: 0 | 1): number {
    const isPlaceless = typeOf(c, 0) === 'political';
    const key =
      side === 0
        ? `${c.pattern} ${c.by} ${isPlaceless ? '' : c.from}`
        : `${c.sector} ${c.defender} ${c.target}`;
    let known = this.#strengths.get(key);
    if (known === undefined) {
      known = strengthOf(this.o.s, c, side);
      this.#strengths.set(key, known);
    }
    return known;
  }

  stakes(c: Readonly<Conflict>): Stakes {
    const key = `${c.pattern} ${c.sector} ${c.defender} ${c.target}`;
    let known = this.#stakes.get(key);
    if (known === undefined) {
      known = stakesOf(this.o, c);
      this.#stakes.set(key, known);
    }
    return known;
  }

  /** What an attack is worth, its price taken off. A unit may have to move first, for some CAPs. */
  attack(move: Attack, from?: number, moveCost = 0): number {
    const { o } = this;
    const c = conflictOf(o.s, o.seat, move);
    if (from !== undefined) c.from = from;
    const cost = moveCost + conflictPrice(o.s, o.seat, move);
    const margin = this.strength(c, 0) - this.strength(c, 1);
    const chances = chancesOf(o.s, c, margin, o.seat);
    const caps = Math.max(cost, o.s.caps[o.seat]!);
    return expectation(this.stakes(c), chances) - spending(o, cost, caps) - WEIGHT.cardUsed;
  }
}

/** Where a conflict stands when nothing is drawn nor lent in it any more. */
const SETTLED = ['beforeCards', 'commitFirst', 'commit', 'outcome', 'cleanUp', 'end'];

/** Whether the conflict under way, if there is one, is past draws and loans. */
const isSettled = (s: Readonly<State>): boolean =>
  s.conflict !== null && s.agenda.some(({ do: name, at }) => name === 'conflict' && SETTLED.includes(at));

/** Power before cards: with the best draw that is still open, and loans as far as they are likely. Those revealed count. */
export function strengthOf(s: Readonly<State>, c: Readonly<Conflict>, side: 0 | 1): number {
  if (isSettled(s)) return totalOf(partsOf(s, c, side));
  let best = totalOf(partsOf(s, c, side)) + WEIGHT.lent * loans(s, c, side, c.drawn[side]);
  if (c.drawn[side] >= 0) return best;
  const bare = powerDrawing(s, c, side, -1);
  const loaned = best - bare;
  for (const source of sources(s, c, side)) {
    const lent = typeOf(c, side) === 'political' ? WEIGHT.lent * loans(s, c, side, source) : 0;
    best = Math.max(best, loaned + powerDrawing(s, c, side, source) + lent);
  }
  return best;
}

function loans(s: Readonly<State>, c: Readonly<Conflict>, side: 0 | 1, drawn: number): number {
  if (typeOf(c, side) !== 'political' || s.seats === 2) return 0;
  const drawing = { ...c, drawn: side === 0 ? [drawn, c.drawn[1]] : [c.drawn[0], drawn] } as Conflict;
  let sum = 0;
  for (let lender = 0; lender < s.seats; lender++)
    if (c.loans[lender] === -1) sum += possibleLoan(s, drawing, lender, side);
  return sum;
}

/** Chances by the margin before cards, for the seat that thinks: its own hand it knows, of others only the number. */
export function chancesOf(s: Readonly<State>, c: Readonly<Conflict>, margin: number, seat: Seat): Chances {
  const attack = cardChances(s, c, 0, seat);
  const defence = cardChances(s, c, 1, seat);
  const { highest } = deckOf(s);
  let wins = 0;
  let draws = 0;
  for (let a = 0; a <= highest; a++)
    for (let d = 0; d <= highest; d++) {
      const chance = attack[a]! * defence[d]!;
      if (chance === 0) continue;
      const lead = margin + a - d;
      // Loans make margins broken: what lies between is shared.
      const win = Math.max(0, Math.min(1, lead));
      const lose = Math.max(0, Math.min(1, -lead));
      wins += chance * win;
      draws += chance * (1 - win - lose);
    }
  const loses = 1 - wins - draws;
  if (has(s, c.attacker, 'winsDraws')) return { wins: wins + draws, draws: 0, loses };
  if (has(s, c.defender, 'winsDraws')) return { wins, draws: 0, loses: loses + draws };
  return { wins, draws, loses };
}

/** By value: the chance that a side's card has it. */
export function cardChances(
  s: Readonly<State>,
  c: Readonly<Conflict>,
  side: 0 | 1,
  seat: Seat,
): readonly number[] {
  const { best, exactly } = deckOf(s);
  if (s.learning) return best[1]!;
  // A card that is revealed counts among the parts already.
  if (c.cards[side] >= 0) return best[0]!;
  const owner = seatOf(c, side);
  if (owner !== seat) return best[cardsOf(s, owner)]!;
  return exactly[bestPower(s, s.hands[seat]!, typeOf(c, side))]!;
}

/** What a seat loses with its Agents or Fleets in a sector, for the bot. */
function unitsLost(o: Outlook, seat: Seat, target: Type, sector: number): number {
  if (target === 'industrial') return 0;
  const unit = target === 'political' ? 'agent' : 'fleet';
  return -o.weights[seat]! * unitsIn(o.s, seat, unit, sector) * unitWorth(o, seat, unit, -1);
}

/** What the ends of a conflict mean to the bot's seat, be it in it or not. */
export function stakesOf(o: Outlook, c: Readonly<Conflict>): Stakes {
  const { s } = o;
  const { attacker, defender, sector, target } = c;
  const unit = attackingUnit(c.pattern);
  const attackerLost = unit === null ? 0 : -o.weights[attacker]! * unitWorth(o, attacker, unit, -1);
  const defenderLost = unitsLost(o, defender, target, sector);
  const bases = basesIn(s, defender, target, sector);
  const power = basePower(s, defender, target, sector);
  const gates =
    target === 'industrial' ? -o.weights[defender]! * WEIGHT.gate * gatesIn(s, defender, sector) : 0;
  let wins = defenderLost + gates;
  if (bases > 0 && !c.spareBases) {
    const taken =
      tables(s).patterns[c.pattern].result === 'takeover' ? Math.min(bases, supply(s, attacker, target)) : 0;
    const board = o.boardOf[sector]!;
    wins += incomeChange(o, defender, target, -bases);
    const destroyed = swing(o, board, [defender, -power]);
    wins += destroyed;
    if (taken > 0) {
      const got =
        swing(o, board, [defender, -power], [attacker, (power * taken) / bases]) -
        destroyed +
        incomeChange(o, attacker, target, taken);
      // What the bot takes it may lose again.
      const isOurs = attacker === o.seat && got > 0;
      wins += isOurs ? got * (1 - risk(o, sector, newDefence(s, attacker, target, sector, taken))) : got;
    }
  }
  return { wins, draws: defenderLost + gates + attackerLost, loses: attackerLost };
}
