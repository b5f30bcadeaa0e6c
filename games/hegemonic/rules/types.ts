import type { Core, Seat } from '@conclave/kernel';
import type { ActionCard, PatternKey } from '../data/cards.ts';
import type { TechnologyKey } from '../data/technologies.ts';
import type { Type } from '../data/tracks.ts';

/*
 * A sector is its number: 0 to 5 the ring of the core, then five for each board in the order in which boards lie
 * (`galaxyOf`, `sectorAt` in galaxy.ts). A tile is 0 to 47, a home tile 48. A technology card is 0 to 53 (its kind:
 * `KIND_OF`), a leader 0 to 11, an Agent, Fleet or Gate pair of a player 0 to 2, a faction 0 to 2. Everywhere -1 stands
 * for none, off the board, or a card that the viewer may not know. Lists by type are in the order of `TYPES`.
 */

export type Phase = 'setup' | 'collection' | 'expansion' | 'action' | 'arbitration';
export type Unit = 'agent' | 'fleet';
/** In lists by side the Attacker is 0, the Defender 1. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export interface State extends Core {
  /** Section 8: the variants of this game. */
  learning: boolean;
  wildHomes: boolean;
  longer: boolean;

  arbiter: Seat;
  /** From 1; 0 during the set-up. */
  round: number;
  phase: Phase;
  /** 1 to 3 in an action phase, else 0. */
  actionPhase: number;
  /** Whose expansion or action turn it is; -1 for nobody's. */
  active: Seat;
  /** Actions that the active seat may still take in its action turn. */
  actionsLeft: number;
  /** By seat: the action card of this phase once it is revealed, else null. */
  chosen: (ActionCard | null)[];
  /** Seats in the order of this phase's turns; a turn that has begun is gone. */
  queue: Seat[];

  /** The boards laid, in order (`layBoard` in galaxy.ts). */
  galaxy: string;
  /** By sector. */
  tiles: number[];
  /** By seat: its home sector. */
  homes: number[];
  /** Sector tiles face up. */
  pool: number[];
  /** Sector tiles face down, the next one last. */
  stack: number[];
  /** By seat: starting tiles in hand, ascending. */
  tileHands: number[][];

  /** By seat, then by sector: 0 to 3. */
  complexes: number[][];
  /** By sector: whose Embassy stands there. */
  embassies: Seat[];
  /** By sector: whose Outposts stand there, and how many. */
  outposts: Seat[];
  heights: number[];
  /** By seat: bases of each type on the board (HG-GEN-04). */
  built: number[][];
  /** By seat: sector of each Agent and Fleet. */
  agents: number[][];
  fleets: number[][];
  /** By seat: six sectors; the halves of pair i are at 2i and 2i + 1. */
  gates: number[][];

  /** By seat. */
  caps: number[];
  points: number[];
  /** By round that has been scored, then by seat: what the boards paid (HG-ARB-05). */
  scored: number[][];
  /** By seat: technology cards in hand, ascending. */
  hands: number[][];
  /** By seat: what it may choose from in the draft; empty outside it (HG-VAR-13). */
  packets: number[][];
  /** By seat: cards used in conflicts, in the order of their use. */
  inactive: number[][];
  /** By seat: Advanced Technologies, at most three. */
  advanced: number[][];
  /** Technology cards face down, the next one last. */
  deck: number[];
  /** One pile, or three by type (HG-VAR-10); the top card last. */
  discards: number[][];

  /** By seat: what this action phase has used up (marks.ts). */
  marks: number[][];
  /** The conflict that has been declared, null outside one. */
  conflict: Conflict | null;

  /** By seat; empty without leaders. */
  leaders: number[];
  /** By seat: position of the leader, 0 to 3 (HG-LEA-01). */
  positions: number[];
  /** How often leaders have been used in this game: what tells a window that something happened in it. */
  leaderUses: number;
  /** By seat: the sector that a leader protects until the phase ends (LD12). */
  sheltered: number[];
  /** By seat: CAPs that a leader lets keep beyond the limit in this Arbitration (LD12). */
  spared: number[];
}

