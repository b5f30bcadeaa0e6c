import { neighbour } from '@conclave/mechanics/triangles';
import { DOMAINS } from '../data/domains.ts';
import { KIND, slotKind } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { power } from '../rules/holdings.ts';
import { campAt, Layout, NOTHING } from '../rules/map.ts';
import { levelCounts, nextLevel } from '../rules/monuments.ts';
import { actionInfluence } from './effects.ts';
import { exp } from './exp.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** How often a City on a cell is still activated, by its open sides. */
function activations(o: Outlook, layout: Layout, cell: number): number {
  let open = 0;
  for (let edge = 0; edge < 3; edge++) if (layout.pieceAt(neighbour(cell, edge)) === NOTHING) open++;
  return open * Math.min(WEIGHT.fillMost, WEIGHT.fillATurn * o.turns * o.s.seats);
}

/** What slot-4 cards and Gold Trade add to each activation, in worth. */
function aside(o: Outlook): number {
  let cards = 0;
  for (let domain = 0; domain < DOMAINS.length; domain++) cards += power(o.s, o.seat, slotKind(domain, 4));
  return cards * o.knowledge + WEIGHT.point * power(o.s, o.seat, KIND.goldTrade);
}

/** What all own Cities will still Produce. */
export function citiesWorth(o: Outlook): number {
  const { s, seat } = o;
  if (o.turns === 0) return 0;
  const layout = new Layout(s);
  const extra = aside(o);
  let sum = 0;
  for (let place = 0; place < s.cells.length; place++)
    if (s.owners[place] === seat)
      sum += activations(o, layout, s.cells[place]!) * (s.levels[place]! * o.knowledge + extra);
  return sum;
}

/** What a higher limit of a Domain is worth. */
const limitWorth = (o: Outlook, domain: number): number => {
  const limit = o.s.limits[o.seat]![domain]!;
  if (limit >= tables(o.s).maxLimit || o.turns === 0) return 0;
  return (limit === tables(o.s).baseLimit ? 2 : 0.5) * WEIGHT.limit * o.ends;
};

/** What limits above the least are worth. */
export function limitsWorth(o: Outlook): number {
  if (o.turns === 0) return 0;
  let sum = 0;
  for (const limit of o.s.limits[o.seat]!) {
    if (limit > tables(o.s).baseLimit) sum += 2 * WEIGHT.limit * o.ends;
    sum += (0.5 * WEIGHT.limit * o.ends * Math.max(0, limit - tables(o.s).baseLimit - 3)) / 3;
  }
  return sum;
}

/** What a City on the tile at a place is worth, founded or raised to this level. */
export function cityWorth(o: Outlook, place: number, level: number): number {
  const { s, seat, more } = o;
  const layout = new Layout(s);
  const domain = campAt(s, place);
  const active = activations(o, layout, s.cells[place]!);
  const military = power(s, seat, KIND.military);
  let sum =
    WEIGHT.point * tables(s).cityVp[level]! +
    actionInfluence(o, tables(o.s).cityInfluence[level]! + military) +
    limitWorth(o, domain) +
    active * o.knowledge;
  if (level === 2) return sum + more.level + more.second;
  if (level === 3) return sum + more.level + more.top;
  sum += active * aside(o) + more.city + more.colour[domain]!;
  let beside = 0;
  let lone = 0;
  let foreign = 0;
  for (const other of layout.tilesBeside(s.cells[place]!)) {
    if (s.sites[other] !== -1) sum += WEIGHT.point * tables(o.s).adjacencyVp;
    if (s.owners[other] === seat) {
      beside++;
      if (!layout.tilesBeside(s.cells[other]!).some((next) => s.owners[next] === seat)) lone++;
    } else if (s.owners[other] !== -1) foreign++;
  }
  sum += beside === 0 ? more.separate : (1 + lone) * more.adjacent - lone * more.separate;
  if (foreign > 0) sum += WEIGHT.point * power(s, seat, KIND.tradeFairs);
  return sum;
}

/** Chance to control a Monument at the end by the levels that everybody has, if the seat had so many more. */
function controlChance(o: Outlook, monument: number, more: number): number {
  const counts = levelCounts(o.s, monument);
  const first = o.s.builders[monument]![0] ?? (more > 0 ? o.seat : -1);
  const doubt = o.turns === 0 ? 0.1 : WEIGHT.doubtControl;
  let sum = 0;
  let own = 0;
  for (let p = 0; p < counts.length; p++) {
    const n = counts[p]! + (p === o.seat ? more : 0) + (p === first ? 0.4 : 0);
    const chance = n === 0 ? 0.2 * Math.min(1, o.turns / 10) : exp(n / doubt);
    sum += chance;
    if (p === o.seat && n > 0) own = chance;
  }
  return sum === 0 ? 0 : own / sum;
}

const controlVp = (o: Outlook, monument: number): number =>
  WEIGHT.point * tables(o.s).controlVp[tables(o.s).monuments[o.s.monuments[monument]!]!.levels]!;

/** What control of all Monuments promises. */
export function controlWorth(o: Outlook): number {
  let sum = 0;
  for (let monument = 0; monument < o.s.builders.length; monument++)
    if (o.s.builders[monument]!.includes(o.seat))
      sum += controlVp(o, monument) * controlChance(o, monument, 0);
  return sum;
}

/** What the next level of a Monument is worth wherever its card goes in the Tree. */
export function levelWorth(o: Outlook, monument: number): number {
  const level = nextLevel(o.s, monument);
  const chance = controlChance(o, monument, 1) - controlChance(o, monument, 0);
  return (
    WEIGHT.point * tables(o.s).levelVp[level]! +
    actionInfluence(o, tables(o.s).levelInfluence[level]!) +
    chance * (controlVp(o, monument) + o.more.control) +
    o.more.levelCard
  );
}

/** How good a place is for a Monument: own Cities beside it, and open sides for its effect. */
export function siteWorth(o: Outlook, cell: number): number {
  const { s, seat } = o;
  const layout = new Layout(s);
  const place = layout.pieceAt(cell);
  let sum = 0;
  for (const other of layout.tilesBeside(cell))
    if (s.owners[other] !== -1)
      sum += (s.owners[other] === seat ? 1 : -0.3) * WEIGHT.point * tables(s).adjacencyVp;
  // The Camp is lost for Cities: one that nobody can pay soon does best.
  return sum - 5 * s.knowledge[seat]![campAt(s, place)]!;
}
