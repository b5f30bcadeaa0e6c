import { moveText } from '@conclave/kernel';
import { type ActionCard, BUILDS } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { moveCost } from '../rules/attacks.ts';
import { buildReach, hasRoom, unitsOf } from '../rules/board.ts';
import type { Move, Unit } from '../rules/types.ts';
import { baseWorth } from './bases.ts';
import { type Chain, chain } from './builds.ts';
import { Front } from './conflicts.ts';
import { basics, gain, type Option, optionsOf } from './options.ts';
import { type Outlook, spending } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** What a turn with a card is worth, and what it begins with. */
export interface Plan {
  readonly worth: number;
  readonly first: Move;
  /** Whether it is nothing but BASIC. */
  readonly isBasic: boolean;
}

const NOTHING: [number, null] = [0, null];

const isBasic = ({ move: [label] }: Option): boolean => label === 'collect' || label.startsWith('draw');

/** So many places are tried for each unit that makes room for a BUILD. */
const OPENINGS = 2;

/** The turns that a seat could have, card by card. */
export class Planner {
  readonly #o: Outlook;
  readonly #front: Front;
  readonly #basics: readonly Option[];
  readonly #chains = new Map<string, Chain>();

  constructor(o: Outlook) {
    this.#o = o;
    this.#front = new Front(o);
    this.#basics = basics(o);
  }

  get #caps(): number {
    return this.#o.s.caps[this.#o.seat]!;
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
    return this.plans(card, actions).reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  }

  /** Turns with a card, of one or two actions; the first is to do nothing. */
  plans(card: ActionCard, actions: number): Plan[] {
    const options = optionsOf(this.#o, this.#front, this.#basics, card, actions);
    const affordable = options.filter(({ cost }) => cost <= this.#caps);
    const plans: Plan[] = [{ worth: 0, first: ['endTurn'], isBasic: true }];
    for (const option of affordable) {
      const [rest, second] = actions > 1 ? this.#second(option, options) : NOTHING;
      const basic = isBasic(option) && (second === null || isBasic(second));
      plans.push({ worth: option.worth + rest, first: option.move, isBasic: basic });
    }
    const type = BUILDS[card];
    if (type !== undefined)
      plans.push(...this.#withBuilds(type, affordable, actions), ...this.#openings(type, actions));
    return plans;
  }

  /** The other ways to begin a turn with the BUILD of a card. */
  otherBuilds(card: ActionCard): readonly (readonly [move: Move, worth: number])[] {
    const type = BUILDS[card];
    if (type === undefined) return [];
    const { worth, starts } = this.#chain(type, 0);
    return starts.map(([move, less]) => [move, worth - less]);
  }

  /** The best action beside another one, and what it adds. */
  #second(first: Option, options: readonly Option[]): [worth: number, second: Option | null] {
    const caps = this.#caps - first.cost;
    let best: [number, Option | null] = NOTHING;
    for (const second of options) {
      if (second.cost > caps || (second.by !== '' && second.by === first.by)) continue;
      if (second.at !== '' && second.at === first.at) continue;
      const worth = this.#after(first, second);
      if (worth > best[0]) best = [worth, second];
    }
    return best;
  }

  /** What an action brings after another: CAPs count less where that one has brought some already. */
  #after(first: Option, second: Option): number {
    if (first.cost >= 0 || second.cost >= 0) return second.worth;
    return gain(this.#o, -first.cost - second.cost) - gain(this.#o, -first.cost);
  }

  /** A BUILD, alone or as the second action: what is done before may pay for it, or has to be paid. */
  *#withBuilds(type: Type, options: readonly Option[], actions: number): Iterable<Plan> {
    const { worth, first } = this.#chain(type, 0);
    if (first === null) return;
    const beside =
      actions > 1 ? Math.max(0, ...options.filter(({ cost }) => cost <= 0).map((option) => option.worth)) : 0;
    yield { worth: worth + WEIGHT.second * beside, first, isBasic: false };
    if (actions === 1) return;
    const [best] = options;
    for (const option of options)
      if (option === best || option.move[0] === 'collect') {
        const { worth: built } = this.#chain(type, -option.cost);
        yield { worth: option.worth + built, first: option.move, isBasic: isBasic(option) && built <= 0 };
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
        const brought = actions > 1 ? worth : WEIGHT.roomLater * (worth - this.#chain(type, 0).worth);
        const first: Move = [unit === 'agent' ? 'moveAgent' : 'moveFleet', number, to];
        yield { worth: brought - spending(this.#o, cost), first, isBasic: false };
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
  const planner = new Planner(o);
  const plans = planner.plans(card, o.s.actionsLeft);
  const worths = new Map<string, number>();
  const note = (move: Move, worth: number) => {
    const text = moveText(move);
    worths.set(text, Math.max(worth, worths.get(text) ?? worth));
  };
  for (const [move, worth] of planner.otherBuilds(card)) note(move, worth);
  for (const { first, worth } of plans) note(first, worth);
  const best = plans.reduce((most, plan) => (plan.worth > most.worth ? plan : most));
  // The plan itself comes before all that is worth the same.
  worths.set(moveText(best.first), best.worth + 1);
  return moves.map((move) => worths.get(moveText(move)) ?? Number.NEGATIVE_INFINITY);
}

/** After its move a unit may attack, or nothing more. */
export function campaignValues(o: Outlook, moves: readonly Move[]): number[] {
  const front = new Front(o);
  return moves.map((move) => (move[0] === 'attack' ? front.attack(move) : 0));
}

/** What each action card is worth as things stand; for BASIC alone a card with a BUILD is taken, which leaves a choice. */
export function cardValues(o: Outlook, moves: readonly Move[]): number[] {
  const planner = new Planner(o);
  const { actions } = tables(o.s);
  return moves.map((move) => {
    const card = move[1] as ActionCard;
    const { worth, isBasic } = planner.plan(card, actions);
    return isBasic && BUILDS[card] === undefined ? worth - WEIGHT.noBuild : worth;
  });
}
