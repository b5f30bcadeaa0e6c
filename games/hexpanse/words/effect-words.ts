import { listed, plural } from '@conclave/frame/words.ts';
import { DIRECTIONS, distance } from '@conclave/mechanics/hex';
import { oriented } from '@conclave/mechanics/pattern';
import type { Ability, Effect, EffectPattern, Mark } from '../data/effects.ts';

/* What effects do, composed from the tables that the rules run on. */

/** Counter-clockwise from east, as `DIRECTIONS`. */
const DIRECTION_NAMES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;

/** By turns of a pattern, 0 to 5: where its eastern arm points. Moves are spelled by it; what a turn covers is told by `reach`. */
export const TURN_NAMES: readonly string[] = [0, 1, 2, 3, 4, 5].map((k) => DIRECTION_NAMES[(6 - k) % 6]!);

const ORIGIN = [0, 0] as const;
const SPOT = 'the spot itself';

const steps = (n: number, direction: string): string => (n === 1 ? direction : `${n} steps ${direction}`);

/** Steps along one direction, and then along the next one counter-clockwise. */
function way(q: number, r: number): string {
  for (const [i, [q1, r1]] of DIRECTIONS.entries()) {
    const [q2, r2] = DIRECTIONS[(i + 1) % 6]!;
    // Solves [q, r] = a · D(i) + b · D(i + 1); two neighbouring directions span a determinant of 1 or -1.
    const determinant = q1 * r2 - q2 * r1;
    const a = (q * r2 - r * q2) / determinant;
    const b = (q1 * r - r1 * q) / determinant;
    if (a <= 0 || b < 0) continue;
    const first = steps(a, DIRECTION_NAMES[i]!);
    return b === 0 ? first : `${first} and then ${steps(b, DIRECTION_NAMES[(i + 1) % 6]!)}`;
  }
  return SPOT;
}

const cellsWith = (pattern: EffectPattern, mark: Mark, k: number): string[] =>
  oriented(pattern, k)
    .cells.filter((cell) => cell[2] === mark)
    .sort(([q1, r1], [q2, r2]) => distance(ORIGIN, [q1, r1]) - distance(ORIGIN, [q2, r2]))
    .map(([q, r]) => way(q, r));

const attackText = (n: number): string => `attack ${n === 1 ? '1 territory' : `${n} territories`}`;
const placeText = (n: number): string => (n === 1 ? 'you may place 1 token' : `place up to ${n} tokens`);

/** Cells as seen from what acts, or of a pattern that may lie anywhere from its first one: “(east, 2 steps east of it)”. */
function cellsText({ anchor }: EffectPattern, cells: readonly string[], it: string): string {
  const [first, ...others] = cells;
  if (anchor === 'self' || first !== SPOT)
    return `(${cells.join(', ')} of ${anchor === 'self' ? it : 'any territory'})`;
  return others.length === 0
    ? '(anywhere)'
    : `(one anywhere, the other${others.length === 1 ? '' : 's'} ${others.join(', ')} of it)`;
}

/**
 * What a pattern does, as it lies before it is turned: “attack 1 territory (east of it); then place up to 2 tokens
 * (north-west, south-west of it); turned as you like”.
 */
function patternText(pattern: EffectPattern, it: string): string {
  const attacked = cellsWith(pattern, 'X', 0);
  const filled = cellsWith(pattern, 'P', 0);
  const parts = [
    ...(attacked.length > 0 ? [`${attackText(attacked.length)} ${cellsText(pattern, attacked, it)}`] : []),
    ...(filled.length > 0 ? [`${placeText(filled.length)} ${cellsText(pattern, filled, it)}`] : []),
  ];
  return `${parts.join('; then ')}; turn the pattern as you like`;
}

/** Where a turned pattern attacks and places, seen from its anchor: “attacks east; places north-west and south-west”. */
export function reach(pattern: EffectPattern, k: number): string {
  const attacked = cellsWith(pattern, 'X', k);
  const filled = cellsWith(pattern, 'P', k);
  const attack = attacked.length > 0 ? [`attacks ${attacked.join(', ')}`] : [];
  const place = filled.length > 0 ? [`places ${filled.join(', ')}`] : [];
  return [...attack, ...place].join('; ');
}

