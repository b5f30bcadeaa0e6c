import type { Seat } from '@conclave/kernel';
import { beside, colourOn, ORIGIN, WILD } from '@conclave/mechanics/edge-match';
import { isAscending } from '@conclave/mechanics/sorted';
import { CAMPFIRE, copyOf, isLevelCard, isMasteryCard, kindOf, monumentOf } from '../data/cards.ts';
import { CRADLE_CELLS } from '../data/cradle.ts';
import { DOMAINS } from '../data/domains.ts';
import { tables } from '../data/tables.ts';
import { lookedAt } from './fill.ts';
import { mostInfluence } from './gain.ts';
import { limitOf } from './limits.ts';
import { everyOmen } from './setup.ts';
import type { State } from './types.ts';

/** The first number that is there twice, undefined if none is. */
function twice(list: readonly number[]): number | undefined {
  const seen = new Set<number>();
  return list.find((n) => seen.size === seen.add(n).size);
}

/** Tiles of the Great Migration, the most that a hand has beyond what is dealt. */
const MIGRANTS = 2;

function brokenMap(s: Readonly<State>): string | null {
  const { cells, tiles, turns, owners, levels, sites } = s;
  for (const list of [tiles, turns, owners, levels, sites])
    if (list.length !== cells.length) return 'lists of the map of different length';
  const tile = twice([...tiles, ...s.hands.flat()]);
  if (tile !== undefined) return `tile ${tile} is in two places`;
  if ([...tiles, ...s.hands.flat()].some((n) => tables(s).tiles[n] === undefined))
    return 'a tile that does not exist';
  if (twice([...cells, ...CRADLE_CELLS]) !== undefined) return 'two pieces on one cell';
  for (const place of cells.keys()) {
    if ((owners[place] === -1) !== (levels[place] === 0)) return `a City of nobody at ${place}`;
    if (owners[place] !== -1 && sites[place] !== -1) return `a City and a Monument at ${place}`;
  }
  if (!s.hands.every((hand) => isAscending(hand) && hand.length <= tables(s).hand + MIGRANTS))
    return 'a hand that is too long or not ascending';
  return null;
}

function brokenHoldings(s: Readonly<State>, seat: Seat): string | null {
  for (const domain of DOMAINS.keys()) {
    const [n, limit] = [s.knowledge[seat]![domain]!, s.limits[seat]![domain]!];
    if (limit !== limitOf(s, seat, domain)) return `limit ${limit} of ${seat} in ${domain}`;
    if (n < 0 || n > limit) return `${n} Knowledge of ${seat} in ${domain}`;
  }
  if (s.influence[seat]! < 0 || s.influence[seat]! > mostInfluence(s)) return `Influence of ${seat}`;
  const sum = s.sheet[seat]!.reduce((total, n) => total + n, 0);
  if (sum !== s.vp[seat]! || sum < 0) return `${s.vp[seat]} VP of ${seat}, ${sum} on the sheet`;
  return null;
}

/** DM-TRE-01 to 07: one card a place, sides that touch match, and the Nodus are counted. */
function brokenTree(s: Readonly<State>, seat: Seat): string | null {
  const [spots, cards] = [s.spots[seat]!, s.cards[seat]!];
  if (spots.length !== cards.length || spots[0] !== ORIGIN || cards[0] !== CAMPFIRE)
    return `the Tree of ${seat} has no root`;
  if (twice(spots) !== undefined) return `two cards on one place in the Tree of ${seat}`;
  const at = new Map(spots.map((spot, i) => [spot, tables(s).sides[cards[i]!]!]));
  const nodus = DOMAINS.map(() => 0);
  for (const [spot, here] of at)
    for (const side of [0, 1]) {
      const beyond = at.get(beside(spot, side));
      if (beyond === undefined) continue;
      const [mine, other] = [colourOn(here, side), colourOn(beyond, side + 2)];
      if (mine !== other && mine !== WILD && other !== WILD)
        return `sides that differ in the Tree of ${seat}`;
      nodus[mine === WILD ? other : mine]!++;
    }
  if (nodus.join() !== s.nodus[seat]!.join()) return `Nodus of ${seat}`;
  const kinds = cards.filter(isMasteryCard).map(kindOf);
  if (twice(kinds) !== undefined) return `a Mastery card twice in the Tree of ${seat}`;
  for (const [kind, side] of s.mastery[seat]!.entries())
    if (side > 0 !== kinds.includes(kind)) return `side of card ${kind} of ${seat}`;
  return null;
}

function brokenCards(s: Readonly<State>): string | null {
  const all = s.cards.flat().filter((card) => card !== CAMPFIRE);
  const double = twice(all);
  if (double !== undefined) return `card ${double} (copy ${copyOf(double)}) in two Trees`;
  for (const [i, monument] of s.monuments.entries()) {
    const built = all.filter((card) => isLevelCard(card) && monumentOf(card) === monument).length;
    if (built !== s.builders[i]!.length) return `levels of Monument ${monument}`;
    const sites = s.sites.filter((site) => site === i).length;
    if (sites !== Math.min(built, 1)) return `Monument ${monument} stands on ${sites} tiles`;
  }
  return null;
}

function brokenOmens(s: Readonly<State>): string | null {
  const omens = [...s.omenDeck, ...s.omenDiscard, ...s.activeOmens, ...lookedAt(s)];
  const wanted = s.hasOmens ? everyOmen(tables(s)) : [];
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  if (sorted(omens) !== sorted(wanted)) return `${omens.length} Omens`;
  return s.activeOmens.length === s.omenOwners.length ? null : 'an Omen of nobody';
}

/** What must always hold: a sentence for the first thing that does not. */
export function broken(s: Readonly<State>): string | null {
  const whole = brokenMap(s) ?? brokenCards(s) ?? brokenOmens(s);
  if (whole !== null) return whole;
  if (twice(s.order) !== undefined || s.order.length !== s.seats) return 'the order of seats';
  for (let seat = 0; seat < s.seats; seat++) {
    const fault = brokenHoldings(s, seat) ?? brokenTree(s, seat);
    if (fault !== null) return fault;
  }
  return null;
}
