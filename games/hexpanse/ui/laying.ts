import type { Seat } from '@conclave/kernel';
import { placements } from '@conclave/mechanics/pattern';
import type { Effect, EffectPattern, Mark } from '../data/effects.ts';
import { mercenaryOf } from '../data/tables.ts';
import { isVacant, planetOf, warlordAt } from '../rules/board.ts';
import { sideOf } from '../rules/sides.ts';
import { currentEffect } from '../rules/sources.ts';
import { placeableTokens } from '../rules/tokens.ts';
import { EMPTY, type Move, type Source, type State, type Token, UNITS } from '../rules/types.ts';
import type { Course } from './course.ts';

type View = Readonly<State>;

/** What an attack finds on a territory: `kind` as in `State.kinds`, -1 for a warlord. */
interface Struck {
  readonly territory: number;
  readonly kind: number;
  readonly owner: Seat;
  readonly card: number;
}

/** A cell of a pattern as it lies on the board. */
export interface LaidCell {
  readonly territory: number;
  readonly mark: Mark;
  /** An attack: what it hits, null for nothing. */
  readonly hits: Struck | null;
  /** A place: the token that is planned for it, null if it stays empty or can't be filled. */
  readonly token: Token | null;
  /** A place: whether something may be put there. */
  readonly isOpen: boolean;
}

/** What a pattern would do where it lies. */
interface Outcome {
  /** Attacks that hit something. */
  readonly attacked: readonly Struck[];
  readonly placed: readonly { readonly territory: number; readonly token: Token }[];
  /** Own units and partner's that would be destroyed. */
  readonly ownLosses: number;
  readonly hitsOwnWarlord: boolean;
}

/** A pattern that is being laid. */
export interface Laying {
  readonly pattern: EffectPattern;
  readonly source: Source;
  readonly isFree: boolean;
  /** Where it lies; null as long as no anchor is chosen. */
  readonly anchor: number | null;
  readonly k: number;
  /** The different orientations. */
  readonly turns: readonly number[];
  /** The anchors that are legal in the present orientation. */
  readonly legal: ReadonlySet<number>;
  /** Its cells on the board as it lies; none without an anchor. */
  readonly cells: readonly LaidCell[];
  readonly outcome: Outcome;
}

export type Puts = Readonly<Record<number, Token | null>>;

/** By the territory about which a pattern lies, and by its turn: the move that lays it so. */
type Ways = ReadonlyMap<number, ReadonlyMap<number, Orient>>;
type Orient = Extract<Move, readonly ['orient', ...unknown[]]>;

const TURNS = [0, 1, 2, 3, 4, 5];

const waysKnown = new WeakMap<readonly Move[], Ways>();

/**
 * How a pattern may lie. One that may lie anywhere is turned about any of its territories: rules name each way of lying
 * only once, players turn what they have before them.
 */
export function waysOf({ view, moves }: Course): Ways {
  const known = waysKnown.get(moves);
  if (known) return known;
  const pattern = patternOf(view);
  const { cells } = placements(planetOf(view), pattern);
  const isFree = pattern.anchor === 'free';
  const covered = (anchor: number, k: number): string =>
    cells[anchor]![k]!.map((territory, i) => [territory, pattern.cells[i]![2]] as const)
      .filter(([territory, mark]) => territory >= 0 && mark !== 'E')
      .sort(([a], [b]) => a - b)
      .join();
  const orients = moves.filter((move) => move[0] === 'orient');
  const byCover = new Map(orients.map((move) => [covered(move[1], move[2]), move]));
  const anchors = isFree ? [...cells.keys()] : [...new Set(orients.map(([, anchor]) => anchor))];
  const ways = new Map<number, Map<number, Orient>>();
  for (const anchor of anchors) {
    const turns = new Map<number, Orient>();
    for (const k of TURNS) {
      const move = byCover.get(covered(anchor, k));
      if (move && ![...turns.values()].includes(move)) turns.set(k, move);
    }
    if (turns.size > 0) ways.set(anchor, turns);
  }
  waysKnown.set(moves, ways);
  return ways;
}

export const patternOf = (view: View): EffectPattern =>
  currentEffect<Extract<Effect, { readonly kind: 'pattern' }>>(view).pattern;

/** The orientation nearest to `k` among some: fewest turns, clockwise first. */
export function nearestTurn(turns: readonly number[], k: number): number {
  const far = (turn: number) => Math.min((turn - k + 6) % 6, ((k - turn + 6) % 6) + 0.5);
  return turns.reduce((best, turn) => (far(turn) < far(best) ? turn : best));
}

function struckAt(view: View, territory: number): Struck | null {
  const warlord = warlordAt(view, territory);
  if (warlord >= 0) return { territory, kind: -1, owner: warlord, card: -1 };
  const kind = view.kinds[territory]!;
  if (kind === EMPTY) return null;
  return { territory, kind, owner: view.owners[territory]!, card: view.cards[territory]! };
}

const isFriend = (view: View, seat: Seat, other: Seat): boolean => sideOf(view, other) === sideOf(view, seat);

/** Units of a reserve in the order in which they are taken unless something else is said. */
export const FIRST_TAKEN: readonly Token[] = ['normal', 'squad', 'minor'];

/**
 * What goes where, as far as the reserve has it: what has been said, elsewhere the plainest unit that is left.
 * @param holes the territories that may be filled, in order
 */
