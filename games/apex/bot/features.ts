import type { Seat } from '@conclave/kernel';
import { BONUSES } from '../data/sectors.ts';
import { tables } from '../data/tables.ts';
import type { State } from '../rules/types.ts';
import { levelsWorth, type Outlook, outlookOf, tokensAt } from './outlook.ts';
import { appraise } from './sector.ts';

/** What is counted of a seat, by key; words for them are in words/features.ts. */
export const FEATURES = [
  'age',
  'round',
  'seats',
  'points',
  'pointsLate',
  'leadBestRival',
  'leadLate',
  'sectorsWorth',
  'sectorsWorthLate',
  'levelsWorth',
  'controlled',
  'controlledAtEnd',
  'alone',
  'narrow',
  'contested',
  'secondInControl',
  'held',
  'heldLate',
  'battlesWon',
  'battlesLost',
  'tokensAtStake',
  'tokensThreatened',
  'ships',
  'shipsLate',
  'spare',
  'stacks',
  'colonies',
  'production',
  'movement',
  'influence',
  'armament',
  'productionLeft',
  'movementLeft',
  'influenceLeft',
  'armamentLeft',
  'armamentLead',
  'influenceLead',
  ...BONUSES.map((bonus) => `colony ${bonus}`),
  'victoryToCome',
] as const;

/** What a seat has on all sectors together. */
class Standing {
  worth = 0;
  controlled = 0;
  alone = 0;
  narrow = 0;
  contested = 0;
  second = 0;
  won = 0;
  lost = 0;
  atStake = 0;
  threatened = 0;
  ships = 0;
  spare = 0;
  stacks = 0;
  colonies = 0;
  readonly bonuses = BONUSES.map(() => 0);
}

/** Adds up what one sector means to everybody on it. */
function count(o: Outlook, s: Readonly<State>, sector: number, standings: readonly Standing[]): void {
  const parts = appraise(o, sector);
  const t = tables(s);
  let present = 0;
  let [best, second, strongest, next] = [0, 0, 0, 0];
  for (let seat = 0; seat < o.seats; seat++) {
    const own = tokensAt(o, seat, sector);
    standings[seat]!.worth += parts[seat]! / 100;
    if (own === 0) continue;
    present++;
    const control = own + o.influence[seat]!;
    if (control > best) [best, second] = [control, best];
    else if (control > second) second = control;
    const battle = own + o.armament[seat]!;
    if (battle > strongest) [strongest, next] = [battle, strongest];
    else if (battle > next) next = battle;
  }
  for (let seat = 0; seat < o.seats; seat++) {
    const own = tokensAt(o, seat, sector);
    if (own === 0) continue;
    const my = standings[seat]!;
    const ships = o.ships[sector * o.seats + seat]!;
    my.ships += ships;
    my.stacks++;
    const colony = o.colonies[sector] === seat;
    if (colony && sector < s.tiles.length) {
      my.colonies++;
      const bonus = t.tiles[s.tiles[sector]!];
      if (bonus !== undefined) my.bonuses[BONUSES.indexOf(bonus)]!++;
    }
    my.spare += Math.max(0, ships - (colony ? 0 : 1));
    if (present === 1) {
      my.controlled++;
      my.alone++;
      continue;
    }
    const control = own + o.influence[seat]!;
    my.contested++;
    if (control === best && best > second) {
      my.controlled++;
      if (best - second === 1) my.narrow++;
    } else if (control === second || control === best) my.second++;
    const battle = own + o.armament[seat]!;
    if (battle === strongest && strongest > next) {
      my.won++;
      my.atStake += next;
    } else if (strongest > next) {
      my.lost++;
      my.threatened += own;
    }
  }
}

/** By seat what speaks for it. */
export function featuresOf(s: Readonly<State>): number[][] {
  const o = outlookOf(s);
  const t = tables(s);
  const standings = s.points.map(() => new Standing());
  for (let sector = 0; sector < o.sectors; sector++) count(o, s, sector, standings);
  const agesToCome = t.ages - Math.max(1, s.age) + 1;
  const late = 1 - (o.rounds + t.rounds * (agesToCome - 1)) / (t.ages * t.rounds);
  const bestOther = (values: readonly number[], seat: Seat): number =>
    Math.max(...values.filter((_, other) => other !== seat));
  return standings.map((my, seat) => {
    const lead = s.points[seat]! - bestOther(s.points, seat);
    const levels = s.levels[seat]!;
    const left = o.roundsInAll / 10;
    return [
      s.age,
      s.round,
      s.seats,
      s.points[seat]!,
      s.points[seat]! * late,
      lead,
      lead * late,
      my.worth,
      my.worth * late,
      levelsWorth(o, levels) / 100,
      my.controlled,
      o.rounds === 0 ? my.controlled : 0,
      my.alone,
      my.narrow,
      my.contested,
      my.second,
      my.controlled * agesToCome,
      my.controlled * late,
      my.won,
      my.lost,
      my.atStake,
      my.threatened,
      my.ships,
      my.ships * late,
      my.spare,
      my.stacks,
      my.colonies,
      ...levels,
      ...levels.map((level) => level * left),
      o.armament[seat]! - bestOther(o.armament, seat),
      o.influence[seat]! - bestOther(o.influence, seat),
      ...my.bonuses,
      my.bonuses[BONUSES.indexOf('victory')]! * agesToCome,
    ];
  });
}
