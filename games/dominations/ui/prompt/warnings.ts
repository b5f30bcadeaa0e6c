import { listed, plural } from '@conclave/frame/words.ts';
import { predict, type Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { fits } from '@conclave/mechanics/edge-match';
import { isMasteryCard } from '../../data/cards.ts';
import { DOMAINS } from '../../data/domains.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { NEWEST } from '../../data/tables.ts';
import { dominations } from '../../index.ts';
import { extrasLeft } from '../../rules/actions.ts';
import { exchangeable } from '../../rules/exchange.ts';
import { leader } from '../../rules/seats.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { domainName, EXTRA_NAME } from '../../words/names.ts';
import { openingsOf } from '../tree/openings.ts';

type View = Readonly<State>;

/** What a move costs at once, by Domain; null where something else is asked first. */
function paid(events: readonly Event[], seat: Seat): readonly number[] | null {
  for (const event of events) if (event[0] === 'paid' && event[1] === seat) return event[2];
  return null;
}

/** The Domination cards that a payment in the last turn of an Age would hand to others. */
function cardsLost(view: View, seat: Seat, amounts: readonly number[], seats: readonly SeatInfo[]): string[] {
  if (view.round < NUMBERS.rounds) return [];
  return DOMAINS.flatMap((_, domain) => {
    if (amounts[domain] === 0) return [];
    const held = (other: Seat) => view.knowledge[other]![domain]!;
    const before = leader(view, held);
    const after = leader(view, (other) => (other === seat ? held(other) - amounts[domain]! : held(other)));
    if (before !== seat || after === seat) return [];
    const who = after < 0 ? 'nobody' : seats[after]!.name;
    return [`${domainName(domain)} (${who} would lead)`];
  });
}

/** Cards of the supply have four copies each: a Tree is closed when hardly any of them fits. */
const NARROW = 3;

/** How many places of a Tree take any card at all. */
const openPlaces = (view: View, seat: Seat): number => {
  const cards = NEWEST.sides.filter((_, card) => isMasteryCard(card));
  return openingsOf(view, seat).filter((opening) => cards.some((card) => fits(opening, card))).length;
};

/** What a move under construction would do that one may not have meant. */
export function moveWarning(view: View, seat: Seat, seats: readonly SeatInfo[], move: Move): string | null {
  const foreseen = predict(dominations, view as State, seat, move);
  if (!foreseen) return null;
  const amounts = paid(foreseen.events, seat);
  const lost = amounts === null ? [] : cardsLost(view, seat, amounts, seats);
  const warnings = lost.length === 0 ? [] : [`You would no longer have most ${listed(lost)}.`];
  if (move[0] === 'gain' || move[0] === 'monument' || move[0] === 'patronage') {
    const left = openPlaces(foreseen.view, seat);
    if (left < NARROW && left < openPlaces(view, seat))
      warnings.push(
        `Your Tree would have only ${plural(left, 'place')} that ${left === 1 ? 'takes' : 'take'} a card.`,
      );
  }
  return warnings.length === 0 ? null : warnings.join(' ');
}

/** Exchange cards that have not been used in this turn. */
const unusedExchanges = (moves: readonly Move[], view: View, seat: Seat): readonly number[] =>
  [...DOMAINS.keys()].filter(
    (domain) =>
      exchangeable(view, seat, domain) > 0 &&
      moves.some((move) => move[0] === 'exchange' && move[1] === domain),
  );

/** What is left undone when Build ends. */
export function buildWarning(view: View, seat: Seat, moves: readonly Move[]): string | null {
  const cities = moves.flatMap((move) => (move[0] === 'city' || move[0] === 'upgrade' ? [move[1]] : []));
  const levels = new Set(moves.flatMap((move) => (move[0] === 'monument' ? [move[1]] : []))).size;
  const can = [
    ...(cities.length > 0 ? [`a City at ${plural(cities.length, 'place')}`] : []),
    ...(levels > 0 ? [plural(levels, 'Monument level')] : []),
  ];
  const extra = extrasLeft(view, seat, 'patronage') > 0 && moves.some(([label]) => label === 'patronage');
  const said = [
    ...(can.length > 0 ? [`You could pay for ${can.join(' or ')}.`] : []),
    ...(extra ? [`You could still build a level by ${EXTRA_NAME.patronage}.`] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}

/** What is left undone when Develop, and with it the turn, ends. */
export function developWarning(view: View, seat: Seat, moves: readonly Move[]): string | null {
  const kinds = new Set(
    moves.flatMap((move) => (move[0] === 'gain' || move[0] === 'advance' ? [move[1]] : [])),
  );
  const exchanges = unusedExchanges(moves, view, seat);
  const said = [
    ...(kinds.size > 0 ? [`You could pay for ${plural(kinds.size, 'card')}.`] : []),
    ...(exchanges.length > 0 ? [`You have not exchanged for ${listed(exchanges.map(domainName))}.`] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}
