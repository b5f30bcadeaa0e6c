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

/** Steps along one direction, and then along the next one counter-clockwise. */
function way(q: number, r: number): string {
  for (const [i, [q1, r1]] of DIRECTIONS.entries()) {
    const [q2, r2] = DIRECTIONS[(i + 1) % 6]!;
    // Solves [q, r] = a · D(i) + b · D(i + 1); two neighbouring directions span a determinant of 1 or -1.
    const determinant = q1 * r2 - q2 * r1;
    const a = (q * r2 - r * q2) / determinant;
    const b = (q1 * r - r1 * q) / determinant;
    if (a <= 0 || b < 0) continue;
    const first = a === 1 && b === 0 ? DIRECTION_NAMES[i]! : `${a} ${DIRECTION_NAMES[i]}`;
    return b === 0 ? first : `${first} and ${b} ${DIRECTION_NAMES[(i + 1) % 6]}`;
  }
  return 'the spot itself';
}

const cellsWith = (pattern: EffectPattern, mark: Mark, k: number): string[] =>
  oriented(pattern, k)
    .cells.filter((cell) => cell[2] === mark)
    .sort(([q1, r1], [q2, r2]) => distance(ORIGIN, [q1, r1]) - distance(ORIGIN, [q2, r2]))
    .map(([q, r]) => way(q, r));

const attackText = (n: number): string => `attack ${n === 1 ? '1 territory' : `${n} territories`}`;
const placeText = (n: number): string => `place up to ${plural(n, 'token')}`;

const FROM: { readonly [anchor in EffectPattern['anchor']]: string } = {
  self: 'counted from where it stands',
  free: 'counted from any territory',
};

/**
 * What a pattern does, as it lies before it is turned: “attack 1 territory (east); then place up to 2 tokens (north-west,
 * south-west), counted from where it stands and turned as you like”.
 */
function patternText(pattern: EffectPattern): string {
  const attacked = cellsWith(pattern, 'X', 0);
  const filled = cellsWith(pattern, 'P', 0);
  const attack = attacked.length > 0 ? [`${attackText(attacked.length)} (${attacked.join(', ')})`] : [];
  const place = filled.length > 0 ? [`${placeText(filled.length)} (${filled.join(', ')})`] : [];
  return `${[...attack, ...place].join('; then ')}, ${FROM[pattern.anchor]} and turned as you like`;
}

/** Where a turned pattern attacks and places, seen from its anchor: “attacks east; places north-west and south-west”. */
export function reach(pattern: EffectPattern, k: number): string {
  const attacked = cellsWith(pattern, 'X', k);
  const filled = cellsWith(pattern, 'P', k);
  const attack = attacked.length > 0 ? [`attacks ${attacked.join(', ')}`] : [];
  const place = filled.length > 0 ? [`places ${filled.join(', ')}`] : [];
  return [...attack, ...place].join('; ');
}

/** A pattern in few words, and true however it is turned: “attack 1 territory, then place up to 2 tokens”. */
export function patternBrief(pattern: EffectPattern): string {
  const count = (mark: Mark): number => pattern.cells.filter((cell) => cell[2] === mark).length;
  const attack = count('X') > 0 ? [attackText(count('X'))] : [];
  const place = count('P') > 0 ? [placeText(count('P'))] : [];
  return [...attack, ...place].join(', then ');
}

const WHERE = { empty: 'on any empty territory', emptied: 'where it was' } as const;
const PLACED = { any: 'one of your tokens', recovered: 'that unit' } as const;
const ENEMY_WARLORD = { anywhere: 'one enemy warlord', adjacent: 'one adjacent enemy warlord' } as const;

/** One step of an ability, as what its owner does: “gain 2 hexilum”. */
function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'pattern':
      return patternText(effect.pattern);
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
      return effect.where === 'adjacent' ? 'destroy an adjacent unit' : 'destroy a unit anywhere';
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

/** What an ability does, step by step: “destroy an adjacent unit; then you may place one of your tokens where it was”. */
export const abilityText = (ability: Ability): string => ability.map(effectText).join('; then ');

/** The same in few words, patterns without their cells. */
export const abilityBrief = (ability: Ability): string =>
  listed(
    ability.map((effect) => (effect.kind === 'pattern' ? patternBrief(effect.pattern) : effectText(effect))),
  );