export interface Conflict {
  pattern: PatternKey;
  attacker: Seat;
  defender: Seat;
  /** What attacks: the number of the Agent or Fleet, or the sector of the group of Complexes. */
  by: number;
  /** Where it stands. */
  from: number;
  /** The Conflict Sector, and the type that is targeted there. */
  sector: number;
  target: Type;
  /** By side: the faction or the sector of the stack that its units draw power from. */
  drawn: [number, number];
  /** By seat: the side (0, 1) that it lends political power to. */
  loans: number[];
  /** What leaders give in this conflict. */
  bonuses: Bonus[];
  /** By side: the technology card played, once it is revealed. */
  cards: [number, number];
  /** The side that has to reveal first (LD01). */
  opensFirst: number;
  /** Whether the cards count 0 (LD09). */
  voidCards: boolean;
  /** Whether the Defender's bases are safe (LD10). */
  spareBases: boolean;
  /** By side: every term, as they were compared; what is lost then no longer stands on the board. */
  sums: [Part[], Part[]] | null;
  /** By side: the totals once they have been compared. */
  totals: [number, number] | null;
  /** The side that has won; -1 before, and in a draw. */
  winner: number;
  /** Bases lost, and their power. */
  lost: number;
  lostPower: number;
  /** Places of lost bases that a takeover has yet to fill. */
  vacant: number;
}

/** Power from a leader: who gives it, to which side, how much. */
type Bonus = [seat: Seat, side: number, n: number];

/** A named term of a conflict's power. `sector` and `seat` say where it comes from, -1 where that means nothing. */
export type Part = readonly [part: PartName, n: number, sector: number, seat: Seat];
export type PartName =
  /** Complexes of the group itself; those in an adjacent sector; Gate halves with Dyson Sphere Assembly. */
  | 'complexes'
  | 'neighbours'
  | 'gates'
  /** An Embassy of the faction; Agents; the home Embassy when it is wild (HG-VAR-18). */
  | 'embassy'
  | 'agents'
  | 'wildHome'
  /** The stack that defends or is drawn; another one that supports it; Fleets. */
  | 'stack'
  | 'support'
  | 'fleets'
  /** What another player lends (HG-CON-25); what a leader gives; the technology card. */
  | 'loan'
  | 'leader'
  | 'card';

