import type { Seat } from '@conclave/kernel';
import { actionCardOf, mercenaryOf, tables } from '../data/tables.ts';
import { canAttack } from '../rules/actions.ts';
import { planetOf } from '../rules/board.ts';
import { isEnemy } from '../rules/sides.ts';
import { EMPTY, INERT, MERCENARY, MINOR, NORMAL, type State } from '../rules/types.ts';
import { cardWorth } from './holdings.ts';
import { layOfAbility } from './tools.ts';

/** What a seat has on the board. */
export interface Army {
  normal: number;
  minor: number;
  squad: number;
  mercenaries: number;
  reusable: number;
  /** Own units beside which a rival's stands that can attack them; rivals' that can be attacked so. */
  attackable: number;
  targets: number;
}

const newArmy = (): Army => ({
  normal: 0,
  minor: 0,
  squad: 0,
  mercenaries: 0,
  reusable: 0,
  attackable: 0,
  targets: 0,
});

function enlist(s: Readonly<State>, cell: number, army: Army): void {
  const kind = s.kinds[cell]!;
  if (kind === NORMAL) army.normal++;
  else if (kind === MINOR) army.minor++;
  else if (kind === MERCENARY) {
    army.mercenaries++;
    if (mercenaryOf(s, s.cards[cell]!).reusable) army.reusable++;
  } else army.squad++;
}

/** By seat what it has on the board. */
export function armiesOf(s: Readonly<State>): Army[] {
  const armies = s.life.map(newArmy);
  const { neighbours } = planetOf(s);
  for (let cell = 0; cell < s.kinds.length; cell++) {
    const kind = s.kinds[cell]!;
    if (kind === EMPTY || kind === INERT) continue;
    const owner = s.owners[cell]!;
    enlist(s, cell, armies[owner]!);
    /** The seats that can attack it, a bit each. */
    let hitBy = 0;
    for (const beside of neighbours[cell]!) {
      const other = s.owners[beside]!;
      if (other < 0 || other === owner || (hitBy & (1 << other)) !== 0) continue;
      if (!isEnemy(s, owner, other) || !canAttack(s, other, beside)) continue;
      hitBy |= 1 << other;
      armies[other]!.targets++;
    }
    if (hitBy !== 0) armies[owner]!.attackable++;
  }
  return armies;
}

/** What the cards before a seat can do. */
export interface Hand {
  worth: number;
  mercenaries: number;
  actions: number;
  /** Cells that they fill at most: all patterns together, and the widest one. */
  cells: number;
  widest: number;
  attacks: number;
}

/** What the cards before a seat can do. */
export function handOf(s: Readonly<State>, seat: Seat): Hand {
  const hand: Hand = { worth: 0, mercenaries: 0, actions: 0, cells: 0, widest: 0, attacks: 0 };
  const count = (cells: number, attacks: number) => {
    hand.cells += cells;
    hand.widest = Math.max(hand.widest, cells);
    hand.attacks += attacks;
  };
  for (const card of s.undeployed[seat]!) {
    hand.worth += cardWorth(s, seat, card) / 100;
    hand.mercenaries++;
    const lay = layOfAbility(s, mercenaryOf(s, card).ability);
    count(1 + (lay?.places.length ?? 0), lay?.attacks.length ?? 0);
  }
  for (const card of s.actionCards[seat]!) {
    hand.worth += cardWorth(s, seat, card) / 100;
    hand.actions++;
    let [places, attacks] = [0, 0];
    for (const option of actionCardOf(s, card).options) {
      const lay = layOfAbility(s, option);
      places = Math.max(places, lay?.places.length ?? 0);
      attacks = Math.max(attacks, lay?.attacks.length ?? 0);
    }
    count(places, attacks);
  }
  return hand;
}

/** Cards of the market that a seat could pay now. */
export const payable = (s: Readonly<State>, seat: Seat): number =>
  s.market.filter((card) => tables(s).cards[card]!.price <= s.hexilum[seat]!).length;
