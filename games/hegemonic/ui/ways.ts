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
import { caps, PATTERN_NAME, UNIT_TEXT } from '../words/names.ts';
import { buildWays, labelled, priceRange, type Way } from './build-ways.ts';
import { type Offer, offersOf } from './parts.ts';
import type { Thing } from './symbols/drawings.ts';

type View = Readonly<State>;

const targetsOf = (offers: readonly Offer[]): number =>
  new Set(offers.map(({ parts }) => `${parts.to} ${parts.defender} ${parts.target}`)).size;

/** Why a pattern finds no target. */
function attackLack(view: View, seat: Seat, pattern: PatternKey, offers: readonly Offer[]): string {
  const unit = attackingUnit(pattern);
  if (unit === null) return 'Your Complexes reach no target that you could pay, or have attacked already.';
  const numbers = unitsOf(view, seat, unit).flatMap((at, n) => (at < 0 ? [] : [n]));
  if (numbers.length === 0) return `You have no ${UNIT_TEXT[unit].name} on the board.`;
  if (numbers.every((n) => isMarked(view, seat, unit, n)))
    return `Your ${UNIT_TEXT[unit].many} have attacked in this phase.`;
  const canMove = labelled(offers, unit === 'agent' ? 'moveAgent' : 'moveFleet').length > 0;
  return `No ${UNIT_TEXT[unit].name} stands where it has a target that you could pay${canMove ? '; it may move first' : ''}.`;
}

function attackWay(view: View, seat: Seat, pattern: PatternKey, offers: readonly Offer[]): Way {
  const own = labelled(offers, 'attack').filter(({ parts }) => parts.pattern === pattern);
  const unit = attackingUnit(pattern);
  const prices = own.map(({ parts: { to, defender, target } }) =>
    conflictCost(view, seat, pattern, { sector: to!, defender: defender!, type: target! }),
  );
  return {
    pick: ['pattern', pattern],
    name: PATTERN_NAME[pattern],
    piece: unit ?? 'complex',
    effect: own.length === 0 ? 'no target' : `${plural(targetsOf(own), 'target')}, ${priceRange(prices)}`,
    offers: own,
    ...(own.length === 0 ? { lack: attackLack(view, seat, pattern, offers) } : {}),
  };
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
    },
  ];
}

function basicWays(view: View, offers: readonly Offer[]): Way[] {
  const draws = offers.filter(({ parts }) => parts.draw !== undefined);
  return [
    {
      pick: ['action', 'collect'],
      name: `Gain ${caps(tables(view).basicCaps)}`,
      thing: 'coin',
      effect: 'BASIC',
      offers: labelled(offers, 'collect'),
    },
    {
      pick: ['draw', 'any'],
      name: 'Draw a technology',
      thing: 'card',
      effect: 'BASIC; then use one',
      offers: draws,
      ...(draws.length === 0 ? { lack: 'Neither the draw pile nor the discards have a card left.' } : {}),
    },
  ];
}

function discoverWays(view: View, seat: Seat, offers: readonly Offer[]): Way[] {
  const lowest = lowestIncome(view, seat);
  const way = (
    label: 'capitalize' | 'survey' | 'research',
    thing: Thing,
    effect: string,
    lack: string,
  ): Way => {
    const own = labelled(offers, label);
    return {
      pick: ['action', label],
      name: MOVES[label].name,
      thing,
      effect,
      offers: own,
      ...(own.length === 0 ? { lack } : {}),
    };
  };
  return [
    way(
      'capitalize',
      'coin',
      `gain ${caps(lowest)}`,
      'Your lowest income is 0, so that it would bring nothing.',
    ),
    way(
      'survey',
      'hex',
      [
        ...(view.stack.length > 0 ? ['turn a tile up'] : []),
        ...(hasEmptyHex(view) ? ['place one'] : []),
      ].join(', '),
      'There is neither a tile to flip nor one that could be placed.',
    ),
    way(
      'research',
      'card',
      view.inactive[seat]!.length > 0
        ? `take ${view.inactive[seat]!.length} back, redraw`
        : 'discard, redraw',
      view.learning
        ? 'The learning game has no RESEARCH.'
        : 'There is no card to take back, discard or draw.',
    ),
  ];
}

/** All that an action card offers a seat, in the order in which it stands on the card; `offers` is what is legal. */
export function waysOf(view: View, seat: Seat, card: ActionCard, offers: readonly Offer[]): readonly Way[] {
  if (card === 'discover') return discoverWays(view, seat, offers);
  const type = BUILDS[card];
  const fights = patternsOf(view, card).flatMap((pattern) => {
    const unit = attackingUnit(pattern);
    const attack = attackWay(view, seat, pattern, offers);
    return unit === null ? [attack] : [attack, ...moveWay(view, seat, unit, offers)];
  });
  return [...(type ? buildWays(view, seat, type, offers) : []), ...fights, ...basicWays(view, offers)];
}

/** What an action card would offer a seat if its turn were now. */
export function waysWith(view: View, seat: Seat, card: ActionCard): readonly Way[] {
  const moves: Move[] = [];
  emitActions(view, seat, card, (move) => moves.push(move));
  return waysOf(view, seat, card, offersOf(view, seat, moves));
}

/** Whether a way is more than BASIC. */
export const isProper = ({ pick: [name, value] }: Way): boolean => name !== 'draw' && value !== 'collect';

/** Whether a card offers anything now but BASIC. */
export const isIdle = (ways: readonly Way[]): boolean =>
  !ways.some((way) => isProper(way) && way.offers.length > 0);

/** A card's ways in a few words: “Complex from 2 CAPs, 1 target”. */
export function brief(card: ActionCard, ways: readonly Way[]): string {
  if (isIdle(ways)) return card === 'discover' ? 'nothing possible' : 'only BASIC';
  const open = ways.filter((way) => isProper(way) && way.offers.length > 0);
  if (card === 'discover')
    return open.map(({ effect, name, pick }) => (pick[1] === 'capitalize' ? effect : name)).join(', ');
  const attacks = open.filter(({ pick }) => pick[0] === 'pattern');
  const targets = attacks.reduce((sum, { offers }) => sum + targetsOf(offers), 0);
  const builds = open.filter(({ pick }) => pick[0] === 'action' && !`${pick[1]}`.startsWith('move'));
  const moves = open.some(({ pick }) => `${pick[1]}`.startsWith('move'));
  return [
    ...builds.slice(0, 2).map(({ name }) => name),
    ...(targets > 0 ? [plural(targets, 'target')] : moves ? ['move'] : []),
  ].join(', ');
}
