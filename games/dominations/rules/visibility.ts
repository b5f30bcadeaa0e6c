import { type EventVisibility, hidden, type Viewer, type Visibility } from '@conclave/kernel';
import type { Event, State } from './types.ts';

/** Section 3: who may see what. Hands are open (DM-R-02) unless the variant hides them (DM-VAR-03). */
export const visible: Visibility<State> = {
  hegemon: 'all',
  hasOmens: 'all',
  ambition: 'all',
  hiddenHands: 'all',
  firstGame: 'all',
  tiesToNobody: 'all',
  age: 'all',
  round: 'all',
  phase: 'all',
  active: 'all',
  order: 'all',
  builds: 'all',
  develops: 'all',
  exchanged: 'all',
  cells: 'all',
  tiles: 'all',
  turns: 'all',
  owners: 'all',
  levels: 'all',
  sites: 'all',
  hands: (hands, viewer, s) =>
    hands.map((hand, seat) => (s.hiddenHands && seat !== viewer ? hidden(hand) : hand.slice())),
  knowledge: 'all',
  limits: 'all',
  influence: 'all',
  vp: 'all',
  sheet: 'all',
  spots: 'all',
  cards: 'all',
  mastery: 'all',
  nodus: 'all',
  uses: 'all',
  monuments: 'all',
  builders: 'all',
  holders: 'all',
  monumentOffers: 'own',
  objectiveOffers: 'own',
  objectives: 'all',
  ambitions: 'all',
  firstAmbition: 'all',
  rack: 'all',
  omenDeck: 'none',
  omenDiscard: 'all',
  activeOmens: 'all',
  omenOwners: 'all',
};

/** Tiles that go to or from a hand: with hidden hands only their number is known to others. */
const tiles = (
  [name, seat, list, open]: Extract<Event, readonly ['drew' | 'gaveBack', ...unknown[]]>,
  viewer: Viewer,
): Event => [name, seat, open || seat === viewer ? list : hidden(list), open];

/** What became known by each event, and to whom. */
export const events: EventVisibility<Event> = {
  kept: 'all',
  ageStarted: 'all',
  headStart: 'all',
  rackFilled: 'all',
  drew: tiles,
  gaveBack: tiles,
  turnStarted: 'all',
  declared: 'all',
  placed: 'all',
  produced: 'all',
  locusClosed: 'all',
  gained: 'all',
  lost: 'all',
  paid: 'all',
  exchanged: 'all',
  scored: 'all',
  influenced: 'all',
  extraUsed: 'all',
  cityBuilt: 'all',
  cityFell: 'all',
  limitChanged: 'all',
  levelBuilt: 'all',
  cardGained: 'all',
  cardAdvanced: 'all',
  nodusFormed: 'all',
  passed: 'all',
  omenDrawn: 'all',
  omenDiscarded: 'all',
  omensReshuffled: 'all',
  omenEnded: 'all',
  stageStarted: 'all',
  leads: 'all',
  declined: 'all',
  dominated: 'all',
  dominationTaken: 'all',
  ageEnded: 'all',
  initiative: 'all',
  controlled: 'all',
  objectivesChecked: 'all',
  gameOver: 'all',
};

/** What is shown and may be hidden again before the move ends: Omens that are shuffled into the deck, own tiles that go to the bag. */
export function reveals(event: Event, viewer: Viewer): boolean {
  switch (event[0]) {
    case 'omenDrawn':
    case 'omenDiscarded':
    case 'omenEnded':
      return true;
    case 'drew':
    case 'gaveBack':
      return event[3] || event[1] === viewer;
    default:
      return false;
  }
}
