import { levelCard, masteryCard } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { hasBuild } from '../rules/actions.ts';
import { advanceCost, cityCost, gainCost } from '../rules/costs.ts';
import { exchangeable } from '../rules/exchange.ts';
import { campAt } from '../rules/map.ts';
import { nextLevel, nextLevelCost, payments } from '../rules/monuments.ts';
import type { Move } from '../rules/types.ts';
import { advanceWorth, gainWorth } from './cards.ts';
import { cityWorth, levelWorth } from './lands.ts';
import { byDomain, type Outlook } from './outlook.ts';
import { Planner } from './plans.ts';
import { cheapestSplit } from './splits.ts';
import { Places } from './tree.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** What an extra action of a card is kept for, if it need not be used now. */
const EXTRA_KEPT = 250;

/** The values of moves; of those that gain the same card, or build the same level, only the best is tried. */
function onlyBest(moves: readonly Move[], values: number[]): number[] {
  const best = new Map<string, number>();
  for (const [i, [label, what]] of moves.entries()) {
    if (label !== 'gain' && label !== 'monument' && label !== 'patronage') continue;
    const key = `${label} ${what}`;
    const before = best.get(key);
    if (before !== undefined && values[before]! >= values[i]!) values[i] = NEVER;
    else {
      if (before !== undefined) values[before] = NEVER;
      best.set(key, i);
    }
  }
  return values;
}

/** A function of one number that is asked often. */
const remembered = <T>(of: (n: number) => T): ((n: number) => T) => {
  const known = new Map<number, T>();
  return (n) => {
    let value = known.get(n);
    if (value === undefined) {
      value = of(n);
      known.set(n, value);
    }
    return value;
  };
};

/** An exchange as the rules keep it while it goes on. */
export interface Exchange {
  readonly domain: number;
  readonly left: number;
  readonly amounts: readonly number[];
  readonly last: number;
}

/** What the rest of the turn is worth after an exchange as far as it is settled; `held` is what is left to give. */
export function settled(planner: Planner, o: Outlook, f: Exchange): number {
  const held = [...o.s.knowledge[o.seat]!];
  return planner.turn(give(o, held, f), o.s.phase === 'build' && hasBuild(o.s, o.seat), true);
}

/** Takes away what is given, and adds what it becomes. */
function give(o: Outlook, held: number[], { domain, amounts }: Exchange): number[] {
  let sum = 0;
  for (const [from, n] of amounts.entries()) {
    held[from]! -= n;
    sum += n;
  }
  held[domain] = Math.min(o.s.limits[o.seat]![domain]!, held[domain]! + sum);
  return held;
}

/** The most that an exchange can come to when more is given of what hurts least, and of which Domain one gives first; -1 for none. */
export function bestExchange(
  planner: Planner,
  o: Outlook,
  f: Exchange,
): { readonly worth: number; readonly from: number } {
  const rest = o.s.knowledge[o.seat]!.map((n, domain) => n - f.amounts[domain]!);
  let best = { worth: NEVER, from: -1 };
  for (let n = 1; n <= f.left; n++) {
    const split = cheapestSplit(planner, rest, n, f.domain, f.last);
    if (split === null) break;
    const amounts = f.amounts.map((given, domain) => given + split[domain]!);
    const worth = settled(planner, o, { ...f, amounts });
    if (worth > best.worth) best = { worth, from: split.findIndex((given) => given > 0) };
  }
  return best;
}

/** What beginning an exchange promises, by its Domain; only what is given first in the best one is tried. */
function exchangeValues(o: Outlook, planner: Planner): (domain: number, from: number) => number {
  const best = remembered((domain) => bestExchange(planner, o, begun(o, domain)));
  return (domain, from) => (best(domain).from === from ? best(domain).worth - 1 : NEVER);
}

const begun = (o: Outlook, domain: number): Exchange => ({
  domain,
  left: exchangeable(o.s, o.seat, domain),
  amounts: byDomain(() => 0),
  last: 0,
});

