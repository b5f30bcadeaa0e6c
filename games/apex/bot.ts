import type { Move as AnyMove, Frame, Seat } from '@conclave/kernel';
import { ACTIONS, type Action } from './data/actions.ts';
import { CARDS } from './data/cards.ts';
import { EVOLUTIONS, MAX_LEVEL } from './data/evolutions.ts';
import { TILES } from './data/sectors.ts';
import type { Strategy } from './data/strategies.ts';
import { armament, influence } from './rules/control.ts';
import { coloniesLeft, galaxyOf, reserve, sectorCount, tokens } from './rules/galaxy.ts';
import { AGES, ROUNDS } from './rules/limits.ts';
import { poolOf } from './rules/pool.ts';
import type { State } from './rules/types.ts';

/*
 * All values are in hundredths of a victory point. The weights start from section 11 of the specification and were
 * settled by play of variants against each other.
 */
const POINT = 100;
const SHIP = 22;
const COLONY = 60;
/** What the rounds to come make of a level or of a colony's action, each round. */
const LASTING = 34;
const LEVEL: readonly number[] = EVOLUTIONS.map((evolution) =>
  evolution === 'influence' || evolution === 'armament' ? LASTING : 26,
);
const COLONY_ACTION = 34;
/** How likely a sector held now is still held at the end of each later age. */
const LATER_AGE = 0.4;
/** How likely somebody fights next round where several stand. */
const FIGHT = 0.4;
/** A ship that could go on to a sector nobody controls. */
const FRONTIER = 5;
/** Points of the best rival and of the mean rival that weigh against one's own. */
const BEST_RIVAL = 0.4;
const MEAN_RIVAL = 0.35;

const ACTION_VALUE: { readonly [action in Action]: number } = {
  movement: 14,
  portal: 40,
  production: 24,
  ambush: 24,
  conversion: 50,
};

const agesLeft = (s: Readonly<State>): number => AGES - s.age;
const roundsLeft = (s: Readonly<State>): number => agesLeft(s) * ROUNDS + ROUNDS - s.round;

/** What it is worth to control a sector: sure in the last round of an age, doubtful before. */
const holding = (s: Readonly<State>): number =>
  POINT * (0.5 + (0.5 * s.round) / ROUNDS + LATER_AGE * agesLeft(s));

/** What a colony on a sector brings its owner until the end. */
function colonyWorth(s: Readonly<State>, sector: number): number {
  const bonus = TILES[s.tiles[sector]!];
  if (bonus === 'victory') return COLONY + POINT * 0.9 * (agesLeft(s) + 1);
  if (bonus === 'influence' || bonus === 'armament') return COLONY + LASTING * roundsLeft(s);
  return COLONY + COLONY_ACTION * roundsLeft(s);
}

/** What the seats hold on one sector, and what a fight there would do to them, added to their values. */
function addSector(
  s: Readonly<State>,
  sector: number,
  hold: number,
  strength: Strength,
  values: number[],
): void {
  let [best, second, leader] = [0, 0, -1];
  let [strongest, next, winner] = [0, 0, -1];
  let present = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const own = tokens(s, seat, sector);
    if (own === 0) continue;
    present++;
    const control = own + strength.influence[seat]!;
    if (control > best) [best, second, leader] = [control, best, seat];
    else if (control > second) second = control;
    const battle = own + strength.armament[seat]!;
    if (battle > strongest) [strongest, next, winner] = [battle, strongest, seat];
    else if (battle > next) next = battle;
  }
  if (present === 0) return;
  if (present === 1 || best > second) values[leader]! += hold;
  const colonist = s.colonies[sector]!;
  if (colonist >= 0) values[colonist]! += colonyWorth(s, sector);
  if (present === 1) return;
  const isWon = strongest > next;
  for (let seat = 0; seat < s.seats; seat++) {
    const own = tokens(s, seat, sector);
    if (own === 0) continue;
    const kept = isWon && seat === winner ? Math.min(own, strongest - next) : 0;
    const lost = Math.min(s.ships[seat]![sector]!, own - kept);
    const loss = lost * SHIP * 1.5 + (kept === 0 && colonist === seat ? colonyWorth(s, sector) : 0);
    values[seat]! -= FIGHT * loss;
    if (kept > 0) values[seat]! += FIGHT * POINT;
  }
}

/** Influence and armament of each seat, and the sectors that hold nobody's token, worked out once. */
interface Strength {
  readonly influence: readonly number[];
  readonly armament: readonly number[];
  readonly isFree: readonly boolean[];
}

const strengthOf = (s: Readonly<State>): Strength => ({
  influence: s.levels.map((_, seat) => influence(s, seat)),
  armament: s.levels.map((_, seat) => armament(s, seat)),
  isFree: s.colonies.map((_, sector) => isFree(s, sector)),
});

/** Ships that stand beside sectors which hold nobody's token. */
function frontier(s: Readonly<State>, seat: Seat, { isFree }: Strength): number {
  const { neighbours } = galaxyOf(s.seats);
  let sum = 0;
  for (let sector = 0; sector < sectorCount(s); sector++) {
    const ships = s.ships[seat]![sector]!;
    if (ships === 0) continue;
    let free = 0;
    for (const other of neighbours[sector]!) if (isFree[other]) free++;
    sum += Math.min(ships, free);
  }
  return sum;
}

function isFree(s: Readonly<State>, sector: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (tokens(s, seat, sector) > 0) return false;
  return true;
}

