import { ofTables } from '@conclave/frame/tables.ts';
import type { Seat } from '@conclave/kernel';
import type { Effect } from '../data/effects.ts';
import { type Tables, tables } from '../data/tables.ts';
import { canAttack } from '../rules/actions.ts';
import { isVacant, neighboursOf } from '../rules/board.ts';
import { minorOf } from '../rules/tokens.ts';
import { MINOR, type State } from '../rules/types.ts';
import { lifeWorth, WEIGHT } from './weights.ts';

/** What a rival can do to a warlord, as everybody sees it. */
export interface Siege {
  /** Life that cards take, each for one action, most first. */
  readonly shots: readonly number[];
  /** Units beside the warlord that can attack it and are lost; those that stay (M3). */
  readonly attackers: number;
  readonly wolves: number;
  /** Vacant territories beside it, and what can come there from the reserve: anything, what bites at once (M1), M3. */
  readonly gaps: number;
  readonly units: number;
  readonly biters: number;
  readonly pack: number;
}

const hasAttack = (effect: Effect): boolean =>
  effect.kind === 'pattern' && effect.pattern.cells.some((cell) => cell[2] === 'X');

/** Life that an effect takes from a warlord at most. */
const hitOf = ({ attackDamage }: Tables, effect: Effect): number =>
  effect.kind === 'damage' ? effect.life : hasAttack(effect) ? attackDamage : 0;

/** By card: life that it takes from a warlord at most. */
const hitsOf = ofTables((t: Tables) =>
  t.cards.map((card) =>
    Math.max(...('options' in card ? card.options : [card.ability]).map(([effect]) => hitOf(t, effect!))),
  ),
);

function shotsOf(s: Readonly<State>, rival: Seat, isOpen: boolean): number[] {
  const hits = hitsOf(tables(s));
  const shots: number[] = [];
  for (const card of s.actionCards[rival]!) if (hits[card]! > 0) shots.push(hits[card]!);
  if (isOpen) for (const card of s.undeployed[rival]!) if (hits[card]! > 0) shots.push(hits[card]!);
  return shots.sort((a, b) => b - a);
}

/** Whether a seat's minor units attack and stay (M3). */
const isPackOf = (s: Readonly<State>, seat: Seat): boolean =>
  minorOf(s, seat)?.action?.some((effect) => effect.kind === 'attack') ?? false;

/** What a rival can do to the warlord of a seat if it stands there. */
export function siegeOf(s: Readonly<State>, rival: Seat, seat: Seat, at = s.warlords[seat]!): Siege {
  const minor = minorOf(s, rival);
  const isBiting = minor?.arrival?.some((effect) => effect.kind === 'damage') ?? false;
  const isPack = isPackOf(s, rival);
  let [attackers, wolves, gaps] = [0, 0, 0];
  for (const beside of neighboursOf(s, at)) {
    if (isVacant(s, beside) || beside === s.warlords[seat]) gaps++;
    else if (isPack && s.kinds[beside] === MINOR && s.owners[beside] === rival) wolves++;
    else if (canAttack(s, rival, beside)) attackers++;
  }
  const reserve = s.reserve[rival]!;
  return {
    shots: shotsOf(s, rival, gaps > 0),
    attackers,
    wolves,
    gaps,
    units: reserve[0]! + reserve[1]! + reserve[2]!,
    biters: isBiting ? reserve[1]! : 0,
    pack: isPack ? reserve[1]! : 0,
  };
}

/** Life that a siege takes with so many actions. */
export function damageIn({ attackDamage }: Tables, siege: Siege, actions: number): number {
  const { shots, attackers, wolves, gaps, units, biters, pack } = siege;
  let left = actions;
  let sum = 0;
  for (let i = 0; i < shots.length && left > 0; i++, left--) sum += shots[i]!;
  // What bites when it comes can attack afterwards.
  const single = Math.min(left, attackers + 2 * Math.min(biters, gaps));
  sum += single * attackDamage;
  left -= single;
  if (wolves > 0) return sum + left * attackDamage;
  if (gaps === 0) return sum;
  if (pack > 0) return sum + Math.max(0, left - 1) * attackDamage;
  return sum + Math.min(units, Math.floor(left / 2)) * attackDamage;
}

/** What a siege takes from the worth of a warlord with so much life: in the rival's next turn, and in the one after. */
export function fearOf(t: Tables, siege: Siege, life: number): number {
  const soon = life - damageIn(t, siege, t.actions);
  const later = life - damageIn(t, siege, 2 * t.actions);
  const beside = siege.gaps + siege.attackers + siege.wolves;
  const open = beside * (siege.biters + siege.pack > 0 ? WEIGHT.openToBites : WEIGHT.open);
  return (
    WEIGHT.soon * (lifeWorth(soon) - lifeWorth(life)) +
    WEIGHT.later * (lifeWorth(later) - lifeWorth(soon)) -
    (soon <= 0 ? WEIGHT.exposed : 0) -
    open
  );
}

/** The siege when what stands beside the warlord has gone, if it is the rival's. */
export function relieved(s: Readonly<State>, rival: Seat, siege: Siege, beside: number): Siege {
  if (s.owners[beside] !== rival || !canAttack(s, rival, beside)) return siege;
  const isWolf = s.kinds[beside] === MINOR && isPackOf(s, rival);
  return {
    ...siege,
    gaps: siege.gaps + 1,
    wolves: siege.wolves - (isWolf ? 1 : 0),
    attackers: siege.attackers - (isWolf ? 0 : 1),
  };
}
