import { type EventVisibility, hidden, type Viewer, type Visibility } from '@conclave/kernel';
import { hasHeld } from './cards.ts';
import type { Event, State } from './types.ts';

/** AX-R-37: the cards that came from a hand show to those who have held it in this age. */
const forHolders = (lists: readonly number[][], viewer: Viewer, s: Readonly<State>): number[][] =>
  lists.map((cards, seat) =>
    viewer !== 'table' && hasHeld(s, viewer, seat) ? cards.slice() : hidden(cards),
  );

/** Section 3: who may see what. */
export const visible: Visibility<State> = {
  duel: 'all',
  exploration: 'all',
  first: 'all',
  age: 'all',
  round: 'all',
  civilisations: 'all',
  origins: 'all',
  levels: 'all',
  points: 'all',
  ages: 'all',
  tiles: (tiles, _viewer, s) => tiles.map((tile, sector) => (s.faceUp[sector] ? tile : -1)),
  faceUp: 'all',
  undrawn: (tiles, _viewer, s) => (s.exploration ? hidden(tiles) : tiles.slice()),
  ships: 'all',
  colonies: 'all',
  hands: forHolders,
  choices: 'all',
  queue: 'all',
  discards: 'all',
  leftovers: 'all',
  unused: forHolders,
};

/** What became known by each event, and to whom. */
export const events: EventVisibility<Event> = {
  civilisationChosen: 'all',
  settled: 'all',
  ageStarted: 'all',
  received: (event, viewer) => {
    const [name, seat, cards, known] = event;
    return known.includes(viewer as number) ? event : [name, seat, hidden(cards), known];
  },
  roundStarted: 'all',
  revealed: 'all',
  discarded: 'all',
  turnStarted: 'all',
  pooled: 'all',
  battle: 'all',
  evolved: 'all',
  colonized: 'all',
  moved: 'all',
  portalled: 'all',
  flipped: 'all',
  produced: 'all',
  ambushed: 'all',
  converted: 'all',
  turnEnded: 'all',
  ageScored: 'all',
  gameOver: 'all',
};

/** A side that had no effect is forgotten when the round ends, perhaps in the same move. */
export const reveals = (event: Event): boolean => event[0] === 'revealed';