/** All moves. Sectors, seats, tiles and cards are numbers. Behind each: the step that asks for it. */
export type Move =
  /** setUp.layBoard (HG-VAR-16): the first cell of the board, and how often it is turned by 60 degrees. */
  | readonly ['layBoard', q: number, r: number, turn: number]
  /** setUp.chooseLeader (HG-VAR-09). */
  | readonly ['leader', leader: number]
  /** draft.keep, sealed (HG-VAR-13). */
  | readonly ['keep', card: number]
  /** setUp.placeHome */
  | readonly ['home', sector: number]
  /** setUp.placeFirstTile, expansionTurn.placeTile, survey.placeTile */
  | readonly ['place', tile: number, sector: number]
  /** D-DRAW: expansionTurn.draw, leaderDraw.draw; in an action turn it begins a BASIC; in cleanUp.clean it is the other way to clean up. */
  | readonly ['drawDeck']
  | readonly ['drawDiscard', pile: number]
  | readonly ['takeBack', card: number]
  /** D-USE: useCard.use; discardOne.choose; `drop` is an Advanced Technology that makes room. */
  | readonly ['discard', card: number]
  | readonly ['advance', card: number]
  | readonly ['advance', card: number, drop: number]
  /** actionPhase.choose, sealed. */
  | readonly ['card', card: ActionCard]
  /** ordering.chooseStart: who of those with equal numbers begins. */
  | readonly ['start', seat: Seat]
  /** action.choose: BASIC for CAPs; the actions of Discover; the end of the turn. */
  | readonly ['collect']
  | readonly ['capitalize']
  | readonly ['survey']
  | readonly ['research']
  | readonly ['endTurn']
  /** research.redraw: cards to discard, ascending. */
  | readonly ['redraw', ...cards: number[]]
  /** action.choose to begin a BUILD, then build.next until `stop`. */
  | readonly ['complex', sector: number]
  | readonly ['embassy', sector: number]
  | readonly ['outpost', sector: number]
  | readonly ['agent', sector: number]
  | readonly ['fleet', sector: number]
  /** A base of the BUILD's type. */
  | readonly ['relocate', from: number, to: number]
  /** The first half of a new pair, or of a pair on the board that goes to a new place; then gate.otherHalf. */
  | readonly ['gate', sector: number]
  | readonly ['relocateGate', pair: number, sector: number]
  | readonly ['otherHalf', sector: number]
  | readonly ['stop']
  /** action.choose to begin a conflict action with a move; then campaign.declare asks for `attack` or `stop`. */
  | readonly ['moveAgent', agent: number, sector: number]
  | readonly ['moveFleet', fleet: number, sector: number]
  /** `by`: the number of the Agent or Fleet, or the sector of the group of Complexes. */
  | readonly ['attack', pattern: PatternKey, by: number, sector: number, defender: Seat, target: Type]
  /** conflict.drawAttacker, conflict.drawDefender: power for an Agent, for a Fleet, or none. */
  | readonly ['drawFaction', faction: number]
  | readonly ['drawStack', sector: number]
  | readonly ['drawNothing']
  /** conflict.lend */
  | readonly ['lend', side: Side]
  /** conflict.commit, sealed, or conflict.commitFirst (LD01): a technology card. */
  | readonly ['commit', card: number]
  /** outcome.fill (HG-CON-34): a base from there comes into the vacant place. */
  | readonly ['fill', from: number]
  /** outcome.destroyGates: pairs of the loser, ascending. */
  | readonly ['destroyGates', ...pairs: number[]]
  /** D-REACT: an Advanced Technology, with the sector that it needs. */
  | readonly ['use', technology: TechnologyKey]
  | readonly ['use', technology: TechnologyKey, sector: number]
  | readonly ['decline']
  /** cleanUp.clean: the used card goes to the inactive pile. */
  | readonly ['inactive']
  /** arbitration.chooseArbiter */
  | readonly ['arbiter', seat: Seat]
  /** leaderWindow.ask: a leader's ability with its choice (leaders/abilities.ts). */
  | readonly ['lead', level: number, ...args: (number | string)[]]
  /** Nothing: no more of what a window, a loan or a leader offers. */
  | readonly ['pass']
  /** At any time: one CAP or a token of five (HG-GEN-01); when asked: an Advanced Technology is discarded (HG-TEC-02). */
  | readonly ['give', seat: Seat, n: 1 | 5]
  | readonly ['drop', card: number];

/** Where CAPs come from. */
export type Gain = 'basic' | 'capitalize' | 'leader' | TechnologyKey;

/**
 * What happened, in order. `phaseStarted`, `turnStarted`, `declared` and `boardScored` are causes: what follows belongs
 * to them until the next cause.
 */