/** The position of every seat without the turns to come. */
function standings(s: Readonly<State>, strength: Strength): number[] {
  const left = roundsLeft(s);
  const hold = holding(s);
  const values = s.points.map((points, seat) => {
    let value = points * POINT + frontier(s, seat, strength) * FRONTIER;
    for (const ships of s.ships[seat]!) value += ships * SHIP;
    for (const [i, level] of s.levels[seat]!.entries()) value += level * LEVEL[i]! * left;
    return value;
  });
  for (let sector = 0; sector < sectorCount(s); sector++) addSector(s, sector, hold, strength, values);
  return values;
}

/** What a War turn now could bring: every battle that pays. */
function warPromise(s: Readonly<State>, seat: Seat, { armament }: Strength): number {
  let sum = 0;
  for (let sector = 0; sector < sectorCount(s); sector++) {
    const own = tokens(s, seat, sector);
    if (own === 0) continue;
    let [strongest, destroyed, opponents] = [0, 0, 0];
    for (let other = 0; other < s.seats; other++) {
      const theirs = other === seat ? 0 : tokens(s, other, sector);
      if (theirs === 0) continue;
      opponents++;
      strongest = Math.max(strongest, theirs + armament[other]!);
      destroyed += s.ships[other]![sector]! * SHIP + (s.colonies[sector] === other ? COLONY : 0);
    }
    const margin = own + armament[seat]! - strongest;
    if (opponents === 0 || margin <= 0) continue;
    const lost = own - Math.min(own, margin);
    const control = margin < own ? 0 : holding(s) * 0.3;
    sum += Math.max(0, POINT + control + destroyed / (s.seats - 1) - lost * SHIP * 1.5);
  }
  return sum;
}

/** The best colony that a Colonization turn could place now; others may take the sector first. */
function colonyPromise(s: Readonly<State>, seat: Seat, strength: Strength): number {
  if (coloniesLeft(s, seat) === 0) return 0;
  let best = 0;
  for (let sector = 0; sector < s.tiles.length; sector++) {
    if (s.colonies[sector]! >= 0) continue;
    const own = tokens(s, seat, sector);
    if (own === 0) continue;
    let isHeld = true;
    for (let other = 0; other < s.seats && isHeld; other++) {
      const theirs = other === seat ? 0 : tokens(s, other, sector);
      isHeld = theirs === 0 || own + strength.influence[seat]! > theirs + strength.influence[other]!;
    }
    if (isHeld) best = Math.max(best, colonyWorth(s, sector));
  }
  return best * 0.9;
}

/** What an Expansion turn with this card could bring: sectors within reach, new ships, and the rest by kind. */
function expansionPromise(s: Readonly<State>, seat: Seat, card: number, strength: Strength): number {
  const pool = poolOf(s, seat, card);
  const count = (action: Action) => pool[ACTIONS.indexOf(action)]!;
  const built = Math.min(count('production'), reserve(s, seat));
  const travels = count('movement') + count('portal');
  const settled = Math.min(travels, frontier(s, seat, strength) + built);
  let sum = settled * holding(s) * 0.75 + built * ACTION_VALUE.production;
  sum += (count('movement') - Math.min(settled, count('movement'))) * ACTION_VALUE.movement;
  for (const action of ['portal', 'ambush', 'conversion'] as const)
    sum += count(action) * ACTION_VALUE[action];
  return sum;
}

/** What the other uses of a card would have brought: a strong Expansion side is not thrown away on a War. */
const EXPANSION_VALUE: readonly number[] = CARDS.map(({ expansion }) =>
  ACTIONS.reduce((sum, action) => sum + ACTION_VALUE[action] * (expansion[action] ?? 0), 0),
);
const strengthOfCard = (card: number): number => EXPANSION_VALUE[card - 1]!;

/** What a turn to come is worth to its seat. */
function promise(
  s: Readonly<State>,
  seat: Seat,
  card: number,
  strategy: Strategy,
  strength: Strength,
): number {
  const waste = strengthOfCard(card) * 0.12 + card * 0.4;
  switch (strategy) {
    case 'war':
      return warPromise(s, seat, strength) - waste;
    case 'evolution': {
      const evolution = EVOLUTIONS.indexOf(CARDS[card - 1]!.evolution);
      return s.levels[seat]![evolution]! < MAX_LEVEL ? LEVEL[evolution]! * roundsLeft(s) - waste : -waste;
    }
    case 'colonization':
      return colonyPromise(s, seat, strength) - waste;
    case 'expansion':
      return expansionPromise(s, seat, card, strength);
  }
}

/** The choice that a seat has made but not yet carried out, if this state shows one. */
function pending(s: Readonly<State>, seat: Seat): AnyMove | null {
  const choice = s.choices[seat];
  if (choice) return s.queue.indexOf(seat) > 0 ? ['choose', choice.card, choice.strategy] : null;
  return (s.agenda.at(-1) as Frame | undefined)?.picks?.[seat] ?? null;
}

/** A position's worth to a seat, in hundredths of a victory point against its rivals. */
export function worth(s: Readonly<State>, seat: Seat): number {
  if (s.outcome !== null) {
    const place = s.outcome.places[seat]!;
    const rivals = s.outcome.scores.filter((_, other) => other !== seat);
    return (s.outcome.scores[seat]! - Math.max(...rivals)) * POINT + (place === 1 ? 100_000 : 0);
  }
  const strength = strengthOf(s);
  const values = standings(s, strength);
  let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, values[other]!);
    sum += values[other]!;
  }
  let value = values[seat]! - BEST_RIVAL * best - (MEAN_RIVAL * sum) / (s.seats - 1);
  const [, card, strategy, discard] = pending(s, seat) ?? [];
  if (card !== undefined) value += promise(s, seat, card as number, strategy as Strategy, strength);
  // In a duel the rival gets what is left of the hand.
  if (discard !== undefined) value += strengthOfCard(discard as number) * 0.2;
  return value;
}
