import { type EventVisibility, hidden, type Viewer, type Visibility } from '@conclave/kernel';
import type { Event, State } from './types.ts';

/** Section 3: who may see what. */
export const visible: Visibility<State> = {
  learning: 'all',
  wildHomes: 'all',
  longer: 'all',
  arbiter: 'all',
  round: 'all',
  phase: 'all',
  actionPhase: 'all',
  active: 'all',
  actionsLeft: 'all',
  chosen: 'all',
  queue: 'all',
  galaxy: 'all',
  tiles: 'all',
  homes: 'all',
  pool: 'all',
  stack: 'none',
  tileHands: 'own',
  complexes: 'all',
  embassies: 'all',
  outposts: 'all',
  heights: 'all',
  built: 'all',
  agents: 'all',
  fleets: 'all',
  gates: 'all',
  caps: 'all',
  points: 'all',
  scored: 'all',
  hands: 'own',
  packets: 'own',
  inactive: 'all',
  advanced: 'all',
  deck: 'none',
  discards: 'all',
  marks: 'all',
  conflict: 'all',
  leaders: 'all',
  positions: 'all',
  leaderUses: 'all',
  sheltered: 'all',
  spared: 'all',
};

/** What became known by each event, and to whom. */
export const events: EventVisibility<Event> = {
  boardLaid: 'all',
  draftPassed: ([name, packets], viewer) => [
    name,
    packets.map((packet, seat) => (seat === viewer ? packet : hidden(packet))),
  ],
  leaderChosen: 'all',
  homePlaced: 'all',
  tilePlaced: 'all',
  tilesFlipped: 'all',
  roundStarted: 'all',
  phaseStarted: 'all',
  collected: 'all',
  leaderAdvanced: 'all',
  turnStarted: 'all',
  used: 'all',
  turnEnded: 'all',
  drew: ([name, seat, cards], viewer) => [name, seat, seat === viewer ? cards : hidden(cards)],
  tookDiscard: 'all',
  tookBack: 'all',
  reshuffled: 'all',
  discarded: 'all',
  advanced: 'all',
  dropped: 'all',
  cardsRevealed: 'all',
  ordered: 'all',
  gained: 'all',
  recovered: 'all',
  built: 'all',
  relocated: 'all',
  unitBuilt: 'all',
  gateBuilt: 'all',
  gateRelocated: 'all',
  unitMoved: 'all',
  declared: 'all',
  conflictPaid: 'all',
  powerDrawn: 'all',
  lent: 'all',
  technologiesRevealed: 'all',
  compared: 'all',
  unitLost: 'all',
  basesLost: 'all',
  replaced: 'all',
  gateLost: 'all',
  reacted: 'all',
  usedCard: 'all',
  conflictEnded: 'all',
  leaderUsed: 'all',
  handSeen: ([name, seat, target, cards], viewer) => [
    name,
    seat,
    target,
    seat === viewer || target === viewer ? cards : hidden(cards),
  ],
  gave: 'all',
  arbiterChosen: 'all',
  retained: 'all',
  boardScored: 'all',
  technologiesScored: 'all',
  gameOver: 'all',
};

/** What is shown and may be hidden again before the move ends: cards of a discard pile or hand that are shuffled or taken up. */
export function reveals(event: Event, viewer: Viewer): boolean {
  switch (event[0]) {
    case 'discarded':
    case 'dropped':
    case 'usedCard':
    case 'technologiesRevealed':
      return true;
    case 'drew':
    case 'handSeen':
      return event[1] === viewer;
    default:
      return false;
  }
}
