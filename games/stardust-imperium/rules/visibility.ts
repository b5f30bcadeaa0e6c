import { type EventVisibility, hidden, type Seat, type Viewer, type Visibility } from '@conclave/kernel';
import { KIND, KIND_OF } from '../data/cards.ts';
import { runningUse } from './functions/use.ts';
import type { Event, State } from './types.ts';

/** Faces in VP piles are hidden even from their owner (SI-VP-02), but not from who looks through one (SI-CARD-43). */
function pilesFor(piles: readonly number[][], viewer: Viewer, s: Readonly<State>): number[][] {
  const use = runningUse(s);
  const isLooking = use !== null && KIND_OF[use.uid] === KIND.planetProbe && use.seat === viewer;
  const seen = isLooking ? use.target : -1;
  return piles.map((pile, seat) => (seat === seen ? pile.slice() : hidden(pile)));
}

/** Section 3: who may see what. */
export const visible: Visibility<State> = {
  first: 'all',
  round: 'all',
  roundLimit: 'all',
  vpCountsShown: 'all',
  discardBrowsable: 'all',
  active: 'all',
  window: 'all',
  budget: 'all',
  mainDone: 'all',
  extraBuilds: 'all',
  builds: 'all',
  sold: 'all',
  payment: 'all',
  deck: 'none',
  discard: 'all',
  hands: 'own',
  tableaus: (tableaus, viewer) =>
    tableaus.map((tableau, seat) =>
      tableau.map((card) => ({ ...card, stash: seat === viewer ? card.stash.slice() : hidden(card.stash) })),
    ),
  piles: pilesFor,
  tokens: 'all',
  exhausted: 'all',
  completedBy: 'all',
  extraTurns: 'all',
};

/** The event with the cards at this place hidden from everybody but the seat in it. */
const hide =
  <E extends Event>(at: number, seats: (e: E) => readonly Seat[] = (e) => [e[1] as Seat]) =>
  (event: E, viewer: Viewer): Event => {
    if (seats(event).includes(viewer as Seat)) return event;
    const seen = [...event] as (typeof event)[number][];
    seen[at] = hidden(seen[at]!);
    return seen as unknown as Event;
  };

/** What became known by each event, and to whom. */
export const events: EventVisibility<Event> = {
  turnStarted: 'all',
  recovered: 'all',
  functionUsed: 'all',
  declined: 'all',
  slipped: 'all',
  unslipped: 'all',
  researching: 'all',
  looked: hide(2),
  researched: hide(2),
  declared: 'all',
  handRevealed: 'all',
  sold: 'all',
  built: 'all',
  buildCancelled: 'all',
  gainedMoney: 'all',
  gainedBuild: 'all',
  lostMoney: 'all',
  drew: hide(2),
  gainedVp: 'all',
  lostVp: 'all',
  cashedVp: hide(2),
  limited: 'all',
  discarded: 'all',
  gave: hide(3, (e) => [e[1], e[2]]),
  revealed: 'all',
  took: (event, viewer) =>
    event[2] === 'reveal' || event[2] === 'market' ? event : hide<typeof event>(3)(event, viewer),
  named: 'all',
  stashed: hide(3),
  unstashed: hide(3),
  returned: hide(3),
  destroyed: 'all',
  movedTableau: 'all',
  reshuffled: 'all',
  pileShuffled: 'all',
  turnEnding: 'all',
  offered: 'all',
  exhausted: 'all',
  completed: 'all',
  gameOver: 'all',
};

/** What is shown openly and may be hidden again before the move ends, by a reshuffle or in a hand. */
export function reveals(event: Event, viewer: Viewer): boolean {
  switch (event[0]) {
    case 'handRevealed':
    case 'revealed':
    case 'discarded':
    case 'sold':
    case 'lostVp':
      return true;
    case 'drew':
    case 'looked':
      return event[1] === viewer;
    case 'gave':
      return event[1] === viewer || event[2] === viewer;
    default:
      return false;
  }
}
