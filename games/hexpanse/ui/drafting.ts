import { type Seat, sameMove } from '@conclave/kernel';
import { withPick } from '@conclave/web/kit/table';
import { isVacant } from '../rules/board.ts';
import { priceOf } from '../rules/market.ts';
import type { Move, State, Token } from '../rules/types.ts';
import { type AnyGame, after, type Course, courses, foresee } from './course.ts';
import {
  FIRST_TAKEN,
  firstOrientation,
  type Laying,
  layingOf,
  nearestTurn,
  orientationsOf,
  type Puts,
  plannedPuts,
} from './laying.ts';
import {
  fits,
  isEnd,
  type Offer,
  offersOf,
  type PartName,
  type Parts,
  type Picked,
  type Value,
} from './parts.ts';
import { stepOf } from './situation.ts';

type View = Readonly<State>;

/** What has been chosen by hand. */
export interface Chosen {
  /** Moves that are complete, in order. */
  readonly held: readonly Move[];
  /** Parts of the move after those. */
  readonly picks: readonly Picked[];
  /** The orientation in which a pattern is looked at before it is laid. */
  readonly k: number;
  /** What is said of the places of a pattern: a token, or null for nothing. */
  readonly puts: Puts;
  /** Cards to buy. */
  readonly basket: readonly number[];
}
export const NOTHING: Chosen = { held: [], picks: [], k: 0, puts: {}, basket: [] };

