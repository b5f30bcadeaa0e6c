import type { Seat } from '@conclave/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CIVILISATIONS, type CivilisationKey } from '../data/civilisations.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import type { Strategy } from '../data/strategies.ts';
import { tables } from '../data/tables.ts';
import { coloniesLeft, reserve } from '../rules/galaxy.ts';
import { poolOf } from '../rules/pool.ts';
import type { Move, State } from '../rules/types.ts';
import { type Outlook, outlookOf, tokensAt } from './outlook.ts';
import { appraise } from './sector.ts';

/** What a seat thinks of its moves at a glance: the sectors that a move touches, before and after it. */
class Glance {
  readonly #o: Outlook;
  readonly #seat: Seat;
  /** How much a loss of the others counts. */
  readonly #rival: number;
  /** By sector, then by ships more or fewer of one's own; holes where nobody has asked. */
  readonly #changes: (number[] | undefined)[] = [];
  readonly #balances: number[] = [];

  constructor(o: Outlook, seat: Seat) {
    this.#o = o;
    this.#seat = seat;
    this.#rival = (o.weights.best + o.weights.mean) / (o.seats - 1);
  }

  /** What the sector means to the seat, against all others, as it is now. */
  #balance(sector: number): number {
    const parts = appraise(this.#o, sector);
    let sum = 0;
    for (let p = 0; p < parts.length; p++) sum += p === this.#seat ? parts[p]! : -this.#rival * parts[p]!;
    return sum;
  }

  #before(sector: number): number {
    this.#balances[sector] ??= this.#balance(sector);
    return this.#balances[sector]!;
  }

  /** That many ships more on the sector, or fewer. */
  ships(sector: number, n: number): number {
    this.#changes[sector] ??= [];
    const known = this.#changes[sector]!;
    const key = n > 0 ? 2 * n : -2 * n - 1;
    known[key] ??= this.#with(sector, n);
    return known[key]!;
  }

  #with(sector: number, n: number): number {
    const before = this.#before(sector);
    const { ships, seats } = this.#o;
    ships[sector * seats + this.#seat]! += n;
    const after = this.#balance(sector);
    ships[sector * seats + this.#seat]! -= n;
    return after - before;
  }

  /** A ship of another destroyed; a conversion puts one's own in its place. */
  destroyed(sector: number, owner: Seat, isReplaced: boolean): number {
    const { ships, seats } = this.#o;
    const at = sector * seats + this.#seat;
    const before = this.#before(sector);
    if (isReplaced) ships[at]!++;
    ships[sector * seats + owner]!--;
    const after = this.#balance(sector);
    ships[sector * seats + owner]!++;
    if (isReplaced) ships[at]!--;
    return after - before;
  }

  /** A colony of one's own. */
  colony(sector: number): number {
    const before = this.#before(sector);
    this.#o.colonies[sector] = this.#seat;
    const after = this.#balance(sector);
    this.#o.colonies[sector] = -1;
    return after - before;
  }

  /** A battle there, with what it scores (AX-WAR-07 to 12). */
  battle(sector: number): number {
    const o = this.#o;
    const at = sector * o.seats;
    let best = 0;
    let second = 0;
    let winner = -1;
    for (let p = 0; p < o.seats; p++) {
      const own = tokensAt(o, p, sector);
      if (own === 0) continue;
      const score = own + o.armament[p]!;
      if (score > best) {
        second = best;
        best = score;
        winner = p;
      } else if (score > second) second = score;
    }
    if (best === second) winner = -1;
    const before = this.#before(sector);
    const ships = o.ships.slice(at, at + o.seats);
    const colonist = o.colonies[sector]!;
    const kept = winner < 0 ? 0 : Math.min(tokensAt(o, winner, sector), best - second);
    for (let p = 0; p < o.seats; p++)
      o.ships[at + p] = p === winner ? kept - (colonist === winner ? 1 : 0) : 0;
    // Only origin colonies, which count nothing, stay whatever happens.
    if (o.colony[sector]! > 0 && colonist !== winner) o.colonies[sector] = -1;
    const after = this.#balance(sector);
    for (let p = 0; p < o.seats; p++) o.ships[at + p] = ships[p]!;
    o.colonies[sector] = colonist;
    const point = winner === this.#seat ? 1 : winner < 0 ? 0 : -this.#rival;
    return after - before + point * o.battle;
  }
}

