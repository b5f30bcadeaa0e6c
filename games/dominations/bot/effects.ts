import { CRA, DOMAINS } from '../data/domains.ts';
import { KIND, type MasteryKey } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { citiesOfLevel, citiesOn, cityCount, cityLevels, foreignNeighbours } from '../rules/cities.ts';
import { allNodus, countCards, countDomain, countSide, levelCards, power } from '../rules/holdings.ts';
import { EXTRAS, type Extra } from '../rules/types.ts';
import { atEnds, type Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** What an effect brings from now on; `n` is the card's number, `side` the one it lies on. */
type Effect = (o: Outlook, n: number, domain: number, side: 1 | 2) => number;

const { point } = WEIGHT;

const inf = (o: Outlook): number => o.influence + o.more.influence;
const colours = (counts: readonly number[]): number => counts.filter((n) => n > 0).length;

/** So much Knowledge a turn for each in the card's number. */
const knowledge =
  (aTurn: number): Effect =>
  (o, n) =>
    n * aTurn * o.turns * o.knowledge;
/** So many VP a turn. */
const vp =
  (aTurn: number): Effect =>
  (o, n) =>
    n * aTurn * o.turns * point;
const influence =
  (aTurn: number): Effect =>
  (o, n) =>
    n * aTurn * o.turns * inf(o);
/** VP at the ends of Ages for what grows by so much an Age. */
const counted =
  (count: (o: Outlook) => number, growth: number): Effect =>
  (o, n) =>
    n * point * atEnds(o, count(o), growth);
const rated =
  (count: (o: Outlook) => number, growth: number): Effect =>
  (o, n) =>
    (point * atEnds(o, count(o), growth)) / n;
/** Influence at each end of an Age counts at that end and at all later ones. */
const endInfluence: Effect = (o, n) =>
  n * ((point * o.ends * (o.ends + 1)) / 2 + Math.min(1, o.ends) * o.more.influence);
/** An extra action in each Age. */
const extra =
  (name: Extra, worth: number): Effect =>
  (o, n) => {
    const left = n - o.s.uses[o.seat]![EXTRAS.indexOf(name)]!;
    return worth * (n * Math.max(0, o.ends - 1) + (o.soon > 0 ? left : 0));
  };

const cities = (o: Outlook): number => cityCount(o.s, o.seat);

/** Turns of this Age in which a tile of the hand with a Camp of the Domain can be placed, and as many as come later. */
function campTurns(o: Outlook, domain: number): number {
  const hand = o.s.hands[o.seat]!.filter((tile) => tables(o.s).tiles[tile]?.camp === domain).length;
  return Math.min(o.soon, hand) + WEIGHT.campATurn * (o.turns - o.soon);
}

const SLOT: readonly Effect[] = [
  knowledge(0.9),
  (o, n, domain) => n * campTurns(o, domain) * o.knowledge,
  (o, _n, _domain, side) => (side === 1 ? 0.9 : 2.2) * o.turns * o.knowledge,
  (o, n) => n * o.turns * (0.2 + 0.13 * cities(o)) * o.knowledge,
  (o, n, domain) => n * point * atEnds(o, o.s.nodus[o.seat]![domain]!, 1.5),
  knowledge(0.35),
];

const SPECIAL: { readonly [key in MasteryKey]?: Effect } = {
  education: knowledge(0.65),
  military: influence(0.45),
  monarchy: counted(cities, 1.5),
  republic: counted((o) => colours(DOMAINS.map((_, domain) => citiesOn(o.s, o.seat, domain))), 0.8),
  bureaucracy: extra('bureaucracy', 350),
  empire: (o, n) => n * point * (cityLevels(o.s, o.seat) + 0.45 * o.turns),
  relics: endInfluence,
  temples: vp(0.45),
  cathedrals: counted((o) => citiesOfLevel(o.s, o.seat, 2) + citiesOfLevel(o.s, o.seat, 3), 1.2),
  monotheism: counted((o) => Math.max(...DOMAINS.map((_, domain) => countDomain(o.s, o.seat, domain))), 1.2),
  prophecy: vp(0.3),
  theology: rated((o) => o.s.influence[o.seat]!, 14),
  sculpture: knowledge(0.25),
  theatre: vp(0.25),
  architecture: counted((o) => levelCards(o.s, o.seat), 1),
  diplomacy: influence(0.2),
  patronage: extra('patronage', 300),
  epic: (o, n) => n * point * Math.min(DOMAINS.length, colours(o.s.nodus[o.seat]!) + 0.25 * o.turns),
  mercenaries: knowledge(1),
  guilds: knowledge(0.7),
  banking: (o, n) => (point * 14 * o.ends) / n,
  goldTrade: (o, n) => n * point * o.turns * (0.08 + 0.11 * cities(o)),
  maritimeLeague: endInfluence,
  tradeFairs: (o, n) => n * point * (foreignNeighbours(o.s, o.seat) + 0.12 * o.turns),
  medicine: knowledge(0.3),
  cartography: knowledge(0.45),
  astronomy: counted((o) => countSide(o.s, o.seat, 2), 2),
  alchemy: knowledge(0.3),
  printing: extra('printing', 350),
  greatLibrary: (o, n) => n * point * (countCards(o.s, o.seat, ({ value }) => value > 3) + 0.5 * o.turns),
  metallurgy: vp(0.8),
  mining: (o, _n, _domain, side) => (side === 1 ? 0.8 : 1.4) * o.turns * point,
  engineering: rated((o) => allNodus(o.s, o.seat), 6),
  shipbuilding: knowledge(0.12),
  steelmaking: counted((o) => countDomain(o.s, o.seat, CRA), 1.2),
  glassmaking: influence(1),
};

/** What the effect of a kind of Mastery card brings from now on when it lies on this side. */
export const effectWorth = (o: Outlook, kind: number, side: 1 | 2): number => {
  const { n, domain, slot, key } = tables(o.s).mastery[kind]!;
  const effect = SLOT[slot - 1] ?? SPECIAL[key]!;
  return effect(o, n[side - 1]!, domain, side);
};

/** One Influence by an action of the seat; Glassmaking adds to it. */
export const actionInfluence = (o: Outlook, n: number): number => {
  if (n === 0) return 0;
  return (n + power(o.s, o.seat, KIND.glassmaking)) * inf(o);
};