/** What a draft is made of: the game, who drafts, and what is offered. */
export interface Table {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Moves under construction: what is chosen, what that leaves, and what may be chosen next. */
export interface Draft {
  /** The moves that are complete, in order; they are sent together. */
  readonly held: readonly Move[];
  /** The parts chosen by hand of the move after those. */
  readonly picks: readonly Picked[];
  /** How much has been chosen by hand and can be taken back. */
  readonly byHand: number;
  /** The positions before each of the moves held, and after the last one. */
  readonly courses: readonly Course[];
  /** Where the moves held lead to. */
  readonly course: Course;
  /** The last question, and its answer if that is chosen. */
  readonly asked: Course;
  readonly answer: Move | null;
  /** The moves that may come next and hold every part chosen. */
  readonly candidates: readonly Move[];
  readonly offers: readonly Offer[];
  /** The parts that are chosen, or the same in all moves left. */
  readonly chosen: Partial<Parts>;
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
function filled(table: Table, { held }: Chosen): readonly Course[] {
  const list = coursesOf(table, held);
  const last = list.at(-1)!;
  if (last.step !== 'pattern.orient') return list;
  const first = firstOrientation(last, table.seat);
  return first ? [...list, after(table.game, table.seat, last, first)] : list;
}

const offersAt = ({ seat }: Table, { view, moves }: Course): readonly Offer[] => offersOf(view, seat, moves);

/** The offers that hold all parts chosen; those that end something only if that is said. */
function openOffers(table: Table, course: Course, picks: readonly Picked[]): readonly Offer[] {
  const says = picks.some(([name]) => name === 'action');
  return offersAt(table, course).filter((offer) => fits(offer, picks) && (says || !isEnd(offer.move)));
}

function common(offers: readonly Offer[]): Partial<Parts> {
  const [first, ...others] = offers;
  if (!first) return {};
  const entries = Object.entries(first.parts).filter(([name, value]) =>
    others.every(({ parts }) => parts[name as PartName] === value),
  );
  return Object.fromEntries(entries);
}

/** Moves that make something complete, and the position after them as far as it can be foreseen. */
interface Finish {
  readonly moves: readonly Move[];
  readonly view: View;
}

const finishWith = ({ game, seat }: Table, moves: readonly Move[], view: View, last: Move): Finish => ({
  moves: [...moves, last],
  view: foresee(game, seat, view, last) ?? view,
});

/** The moves that fill a pattern as planned; `stop` where more could be placed. */
function finishPuts(table: Table, course: Course, puts: Puts): Finish {
  const { game, seat } = table;
  const list: Move[] = [];
  let [view, moves] = [course.view, course.moves];
  for (const [territory, token] of plannedHere(course, seat, puts)) {
    const move = moves.find((one) => sameMove(one, ['put', territory, token]));
    if (!move) break;
    list.push(move);
    const next = foresee(game, seat, view, move);
    if (next === null) return { moves: list, view };
    if (stepOf(next) !== 'pattern.put') return { moves: list, view: next };
    [view, moves] = [next, game.moves(next, seat)];
  }
  return finishWith(table, list, view, ['stop']);
}

const holesOf = ({ moves }: Course): readonly number[] => [
  ...new Set(moves.flatMap((move) => (move[0] === 'put' ? [move[1]] : []))),
];

const plannedHere = (course: Course, seat: Seat, puts: Puts): ReadonlyMap<number, Token> =>
  plannedPuts(course.view, seat, holesOf(course), puts);

/** The moves that buy a basket, and the end of the market phase where more could be bought. */
function finishMarket({ game, seat, view }: Table, basket: readonly number[]): Finish {
  const list: Move[] = basket.map((card) => ['buy', card]);
  let now = view;
  for (const move of list) {
    const next = foresee(game, seat, now, move);
    if (next === null) return { moves: list, view: now };
    now = next;
  }
  return { moves: stepOf(now) === 'market.buy' ? [...list, ['stop']] : list, view: now };
}

function finishOf(table: Table, course: Course, chosen: Chosen): Finish | null {
  const { held, step, view } = course;
  if (step === null) return held.length > 0 ? { moves: [], view } : null;
  if (step === 'pattern.put') return finishPuts(table, course, chosen.puts);
  if (step === 'send.choose' && held.at(-1)?.[0] === 'send') return finishWith(table, [], view, ['stop']);
  if (step === 'market.buy' && chosen.basket.length > 0) return finishMarket(table, chosen.basket);
  return null;
}

function routeOf(list: readonly Course[], { at, to }: Partial<Parts>): Draft['route'] {
  const { held } = list.at(-1)!;
  for (const [i, move] of held.entries()) {
    if (move[0] === 'attack') return { from: move[1], to: move[2] };
    const { view } = list[i]!;
    if (move[0] === 'moveWarlord') return { from: view.warlords[view.active]!, to: move[1] };
    const frame = view.agenda.at(-1) as unknown as { readonly unit?: number } | undefined;
    if (move[0] === 'with') return { from: frame!.unit!, to: move[1] };
    if (move[0] === 'target' && view.resolving && view.resolving.at >= 0)
      return { from: view.resolving.at, to: move[1] };
  }
  return at !== undefined && to !== undefined ? { from: at, to } : null;
}

function patternOf(list: readonly Course[], seat: Seat, { k, puts }: Chosen): Laying | null {
  const asks = list.findLast(({ step }) => step === 'pattern.orient');
  if (!asks) return null;
  const move = list.at(-1)!.held[asks.held.length];
  return layingOf(asks, seat, move?.[0] === 'orient' ? [move[1], move[2]] : null, k, puts);
}

/** Territories at which a move can go on from where a course stands. */
function litAt(offers: readonly Offer[], course: Course, pattern: Laying | null): ReadonlySet<number> {
  if (course.step === 'pattern.orient') return pattern!.legal;
  if (course.step === null) return new Set();
  const chosen = common(offers);
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
  const planned = new Map<number, Token>(
    pattern?.outcome.placed.map(({ territory, token }) => [territory, token]),
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
  const offers = openOffers(table, course, chosen.picks);
  const pattern = patternOf(list, table.seat, chosen);
  const parts = common(offers);
  const asked = list.findLast(({ step }) => step !== null) ?? list[0]!;
  const finish = finishOf(table, course, chosen);
  return {
    held: course.held,
    picks: chosen.picks,
    byHand: chosen.held.length + chosen.picks.length + chosen.basket.length + Object.keys(chosen.puts).length,
    courses: list,
    course,
    asked,
    answer: course.held[asked.held.length] ?? null,
    candidates: offers.map(({ move }) => move),
    offers,
    chosen: parts,
    lit: { territories: litAt(offers, course, pattern) },
    pattern: withPlan(pattern, course, table.seat, chosen.puts),
    planned: plannedTokens(list, pattern, table.seat, chosen.puts),
    basket: chosen.basket,
    route: routeOf(list, parts),
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

/** A move added to those held: what was said of later ones is given up. */
const held = (table: Table, course: Course, move: Move, chosen: Chosen): Chosen => ({
  ...NOTHING,
  k: move[0] === 'orient' ? move[2] : chosen.k,
  held: after(table.game, table.seat, course, move).held,
});

/** Choices that begin anew with these parts. */
export function begun(table: Table, picks: readonly Picked[]): Chosen {
  const [first] = coursesOf(table, []);
  return picks.every((_, i) => offersAt(table, first!).some((offer) => fits(offer, picks.slice(0, i + 1))))
    ? settled(table, NOTHING, first!, picks)
    : NOTHING;
}

/** The last question answered by this move, instead of another answer. */
export const answered = (table: Table, chosen: Chosen, { asked }: Draft, move: Move): Chosen =>
  held(table, asked, move, chosen);

/** Choices with this part chosen as well; when that leaves one move only, it is held. */
export function picked(table: Table, chosen: Chosen, name: PartName, value: Value): Chosen {
  const list = filled(table, chosen);
  // What is chosen instead of something complete begins where it was chosen.
  for (let i = list.length - 1; i >= 0; i--) {
    const course = list[i]!;
    const old = i === list.length - 1 ? chosen.picks : [];
    const all = offersAt(table, course);
    if (!all.some(({ parts }) => parts[name] === value)) continue;
    const picks = withPick(old, [name, value], (some) => all.some((offer) => fits(offer, some as Picked[])));
    return settled(table, chosen, course, picks as readonly Picked[]);
  }
  return chosen;
}

/** The choices after these parts of the move that a course asks for. */
function settled(table: Table, chosen: Chosen, course: Course, picks: readonly Picked[]): Chosen {
  const offers = openOffers(table, course, picks);
  const [only] = offers.length > 1 ? plainest(offers, picks) : offers;
  if (only) return held(table, course, only.move, chosen);
  return { ...chosen, held: course.held, picks };
}

/** Of several tokens for the same territory the plainest one, unless something else has been said. */
function plainest(offers: readonly Offer[], picks: readonly Picked[]): readonly Offer[] {
  if (!picks.some(([name]) => name === 'at') || !offers.every(({ move }) => move[0] === 'put')) return [];
  const token = FIRST_TAKEN.find((one) => offers.some(({ parts }) => parts.token === one));
  return offers.filter(({ parts }) => parts.token === token);
}

/** A pattern laid about an anchor. */
export function laidAt(table: Table, chosen: Chosen, anchor: number): Chosen {
  const asks = filled(table, chosen).findLast(({ step }) => step === 'pattern.orient');
  return (asks && orientedAt(table, chosen, asks, anchor)) ?? chosen;
}

/** Another orientation, `by` steps on; where none is chosen yet, only the look changes. */
export function turned(table: Table, chosen: Chosen, by: number): Chosen {
  const list = filled(table, chosen);
  const pattern = patternOf(list, table.seat, chosen);
  if (pattern === null) return chosen;
  const asks = list.findLast(({ step }) => step === 'pattern.orient')!;
  const turns =
    pattern.anchor === null ? pattern.turns : (orientationsOf(asks.moves).get(pattern.anchor) ?? []);
  if (turns.length === 0) return chosen;
  const at = turns.indexOf(pattern.k);
  const k = turns[(at + by + turns.length * 6) % turns.length]!;
  if (pattern.anchor === null) return { ...chosen, k };
  return { ...held(table, asks, ['orient', pattern.anchor, k], chosen), k };
}

/** A place of the pattern switched on or off, or filled with something else. */
export const withPut = (chosen: Chosen, territory: number, token: Token | null | undefined): Chosen => {
  const { [territory]: _, ...others } = chosen.puts;
  return { ...chosen, puts: token === undefined ? others : { ...others, [territory]: token } };
};

/** Choices without the last one; null if there is none. */
export function without(chosen: Chosen): Chosen | null {
  const { picks, puts, basket } = chosen;
  if (picks.length > 0) return { ...chosen, picks: picks.slice(0, -1) };
  if (Object.keys(puts).length > 0) return { ...chosen, puts: {} };
  if (basket.length > 0) return { ...chosen, basket: basket.slice(0, -1) };
  return chosen.held.length > 0 ? { ...NOTHING, k: chosen.k, held: chosen.held.slice(0, -1) } : null;
}

/** What a press on a territory makes of a course that asks. */
function pressedAt(table: Table, chosen: Chosen, course: Course, isLast: boolean, t: number): Chosen | null {
  if (course.step === 'pattern.orient') return orientedAt(table, chosen, course, t);
  if (course.step === 'pattern.put') {
    if (!holesOf(course).includes(t)) return null;
    const isOn = plannedHere(course, table.seat, chosen.puts).has(t);
    return withPut(chosen, t, isOn ? null : undefined);
  }
  const picks = isLast ? chosen.picks : [];
  const all = offersAt(table, course);
  const leads = (name: 'at' | 'to', some: readonly Offer[]) => some.some(({ parts }) => parts[name] === t);
  const offers = openOffers(table, course, picks);
  const { at } = common(offers);
  const isAt = picks.some(([name]) => name === 'at');
  if (at !== undefined && leads('to', offers)) return settled(table, chosen, course, [...picks, ['to', t]]);
  if (isAt && at === t) return { ...chosen, picks: picks.filter(([name]) => name !== 'at') };
  if (leads('at', offers)) return settled(table, chosen, course, [...picks, ['at', t]]);
  const kept = picks.filter(([name]) => name !== 'at' && name !== 'to');
  const wider = all.filter((offer) => fits(offer, kept) && !isEnd(offer.move));
  if (leads('at', wider)) return settled(table, chosen, course, [...kept, ['at', t]]);
  if (leads('to', wider)) return settled(table, chosen, course, [...kept, ['to', t]]);
  if (course.step === 'action.choose' && kept.length === 0) return dropped(table, chosen, course, t);
  return null;
}

/** A press on a vacant territory with nothing else chosen puts the plainest unit there. */
function dropped(table: Table, chosen: Chosen, course: Course, t: number): Chosen | null {
  if (!isVacant(course.view, t)) return null;
  const unit = ['normal', 'squad', 'minor'].find((one) =>
    course.moves.some((move) => move[0] === 'place' && move[1] === one),
  );
  if (!unit) return null;
  const begun = after(table.game, table.seat, course, ['place', unit] as Move);
  const move = begun.moves.find((one) => sameMove(one, ['at', t]));
  return move ? held(table, begun, move, chosen) : null;
}

/** A pattern laid about a territory; an anchored one so that it reaches it. */
function orientedAt(table: Table, chosen: Chosen, course: Course, t: number): Chosen | null {
  const pattern = layingOf(course, table.seat, null, chosen.k, {});
  const ways = orientationsOf(course.moves);
  if (pattern.isFree) {
    const turns = ways.get(t);
    return turns ? held(table, course, ['orient', t, nearestTurn(turns, pattern.k)], chosen) : null;
  }
  const reaching = course.moves.filter(
    (move) =>
      move[0] === 'orient' &&
      layingOf(course, table.seat, [move[1], move[2]], move[2], {}).cells.some(
        ({ territory }) => territory === t,
      ),
  );
  return reaching.length > 0 ? held(table, course, reaching[0]!, chosen) : null;
}

/** The territory on which the moves held end. */
function goalOf({ held: moves, pattern, route }: Draft): number | null {
  if (pattern?.anchor != null) return pattern.isFree ? pattern.anchor : null;
  const last = moves.at(-1);
  if (!last) return null;
  if (route) return route.to;
  return typeof last[1] === 'number' &&
    ['at', 'withdraw', 'reuse', 'target', 'strike', 'warlord', 'put'].includes(last[0])
    ? last[1]
    : null;
}

/**
 * What a press on a territory makes of the choices; `confirm` where all is complete and the last territory is pressed
 * once more. Null where the territory leads to nothing.
 */
export function pressed(table: Table, chosen: Chosen, draft: Draft, t: number): Chosen | 'confirm' | null {
  const list = filled(table, chosen);
  const isHole = draft.course.step === 'pattern.put' && holesOf(draft.course).includes(t);
  if (draft.complete && goalOf(draft) === t && !isHole) return 'confirm';
  for (let i = list.length - 1; i >= 0; i--) {
    const next = list[i]!.step === null ? null : pressedAt(table, chosen, list[i]!, i === list.length - 1, t);
    if (next) return next;
  }
  return null;
}

/** Puts a card into the basket, or takes it out; null where the hexilum is not enough. */
export function basketWith(
  { view, seat }: Table,
  { basket }: Chosen,
  card: number,
): readonly number[] | null {
  if (basket.includes(card)) return basket.filter((one) => one !== card);
  const cost = [...basket, card].reduce((sum, one) => sum + priceOf(one), 0);
  return cost <= view.hexilum[seat]! ? [...basket, card] : null;
}
