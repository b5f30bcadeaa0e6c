import type { Next, Seat } from '@conclave/kernel';
import { type Placements, placements } from '@conclave/mechanics/pattern';
import type { EffectPattern, Mark } from '../../data/effects.ts';
import { tables } from '../../data/tables.ts';
import { hasUnit, isVacant, planetOf } from '../board.ts';
import { checkFormations } from '../ending.ts';
import { isCut, strike } from '../life.ts';
import { ORIENT, putsFor } from '../moves.ts';
import { takeFrom } from '../piles.ts';
import { currentEffect } from '../sources.ts';
import { comeIntoPlay, hasPlaceable, placeableTokens } from '../tokens.ts';
import { afterDestruction } from '../triggers.ts';
import type { Move, State, Token } from '../types.ts';
import { loop, procedure, tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** What stays of a pattern once it is laid: territories still to attack, to fill, and filled. */
type Laid = { strikes: number[]; holes: number[]; placed: number[] };

const has = (pattern: EffectPattern, mark: Mark): boolean => pattern.cells.some((cell) => cell[2] === mark);

const placesOf = (s: Readonly<State>, pattern: EffectPattern): Placements => placements(planetOf(s), pattern);

/** How many of the cells with a mark lie on the board, or on it and vacant. */
function count(
  s: Readonly<State>,
  pattern: EffectPattern,
  cells: readonly number[],
  mark: Mark,
  isVacantOnly: boolean,
): number {
  let n = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    if (pattern.cells[i]![2] === mark && cell >= 0 && (!isVacantOnly || isVacant(s, cell))) n++;
  }
  return n;
}

/** The territories under the cells with a mark. */
export const territoriesOf = (
  s: Readonly<State>,
  pattern: EffectPattern,
  anchor: number,
  k: number,
  mark: Mark,
): number[] =>
  placesOf(s, pattern).cells[anchor]![k]!.filter((cell, i) => cell >= 0 && pattern.cells[i]![2] === mark);

/** HX-PAT-04, 05: all X cells on the board; of an anchored pattern as many as in any orientation. */
function emitAttacks(
  s: Readonly<State>,
  pattern: EffectPattern,
  at: number,
  emit: (anchor: number, k: number) => void,
): void {
  const { turns, cells } = placesOf(s, pattern);
  if (pattern.anchor === 'self') {
    const counts = turns.map((k) => count(s, pattern, cells[at]![k]!, 'X', false));
    const best = Math.max(...counts);
    turns.forEach((k, i) => {
      if (counts[i] === best) emit(at, k);
    });
    return;
  }
  const all = pattern.cells.filter((cell) => cell[2] === 'X').length;
  for (let anchor = 0; anchor < cells.length; anchor++)
    for (const k of turns) if (count(s, pattern, cells[anchor]![k]!, 'X', false) === all) emit(anchor, k);
}

/** HX-PAT-06: the orientations that have a vacant territory under a P cell, until `emit` says that it is enough. */
function emitPlacings(
  s: Readonly<State>,
  pattern: EffectPattern,
  at: number,
  emit: (anchor: number, k: number) => true | void,
): void {
  const { turns, cells } = placesOf(s, pattern);
  const [from, to] = pattern.anchor === 'self' ? [at, at + 1] : [0, cells.length];
  for (let anchor = from; anchor < to; anchor++)
    for (const k of turns)
      if (count(s, pattern, cells[anchor]![k]!, 'P', true) > 0 && emit(anchor, k) === true) return;
}

/** HX-PAT-04 to 06: every legal anchor and orientation; `at` is where an anchored pattern acts. */
export function emitOrientations(
  s: Readonly<State>,
  pattern: EffectPattern,
  at: number,
  emit: (anchor: number, k: number) => void,
): void {
  if (has(pattern, 'X')) emitAttacks(s, pattern, at, emit);
  else emitPlacings(s, pattern, at, emit);
}

function hasPlacing(s: Readonly<State>, pattern: EffectPattern, at: number): boolean {
  let found = false;
  emitPlacings(s, pattern, at, () => {
    found = true;
    return true;
  });
  return found;
}

const current = (s: Readonly<State>): Of<'pattern'> => currentEffect(s);

/** HX-R-43: whether it can matter which territory is attacked first: the own warlord would die, something else be spared. */
const doesOrderMatter = (s: Readonly<State>, strikes: readonly number[]): boolean =>
  s.life[s.active]! <= tables(s).attackDamage &&
  strikes.includes(s.warlords[s.active]!) &&
  strikes.some((cell) => hasUnit(s, cell) || (cell !== s.warlords[s.active] && s.warlords.includes(cell)));

const canPut = (s: Readonly<State>, holes: readonly number[]): boolean =>
  holes.some((cell) => isVacant(s, cell)) && hasPlaceable(s, s.active);

function strikeAt(s: State, f: Laid, territory: number): Next {
  takeFrom(f.strikes, territory);
  strike(s, territory);
  return isCut(s) ? 'done' : undefined;
}

/** Section 5, order inside one effect: attacks, destruction abilities, placements, victory. */
export const layPattern = procedure<Laid>(
  'pattern',
  { strikes: 'all', holes: 'all', placed: 'all' },
  {
    orient: {
      rule: 'HX-PAT-01',
      who: (s) => (pattern.isPossible(s, s.active, current(s), s.resolving!.at) ? s.active : null),
      options(s, _f, _seat, emit) {
        const { pattern } = current(s);
        emitOrientations(s, pattern, s.resolving!.at, (anchor, k) => emit(ORIENT[anchor]![k]!));
        if (!has(pattern, 'X')) emit(['decline']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'decline') return 'done';
        const [, anchor, k] = move as Extract<Move, readonly ['orient', ...unknown[]]>;
        const { pattern } = current(s);
        f.strikes = territoriesOf(s, pattern, anchor, k, 'X');
        f.holes = territoriesOf(s, pattern, anchor, k, 'P');
        tell(['oriented', seat, anchor, k]);
      },
    },
    strike: {
      rule: 'HX-ATK-07',
      who: (s, f) => (doesOrderMatter(s, f.strikes) ? s.active : null),
      options: (_s, f, _seat, emit) => f.strikes.forEach((cell) => emit(['strike', cell])),
      take: (s, f, _seat, move): Next => strikeAt(s, f, move[1] as number) ?? 'again',
    },
    strikeOthers: (s, f): Next =>
      f.strikes.length > 0 ? (strikeAt(s, f, f.strikes[0]!) ?? 'again') : undefined,
    triggers: afterDestruction,
    put: {
      rule: 'HX-PAT-03',
      who: (s, f) => (canPut(s, f.holes) ? s.active : null),
      options(s, f, seat, emit) {
        for (const token of placeableTokens(s, seat))
          for (const cell of f.holes) if (isVacant(s, cell)) emit(putsFor(token)[cell]!);
        emit(['stop']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'stop') return;
        const [, cell, token] = move as readonly ['put', number, Token];
        comeIntoPlay(s, seat, cell, token);
        f.placed.push(cell);
        return 'again';
      },
    },
    check: (s, f) => checkFormations(s, f.placed),
  },
);

export const pattern: Kind<Of<'pattern'>> = {
  isPossible: (s, seat: Seat, effect, at) =>
    has(effect.pattern, 'X') || (hasPlaceable(s, seat) && hasPlacing(s, effect.pattern, at)),
  carryOut: () => loop(layPattern, { strikes: [], holes: [], placed: [] }),
};
