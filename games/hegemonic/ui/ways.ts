import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { type ActionCard, BUILDS, type PatternKey } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { attackingUnit, conflictCost, patternsOf } from '../rules/attacks.ts';
import { hasEmptyHex, unitsOf } from '../rules/board.ts';
import { isMarked } from '../rules/marks.ts';
import { lowestIncome } from '../rules/networks.ts';
import { emitActions } from '../rules/turn.ts';
import type { Move, State, Unit } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { caps, PATTERN_NAME, patternSays, UNIT_TEXT } from '../words/names.ts';
import { unitSays } from '../words/piece-words.ts';
import { an, buildWays, facts, type Lack, labelled, priceRange, type Way, wayOf } from './build-ways.ts';
import { type Offer, offersOf } from './parts.ts';
import { bestGain } from './points.ts';
import type { Thing } from './symbols/drawings.ts';
import { TERMS, type Term } from './term-words.ts';

type View = Readonly<State>;

const targetsOf = (offers: readonly Offer[]): number =>
  new Set(offers.map(({ parts }) => `${parts.to} ${parts.defender} ${parts.target}`)).size;

/** More than any conflict costs. */
const PLENTY = 99;

/** The attacks of a pattern that are on offer. */
const attacksOf = (pattern: PatternKey, offers: readonly Offer[]): readonly Offer[] =>
  labelled(offers, 'attack').filter(({ parts }) => parts.pattern === pattern);

/** What attacks of a pattern cost. */
const pricesOf = (view: View, seat: Seat, pattern: PatternKey, attacks: readonly Offer[]): number[] =>
  attacks.map(({ parts: { to, defender, target } }) =>
    conflictCost(view, seat, pattern, { sector: to!, defender: defender!, type: target! }),
  );

/** What the cheapest target of a pattern would cost a seat that had the CAPs for it; Infinity if none is in reach. */
function cheapest(view: View, seat: Seat, card: ActionCard, pattern: PatternKey): number {
  const offers = offersWith(withMore(view, seat, PLENTY), seat, card);
  return Math.min(...pricesOf(view, seat, pattern, attacksOf(pattern, offers)));
}

/** Why a pattern finds no target. */
function attackLack(
  view: View,
  seat: Seat,
  card: ActionCard,
  pattern: PatternKey,
  offers: readonly Offer[],
): Lack {
  const unit = attackingUnit(pattern);
  const price = cheapest(view, seat, card, pattern);
  if (price < Infinity)
    return [`can’t pay ${caps(price)}`, `Targets are in reach; the cheapest costs ${caps(price)}.`];
  if (unit === null)
    return ['no target in reach', 'Your Complexes reach no target, or have attacked already.'];
  const { name, many } = UNIT_TEXT[unit];
  const numbers = unitsOf(view, seat, unit).flatMap((at, n) => (at < 0 ? [] : [n]));
  if (numbers.length === 0)
    return [`first place ${an(name)}`, `You have no ${name} on the board: it is what attacks here.`];
  if (numbers.every((n) => isMarked(view, seat, unit, n)))
    return [`${many} have attacked`, `Your ${many} have attacked in this phase.`];
  const canMove = labelled(offers, unit === 'agent' ? 'moveAgent' : 'moveFleet').length > 0;
  return [
    `no target ${canMove ? 'unless moved' : 'in reach'}`,
    `No ${name} stands where it has a target${canMove ? '; it may move first' : ''}.`,
  ];
}

function attackWay(
  view: View,
  seat: Seat,
  card: ActionCard,
  pattern: PatternKey,
  offers: readonly Offer[],
): Way {
  const own = attacksOf(pattern, offers);
  const prices = () => pricesOf(view, seat, pattern, own);
  return wayOf(
    {
      pick: ['pattern', pattern],
      name: PATTERN_NAME[pattern],
      piece: attackingUnit(pattern) ?? 'complex',
      offers: own,
      says: patternSays(tables(view), pattern),
      rule: 'HG-CON-09',
    },
    () => facts(bestGain(view, seat, own), `${plural(targetsOf(own), 'target')}, ${priceRange(prices())}`),
    () => attackLack(view, seat, card, pattern, offers),
  );
}

/** Moving a unit, which may then attack; only where there is one. */
function moveWay(view: View, seat: Seat, unit: Unit, offers: readonly Offer[]): Way[] {
  const label = unit === 'agent' ? 'moveAgent' : 'moveFleet';
  const own = labelled(offers, label);
  if (own.length === 0) return [];
  const rested = unitsOf(view, seat, unit).some((at, n) => at >= 0 && !isMarked(view, seat, unit, n));
  return [
    {
      pick: ['action', label],
      name: MOVES[label].name,
      piece: unit,
      effect: rested ? 'then attack' : 'has attacked already',
      offers: own,
      says: unitSays(tables(view), unit),
      rule: 'HG-MOV-02',
    },
  ];
}