/** What each move of the Build phase promises, with the Develop action after it. */
export function buildValues(o: Outlook, moves: readonly Move[]): number[] {
  const { s, seat } = o;
  const planner = new Planner(o);
  const places = new Places(o);
  const held = s.knowledge[seat]!;
  const keeps = s.builds === 0 && o.soon > 0 ? EXTRA_KEPT : 0;
  const after = (spent: readonly (readonly [domain: number, n: number])[]) => {
    const rest = [...held];
    for (const [domain, n] of spent) rest[domain]! -= n;
    return planner.turn(rest, false, true);
  };
  const level = remembered((monument) => levelWorth(o, monument));
  const exchanged = exchangeValues(o, planner);
  const paid = remembered((key) => {
    const monument = key >> 1;
    const { primary, secondary } = tables(o.s).monuments[s.monuments[monument]!]!;
    const ways = payments(s, seat, monument, nextLevelCost(s, seat, monument, (key & 1) === 1));
    return Math.max(
      ...ways.map(([a, b]) =>
        after([
          [primary, a],
          [secondary, b],
        ]),
      ),
    );
  });
  const values = moves.map((move) => {
    switch (move[0]) {
      case 'city':
      case 'upgrade': {
        const place = s.cells.indexOf(move[1]);
        const next = s.levels[place]! + 1;
        const cost = cityCost(s, seat, next);
        return cityWorth(o, place, next) + after([[campAt(s, place), cost]]) - keeps;
      }
      case 'monument':
      case 'patronage': {
        const [label, monument, x, y] = move;
        const card = levelCard(s.monuments[monument]!, nextLevel(s, monument));
        const isPatronage = label === 'patronage';
        return (
          level(monument) +
          places.worth(card, x, y) +
          paid(2 * monument + (isPatronage ? 1 : 0)) -
          (isPatronage ? (o.soon > 0 ? EXTRA_KEPT / 2 : 0) : keeps)
        );
      }
      case 'exchange':
        return exchanged(move[1], move[2]);
      default:
        return after([]);
    }
  });
  return onlyBest(moves, values);
}

/** What each move of the Develop phase promises. */
export function developValues(o: Outlook, moves: readonly Move[]): number[] {
  const { s, seat } = o;
  const planner = new Planner(o);
  const places = new Places(o);
  const held = s.knowledge[seat]!;
  const kept = planner.kept(held);
  const exchanged = exchangeValues(o, planner);
  const keeps = s.develops === 0 && o.soon > 0 ? EXTRA_KEPT : 0;
  const gained = remembered(
    (kind) =>
      planner.develop(held, tables(o.s).mastery[kind]!.domain, gainCost(s, seat, kind), gainWorth(o, kind)) -
      keeps,
  );
  const values = moves.map((move) => {
    switch (move[0]) {
      case 'gain': {
        const [, kind, copy, x, y] = move;
        return kept + gained(kind) + places.worth(masteryCard(kind, copy), x, y);
      }
      case 'advance': {
        const kind = move[1];
        const cost = advanceCost(s, seat, kind);
        return (
          kept + planner.develop(held, tables(s).mastery[kind]!.domain, cost, advanceWorth(o, kind)) - keeps
        );
      }
      case 'exchange':
        return exchanged(move[1], move[2]);
      default:
        return kept;
    }
  });
  return onlyBest(moves, values);
}

/** What each assimilation promises: the same, for nothing; no action is used, so Glassmaking adds nothing. */
export function assimilationValues(o: Outlook, moves: readonly Move[]): number[] {
  const places = new Places(o);
  const gained = remembered((kind) => gainWorth(o, kind));
  const values = moves.map((move) => {
    if (move[0] === 'gain')
      return gained(move[1]) + places.worth(masteryCard(move[1], move[2]), move[3], move[4]);
    return move[0] === 'advance' ? advanceWorth(o, move[1]) : 0;
  });
  return onlyBest(moves, values);
}
