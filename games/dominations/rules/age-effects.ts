import type { Seat } from '@conclave/kernel';
import { CRA, DOMAINS } from '../data/domains.ts';
import { KIND, slotKind } from '../data/mastery.ts';
import { citiesOfLevel, citiesOn, cityCount, cityLevels, foreignNeighbours } from './cities.ts';
import { influence, score } from './gain.ts';
import { allNodus, countCards, countDomain, countSide, hasCard, levelCards, power } from './holdings.ts';
import type { Source, State } from './types.ts';

type Count = (s: Readonly<State>, seat: Seat) => number;

/** A card's VP: so many for each of what it counts, or one for each so many. */
type Worth = { readonly each: Count } | { readonly per: Count };

const colours = (counts: readonly number[]): number => counts.filter((n) => n > 0).length;
const campColours: Count = (s, seat) => colours(DOMAINS.map((_, domain) => citiesOn(s, seat, domain)));
const highCities: Count = (s, seat) => citiesOfLevel(s, seat, 2) + citiesOfLevel(s, seat, 3);
const mostOfOneDomain: Count = (s, seat) =>
  Math.max(...DOMAINS.map((_, domain) => countDomain(s, seat, domain)));
const heldKnowledge: Count = (s, seat) => s.knowledge[seat]!.reduce((sum, n) => sum + n, 0);

/** AGE_END_VP cards of value 9. */
const AGE_END: ReadonlyMap<number, Worth> = new Map<number, Worth>([
  ...DOMAINS.map((_, domain) => {
    const each: Count = (s, seat) => s.nodus[seat]![domain]!;
    return [slotKind(domain, 5), { each }] as const;
  }),
  [KIND.monarchy, { each: cityCount }],
  [KIND.republic, { each: campColours }],
  [KIND.cathedrals, { each: highCities }],
  [KIND.monotheism, { each: mostOfOneDomain }],
  [KIND.theology, { per: (s, seat) => s.influence[seat]! }],
  [KIND.architecture, { each: levelCards }],
  [KIND.banking, { per: heldKnowledge }],
  [KIND.astronomy, { each: (s, seat) => countSide(s, seat, 2) }],
  [KIND.engineering, { per: allNodus }],
  [KIND.steelmaking, { each: (s, seat) => countDomain(s, seat, CRA) }],
]);

/** GAME_END cards (DM-FIN-03). */
const GAME_END: ReadonlyMap<number, Worth> = new Map<number, Worth>([
  [KIND.empire, { each: cityLevels }],
  [KIND.epic, { each: (s, seat) => colours(s.nodus[seat]!) }],
  [KIND.tradeFairs, { each: foreignNeighbours }],
  [KIND.greatLibrary, { each: (s, seat) => countCards(s, seat, ({ value }) => value > 3) }],
]);

/** AGE_END_INF cards. */
const AGE_END_INFLUENCE = [KIND.relics, KIND.maritimeLeague];

/** VP of an end-of-Age or end-of-game card as things stand; 0 for other cards and for those not there. */
export function endVp(s: Readonly<State>, seat: Seat, kind: number): number {
  const worth = AGE_END.get(kind) ?? GAME_END.get(kind);
  const n = power(s, seat, kind);
  if (worth === undefined || n === 0) return 0;
  return 'each' in worth ? n * worth.each(s, seat) : Math.floor(worth.per(s, seat) / n);
}

function scoreCards(s: State, seat: Seat, cards: ReadonlyMap<number, Worth>, source: Source): void {
  for (const kind of cards.keys())
    if (hasCard(s, seat, kind)) score(s, seat, endVp(s, seat, kind), source, 'card', kind);
}

/** E1, DM-AGE-07: first all Influence of a seat's cards, then all their VP. */
export function resolveAgeEnd(s: State): void {
  for (const seat of s.order) {
    for (const kind of AGE_END_INFLUENCE) influence(s, seat, power(s, seat, kind), 'card', kind);
    scoreCards(s, seat, AGE_END, `effects${s.age}` as Source);
  }
}

/** F1, DM-FIN-03 */
export function resolveGameEnd(s: State): void {
  for (const seat of s.order) scoreCards(s, seat, GAME_END, 'gameEnd');
}
