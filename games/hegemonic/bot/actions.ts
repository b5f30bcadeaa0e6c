import { sameMove } from '@conclave/kernel';
import { type ActionCard, BUILDS } from '../data/cards.ts';
import type { Type } from '../data/tracks.ts';
import { moveCost } from '../rules/attacks.ts';
import { buildReach, hasRoom, unitsOf } from '../rules/board.ts';
import { BASIC_CAPS } from '../rules/turn.ts';
import type { Move, Unit } from '../rules/types.ts';
import { baseWorth } from './bases.ts';
import { type Chain, chain } from './builds.ts';
import { Front } from './conflicts.ts';
import { type Option, optionsOf } from './options.ts';
import { type Outlook, spending } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** What a turn with a card is worth, and what it begins with. */
export interface Plan {
  readonly worth: number;
  readonly first: Move;
}

/** So many places are tried for each unit that makes room for a BUILD. */
const OPENINGS = 2;

/** The turns that a seat could have, card by card. */
export class Planner {
  readonly #o: Outlook;
  readonly #front: Front;
  readonly #chains = new Map<string, Chain>();

  constructor(o: Outlook) {
    this.#o = o;
    this.#front = new Front(o);
  }

  /** A BUILD with some CAPs more, or less, than there are. */
  #chain(type: Type, moreCaps: number): Chain {
    const key = `${type} ${moreCaps}`;
    let known = this.#chains.get(key);
    if (known === undefined) {
      known = chain(this.#o, type, (s) => {
        s.caps[this.#o.seat]! += moreCaps;
      });
      this.#chains.set(key, known);
    }
    return known;
  }

  /** The best turn with a card, of one or two actions. */
  plan(card: ActionCard, actions: number): Plan {
    const options = optionsOf(this.#o, this.#front, card);
    const plans: Plan[] = [{ worth: 0, first: ['endTurn'] }];
    for (const option of options) {
      const rest = actions > 1 ? this.#second(option, options) : 0;
      plans.push({ worth: option.worth + rest, first: option.move });
    }
    const type = BUILDS[card];
    if (type !== undefined)
      plans.push(...this.#withBuilds(type, options, actions), ...this.#openings(type, actions));
    return plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  }

  /** The best action beside another one. */
  #second(first: Option, options: readonly Option[]): number {
    const caps = this.#o.s.caps[this.#o.seat]! - first.cost;
    let best = 0;
    for (const { worth, cost, by, at } of options)
      if (worth > best && cost <= caps && (by === '' || by !== first.by) && (at === '' || at !== first.at))
        best = worth;
    return best;
  }

  /** A BUILD, alone or as the second action: what is done before may pay for it, or has to be paid. */
  *#withBuilds(type: Type, options: readonly Option[], actions: number): Iterable<Plan> {
    const { worth, first } = this.#chain(type, 0);
    if (first === null) return;
    const beside =
      actions > 1
        ? Math.max(0, ...options.filter(({ cost }) => cost === 0).map((option) => option.worth))
        : 0;
    yield { worth: worth + WEIGHT.second * beside, first };
    if (actions === 1) return;
    const [best] = options;
    for (const option of options)
      if (option === best || option.move[0] === 'collect') {
        const caps = option.move[0] === 'collect' ? BASIC_CAPS : -option.cost;
        yield { worth: option.worth + this.#chain(type, caps).worth, first: option.move };
      }
  }

  /** Moves of units that only bring Locations within range, so that a BUILD can follow now or later. */
  *#openings(type: Type, actions: number): Iterable<Plan> {
    if (type === 'industrial') return;
    const { s, seat } = this.#o;
    const unit = type === 'political' ? 'agent' : 'fleet';
    for (const [number, from] of unitsOf(s, seat, unit).entries()) {
      if (from < 0) continue;
      for (const to of this.#unreached(type, unit, from)) {
        const cost = moveCost(s, seat, unit, from, to);
        const { worth } = chain(this.#o, type, (after) => {
          unitsOf(after, seat, unit)[number] = to;
          after.caps[seat]! -= cost;
        });
        const gain = actions > 1 ? worth : WEIGHT.roomLater * (worth - this.#chain(type, 0).worth);
        const first: Move = [unit === 'agent' ? 'moveAgent' : 'moveFleet', number, to];
        yield { worth: gain - spending(this.#o, cost), first };
      }
    }
  }

  /** The most promising sectors that a unit can go to, and no base of its network can be built in yet. */
  #unreached(type: Type, unit: Unit, from: number): number[] {
    const { s, seat } = this.#o;
    const reach = buildReach(s, seat, type);
    const sites: [sector: number, worth: number][] = [];
    for (let to = 0; to < s.tiles.length; to++)
      if (reach[to] === 0 && hasRoom(s, seat, type, to)) {
        const cost = moveCost(s, seat, unit, from, to);
        if (cost <= s.caps[seat]!)
          sites.push([to, baseWorth(this.#o, type, to, reach) - spending(this.#o, cost)]);
      }
    return sites
      .sort((a, b) => b[1] - a[1])
      .slice(0, OPENINGS)
      .map(([sector]) => sector);
  }
}

/** For each move that may begin an action what a turn that begins with it is worth; nothing for those not planned. */
export function actionValues(o: Outlook, card: ActionCard, moves: readonly Move[]): number[] {
  const { worth, first } = new Planner(o).plan(card, o.s.actionsLeft);
  return moves.map((move) =>
    sameMove(move, first) ? worth + 1 : move[0] === 'endTurn' ? 0 : Number.NEGATIVE_INFINITY,
  );
}

/** After its move a unit may attack, or nothing more. */
export function campaignValues(o: Outlook, moves: readonly Move[]): number[] {
  const front = new Front(o);
  return moves.map((move) => (move[0] === 'attack' ? front.attack(move) : 0));
}

/** What each action card is worth as things stand. */
export function cardValues(o: Outlook, moves: readonly Move[]): number[] {
  const planner = new Planner(o);
  return moves.map((move) => planner.plan(move[1] as ActionCard, 2).worth);
}