function basicWays(view: View, offers: readonly Offer[]): Way[] {
  return [
    {
      pick: ['action', 'collect'],
      name: `Gain ${caps(tables(view).basicCaps)}`,
      thing: 'coin',
      effect: 'Basic',
      offers: labelled(offers, 'collect'),
      ...TERMS.Basic,
    },
    wayOf(
      {
        pick: ['draw', 'any'],
        name: 'Draw a card',
        thing: 'card',
        offers: offers.filter(({ parts }) => parts.draw !== undefined),
        ...TERMS.Basic,
      },
      () => 'Basic; then use one',
      () => ['none left', 'Neither the draw pile nor the discards have a card left.'],
    ),
  ];
}

function discoverWays(view: View, seat: Seat, offers: readonly Offer[]): Way[] {
  const lowest = lowestIncome(view, seat);
  const back = view.inactive[seat]!.length;
  const way = (
    label: 'capitalize' | 'survey' | 'research',
    thing: Thing,
    term: Term,
    effect: string,
    lack: Lack,
  ): Way =>
    wayOf(
      {
        pick: ['action', label],
        name: MOVES[label].name,
        thing,
        offers: labelled(offers, label),
        ...term,
      },
      () => effect,
      () => lack,
    );
  return [
    way('capitalize', 'coin', TERMS.Capitalize, `gain ${caps(lowest)}`, [
      'brings nothing',
      'Your lowest income is 0, so that it would bring nothing.',
    ]),
    way(
      'survey',
      'hex',
      TERMS.Survey,
      [
        ...(view.stack.length > 0 ? ['turn a tile up'] : []),
        ...(hasEmptyHex(view) ? ['place one'] : []),
      ].join(', '),
      ['no tile left', 'There is neither a tile to flip nor one that could be placed.'],
    ),
    way(
      'research',
      'card',
      TERMS.Research,
      back > 0 ? `take ${back} back, redraw` : 'discard, redraw',
      view.learning
        ? ['not in this game', 'The learning game has no Research.']
        : ['no card for it', 'There is no card to take back, discard or draw.'],
    ),
  ];
}

/** All that an action card offers a seat, in the order in which it stands on the card; `offers` is what is legal. */
export function waysOf(view: View, seat: Seat, card: ActionCard, offers: readonly Offer[]): readonly Way[] {
  if (card === 'discover') return discoverWays(view, seat, offers);
  const type = BUILDS[card];
  const fights = patternsOf(view, card).flatMap((pattern) => {
    const unit = attackingUnit(pattern);
    const attack = attackWay(view, seat, card, pattern, offers);
    return unit === null ? [attack] : [attack, ...moveWay(view, seat, unit, offers)];
  });
  return [...(type ? buildWays(view, seat, type, offers) : []), ...fights, ...basicWays(view, offers)];
}

/** What an action card would offer a seat if its turn were now. */
export const waysWith = (view: View, seat: Seat, card: ActionCard): readonly Way[] =>
  waysOf(view, seat, card, offersWith(view, seat, card));

/** What would be legal with an action card if a seat's turn were now. */
function offersWith(view: View, seat: Seat, card: ActionCard): readonly Offer[] {
  const moves: Move[] = [];
  emitActions(view, seat, card, (move) => moves.push(move));
  return offersOf(view, seat, moves);
}

/** A view in which a seat has so many more CAPs. */
const withMore = (view: View, seat: Seat, more: number): View => ({
  ...view,
  caps: view.caps.map((n, i) => (i === seat ? n + more : n)),
});

/** Whether a way is more than Basic. */
export const isProper = ({ pick: [name, value] }: Way): boolean => name !== 'draw' && value !== 'collect';

/** Whether a card offers anything now but Basic. */
export const isIdle = (ways: readonly Way[]): boolean =>
  !ways.some((way) => isProper(way) && way.offers.length > 0);

/** What a card that offers nothing now would offer after its first action, the gain of Basic; null if nothing. */
export function afterBasic(view: View, seat: Seat, card: ActionCard): string | null {
  const ways = waysWith(withMore(view, seat, tables(view).basicCaps), seat, card);
  return ways.find((way) => isProper(way) && way.offers.length > 0)?.name ?? null;
}

/** A card's ways in a few words: “Complex from 2 CAPs, 1 target”. */
export function brief(view: View, seat: Seat, card: ActionCard, ways: readonly Way[]): string {
  if (isIdle(ways)) {
    if (card === 'discover') return 'nothing possible';
    const after = afterBasic(view, seat, card);
    return after === null ? 'only Basic' : `Basic, then ${after}`;
  }
  const open = ways.filter((way) => isProper(way) && way.offers.length > 0);
  if (card === 'discover')
    return open.map(({ effect, name, pick }) => (pick[1] === 'capitalize' ? effect : name)).join(', ');
  const attacks = open.filter(({ pick }) => pick[0] === 'pattern');
  const targets = attacks.reduce((sum, { offers }) => sum + targetsOf(offers), 0);
  const builds = open.filter(({ pick }) => pick[0] === 'action' && !`${pick[1]}`.startsWith('move'));
  const moves = open.some(({ pick }) => `${pick[1]}`.startsWith('move'));
  const gain = bestGain(
    view,
    seat,
    open.flatMap(({ offers }) => offers),
  );
  return [
    ...builds.slice(0, 2).map(({ name }) => name),
    ...(targets > 0 ? [plural(targets, 'target')] : moves ? ['move'] : []),
    ...(gain === '' ? [] : [gain]),
  ].join(', ');
}