export type Event =
  /** `board` as in `Galaxy.boardOf`. */
  | readonly ['boardLaid', seat: Seat, board: number, q: number, r: number, turn: number]
  /** By seat: the packet that has come to it. */
  | readonly ['draftPassed', packets: number[][]]
  | readonly ['leaderChosen', seat: Seat, leader: number]
  | readonly ['homePlaced', seat: Seat, sector: number]
  | readonly ['tilePlaced', seat: Seat, tile: number, sector: number]
  /** Tiles that have come into the pool. */
  | readonly ['tilesFlipped', tiles: number[]]
  | readonly ['roundStarted', round: number]
  | readonly ['phaseStarted', phase: Phase, actionPhase: number]
  /** Income by type. */
  | readonly ['collected', seat: Seat, incomes: number[]]
  | readonly ['leaderAdvanced', seat: Seat, position: number]
  | readonly ['turnStarted', seat: Seat, card: ActionCard | null]
  /** An action whose parts may all be nothing has begun: it is spent (HG-ACT-04). */
  | readonly ['used', seat: Seat, action: 'survey' | 'research']
  /** A turn is ended with actions of the card left. */
  | readonly ['turnEnded', seat: Seat, unused: number]
  | readonly ['drew', seat: Seat, cards: number[]]
  | readonly ['tookDiscard', seat: Seat, card: number]
  | readonly ['tookBack', seat: Seat, card: number]
  | readonly ['reshuffled', cards: number]
  | readonly ['discarded', seat: Seat, cards: number[]]
  | readonly ['advanced', seat: Seat, card: number, cost: number]
  /** An Advanced Technology is discarded. */
  | readonly ['dropped', seat: Seat, card: number]
  /** By seat. */
  | readonly ['cardsRevealed', cards: ActionCard[]]
  /** Seats in the order of their turns. */
  | readonly ['ordered', queue: Seat[]]
  | readonly ['gained', seat: Seat, n: number, by: Gain]
  /** Inactive cards come back to hand (HG-CON-40). */
  | readonly ['recovered', seat: Seat, cards: number[]]
  | readonly ['built', seat: Seat, type: Type, sector: number, cost: number]
  | readonly ['relocated', seat: Seat, type: Type, from: number, to: number, cost: number]
  | readonly ['unitBuilt', seat: Seat, unit: Unit, number: number, sector: number, cost: number]
  | readonly ['gateBuilt', seat: Seat, pair: number, a: number, b: number, cost: number]
  | readonly ['gateRelocated', seat: Seat, pair: number, a: number, b: number, cost: number]
  | readonly ['unitMoved', seat: Seat, unit: Unit, number: number, from: number, to: number, cost: number]
  | readonly [
      'declared',
      attacker: Seat,
      pattern: PatternKey,
      by: number,
      from: number,
      sector: number,
      defender: Seat,
      target: Type,
    ]
  | readonly ['conflictPaid', seat: Seat, cost: number]
  /** `n`: what the draw adds; `source` as in `Conflict.drawn`. */
  | readonly ['powerDrawn', seat: Seat, side: Side, type: Type, source: number, n: number]
  | readonly ['lent', seat: Seat, side: Side, n: number]
  /** By side; -1 for a side without a card. */
  | readonly ['technologiesRevealed', cards: number[]]
  | readonly ['compared', attacker: Part[], defender: Part[], totals: [number, number], winner: number]
  /** Units that are destroyed go back to their owner's board, as bases do. */
  | readonly ['unitLost', seat: Seat, unit: Unit, number: number, sector: number]
  | readonly ['basesLost', seat: Seat, type: Type, sector: number, n: number]
  /** Bases of the winner that take the place of those lost, from the supply. */
  | readonly ['replaced', seat: Seat, type: Type, sector: number, n: number]
  | readonly ['gateLost', seat: Seat, pair: number, a: number, b: number]
  /** A technology is used; what it does and costs follows as an event of its own. */
  | readonly ['reacted', seat: Seat, technology: TechnologyKey]
  | readonly ['usedCard', seat: Seat, card: number, to: 'inactive' | 'discard']
  | readonly ['conflictEnded']
  /** `args` as in the move `lead`. */
  | readonly ['leaderUsed', seat: Seat, leader: number, level: number, args: (number | string)[]]
  /** A leader lets `seat` see the hand of `target` (LD09). */
  | readonly ['handSeen', seat: Seat, target: Seat, cards: number[]]
  | readonly ['gave', from: Seat, to: Seat, n: number]
  | readonly ['arbiterChosen', seat: Seat]
  /** CAPs beyond the retention limit are lost. */
  | readonly ['retained', seat: Seat, lost: number]
  /** `powers` and `points` by seat; `board` 0 is the core, then in the order in which boards lie. */
  | readonly ['boardScored', board: number, powers: number[], points: number[]]
  /** By seat: points of Advanced Technologies. */
  | readonly ['technologiesScored', points: number[]]
  | readonly ['gameOver', reason: EndReason, points: number[]];

/**
 * Why the game ended: no tile is left in the stack, no hex is empty, or in the longer game the last round is over or no
 * tile is left at all.
 */
export type EndReason = 'stack' | 'full' | 'rounds' | 'no-tiles';