/** Where a pattern lies, in few words. */
function lies({ anchor, cells }: EffectPattern, it: string): string {
  if (anchor === 'free') return 'in a pattern anywhere';
  const isBeside = cells.every(([q, r]) => distance(ORIGIN, [q, r]) === 1);
  return isBeside ? `beside ${it}` : 'in its pattern';
}

/** A pattern in few words, and true however it is turned: “attack 1 territory, then place up to 2 tokens beside it”. */
export function patternBrief(pattern: EffectPattern, it = 'it'): string {
  const count = (mark: Mark): number => pattern.cells.filter((cell) => cell[2] === mark).length;
  const attack = count('X') > 0 ? [attackText(count('X'))] : [];
  const place = count('P') > 0 ? [placeText(count('P'))] : [];
  return `${[...attack, ...place].join(', then ')} ${lies(pattern, it)}`;
}

const WHERE = { empty: 'on any empty territory', emptied: 'where it was' } as const;
const PLACED = { any: 'a token', recovered: 'that unit' } as const;
const ENEMY_WARLORD = { anywhere: 'one enemy warlord', adjacent: 'one adjacent enemy warlord' } as const;

/** One step of an ability, as what its owner does: “gain 2 hexilum”; `it` is who acts. */
function effectText(effect: Effect, it: string): string {
  switch (effect.kind) {
    case 'pattern':
      return patternText(effect.pattern, it);
    case 'gain':
      return `gain ${effect.hexilum} hexilum`;
    case 'recover':
      return effect.units === 1 ? 'you may take back a unit' : `take back up to ${effect.units} units`;
    case 'heal':
      return `heal your warlord by ${effect.life}`;
    case 'exchange':
      return effect.unit === 'self'
        ? 'exchange this token with another unit, or move it to an empty territory'
        : 'exchange any two units, or move one to an empty territory';
    case 'destroy':
      return effect.where === 'adjacent' ? `destroy a unit beside ${it}` : 'destroy a unit anywhere';
    case 'place':
      return `you may place ${PLACED[effect.token]} ${WHERE[effect.where]}`;
    case 'send':
      return `send ${effect.units === 1 ? 'a unit' : `up to ${effect.units} units`} from one player’s reserve to the Recovery Ship`;
    case 'burn':
      return `destroy ${effect.hexilum} hexilum of one enemy`;
    case 'steal':
      return `steal ${effect.hexilum} hexilum from one enemy`;
    case 'takeCard':
      return effect.card === 'mercenary'
        ? 'take a mercenary from an enemy'
        : 'take an action card from an enemy';
    case 'discardCard':
      return 'discard an action card of an enemy';
    case 'damage':
      return `deal ${effect.life} damage to ${ENEMY_WARLORD[effect.where]}`;
    case 'extra':
      return `see ${plural(effect.cards, 'extra card')} in this turn’s market phase`;
    case 'squad':
      return `put ${plural(effect.tokens, 'squad token')} into your reserve`;
    case 'assault':
      return `attack ${effect.territories === 1 ? 'an adjacent territory' : `${effect.territories} different adjacent territories`}${effect.meets === 'units' ? ', where units are destroyed and warlords unharmed' : ''}`;
    case 'attack':
      return 'attack an adjacent enemy without being lost';
    case 'resurrect':
      return 'you may put a normal unit from your Recovery Ship on an adjacent empty territory';
  }
}

/** What an ability does, step by step: “destroy a unit beside it; then you may place one of your tokens where it was”. */
export const abilityText = (ability: Ability, it = 'it'): string =>
  ability.map((effect) => effectText(effect, it)).join('; then ');

/** The same in few words, patterns without their cells. */
export const abilityBrief = (ability: Ability, it = 'it'): string =>
  listed(
    ability.map((effect) =>
      effect.kind === 'pattern' ? patternBrief(effect.pattern, it) : effectText(effect, it),
    ),
  );
