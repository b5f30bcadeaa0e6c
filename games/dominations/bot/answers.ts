import { slotKind } from '../data/mastery.ts';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { bag } from '../rules/bag.ts';
import { choice } from '../rules/choice.ts';
import { developCard } from '../rules/develop.ts';
import { power, total } from '../rules/holdings.ts';
import { fulfilled, goalCount, stake } from '../rules/objectives.ts';
import { tribute } from '../rules/omen-effects.ts';
import type { Move } from '../rules/types.ts';
import { cityWorth, siteWorth } from './lands.ts';
import { goalWorth } from './marginal.ts';
import type { Outlook } from './outlook.ts';
import { Planner } from './plans.ts';
import { bestNaming, cheapestSplit } from './splits.ts';
import { WEIGHT } from './weights.ts';

/** Good for the one that is picked, 0 for all others. */
const only = (moves: readonly Move[], isPicked: (move: Move) => boolean): number[] =>
  moves.map((move) => (isPicked(move) ? 1 : 0));

/** The first Domain of which some is named. */
const firstOf = (amounts: readonly number[]): number => amounts.findIndex((n) => n > 0);

/** Knowledge to gain one by one: the first of the whole that is best. Games of older rules name from `least` on. */
export function chooseValues(o: Outlook, moves: readonly Move[]): number[] {
  const { left, least } = choice.under(o.s)!;
  const { s, seat } = o;
  const planner = new Planner(o);
  const isOwnTurn = s.active === seat && s.phase === 'grow';
  const [held, limits] = [s.knowledge[seat]!, s.limits[seat]!];
  const best = bestNaming(left, least, (amounts) => {
    const after = held.map((n, domain) => Math.min(limits[domain]!, n + amounts[domain]!));
    const lost = total(held) + left - total(after);
    return planner.turn(after, isOwnTurn, isOwnTurn) - lost;
  });
  return only(moves, (move) => move[1] === firstOf(best));
}

/** What each Domain loses by one Knowledge less; `held` what is there to give. */
const priced = (planner: Planner, held: readonly number[], moves: readonly Move[]): number[] =>
  moves.map((move) => -planner.price(held, move[1] as number, 1));

/** Knowledge to lose one by one. */
export const tributeLossValues = (o: Outlook, moves: readonly Move[]): number[] => {
  const { left, least } = tribute.under(o.s)!;
  return giveValues(o, moves, o.s.knowledge[o.seat]!, left, least);
};

/** Knowledge to spend one by one. */
export const spendValues = (o: Outlook, moves: readonly Move[]): number[] => {
  const { amounts, free, least } = developCard.under(o.s)!;
  return giveValues(
    o,
    moves,
    o.s.knowledge[o.seat]!.map((n, domain) => n - amounts[domain]!),
    free,
    least,
  );
};

/** The first of the whole that hurts least; `held` is what is not named already. */
function giveValues(
  o: Outlook,
  moves: readonly Move[],
  held: readonly number[],
  left: number,
  least: number,
): number[] {
  const planner = new Planner(o);
  const split = cheapestSplit(planner, held, left, -1, least);
  return split === null ? priced(planner, held, moves) : only(moves, (move) => move[1] === firstOf(split));
}

/** Drought: the Domain where it hurts least. */
export const loseValues = (o: Outlook, moves: readonly Move[]): number[] =>
  priced(new Planner(o), o.s.knowledge[o.seat]!, moves);

/** Tribute: VP, or what the Knowledge is worth that would go instead. */
export function tributeValues(o: Outlook, moves: readonly Move[], n: number): number[] {
  const planner = new Planner(o);
  const held = o.s.knowledge[o.seat]!;
  const split = cheapestSplit(planner, held, n) ?? [];
  let price = (n * WEIGHT.heldByRival) / 2;
  for (const [domain, given] of split.entries()) if (given > 0) price += planner.price(held, domain, given);
  return moves.map(([label]) => (label === 'payVp' ? -WEIGHT.point * Math.min(n, o.s.vp[o.seat]!) : -price));
}

/** Great Fire: the City that is worth least. */
export const fireValues = (o: Outlook, moves: readonly Move[]): number[] =>
  moves.map((move) => {
    const place = o.s.cells.indexOf(move[1] as number);
    return -cityWorth(o, place, o.s.levels[place]!);
  });

export const siteValues = (o: Outlook, moves: readonly Move[]): number[] =>
  moves.map((move) => siteWorth(o, move[1] as number));

/** How a Monument is paid for: what is left serves best. */
export function payValues(o: Outlook, moves: readonly Move[], monument: number): number[] {
  const planner = new Planner(o);
  const { primary, secondary } = tables(o.s).monuments[o.s.monuments[monument]!]!;
  return moves.map((move) => {
    const held = [...o.s.knowledge[o.seat]!];
    held[primary]! -= move[1] as number;
    held[secondary]! -= move[2] as number;
    return planner.turn(held, false, true);
  });
}

