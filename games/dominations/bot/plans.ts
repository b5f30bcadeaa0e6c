import { levelCard } from '../data/cards.ts';
import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { TOP_LEVEL } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { citiesOfLevel, isCampFree } from '../rules/cities.ts';
import { advanceCost, cityCost, gainCost } from '../rules/costs.ts';
import { power } from '../rules/holdings.ts';
import { campAt } from '../rules/map.ts';
import { mayGain } from '../rules/mastery.ts';
import { hasFreeCamp, nextLevel, nextLevelCost } from '../rules/monuments.ts';
import { advanceWorth, gainWorth } from './cards.ts';
import { dominationChances } from './domination.ts';
import { cityWorth, levelWorth } from './lands.ts';
import { byDomain, type Outlook } from './outlook.ts';
import { cheapestSplit } from './splits.ts';
import { Places } from './tree.ts';
import { REACH, WEIGHT } from './weights.ts';

/** Something to spend Knowledge on: `cost` of a Domain and, for Monuments, `other` of a second one. */
interface Project {
  readonly domain: number;
  readonly cost: number;
  readonly second: number;
  readonly other: number;
  readonly worth: number;
}

/** All that a seat could spend Knowledge on, what costs the same only where it is worth most. */
interface Projects {
  readonly builds: readonly Project[];
  readonly develops: readonly Project[];
}

/** Keeps the best project by Domain and cost. */
class Best {
  readonly #found = new Map<number, Project>();