export function plannedPuts(
  view: View,
  seat: Seat,
  holes: readonly number[],
  puts: Puts,
): ReadonlyMap<number, Token> {
  const left = new Map<Token, number>(
    placeableTokens(view, seat).map((token) => [
      token,
      typeof token === 'number' ? 1 : view.reserve[seat]![UNITS.indexOf(token)]!,
    ]),
  );
  const planned = new Map<number, Token>();
  const take = (hole: number, token: Token): boolean => {
    const n = left.get(token) ?? 0;
    if (n === 0) return false;
    left.set(token, n - 1);
    planned.set(hole, token);
    return true;
  };
  for (const hole of holes) {
    const said = puts[hole];
    if (said !== undefined && said !== null) take(hole, said);
  }
  for (const hole of holes) if (puts[hole] === undefined) FIRST_TAKEN.some((token) => take(hole, token));
  return planned;
}

/** A pattern's cells where it would lie: attacks find what stands there now, places are filled in order. */
export function cellsAt(
  view: View,
  seat: Seat,
  pattern: EffectPattern,
  anchor: number,
  k: number,
  puts: Puts,
): readonly LaidCell[] {
  const territories = placements(planetOf(view), pattern).cells[anchor]![k]!;
  const marked = territories
    .map((territory, i) => ({ territory, mark: pattern.cells[i]![2] }))
    .filter(({ territory }) => territory >= 0);
  const struck = new Set(marked.filter(({ mark }) => mark === 'X').map(({ territory }) => territory));
  const isOpen = (territory: number) => isVacant(view, territory) || struck.has(territory);
  const holes = marked.filter(({ territory, mark }) => mark === 'P' && isOpen(territory));
  const planned = plannedPuts(
    view,
    seat,
    holes.map(({ territory }) => territory),
    puts,
  );
  return marked.map(({ territory, mark }) => ({
    territory,
    mark,
    hits: mark === 'X' ? struckAt(view, territory) : null,
    token: mark === 'P' ? (planned.get(territory) ?? null) : null,
    isOpen: mark === 'P' && isOpen(territory),
  }));
}

export function outcomeOf(view: View, seat: Seat, cells: readonly LaidCell[]): Outcome {
  const attacked = cells.flatMap(({ hits }) => hits ?? []);
  return {
    attacked,
    placed: cells.flatMap(({ territory, token }) => (token === null ? [] : { territory, token })),
    ownLosses: attacked.filter(
      ({ kind, owner }) => kind > EMPTY && owner >= 0 && view.life[owner]! > 0 && isFriend(view, seat, owner),
    ).length,
    hitsOwnWarlord: attacked.some(({ kind, owner }) => kind < 0 && owner === seat),
  };
}

/** How good an orientation looks, to begin with the best one: own losses count most, then enemies hit, then places. */
function promise(view: View, seat: Seat, cells: readonly LaidCell[]): number {
  const { attacked, placed, ownLosses, hitsOwnWarlord } = outcomeOf(view, seat, cells);
  return placed.length + 3 * (attacked.length - ownLosses) - 5 * ownLosses - (hitsOwnWarlord ? 20 : 0);
}

/** The orientation that an anchored pattern begins with: as it has been turned by hand, else the one that promises most. */
export function firstOrientation(course: Course, seat: Seat, k: number | null): Orient | null {
  const pattern = patternOf(course.view);
  if (pattern.anchor === 'free') return null;
  const ways = course.moves.filter((move) => move[0] === 'orient');
  const asTurned = ways.find(([, , turn]) => turn === k);
  if (asTurned) return asTurned;
  const worth = ways.map(([, anchor, turn]) =>
    promise(course.view, seat, cellsAt(course.view, seat, pattern, anchor, turn, {})),
  );
  return ways[worth.indexOf(Math.max(...worth))] ?? null;
}

/**
 * The pattern that a course is about.
 * @param before the course that asks for its orientation
 * @param chosen the orientation chosen, null for none yet
 * @param k the orientation in which it is looked at as long as none is chosen
 */
export function layingOf(
  before: Course,
  seat: Seat,
  chosen: readonly [anchor: number, k: number] | null,
  k: number | null,
  puts: Puts,
): Laying {
  const { view } = before;
  const pattern = patternOf(view);
  const ways = waysOf(before);
  const turns = TURNS.filter((k) => [...ways.values()].some((own) => own.has(k)));
  const turn = chosen ? chosen[1] : turns.length > 0 ? nearestTurn(turns, k ?? 0) : 0;
  const cells = chosen ? cellsAt(view, seat, pattern, chosen[0], turn, puts) : [];
  return {
    pattern,
    source: view.resolving!.source,
    isFree: pattern.anchor === 'free',
    anchor: chosen ? chosen[0] : null,
    k: turn,
    turns,
    legal: new Set([...ways].flatMap(([anchor, own]) => (own.has(turn) ? [anchor] : []))),
    cells,
    outcome: outcomeOf(view, seat, cells),
  };
}

const NO_OUTCOME: Outcome = { attacked: [], placed: [], ownLosses: 0, hitsOwnWarlord: false };

/** The pattern of a mercenary that is about to be dropped: looked at about any territory it may come to. */
export function droppingOf({ moves, view }: Course, card: number, k: number | null): Laying | null {
  const [effect] = mercenaryOf(view, card).ability;
  if (effect?.kind !== 'pattern') return null;
  const { turns } = placements(planetOf(view), effect.pattern);
  return {
    pattern: effect.pattern,
    source: ['mercenary', card],
    isFree: false,
    anchor: null,
    k: nearestTurn(turns, k ?? 0),
    turns,
    legal: new Set(moves.flatMap((move) => (move[0] === 'at' ? [move[1]] : []))),
    cells: [],
    outcome: NO_OUTCOME,
  };
}
