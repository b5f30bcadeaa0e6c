import { type Seat, sameMove } from '@conclave/kernel';
import { commonParts, type Drafted, drafted, offersLeft } from '@conclave/kit/table';
import { exchanging } from '../rules/effects/exchange.ts';
import type { Move, State, Token } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { type AnyGame, after, type Course, courses } from './course.ts';
import { finishOf, holesOf, plannedHere } from './finishing.ts';
import { droppingOf, firstOrientation, type Laying, layingOf, type Puts, waysOf } from './laying.ts';
import { MANNER, type Offer, offersOf, type Picked } from './parts.ts';

type View = Readonly<State>;

/** What has been chosen by hand. */
export interface Chosen {
  /** Moves that are complete, in order. */
  readonly held: readonly Move[];
  /** Parts of the move after those. */
  readonly picks: readonly Picked[];
  /** The orientation to which a pattern has been turned by hand, null for none. */
  readonly k: number | null;
  /** The territory about which it is turned. */
  readonly about: number | null;
  /** What is said of the places of a pattern: a token, or null for nothing. */
  readonly puts: Puts;
  /** Cards to buy. */
  readonly basket: readonly number[];
}
export const NOTHING: Chosen = { held: [], picks: [], k: null, about: null, puts: {}, basket: [] };