  add(domain: number, cost: number, worth: number): void {
    const key = domain * 32 + cost;
    if ((this.#found.get(key)?.worth ?? 0) < worth)
      this.#found.set(key, { domain, cost, second: -1, other: 0, worth });
  }

  list = (): Project[] => [...this.#found.values()];
}

function builds(o: Outlook, places: Places): Project[] {
  const { s, seat } = o;
  const best = new Best();
  const costs: number[] = [];
  for (let level = 1; level <= TOP_LEVEL; level++)
    costs[level] =
      citiesOfLevel(s, seat, level) < tables(s).cityCounters
        ? cityCost(s, seat, level)
        : Number.POSITIVE_INFINITY;
  for (let place = 0; place < s.cells.length; place++) {
    const level = isCampFree(s, place)
      ? 1
      : s.owners[place] === seat && s.levels[place]! < TOP_LEVEL
        ? s.levels[place]! + 1
        : 0;
    if (level > 0 && costs[level]! <= tables(s).maxLimit)
      best.add(campAt(s, place), costs[level]!, cityWorth(o, place, level));
  }
  const list = best.list();
  for (let monument = 0; monument < s.builders.length; monument++) {
    const level = nextLevel(s, monument);
    if (level === 0 || (level === 1 && !hasFreeCamp(s))) continue;
    const number = s.monuments[monument]!;
    const spot = places.best(levelCard(number, level));
    if (spot === Number.NEGATIVE_INFINITY) continue;
    const { total } = nextLevelCost(s, seat, monument, false);
    const { primary, secondary } = tables(s).monuments[number]!;
    const cost = total >> 1;
    list.push({
      domain: primary,
      cost,
      second: secondary,
      other: total - cost,
      worth: levelWorth(o, monument) + spot,
    });
  }
  return list;
}

function develops(o: Outlook): Project[] {
  const { s, seat } = o;
  const best = new Best();
  /** What it costs to gain a card, by Domain and value: the same for all that are alike in these. */
  const costs = byDomain((): number[] => []);
  for (const [kind, { domain, value }] of tables(s).mastery.entries()) {
    const side = s.mastery[seat]![kind];
    if (side === 1) best.add(domain, advanceCost(s, seat, kind), advanceWorth(o, kind));
    else if (side === 0 && mayGain(s, seat, kind)) {
      costs[domain]![value] ??= gainCost(s, seat, kind);
      best.add(domain, costs[domain]![value]!, gainWorth(o, kind) + WEIGHT.spot);
    }
  }
  return best.list();
}

/** All that the seat could spend Knowledge on. */
export function projectsOf(o: Outlook): Projects {
  return { builds: builds(o, new Places(o)), develops: develops(o) };
}

/** What Knowledge that is still there when the Age ends is worth, by Domain and how much: the chance of the Domination card. */
function dominationWorth(o: Outlook): (domain: number, held: number) => number {
  const { s } = o;
  const chance = dominationChances(o);
  const worth = WEIGHT.point * tables(s).dominationVp + (s.age < 3 ? WEIGHT.holder : 0);
  return (domain, held) => (held === 0 ? 0 : worth * chance(domain, held) * (o.soon === 0 ? 1 : 0.15));
}

/** What Banking brings for one Knowledge that is still there when the Age ends. */
function bankingWorth(o: Outlook): number {
  const each = power(o.s, o.seat, KIND.banking);
  return o.soon > 0 || each === 0 ? 0 : WEIGHT.point / each;
}

/** By Domain, then by how much is held: what Knowledge is worth that is kept for later turns of the Age. */
type Table = readonly (readonly number[])[];

/** Chance that a plan for later comes true which lacks so much Knowledge. */
function chanceOf(o: Outlook, lacking: number): number {
  if (lacking === 0) return 1;
  const later = lacking - WEIGHT.gainATurn * (o.soon - 1);
  if (later <= 0) return REACH[0]! * 0.97;
  const low = Math.floor(later);
  const at = (n: number) => REACH[n] ?? 0;
  return at(low) + (later - low) * (at(low + 1) - at(low));
}

/** What Knowledge is worth to the seat that is kept for later turns of the Age, by itself and for what it could buy. */
export function tableOf(o: Outlook, { builds, develops }: Projects): Table {
  const limits = o.s.limits[o.seat]!;
  const { maxLimit } = tables(o.s);
  const least = WEIGHT.held[o.soon]! + bankingWorth(o);
  const ofCard = dominationWorth(o);
  const table = byDomain((domain) => {
    const row: number[] = [];
    for (let held = 0; held <= maxLimit; held++) row.push(least * held + ofCard(domain, held));
    return row;
  });
  if (o.soon === 0) return table;
  const most = byDomain(() => new Array<number>(maxLimit + 1).fill(0));
  const chances = Array.from({ length: maxLimit + 1 }, (_, lacking) => chanceOf(o, lacking));
  const add = (domain: number, cost: number, worth: number) => {
    const net = WEIGHT.plan * (worth - WEIGHT.action);
    if (net <= 0 || cost > limits[domain]!) return;
    const row = most[domain]!;
    for (let held = 0; held <= maxLimit; held++)
      row[held] = Math.max(row[held]!, net * chances[Math.max(0, cost - held)]!);
  };
  for (const list of [builds, develops])
    for (const { domain, cost, second, other, worth } of list) {
      if (second === -1) add(domain, cost, worth);
      else {
        add(domain, cost, (worth + WEIGHT.action) / 2);
        add(second, other, (worth + WEIGHT.action) / 2);
      }
    }
  // There are two actions a turn: the plans of so many Domains can come true, those of the others hardly.
  const held = o.s.knowledge[o.seat]!;
  const order = [...DOMAINS.keys()].sort((a, b) => most[b]![held[b]!]! - most[a]![held[a]!]! || a - b);
  for (const [rank, domain] of order.entries()) {
    const part = rank < 2 * o.soon ? 1 : WEIGHT.latePlan;
    for (let n = 0; n <= maxLimit; n++) table[domain]![n]! += part * most[domain]![n]!;
  }
  return table;
}

/** What Knowledge is worth that is kept. */
export function keptWorth(table: Table, held: readonly number[]): number {
  let sum = 0;
  for (let domain = 0; domain < held.length; domain++) sum += table[domain]![held[domain]!]!;
  return sum;
}

/** How the rest of the turn could go with so much Knowledge, and what that is worth. */
export class Planner {
  readonly projects: Projects;
  readonly table: Table;
  /** How much of a Mastery card's cost may be paid with any Domain. */
  readonly #free: number;

  constructor(o: Outlook, projects = projectsOf(o)) {
    this.projects = projects;
    this.table = tableOf(o, projects);
    this.#free = power(o.s, o.seat, KIND.alchemy);
  }

  kept = (held: readonly number[]): number => keptWorth(this.table, held);

  /** What spending that much of a Domain loses. */
  price(held: readonly number[], domain: number, cost: number): number {
    const row = this.table[domain]!;
    return row[held[domain]!]! - row[held[domain]! - cost]!;
  }

  /** What a card is worth after what it costs; -Infinity if it cannot be paid. */
  develop(held: readonly number[], domain: number, cost: number, worth: number): number {
    const lacking = cost - held[domain]!;
    if (lacking <= 0) return worth - this.price(held, domain, cost);
    if (lacking > this.#free) return Number.NEGATIVE_INFINITY;
    const split = cheapestSplit(this, held, lacking, domain);
    if (split === null) return Number.NEGATIVE_INFINITY;
    let sum = worth - this.price(held, domain, held[domain]!);
    for (const [other, n] of split.entries()) if (n > 0) sum -= this.price(held, other, n);
    return sum;
  }

  /** The best Develop action with this Knowledge, beyond what it costs; 0 for none. */
  bestDevelop(held: readonly number[]): number {
    let most = 0;
    for (const { domain, cost, worth } of this.projects.develops)
      if (cost - held[domain]! <= this.#free) most = Math.max(most, this.develop(held, domain, cost, worth));
    return most;
  }

  /** All that is kept and done in the rest of the turn. */
  turn(held: number[], canBuild: boolean, canDevelop: boolean): number {
    const kept = this.kept(held);
    let most = canDevelop ? this.bestDevelop(held) : 0;
    if (canBuild)
      for (const { domain, cost, second, other, worth } of this.projects.builds) {
        if (held[domain]! < cost || (second !== -1 && held[second]! < other)) continue;
        let sum = worth - this.price(held, domain, cost);
        if (second !== -1) sum -= this.price(held, second, other);
        if (canDevelop) {
          held[domain]! -= cost;
          if (second !== -1) held[second]! -= other;
          sum += this.bestDevelop(held);
          held[domain]! += cost;
          if (second !== -1) held[second]! += other;
        }
        most = Math.max(most, sum);
      }
    return kept + most;
  }
}
