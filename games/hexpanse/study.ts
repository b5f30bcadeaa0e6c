import type { GameStudy } from '@conclave/frame/study.ts';
import type { Seat } from '@conclave/kernel';
import { CARDS } from './data/cards.ts';
import { FACTIONS } from './data/factions.ts';
import { MINOR_FACTIONS } from './data/minor-factions.ts';
import { MISSIONS } from './data/missions.ts';
import type { Event, State } from './rules/types.ts';

type Counts = { readonly [name: string]: number };
type Of<N extends Event[0]> = Extract<Event, readonly [N, ...unknown[]]>;

const ofName = <N extends Event[0]>(events: readonly Event[], name: N): Of<N>[] =>
  events.filter((event): event is Of<N> => event[0] === name);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What won a game that did not go on to the round cap. */
function victory(events: readonly Event[]): string {
  const [formed] = ofName(events, 'formed');
  return formed === undefined ? ofName(events, 'gameOver')[0]![1] : `formation ${MISSIONS[formed[2]]!.id}`;
}

/** Actions begun, by kind. */
function actions(seat: Seat, events: readonly Event[]): Counts {
  const counts: { [name: string]: number } = {};
  const kinds = ['place', 'withdraw', 'attack', 'recover', 'play', 'deploy', 'reuse'];
  for (const kind of [...kinds, 'gain', 'raise', 'heal', 'moveWarlord', 'ability'])
    counts[`actions: ${kind}`] = 0;
  for (const [, actor, kind] of ofName(events, 'acted')) if (actor === seat) counts[`actions: ${kind}`]!++;
  return counts;
}

/**
 * For each card: share of seats that bought it, and used it (played, or deployed), and the same among winners: the share
 * of wins of its buyers is the second by the first.
 */
function cards(hasWon: boolean, seat: Seat, events: readonly Event[]): Counts {
  const bought = new Set(
    ofName(events, 'bought').flatMap(([, buyer, card]) => (buyer === seat ? [card] : [])),
  );
  const used = new Set<number>();
  for (const [, actor, kind, card] of ofName(events, 'acted'))
    if (actor === seat && (kind === 'play' || kind === 'deploy')) used.add(card as number);
  for (const [, owner, , , card] of ofName(events, 'placed')) if (owner === seat && card >= 0) used.add(card);
  return Object.fromEntries(
    CARDS.flatMap(({ id }, card) => [
      [`${id} bought`, bought.has(card) ? 1 : 0],
      [`${id} used`, used.has(card) ? 1 : 0],
      [`${id} bought and won`, bought.has(card) && hasWon ? 1 : 0],
    ]),
  );
}

/** Seats, factions, minor factions and ways to win against each other; length, economy, actions and cards. */
const study: GameStudy<State, Event> = {
  groups: (end, seat, events) => ({
    faction: FACTIONS[end.factions[seat]!]!.name,
    'place in the order of play': `${((seat - end.first + end.seats) % end.seats) + 1}`,
    ...(end.minors[seat]! < 0 ? {} : { 'minor faction': MINOR_FACTIONS[end.minors[seat]!]!.name }),
    victory: victory(events),
  }),

  measures(end, seat, events) {
    const { reason, places } = end.outcome!;
    const lost = ofName(events, 'damaged').filter(([, hurt]) => hurt === seat);
    const gained = ofName(events, 'gained').filter(([, gainer]) => gainer === seat);
    const formed = ofName(events, 'formed').some(([, , mission]) => mission === end.secrets[seat]);
    return {
      rounds: end.round,
      'ended at the round cap': reason === 'cap' || reason === 'draw' ? 1 : 0,
      'won by warlords': reason === 'warlords' ? 1 : 0,
      'won with their own secret mission': formed && places[seat] === 1 ? 1 : 0,
      'life lost': sum(lost.map(([, , n]) => n)),
      eliminated: end.eliminated.includes(seat) ? 1 : 0,
      'income at the end': end.income[seat]!,
      'hexilum gained': sum(gained.map(([, , n]) => n)),
      'hexilum at the end': end.hexilum[seat]!,
      'cards bought': ofName(events, 'bought').filter(([, buyer]) => buyer === seat).length,
      'units on the ship at the end': sum(end.ship[seat]!),
      ...actions(seat, events),
      ...cards(places[seat] === 1, seat, events),
    };
  },
};

export default study;