/** All civilisations are about as strong: the galaxy decides between them, as if by lot, so that one meets them all. */
function lot(s: Readonly<State>, key: CivilisationKey): number {
  let sum = CIVILISATIONS.indexOf(key) + 1;
  for (const tile of s.tiles) sum = (sum * LOT + tile + 2) % LOTS;
  return sum;
}
const LOT = 31;
const LOTS = 997;

/** How much better a move makes the seat's position at a glance; nothing, for the end of a turn. */
function change(s: Readonly<State>, seat: Seat, glance: Glance, move: Move, hasReserve: boolean): number {
  switch (move[0]) {
    case 'civilisation':
      return lot(s, move[1]);
    case 'slot':
      return glance.ships(move[1], tables(s).starts[s.civilisations[seat]!].ships);
    case 'battle':
      return glance.battle(move[1]);
    case 'colonize':
      return glance.colony(move[1]);
    case 'move':
    case 'portal':
      return glance.ships(move[1], -move[3]) + glance.ships(move[2], move[3]);
    case 'produce':
      return glance.ships(move[1], 1);
    case 'ambush':
      return glance.destroyed(move[1], move[2], false);
    case 'convert':
      return glance.destroyed(move[1], move[2], hasReserve);
    default:
      return 0;
  }
}

/** What each side of a card promises. */
type Sides = { readonly [S in Strategy]: number };

function sidesOf(s: Readonly<State>, o: Outlook, seat: Seat, glance: Glance): (card: number) => Sides {
  let war = 0;
  let colonization = 0;
  const canColonize = coloniesLeft(s, seat) > 0;
  for (let sector = 0; sector < o.sectors; sector++) {
    const own = tokensAt(o, seat, sector);
    if (own === 0) continue;
    let best = 0;
    for (let p = 0; p < o.seats; p++) {
      const other = p === seat ? 0 : tokensAt(o, p, sector);
      if (other > 0) best = Math.max(best, other + o.influence[p]!);
    }
    if (best > 0) war += Math.max(0, glance.battle(sector));
    if (canColonize && o.colonies[sector]! < 0 && (best === 0 || own + o.influence[seat]! > best))
      colonization = Math.max(colonization, glance.colony(sector));
  }
  const { cards, maxLevel, rise } = tables(s);
  const { action, level: levels, lastRound } = o.weights;
  return (card) => {
    const { evolution } = cards[card - 1]!;
    const level = s.levels[seat]![EVOLUTIONS.indexOf(evolution)]!;
    let expansion = 0;
    for (const [i, n] of poolOf(s, seat, card).entries()) expansion += n * action[ACTIONS[i]!];
    return {
      war,
      evolution: levels[evolution] * Math.min(rise, maxLevel - level) * o.roundsInAll,
      colonization,
      expansion: o.rounds === 1 ? expansion * lastRound : expansion,
    };
  };
}

/** For each of the seat's moves how much better it makes the position at a glance. */
export function promise(s: Readonly<State>, seat: Seat, moves: readonly Move[]): number[] {
  const o = outlookOf(s);
  const glance = new Glance(o, seat);
  if (moves[0]![0] !== 'choose') {
    const hasReserve = reserve(s, seat) > 0;
    return moves.map((move) => change(s, seat, glance, move, hasReserve));
  }
  const sides = sidesOf(s, o, seat, glance);
  const known: Sides[] = [];
  for (const card of s.hands[seat]!) known[card] = sides(card);
  return moves.map((move) => {
    const [, card, strategy, discard] = move as Extract<Move, readonly ['choose', ...unknown[]]>;
    // A card that would make a strong Expansion is kept for it, in a duel also from the rival.
    const wasted = strategy === 'expansion' ? 0 : known[card]!.expansion;
    const denied = discard === undefined ? 0 : known[discard]!.expansion;
    return known[card]![strategy] - o.weights.waste * wasted + o.weights.deny * denied;
  });
}
