import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { TYPES, type Type } from '../data/tracks.ts';
import { basePower, basesIn, stackHeight, unitRange, unitsIn } from '../rules/board.ts';
import { fleetPower, industrialParts, stackParts, totalOf } from '../rules/conflict/power.ts';
import { ways } from '../rules/distances.ts';
import { effect } from '../rules/technologies.ts';
import type { State } from '../rules/types.ts';
import { incomeChange } from './bases.ts';
import { type Deck, deckOf } from './deck.ts';
import { type Outlook, swing } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** What a rival can bring against each sector, before cards. */
interface Rival {
  readonly seat: Seat;
  /** How likely it is that it attacks what it would certainly get. */
  readonly eager: number;
  /** By sector: the most certain power with which it can attack there, 0 for none. */
  readonly power: Uint8Array;
}

/** What threatens a seat; the rivals' pieces stay the same while its own builds are compared. */
export interface Threats {
  readonly rivals: readonly Rival[];
  /** By type, sector and number of bases: what it would mean to lose them. */
  readonly losses: Map<string, number>;
}

/** The chance that an attack wins, by its margin before cards. */
function winsBy({ highest, wins }: Deck, margin: number): number {
  const widest = highest + 1;
  return wins[Math.max(-widest, Math.min(widest, margin)) + widest]!;
}

/** The power of a seat's Embassies by faction. */
export function factionPowers(s: Readonly<State>, seat: Seat): number[] {
  const sums = [0, 0, 0];
  const { tiles } = tables(s);
  for (let sector = 0; sector < s.tiles.length; sector++)
    if (s.embassies[sector] === seat) {
      const { faction, political } = tiles[s.tiles[sector]!]!;
      if (faction >= 0) sums[faction]! += political;
    }
  return sums;
}

/** Action turns that a rival still has in this round. */
const turnsOf = (s: Readonly<State>, seat: Seat): number =>
  s.phase === 'arbitration'
    ? 0
    : s.phase === 'action'
      ? 3 - s.actionPhase + (s.active < 0 || s.queue.includes(seat) ? 1 : 0)
      : 3;

function powerAgainst(s: Readonly<State>, seat: Seat): Uint8Array {
  const { size, steps, borders } = ways(s);
  const { agentBorderCost, fleetSteps, groupRange } = tables(s);
  const power = new Uint8Array(size);
  const raise = (sector: number, n: number) => {
    if (n > power[sector]!) power[sector] = n;
  };
  const complexes = s.complexes[seat]!;
  for (let from = 0; from < size; from++) {
    if (complexes[from] === 0) continue;
    const n = totalOf(industrialParts(s, seat, from));
    for (let to = 0; to < size; to++) if (steps[from * size + to]! <= groupRange) raise(to, n);
  }
  const agent = Math.max(...factionPowers(s, seat)) + 1 + effect(s, seat, 'agentPower');
  for (const from of s.agents[seat]!)
    if (from >= 0)
      for (let to = 0; to < size; to++)
        if (borders[from * size + to]! * agentBorderCost <= s.caps[seat]!) raise(to, agent);
  const fleets = s.fleets[seat]!.filter((from) => from >= 0);
  if (fleets.length === 0) return power;
  const range = unitRange(s, seat, 'fleet');
  const reach = fleetSteps + effect(s, seat, 'fleetSteps') + range;
  const fleet = fleetPower(s, seat);
  const drawn = new Uint8Array(size);
  for (let stack = 0; stack < size; stack++) {
    const height = stackHeight(s, seat, stack);
    if (height === 0) continue;
    const n = totalOf(stackParts(s, seat, stack, unitsIn(s, seat, 'fleet', stack)));
    for (let to = 0; to < size; to++)
      if (steps[stack * size + to]! < height + range) drawn[to] = Math.max(drawn[to]!, n);
  }
  for (let to = 0; to < size; to++)
    if (fleets.some((from) => steps[from * size + to]! <= reach)) raise(to, fleet + drawn[to]!);
  return power;
}

/** What threatens the bot's seat. */
function threatsOf(o: Outlook): Threats {
  o.memo.threats ??= {
    rivals: o.weights.flatMap((_, seat) => {
      const time = Math.min(1, turnsOf(o.s, seat) / 3 + o.rounds - 1);
      if (seat === o.seat || time === 0) return [];
      return [{ seat, eager: WEIGHT.exposed[o.seats - 2]! * time, power: powerAgainst(o.s, seat) }];
    }),
    losses: new Map(),
  };
  return o.memo.threats;
}

/** How likely it is that what defends a sector of the bot's seat with that power is lost. */
export function risk(o: Outlook, sector: number, defence: number): number {
  if (o.s.homes[o.seat] === sector) return 0;
  const deck = deckOf(o.s);
  let kept = 1;
  for (const { eager, power } of threatsOf(o).rivals)
    if (power[sector]! > 0) kept *= 1 - eager * winsBy(deck, power[sector]! - defence);
  return 1 - kept;
}

/** What a seat's own bases of a type have to defend themselves in a sector, before draws, loans and cards. */
function defenceOf(s: Readonly<State>, seat: Seat, type: Type, sector: number): number {
  if (type === 'industrial') return totalOf(industrialParts(s, seat, sector));
  if (type === 'martial') return totalOf(stackParts(s, seat, sector));
  return newDefence(s, seat, type, sector, 0);
}

