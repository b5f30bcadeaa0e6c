import type { Seat } from '@conclave/kernel';
import { levelCard } from '../data/cards.ts';
import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { influenceTrigger, spendBuild } from './actions.ts';
import { isCampFree } from './cities.ts';
import { type LevelCost, levelCost } from './costs.ts';
import { influence, pay, score } from './gain.ts';
import { power } from './holdings.ts';
import { placeCard, scoreNodus } from './tree.ts';
import type { ControlledBy, State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** The level of a Monument in play that is built next; 0 when it is complete (DM-MON-06, 09). */
export function nextLevel(s: Readonly<State>, monument: number): number {
  const level = s.builders[monument]!.length + 1;
  return level > tables(s).monuments[s.monuments[monument]!]!.levels ? 0 : level;
}

/** By seat: Level cards of a Monument in play. */
export const levelCounts = (s: Readonly<State>, monument: number): number[] =>
  s.vp.map((_, seat) => s.builders[monument]!.filter((builder) => builder === seat).length);

/** Who controls a Monument in play; -1 before its first level (DM-MON-12, 13). */
export function controller(s: Readonly<State>, monument: number): Seat {
  const counts = levelCounts(s, monument);
  const most = Math.max(...counts);
  if (most === 0) return -1;
  const first = s.builders[monument]![0]!;
  return counts[first] === most ? first : s.order.find((seat) => counts[seat] === most)!;
}

/** What decides who controls a Monument (DM-MON-12, 13). */
export function controlledBy(s: Readonly<State>, monument: number): ControlledBy {
  const counts = levelCounts(s, monument);
  const most = Math.max(...counts);
  if (most === 0 || counts.filter((n) => n === most).length === 1) return 'most';
  return counts[s.builders[monument]![0]!] === most ? 'first' : 'initiative';
}

/** Whether a Camp is free for a Monument (DM-MON-07, 08). */
export const hasFreeCamp = (s: Readonly<State>): boolean => s.cells.some((_, place) => isCampFree(s, place));

/** What the next level of a Monument in play costs; Patronage takes its discount off (DM-R-32). */
export const nextLevelCost = (
  s: Readonly<State>,
  seat: Seat,
  monument: number,
  patronage: boolean,
): LevelCost => levelCost(s, seat, nextLevel(s, monument), patronage ? tables(s).patronageDiscount : 0);

/** Every way to pay a level, as Knowledge of its primary and of its secondary Domain (DM-BLD-04). */
export function payments(
  s: Readonly<State>,
  seat: Seat,
  monument: number,
  { each, total }: LevelCost,
): [primary: number, secondary: number][] {
  const { primary, secondary } = tables(s).monuments[s.monuments[monument]!]!;
  const held = s.knowledge[seat]!;
  const ways: [number, number][] = [];
  for (let n = Math.min(each, total, held[primary]!); n >= 0; n--)
    if (total - n <= Math.min(each, held[secondary]!)) ways.push([n, total - n]);
  return ways;
}

/** One level of a Monument, its place in the Tree chosen (DM-MON-01 to 08). `patronage` is 1 for the card's extra action. */
export const buildLevel = procedure<{
  seat: Seat;
  monument: number;
  x: number;
  y: number;
  patronage: number;
  cell: number;
}>(
  'buildLevel',
  { seat: 'all', monument: 'all', x: 'all', y: 'all', patronage: 'all', cell: 'all' },
  {
    chooseSite: {
      rule: 'DM-MON-07',
      auto: true,
      who: (s, f) => (nextLevel(s, f.monument) === 1 ? f.seat : null),
      options(s, _f, _seat, emit) {
        for (const [place, cell] of s.cells.entries()) if (isCampFree(s, place)) emit(['site', cell]);
      },
      take(_s, f, _seat, move) {
        f.cell = move[1] as number;
      },
    },
    pay: {
      rule: 'DM-BLD-04',
      auto: true,
      who: (_s, f) => f.seat,
      options(s, f, seat, emit) {
        const cost = nextLevelCost(s, seat, f.monument, f.patronage === 1);
        for (const [primary, secondary] of payments(s, seat, f.monument, cost))
          emit(['pay', primary, secondary]);
      },
      take(s, f, seat, move) {
        const { primary, secondary } = tables(s).monuments[s.monuments[f.monument]!]!;
        const amounts = DOMAINS.map(() => 0);
        amounts[primary] = move[1] as number;
        amounts[secondary] = move[2] as number;
        spendBuild(s, seat, f.patronage === 1);
        pay(s, seat, amounts);
      },
    },
    build(s, { seat, monument, x, y, cell }) {
      const number = s.monuments[monument]!;
      const level = nextLevel(s, monument);
      const before = s.influence[seat]!;
      s.builders[monument]!.push(seat);
      if (cell >= 0) s.sites[s.cells.indexOf(cell)] = monument;
      const formed = placeCard(s, seat, levelCard(number, level), x, y);
      tell(['levelBuilt', seat, number, level, x, y, cell]);
      score(s, seat, tables(s).levelVp[level]!, 'levels', 'level', number);
      influence(s, seat, tables(s).levelInfluence[level]!, 'level', number);
      scoreNodus(s, seat, formed);
      score(s, seat, power(s, seat, KIND.theatre), 'triggers', 'card', KIND.theatre);
      influence(s, seat, power(s, seat, KIND.diplomacy), 'card', KIND.diplomacy);
      influenceTrigger(s, seat, before);
    },
  },
);
