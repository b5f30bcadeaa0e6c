import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { citiesByMonuments } from '../rules/cities.ts';
import { levelCards, total } from '../rules/holdings.ts';
import { goalCount } from '../rules/objectives.ts';
import { treeOpenings } from '../rules/tree.ts';
import type { State } from '../rules/types.ts';
import { contestWorth } from './contests.ts';
import { countsOf } from './counts.ts';
import { dominationChances } from './domination.ts';
import { citiesWorth, controlWorth, limitsWorth } from './lands.ts';
import { goalWorth } from './marginal.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { keptWorth, projectsOf, tableOf } from './plans.ts';
import { returnsOf } from './returns.ts';
import { WEIGHT } from './weights.ts';

/** All that is read off a position for a seat; the sums of expected VP first. */
export const READINGS = [
  'total',
  'points',
  'influencePoints',
  'cardKnowledge',
  'cardTriggers',
  'cardInfluence',
  'cardEnds',
  'cardFinal',
  'cardActions',
  'tiles',
  'tilesLater',
  'objectives',
  'cityKnowledge',
  'limits',
  'control',
  'adjacency',
  'plans',
  'dominations',
  'openPlaces',
  'turns',
  'isActive',
  'activeTurns',
  'initiative',
  'influence',
  'knowledge',
  'nines',
  'sixes',
  'nodus',
  'colours',
  'campColours',
  'basic',
  'advanced',
  'valueSix',
  'valueNine',
  'smallCities',
  'cities',
  'topCities',
  'levels',
  'led',
  'holders',
] as const;
export type Reading = (typeof READINGS)[number];

/** What the seat may expect of tiles that are decided at the end of this Age, and later. */
function tilesOf({ contests, seat }: Outlook): { tiles: number; tilesLater: number } {
  let tiles = 0;
  let all = 0;
  for (const contest of contests) {
    all += contestWorth(contest, seat);
    tiles += contest.later === 0 ? contestWorth(contest, seat) : contestWorth({ ...contest, later: 0 }, seat);
  }
  return { tiles: tiles / WEIGHT.point, tilesLater: (all - tiles) / WEIGHT.point };
}

function objectivesOf(o: Outlook): number {
  const { s, seat } = o;
  let sum = 0;
  for (const goal of tables(s).objectives[s.objectives[seat] ?? -1]?.goals ?? [])
    sum += goalWorth(o, goal, goalCount(s, seat, goal));
  return sum / WEIGHT.point;
}

/** Domination cards that the seat may expect at the end of this Age. */
function dominationsOf(o: Outlook): number {
  const chance = dominationChances(o);
  let sum = 0;
  for (const [domain, held] of o.s.knowledge[o.seat]!.entries()) if (held > 0) sum += chance(domain, held);
  return sum;
}

/**
 * What is read off a position for a seat, whatever the others have but where they compete.
 * @param leaders who would take the Hegemon tiles now
 */
export function readingsOf(
  s: Readonly<State>,
  seat: Seat,
  leaders: readonly Seat[],
): Record<Reading, number> {
  const o = outlookOf(
    s,
    seat,
    s.vp.map((_, other) => (other === seat ? 1 : 0)),
  );
  const isActive = s.active === seat ? 1 : 0;
  const held = s.knowledge[seat]!;
  const cards = returnsOf(o);
  const worth = {
    points: s.vp[seat]!,
    influencePoints: s.influence[seat]! * o.ends,
    ...tilesOf(o),
    objectives: objectivesOf(o),
    cardKnowledge: cards.knowledge / WEIGHT.point,
    cardTriggers: cards.triggers / WEIGHT.point,
    cardInfluence: cards.influence / WEIGHT.point,
    cardEnds: cards.ends / WEIGHT.point,
    cardFinal: cards.final / WEIGHT.point,
    cardActions: cards.actions / WEIGHT.point,
    cityKnowledge: citiesWorth(o) / WEIGHT.point,
    limits: limitsWorth(o) / WEIGHT.point,
    control: controlWorth(o) / WEIGHT.point,
    adjacency: tables(s).adjacencyVp * citiesByMonuments(s, seat),
    plans: keptWorth(tableOf(o, projectsOf(o)), held) / WEIGHT.point,
  };
  return {
    ...worth,
    total: total(Object.values(worth)),
    dominations: dominationsOf(o),
    openPlaces: treeOpenings(s, seat).length,
    turns: o.turns + isActive,
    isActive,
    activeTurns: isActive * (o.soon + 1),
    initiative: s.seats - 1 - s.order.indexOf(seat),
    influence: s.influence[seat]!,
    knowledge: total(held),
    nines: held.filter((n) => n >= 9).length,
    sixes: held.filter((n) => n >= 6).length,
    levels: levelCards(s, seat),
    led: leaders.filter((leader) => leader === seat).length,
    holders: s.holders.filter((holder) => holder === seat).length,
    ...countsOf(s, seat),
  };
}