/** What would defend so many new bases of a seat in a sector where it has none. */
export function newDefence(
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  sector: number,
  bases: number,
): number {
  if (type === 'political') {
    const { faction, political } = tables(s).tiles[s.tiles[sector]!]!;
    return (
      bases * political +
      (faction < 0 ? 0 : factionPowers(s, seat)[faction]!) +
      unitsIn(s, seat, 'agent', sector) * (1 + effect(s, seat, 'agentPower'))
    );
  }
  const { size, steps } = ways(s);
  let sum = bases;
  for (let other = 0; other < size; other++) {
    const n = basesIn(s, seat, type, other);
    const range = type === 'industrial' ? 1 : Math.max(bases, n) - 1;
    if (n > 0 && steps[sector * size + other]! <= range) sum += n;
  }
  return type === 'martial' ? sum + unitsIn(s, seat, 'fleet', sector) * fleetPower(s, seat) : sum;
}

/** What it would mean for the bot's seat to lose its bases of a type in a sector to whoever threatens them most. */
function lossOf(o: Outlook, type: Type, sector: number): number {
  const { s, seat } = o;
  const n = basesIn(s, seat, type, sector);
  const { losses, rivals } = threatsOf(o);
  const key = `${type} ${sector} ${n}`;
  let loss = losses.get(key);
  if (loss === undefined) {
    const worst = rivals.reduce((a, b) => (b.power[sector]! > a.power[sector]! ? b : a));
    const power = basePower(s, seat, type, sector);
    loss = -(
      swing(o, o.boardOf[sector]!, [seat, -power], [worst.seat, power]) + incomeChange(o, seat, type, -n)
    );
    losses.set(key, loss);
  }
  return Math.max(0, loss);
}

interface Site {
  readonly sector: number;
  readonly bases: number;
  readonly defence: number;
  readonly risk: number;
}

/** The bot's own bases of a type, as far as they are threatened, while a BUILD of that type is considered. */
export class Guard {
  readonly #o: Outlook;
  readonly #type: Type;
  readonly #sites: Site[] = [];

  constructor(o: Outlook, type: Type) {
    this.#o = o;
    this.#type = type;
    if (threatsOf(o).rivals.length === 0) return;
    for (let sector = 0; sector < o.s.tiles.length; sector++) {
      const bases = basesIn(o.s, o.seat, type, sector);
      if (bases === 0 || o.s.homes[o.seat] === sector) continue;
      const defence = defenceOf(o.s, o.seat, type, sector);
      this.#sites.push({ sector, bases, defence, risk: risk(o, sector, defence) });
    }
  }

  /** What may be lost as things stand. */
  feared(): number {
    let sum = 0;
    for (const site of this.#sites)
      if (site.risk > 0) sum += site.risk * lossOf(this.#o, this.#type, site.sector);
    return sum;
  }

  /** What may be lost in one sector as things stand. */
  fearedAt(sector: number): number {
    const site = this.#sites.find((one) => one.sector === sector);
    return site === undefined || site.risk === 0 ? 0 : site.risk * lossOf(this.#o, this.#type, sector);
  }

  /** What is saved in a sector by more power there. */
  #saved(site: Site, more: number): number {
    if (site.risk === 0 || more === 0) return 0;
    const less = site.risk - risk(this.#o, site.sector, site.defence + more);
    return less === 0 ? 0 : less * lossOf(this.#o, this.#type, site.sector);
  }

  /** What a new base there, which would be worth so much, does for what stands, its own risk taken off. */
  base(sector: number, worth: number): number {
    const o = this.#o;
    if (threatsOf(o).rivals.length === 0) return 0;
    let sum = 0;
    for (const site of this.#sites) sum += this.#saved(site, this.#support(sector, site));
    const known = this.#sites.find((site) => site.sector === sector);
    const defence = known === undefined ? newDefence(o.s, o.seat, this.#type, sector, 1) : known.defence + 1;
    return sum - Math.max(0, worth) * risk(o, sector, defence);
  }

  /** What an Agent or Fleet does for the bases that stand where it stands. */
  unit(sector: number): number {
    const { s, seat } = this.#o;
    const site = this.#sites.find((one) => one.sector === sector);
    if (site === undefined) return 0;
    const more = this.#type === 'political' ? 1 + effect(s, seat, 'agentPower') : fleetPower(s, seat);
    return this.#saved(site, more);
  }

  /** How much one more base in a sector adds to what defends another one, or the same. */
  #support(sector: number, site: Site): number {
    const { s, seat } = this.#o;
    const { size, steps } = ways(s);
    const distance = steps[sector * size + site.sector]!;
    switch (this.#type) {
      case 'industrial':
        return distance <= 1 ? 1 : 0;
      case 'political': {
        const { tiles } = tables(s);
        const tile = tiles[s.tiles[sector]!]!;
        return tile.faction === tiles[s.tiles[site.sector]!]!.faction ? tile.political : 0;
      }
      case 'martial': {
        if (distance === 0) return 1;
        const height = stackHeight(s, seat, sector);
        const before = height > 0 && distance < Math.max(height, site.bases) ? height : 0;
        return (distance < Math.max(height + 1, site.bases) ? height + 1 : 0) - before;
      }
    }
  }
}

/** What the bot's seat has to fear for its bases. */
export const exposure = (o: Outlook): number =>
  TYPES.reduce((sum, type) => sum + new Guard(o, type).feared(), 0);

/** What the bot's seat has to fear for its bases in one sector. */
export const danger = (o: Outlook, sector: number): number =>
  TYPES.reduce((sum, type) => sum + guardOf(o, type).fearedAt(sector), 0);

/** The guard of a type; it is asked for sector after sector. */
function guardOf(o: Outlook, type: Type): Guard {
  o.memo.guards ??= {};
  o.memo.guards[type] ??= new Guard(o, type);
  return o.memo.guards[type];
}