/** What a draft is made of: the game, who drafts, and what is offered. */
export interface Table {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/**
 * Moves under construction: what is chosen of the one after those held, what that leaves, and what may be chosen next.
 */
export interface Draft extends Omit<Drafted<Move, Parts>, 'complete'> {
  /** The moves that are complete, in order; they are sent together. */
  readonly held: readonly Move[];
  /** How much has been chosen by hand and can be taken back. */
  readonly byHand: number;
  /** The positions before each of the moves held, and after the last one. */
  readonly courses: readonly Course[];
  /** Where the moves held lead to. */
  readonly course: Course;
  /** The last question, and its answer if that is chosen. */
  readonly asked: Course;
  readonly answer: Move | null;
  /** The territories that can be chosen next. */
  readonly lit: { readonly territories: ReadonlySet<number> };
  /** The pattern that is being laid. */
  readonly pattern: Laying | null;
  /** Tokens that the moves would put on the board. */
  readonly planned: ReadonlyMap<number, Token>;
  /** The cards to buy. */
  readonly basket: readonly number[];
  /** The territories between which something goes. */
  readonly route: { readonly from: number; readonly to: number } | null;
  /** All moves to be sent, when nothing is missing. */
  readonly complete: readonly Move[] | null;
  /** The position after all of them, as far as it can be foreseen. */
  readonly outlook: View;
}

const coursesOf = ({ game, seat, view, moves }: Table, held: readonly Move[]): readonly Course[] =>
  courses(game, seat, view, moves, held);

/** The moves held, with the orientation that an anchored pattern begins with. */
export function filled(table: Table, { held, k }: Chosen): readonly Course[] {
  const list = coursesOf(table, held);
  const last = list.at(-1)!;
  if (last.step !== 'pattern.orient') return list;
  const first = firstOrientation(last, table.seat, k);
  return first ? [...list, after(table.game, table.seat, last, first)] : list;
}

export const offersAt = ({ seat }: Table, { view, moves }: Course): readonly Offer[] =>
  offersOf(view, seat, moves);

/** The offers that hold all parts chosen; those that end something only if that is said. */
export const openOffers = (table: Table, course: Course, picks: readonly Picked[]): readonly Offer[] =>
  offersLeft(offersAt(table, course), picks, MANNER);

function routeOf(list: readonly Course[], { at, to }: Partial<Parts>): Draft['route'] {
  const { held } = list.at(-1)!;
  for (const [i, move] of held.entries()) {
    if (move[0] === 'attack') return { from: move[1], to: move[2] };
    const { view } = list[i]!;
    if (move[0] === 'moveWarlord') return { from: view.warlords[view.active]!, to: move[1] };
    if (move[0] === 'with') return { from: exchanging.under(view)!.unit, to: move[1] };
    if (move[0] === 'target' && view.resolving && view.resolving.at >= 0)
      return { from: view.resolving.at, to: move[1] };
  }
  return at !== undefined && to !== undefined ? { from: at, to } : null;
}

export function patternOf(list: readonly Course[], seat: Seat, { k, about, puts }: Chosen): Laying | null {
  const asks = list.findLast(({ step }) => step === 'pattern.orient');
  const last = list.at(-1)!;
  const begun = last.held.at(-1);
  if (last.step === 'drop.choose' && begun?.[0] === 'deploy') return droppingOf(last, begun[1], k);
  if (!asks) return null;
  const move = last.held[asks.held.length];
  if (move?.[0] !== 'orient') return layingOf(asks, seat, null, k, puts);
  const turned = about !== null && k !== null ? waysOf(asks).get(about)?.get(k) : undefined;
  const lies = turned && sameMove(turned, move) ? ([about!, k!] as const) : ([move[1], move[2]] as const);
  return layingOf(asks, seat, lies, k, puts);
}

/** Territories at which a move can go on from where a course stands. */
function litAt(offers: readonly Offer[], course: Course, pattern: Laying | null): ReadonlySet<number> {
  if (course.step === 'pattern.orient') return pattern!.legal;
  if (course.step === null) return new Set();
  const chosen = commonParts(offers);
  const lit = new Set<number>();
  for (const { parts } of offers) {
    if (chosen.at === undefined && parts.at !== undefined) lit.add(parts.at);
    if ((chosen.at !== undefined || chosen.action === 'attack') && parts.to !== undefined) lit.add(parts.to);
  }
  if (chosen.at !== undefined && chosen.to === undefined && lit.size === 0 && offers.length > 0)
    lit.add(chosen.at);
  return lit;
}

/** What is to be put where: by the pattern, or by the moves held. */
function plannedTokens(
  list: readonly Course[],
  pattern: Laying | null,
  seat: Seat,
  puts: Puts,
): ReadonlyMap<number, Token> {
  const course = list.at(-1)!;
  if (course.step === 'pattern.put') return plannedHere(course, seat, puts);
  // Once it is answered what is placed, no more than that is planned.
  const isAnswered = list.some(({ step }) => step === 'pattern.put');
  const planned = new Map<number, Token>(
    isAnswered ? [] : pattern?.outcome.placed.map(({ territory, token }) => [territory, token]),
  );
  for (const [i, move] of course.held.entries()) {
    if (move[0] === 'put') planned.set(move[1], move[2]);
    const begun = course.held[i - 1];
    if (move[0] === 'at' && (begun?.[0] === 'place' || begun?.[0] === 'deploy'))
      planned.set(move[1], begun[1]);
  }
  return planned;
}

/** The draft that the choices make of what is offered. */
export function draftOf(table: Table, chosen: Chosen): Draft {
  const list = filled(table, chosen);
  const course = list.at(-1)!;
  const next = drafted(offersAt(table, course), chosen.picks, MANNER);
  const pattern = patternOf(list, table.seat, chosen);
  const asked = list.findLast(({ step }) => step !== null) ?? list[0]!;
  const finish = finishOf(table, course, chosen);
  return {
    ...next,
    held: course.held,
    byHand: chosen.held.length + chosen.picks.length + chosen.basket.length + Object.keys(chosen.puts).length,
    courses: list,
    course,
    asked,
    answer: course.held[asked.held.length] ?? null,
    lit: { territories: litAt(next.offers, course, pattern) },
    pattern: withPlan(pattern, course, table.seat, chosen.puts),
    planned: plannedTokens(list, pattern, table.seat, chosen.puts),
    basket: chosen.basket,
    route: routeOf(list, next.chosen),
    complete: finish && [...course.held, ...finish.moves],
    outlook: finish?.view ?? course.view,
  };
}

/** Where attacks have been foreseen, what is placed is planned after them. */
function withPlan(pattern: Laying | null, course: Course, seat: Seat, puts: Puts): Laying | null {
  if (pattern === null || course.step !== 'pattern.put') return pattern;
  const planned = plannedHere(course, seat, puts);
  const holes = holesOf(course);
  const cells = pattern.cells.map((cell) =>
    cell.mark === 'P'
      ? { ...cell, token: planned.get(cell.territory) ?? null, isOpen: holes.includes(cell.territory) }
      : cell,
  );
  const placed = [...planned].map(([territory, token]) => ({ territory, token }));
  return { ...pattern, cells, outcome: { ...pattern.outcome, placed } };
}
