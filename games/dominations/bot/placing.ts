import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { gainedAfter } from '../rules/after-production.ts';
import { power } from '../rules/holdings.ts';
import { type Placements, placements, type Site } from '../rules/production.ts';
import type { Move } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';
import { Planner } from './plans.ts';
import { WEIGHT } from './weights.ts';

/** Placements that are thought through to the end of the turn; the others are not tried. */
const THOUGHT_THROUGH = 16;

const NEVER = Number.NEGATIVE_INFINITY;

/** Judges placements of the seat. */
class Judge {
  readonly #o: Outlook;
  readonly #planner: Planner;
  readonly #all: Placements;
  /** What all placements on a site bring alike, by site. */
  readonly #bySite = new Map<Site, number>();

  constructor(o: Outlook, planner: Planner, all: Placements) {
    this.#o = o;
    this.#planner = planner;
    this.#all = all;
  }

  /** VP and more that come with the place: triggers, Omens, sites of Monuments, what rivals' Cities Produce. */
  #siteWorth(site: Site, at: number): number {
    const { s, seat, weights } = this.#o;
    let vp = site.loci.length * power(s, seat, KIND.prophecy);
    let sum = s.hasOmens ? site.loci.length * WEIGHT.omen : 0;
    if (site.edges > 1) sum += power(s, seat, KIND.cartography) * WEIGHT.heldByRival;
    for (const place of site.neighbours) {
      const owner = s.owners[place]!;
      if (owner !== -1) sum += weights[owner]! * power(s, owner, KIND.goldTrade) * WEIGHT.point;
      if (owner === seat) vp += power(s, seat, KIND.temples);
      const monument = s.sites[place]!;
      if (monument !== -1) {
        const { kind, n } = tables(s).monuments[s.monuments[monument]!]!.site;
        sum +=
          n * (kind === 'influence' ? this.#o.influence : kind === 'vp' ? WEIGHT.point : WEIGHT.heldByRival);
      }
    }
    for (let p = 0; p < s.seats; p++) {
      if (p === seat) continue;
      const { produced } = this.#all;
      for (let domain = 0; domain < DOMAINS.length; domain++) {
        const n = Math.min(
          produced[at + p * DOMAINS.length + domain]!,
          s.limits[p]![domain]! - s.knowledge[p]![domain]!,
        );
        sum += weights[p]! * n * WEIGHT.heldByRival;
      }
    }
    return sum + WEIGHT.point * vp;
  }

  #common(i: number): number {
    const site = this.#all.sites[i]!;
    let worth = this.#bySite.get(site);
    if (worth === undefined) {
      worth = this.#siteWorth(site, i * this.#o.s.seats * DOMAINS.length);
      this.#bySite.set(site, worth);
    }
    const side = this.#o.s.mastery[this.#o.seat]![KIND.mining]!;
    const pairs = this.#all.pairs[i]!;
    return worth + (side === 0 ? 0 : WEIGHT.point * (side === 2 ? pairs : Math.min(1, pairs)));
  }

  /** What the seat has in hand after a placement. */
  #held(i: number): number[] {
    const { s, seat } = this.#o;
    const start = (i * s.seats + seat) * DOMAINS.length;
    const limits = s.limits[seat]!;
    return s.knowledge[seat]!.map((n, domain) => {
      const produced = this.#all.produced[start + domain]!;
      return Math.min(limits[domain]!, n + produced + gainedAfter(s, seat, domain, produced));
    });
  }

  /** At a glance. */
  glance(i: number): number {
    const held = this.#held(i);
    let sum = this.#common(i) + this.#planner.kept(held);
    for (const n of held) sum += WEIGHT.heldByRival * n;
    return sum;
  }

  /** With the best that can be done in the rest of the turn. */
  thorough = (i: number): number => this.#common(i) + this.#planner.turn(this.#held(i), true, true);
}

/** What each placement promises; of a tile on a cell only the best rotation is tried. */
export function placeValues(o: Outlook, moves: readonly Move[]): number[] {
  const all = placements(o.s, o.seat, o.s.hands[o.seat]!);
  const judge = new Judge(o, new Planner(o), all);
  const at = new Map<number, number>();
  const keyOf = (tile: number, cell: number, rotation: number) => (cell * 128 + tile) * 4 + rotation;
  for (let i = 0; i < all.tiles.length; i++)
    at.set(keyOf(all.tiles[i]!, all.sites[i]!.cell, all.rotations[i]!), i);
  const glances = moves.map((move) => {
    const [, tile, cell, rotation] = move as ['place', number, number, number];
    return judge.glance(at.get(keyOf(tile, cell, rotation))!);
  });
  // Moves go tile by tile and cell by cell, three rotations each.
  const chosen: number[] = [];
  for (let i = 0; i < moves.length; i += 3) {
    let best = i;
    for (let j = i + 1; j < i + 3 && j < moves.length; j++) if (glances[j]! > glances[best]!) best = j;
    chosen.push(best);
  }
  chosen.sort((a, b) => glances[b]! - glances[a]! || a - b);
  const values = moves.map(() => NEVER);
  for (const i of chosen.slice(0, THOUGHT_THROUGH)) {
    const [, tile, cell, rotation] = moves[i] as ['place', number, number, number];
    values[i] = judge.thorough(at.get(keyOf(tile, cell, rotation))!);
  }
  return values;
}
