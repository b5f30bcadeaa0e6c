import type { Seat } from '@conclave/kernel';
import { type Placements, placements } from '@conclave/mechanics/pattern';
import type { Planet } from '../data/boards.ts';
import type { Ability, EffectPattern } from '../data/effects.ts';
import { actionCardOf, mercenaryOf, tables } from '../data/tables.ts';
import { lifeToAct, mayWarlordAct } from '../rules/actions.ts';
import { planetOf } from '../rules/board.ts';
import { isSquadCard, minorOf } from '../rules/tokens.ts';
import { MINOR, type State } from '../rules/types.ts';

/** A pattern on the board in use: where it can lie, and which of its cells attack, which place. */
export interface Lay {
  readonly isFree: boolean;
  readonly cells: Placements['cells'];
  readonly turns: readonly number[];
  readonly attacks: readonly number[];
  readonly places: readonly number[];
  /** By anchor, place in `turns`, and place in `places` or `attacks`: the territory; one beyond the last for none. */
  readonly placed: Int16Array;
  readonly attacked: Int16Array;
  /** By anchor and place in `turns`: attack cells on the board; by anchor: as many of them must be there (HX-PAT-04, 05). */
  readonly hits: Uint8Array;
  readonly needed: Uint8Array;
  /** By territory: the places of the pattern, as in `placed`, that fill it. */
  readonly through: readonly (readonly number[])[];
}

const made = new WeakMap<EffectPattern, WeakMap<Planet, Lay>>();

/** A pattern as it lies on the board in use. */
export function layOf(s: Readonly<State>, pattern: EffectPattern): Lay {
  const boards = made.get(pattern) ?? new WeakMap<Planet, Lay>();
  made.set(pattern, boards);
  const planet = planetOf(s);
  const known = boards.get(planet);
  if (known !== undefined) return known;
  const { cells, turns } = placements(planet, pattern);
  const marked = (mark: string) => pattern.cells.flatMap((cell, i) => (cell[2] === mark ? [i] : []));
  const flat = (marks: readonly number[]) =>
    Int16Array.from(
      cells.flatMap((ways) =>
        turns.flatMap((k) => marks.map((i) => (ways[k]![i]! < 0 ? cells.length : ways[k]![i]!))),
      ),
    );
  const [attacks, places] = [marked('X'), marked('P')];
  const isFree = pattern.anchor === 'free';
  const placed = flat(places);
  const through: number[][] = cells.map(() => []);
  for (const [i, cell] of placed.entries()) through[cell]?.push(Math.floor(i / places.length));
  const hits = Uint8Array.from(
    cells.flatMap((ways) => turns.map((k) => attacks.filter((i) => ways[k]![i]! >= 0).length)),
  );
  const needed = Uint8Array.from(cells, (_, anchor) =>
    isFree ? attacks.length : Math.max(...hits.subarray(anchor * turns.length, (anchor + 1) * turns.length)),
  );
  const lay = {
    isFree,
    cells,
    turns,
    attacks,
    places,
    placed,
    attacked: flat(attacks),
    through,
    hits,
    needed,
  };
  boards.set(planet, lay);
  return lay;
}

/** The pattern of an ability, null for one without. */
export function layOfAbility(s: Readonly<State>, ability: Ability): Lay | null {
  for (const effect of ability) if (effect.kind === 'pattern') return layOf(s, effect.pattern);
  return null;
}

/** What a seat can place with, as everybody sees it. `first` is how the action's move begins, such as `play 30 2`. */
export interface Tools {
  readonly units: number;
  /** Undeployed mercenaries that have a token; the pattern of those that place more. */
  readonly mercenaries: readonly { readonly first: string; readonly lay: Lay | null }[];
  readonly patterns: readonly { readonly first: string; readonly at: number; readonly lay: Lay }[];
  /** Take an enemy's mercenary over where it stands. */
  readonly stealing: readonly string[];
  /** Put a unit where another one stands: anywhere, or next to the own warlord. */
  readonly replacing: readonly string[];
  readonly isReplacingBeside: boolean;
  /** Exchange any unit with another, or move it. */
  readonly exchanging: readonly string[];
  /** Place a single unit, though none is in the reserve. */
  readonly returning: readonly string[];
  /** Destroy a unit anywhere without placing. */
  readonly clearing: readonly string[];
}

const first = (ability: Ability): Ability[number]['kind'] => ability[0]!.kind;

/** What a seat can do with its cards, units and warlord to complete a formation. */
export function toolsOf(s: Readonly<State>, seat: Seat): Tools {
  const patterns: { first: string; at: number; lay: Lay }[] = [];
  const stealing: string[] = [];
  const replacing: string[] = [];
  const exchanging: string[] = [];
  const returning: string[] = [];
  const clearing: string[] = [];
  for (const card of s.actionCards[seat]!)
    for (const option of [1, 2]) {
      const ability = actionCardOf(s, card).options[option - 1]!;
      const move = `play ${card} ${option}`;
      const lay = layOfAbility(s, ability);
      if (lay !== null && lay.places.length > 0) patterns.push({ first: move, at: -1, lay });
      else if (lay !== null) clearing.push(move);
      else if (first(ability) === 'destroy') replacing.push(move);
      else if (ability[0]!.kind === 'takeCard' && ability[0]!.card === 'mercenary') stealing.push(move);
      else if (first(ability) === 'exchange') exchanging.push(move);
      else if (ability[1]?.kind === 'place') returning.push(move);
    }
  const units = s.reserve[seat]!.reduce((a, b) => a + b, 0);
  for (let cell = 0; cell < s.kinds.length; cell++) {
    if (s.owners[cell] !== seat) continue;
    const ability =
      s.cards[cell]! >= 0
        ? mercenaryOf(s, s.cards[cell]!).reusable
          ? mercenaryOf(s, s.cards[cell]!).ability
          : null
        : s.kinds[cell] === MINOR
          ? minorOf(s, seat)?.action
          : null;
    if (!ability) continue;
    if (first(ability) === 'exchange') exchanging.push(`reuse ${cell}`);
    else if (first(ability) === 'destroy' && s.cards[cell]! >= 0) clearing.push(`reuse ${cell}`);
  }
  let isReplacingBeside = false;
  if (s.life[seat]! >= lifeToAct(s) && mayWarlordAct(s) && s.factions[seat]! >= 0) {
    const { ability } = tables(s).factions[s.factions[seat]!]!;
    const lay = layOfAbility(s, ability);
    if (lay !== null) patterns.push({ first: 'ability', at: s.warlords[seat]!, lay });
    else if (first(ability) === 'exchange') exchanging.push('ability');
    else isReplacingBeside = first(ability) === 'destroy';
  }
  const mercenaries = s.undeployed[seat]!.filter((card) => !isSquadCard(s, card)).map((card) => ({
    first: `deploy ${card}`,
    lay: layOfAbility(s, mercenaryOf(s, card).ability),
  }));
  return {
    units,
    mercenaries,
    patterns,
    stealing,
    replacing,
    isReplacingBeside,
    exchanging,
    returning,
    clearing,
  };
}
