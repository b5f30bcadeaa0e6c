import type { Seat } from '@conclave/kernel';
import { type ActionCard, ATTACKERS, type PatternKey } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { attackingUnit, emitAttacks, isTargetable, moveCost, patternsOf } from '../rules/attacks.ts';
import { unitRange, unitsOf } from '../rules/board.ts';
import { emitDraws } from '../rules/cards.ts';
import { ways } from '../rules/distances.ts';
import { isMarked } from '../rules/marks.ts';
import { lowestIncome } from '../rules/networks.ts';
import { canResearch } from '../rules/research.ts';
import { canPlace } from '../rules/tiles.ts';
import type { Move } from '../rules/types.ts';
import { drawValue, researchValue } from './cards.ts';
import { type Attack, conflictPrice, type Front } from './conflicts.ts';
import { capsWorth, type Outlook } from './outlook.ts';
import { surveyValue } from './sites.ts';

/** An action that could begin a turn; BUILDs apart, which are planned as chains. */
export interface Option {
  readonly move: Move;
  readonly worth: number;
  /** CAPs that it takes; less than 0 if it brings some. */
  readonly cost: number;
  /** What may be done but once: by whom, and to what; '' where that doesn't matter. */
  readonly by: string;
  readonly at: string;
}

/** What so many CAPs more are worth. */
export const gain = (o: Outlook, n: number): number => {
  const caps = o.s.caps[o.seat]!;
  return capsWorth(o, caps + n) - capsWorth(o, caps);
};

/** The actions of Discover. */
function discoveries(o: Outlook): Option[] {
  const { s, seat } = o;
  const options: Option[] = [];
  const lowest = lowestIncome(s, seat);
  if (lowest > 0)
    options.push({ move: ['capitalize'], worth: gain(o, lowest), cost: -lowest, by: '', at: '' });
  if (canPlace(s)) options.push({ move: ['survey'], worth: surveyValue(o), cost: 0, by: 'survey', at: '' });
  if (canResearch(s, seat))
    options.push({ move: ['research'], worth: researchValue(o), cost: 0, by: 'research', at: '' });
  return options;
}

const attackOption = (o: Outlook, attack: Attack, move: Move, worth: number, moveCost: number): Option => {
  const [, pattern, by, sector, defender, target] = attack;
  return {
    move,
    worth,
    cost: moveCost + conflictPrice(o.s, o.seat, attack),
    by: `${ATTACKERS[pattern]} ${by}`,
    at: `${sector} ${defender} ${target}`,
  };
};

type Target = readonly [sector: number, defender: Seat, type: Type];

/** All that a pattern may target, wherever it is. */
function targets(o: Outlook, pattern: PatternKey): Target[] {
  const { s, seat } = o;
  const { targets: types } = tables(s).patterns[pattern];
  const list: Target[] = [];
  for (let sector = 0; sector < s.tiles.length; sector++)
    for (let defender = 0; s.tiles[sector]! >= 0 && defender < s.seats; defender++)
      for (const type of types)
        if (isTargetable(s, seat, sector, defender, type)) list.push([sector, defender, type]);
  return list;
}

/** Attacks before which the unit moves, with so many CAPs at the most. */
function* campaigns(o: Outlook, front: Front, pattern: PatternKey, caps: number): Iterable<Option> {
  const { s, seat } = o;
  const unit = attackingUnit(pattern);
  if (unit === null) return;
  const { size, steps } = ways(s);
  const range = unitRange(s, seat, unit);
  const all = targets(o, pattern);
  for (const [number, from] of unitsOf(s, seat, unit).entries()) {
    if (from < 0 || isMarked(s, seat, unit, number)) continue;
    for (let to = 0; to < size; to++) {
      const cost = moveCost(s, seat, unit, from, to);
      if (cost > caps) continue;
      for (const [sector, defender, type] of all) {
        if (steps[to * size + sector]! > range) continue;
        const attack: Attack = ['attack', pattern, number, sector, defender, type];
        if (cost + conflictPrice(s, seat, attack) > caps) continue;
        const worth = front.attack(attack, to, cost);
        if (worth <= 0) continue;
        yield attackOption(
          o,
          attack,
          [unit === 'agent' ? 'moveAgent' : 'moveFleet', number, to],
          worth,
          cost,
        );
      }
    }
  }
}

/** BASIC, which every card but Discover allows. */
export function basics(o: Outlook): Option[] {
  const { basicCaps } = tables(o.s);
  const options: Option[] = [
    { move: ['collect'], worth: gain(o, basicCaps), cost: -basicCaps, by: '', at: '' },
  ];
  emitDraws(o.s, o.seat, (move) =>
    options.push({ move, worth: drawValue(o, move), cost: 0, by: 'draw', at: '' }),
  );
  return options;
}

/** All attacks of a card that promise anything; what CAPs of a first action would pay for as well. */
function attacks(o: Outlook, front: Front, card: ActionCard, more: number): Option[] {
  const { s, seat } = o;
  const options: Option[] = [];
  const caps = s.caps[seat]! + more;
  const rich = { ...s, caps: s.caps.with(seat, caps) };
  emitAttacks(rich, seat, card, (move) => {
    const attack = move as Attack;
    const worth = front.attack(attack);
    if (worth > 0) options.push(attackOption(o, attack, move, worth, 0));
  });
  for (const pattern of patternsOf(s, card)) options.push(...campaigns(o, front, pattern, caps));
  return options;
}

/**
 * The actions that a card allows but its BUILD, the best first: how they end may change what follows. With two actions to
 * take there are those among them that only BASIC could pay for.
 */
export function optionsOf(
  o: Outlook,
  front: Front,
  basic: readonly Option[],
  card: ActionCard,
  actions: number,
): Option[] {
  const options =
    card === 'discover'
      ? discoveries(o)
      : [...basic, ...attacks(o, front, card, actions > 1 ? tables(o.s).basicCaps : 0)];
  return options.sort((a, b) => b.worth - a.worth);
}
