import type { Seat } from '@conclave/kernel';
import type { Goal } from '../data/objectives.ts';
import { tables } from '../data/tables.ts';
import { adjacentCities, citiesOfLevel, citiesOn, cityCount, hegemonLevels } from './cities.ts';
import { score } from './gain.ts';
import { countCards, countDomain, countSide, hasCard, levelCards } from './holdings.ts';
import { controller } from './monuments.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** What a seat has of what an objective counts (section 2.8). */
export function goalCount(s: Readonly<State>, seat: Seat, goal: Goal): number {
  switch (goal.kind) {
    case 'COL':
      return citiesOn(s, seat, goal.domain);
    case 'CITIES':
      return cityCount(s, seat);
    case 'LVL':
      return hegemonLevels(s, seat);
    case 'L3':
      return citiesOfLevel(s, seat, 3);
    case 'ADJ':
      return adjacentCities(s, seat);
    case 'SOLO':
      return cityCount(s, seat) - adjacentCities(s, seat);
    case 'VAL':
      return countCards(s, seat, ({ value }) => value === goal.value);
    case 'DOM':
      return countDomain(s, seat, goal.domain);
    case 'ADV':
      return countSide(s, seat, 2);
    case 'CARD':
      return hasCard(s, seat, goal.card) ? 1 : 0;
    case 'NODUS':
      return s.nodus[seat]![goal.domain]!;
    case 'MON':
      return levelCards(s, seat);
    case 'CTRL':
      return s.monuments.filter((_, i) => controller(s, i) === seat).length;
    case 'INF':
      return s.influence[seat]!;
  }
}

/** Which of its five objectives a seat fulfils as things stand. */
export const fulfilled = (s: Readonly<State>, seat: Seat): boolean[] =>
  tables(s).objectives[s.objectives[seat]!]!.goals.map((goal) => goalCount(s, seat, goal) >= goal.n);

/** What a seat stakes when it declares next, or has staked (DM-VAR-02). */
export const stake = (s: Readonly<State>, seat: Seat): number =>
  s.firstAmbition === -1 || s.firstAmbition === seat ? tables(s).ambitionFirst : tables(s).ambitionLater;

/** F3, DM-FIN-06, DM-VAR-02 */
export function scoreObjectives(s: State): void {
  for (const seat of s.order) {
    const done = fulfilled(s, seat);
    tell(['objectivesChecked', seat, s.objectives[seat]!, done]);
    for (const [i, is] of done.entries())
      if (is) score(s, seat, tables(s).objectiveVp, 'objectives', 'objective', i);
    const declared = s.ambitions[seat]!;
    if (declared === 0) continue;
    const isMet = done.filter(Boolean).length >= declared;
    score(s, seat, isMet ? stake(s, seat) : -stake(s, seat), 'ambition', 'ambition', declared);
  }
}
