import { type EventVisibility, hidden, type Seat, type Viewer, type Visibility } from '@conclave/kernel';
import type { Event, State } from './types.ts';

/** HX-TEAM-02, section 3: whether a viewer may see a seat's secret mission. */
const seesSecretOf = (s: Readonly<State>, viewer: Viewer, seat: Seat): boolean =>
  s.outcome !== null || viewer === seat || (s.pairs && viewer !== 'table' && viewer % 2 === seat % 2);

/** Section 3: who may see what. */
export const visible: Visibility<State> = {
  mode: 'all',
  pairs: 'all',
  board: 'all',
  missionDeck: 'all',
  privateDraft: 'all',
  warlordOncePerTurn: 'all',
  incomeCost: 'all',
  roundCap: 'all',
  first: 'all',
  round: 'all',
  phase: 'all',
  active: 'all',
  actionsLeft: 'all',
  warlordActed: 'all',
  kinds: 'all',
  owners: 'all',
  cards: 'all',
  warlords: 'all',
  life: 'all',
  eliminated: 'all',
  factions: 'all',
  minors: 'all',
  hexilum: 'all',
  income: 'all',
  reserve: 'all',
  ship: 'all',
  undeployed: 'all',
  deployed: 'all',
  actionCards: 'all',
  market: 'all',
  deck: 'none',
  discard: 'all',
  buried: 'own',
  promised: 'all',
  extra: (cards, viewer, s) => (viewer === s.active ? cards.slice() : hidden(cards)),
  minorRow: 'all',
  common: 'all',
  missionRow: 'all',
  shown: 'own',
  secrets: (secrets, viewer, s) =>
    secrets.map((mission, seat) => (seesSecretOf(s, viewer, seat) ? mission : -1)),
  queue: 'all',
  resolving: 'all',
  fallen: 'all',
};

const ownCards = <N extends 'extraDrawn' | 'buried'>(
  [name, seat, cards]: readonly [N, Seat, number[]],
  viewer: Viewer,
): readonly [N, Seat, number[]] => [name, seat, viewer === seat ? cards : hidden(cards)];

/** What became known by each event, and to whom. */
export const events: EventVisibility<Event> = {
  minorsOffered: 'all',
  missionsRevealed: 'all',
  factionChosen: 'all',
  minorChosen: 'all',
  missionTaken: ([name, seat, mission], viewer) => [name, seat, viewer === seat ? mission : -1],
  missionSet: 'all',
  warlordPlaced: 'all',
  turnStarted: 'all',
  acted: 'all',
  effectBegun: 'all',
  declined: 'all',
  skipped: 'all',
  oriented: 'all',
  struck: 'all',
  attacked: 'all',
  placed: 'all',
  withdrawn: 'all',
  exchanged: 'all',
  warlordMoved: 'all',
  destroyed: 'all',
  sent: 'all',
  fell: 'all',
  recovered: 'all',
  mustered: 'all',
  gained: 'all',
  burned: 'all',
  stole: 'all',
  incomeRaised: 'all',
  healed: 'all',
  damaged: 'all',
  eliminated: 'all',
  cardTaken: 'all',
  tokenTaken: 'all',
  discarded: 'all',
  queued: 'all',
  promised: 'all',
  marketOpened: 'all',
  extraDrawn: ownCards,
  bought: 'all',
  buried: ownCards,
  reshuffled: 'all',
  marketFilled: 'all',
  turnEnded: 'all',
  formed: 'all',
  secretsRevealed: 'all',
  gameOver: 'all',
};

/** What is shown and may be hidden again before the move ends: the face-up discard pile and own extra cards, shuffled. */
export const reveals = (event: Event, viewer: Viewer): boolean =>
  event[0] === 'discarded' || ((event[0] === 'extraDrawn' || event[0] === 'buried') && event[1] === viewer);