/** How good a tile is to place: its Camp and its dots by what Knowledge there is worth. */
function tileValues(o: Outlook): (tile: number) => number {
  const { table } = new Planner(o);
  const held = o.s.knowledge[o.seat]!;
  const worth = table.map((row, domain) => (row[Math.min(15, held[domain]! + 3)]! - row[held[domain]!]!) / 3);
  return (tile) => {
    const { camp, dots } = tables(o.s).tiles[tile]!;
    const ofCamp = 1.3 + power(o.s, o.seat, slotKind(camp, 2));
    return ofCamp * worth[camp]! + dots.reduce((sum, dot) => sum + 0.8 * worth[dot]!, 0);
  };
}

/** Tiles set aside: those that are worse than what the bag holds on average. */
export function redrawValues(o: Outlook, moves: readonly Move[]): number[] {
  const value = tileValues(o);
  const left = bag(o.s);
  const mean = left.reduce((sum, tile) => sum + value(tile), 0) / Math.max(1, left.length);
  const gains = o.s.hands[o.seat]!.map((tile) => mean - value(tile));
  return moves.map((move) =>
    gains.reduce((sum, gain, i) => sum + ((move[1] as number) & (1 << i) ? gain : 0), 0),
  );
}

/** Great Migration: the two tiles that are worth least. */
export function migrationValues(o: Outlook, moves: readonly Move[]): number[] {
  const value = tileValues(o);
  return moves.map((move) => -value(move[1] as number) - value(move[2] as number));
}

/** How gladly the holder of the Augur resolves each Omen. */
const OMEN_WORTH: readonly (readonly [omen: number, worth: number])[] = [
  [OMEN.bountifulHarvest, 240],
  [OMEN.goldenAge, 150],
  [OMEN.cometOfFortune, 250],
  [OMEN.inspiredMinds, 250],
  [OMEN.auspiciousBirth, 500],
  [OMEN.greatFestival, 500],
  [OMEN.favourableWinds, 300],
  [OMEN.masterMasons, 130],
  [OMEN.sagesCounsel, 160],
  [OMEN.greatMigration, 60],
  [OMEN.ageOfPeace, 200],
  [OMEN.procession, 350],
  [OMEN.richVeins, 380],
  [OMEN.drought, -60],
  [OMEN.earthquake, -100],
  [OMEN.greatFire, -80],
  [OMEN.famine, -60],
  [OMEN.rebellion, -50],
  [OMEN.scandal, -100],
  [OMEN.eclipse, 10],
  [OMEN.harshWinter, 10],
  [OMEN.barbarians, -10],
  [OMEN.forgottenLore, -10],
  [OMEN.locusts, -80],
  [OMEN.tribute, -250],
  [OMEN.silentOracles, 0],
];

export const omenValues = (moves: readonly Move[]): number[] => {
  const worth = new Map(OMEN_WORTH);
  return moves.map((move) => worth.get(move[1] as number)!);
};

/** The draft: a long Monument, the sooner if its levels form the Nodus that the Hegemon counts, and objectives that are met by the way. */
export function keepValues({ s }: Outlook, moves: readonly Move[]): number[] {
  const wanted = s.rack.flatMap((tile) => {
    const { measure } = tables(s).hegemon[tile]!;
    return measure.kind === 'nodus' ? [measure.domain] : [];
  });
  return moves.map((move) => {
    const [, monument, objective] = move as readonly number[];
    const { levels, nodus } = tables(s).monuments[monument!]!;
    let sum = 10 * levels;
    for (const domain of wanted) if (nodus[0]!.includes(domain)) sum += 5;
    for (const goal of tables(s).objectives[objective ?? -1]?.goals ?? []) sum += GOAL_EASE[goal.kind];
    return sum;
  });
}

const GOAL_EASE = {
  COL: 9,
  CITIES: 5,
  LVL: 4,
  L3: 4,
  ADJ: 5,
  SOLO: 6,
  VAL: 4,
  DOM: 7,
  ADV: 7,
  CARD: 7,
  NODUS: 7,
  MON: 6,
  CTRL: 6,
  INF: 3,
} as const;

/** An ambition (DM-VAR-02): as many objectives as are surely met. */
export function declareValues(o: Outlook, moves: readonly Move[]): number[] {
  const { s, seat } = o;
  const done = fulfilled(s, seat).filter(Boolean).length;
  let hoped = 0;
  for (const goal of tables(s).objectives[s.objectives[seat]!]!.goals)
    hoped += goalWorth(o, goal, goalCount(s, seat, goal)) / (tables(s).objectiveVp * WEIGHT.point);
  return moves.map((move) => {
    if (move[0] !== 'declare') return 0;
    const n = move[1];
    const chance = n <= done ? 1 : Math.max(0, Math.min(0.95, 0.5 + (hoped - n) / 1.5));
    return (
      WEIGHT.point * stake(s, seat) * (2 * chance - 1) + (stake(s, seat) === tables(s).ambitionFirst ? 0 : -1)
    );
  });
}
